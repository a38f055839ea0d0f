#!/bin/sh
# Points per second or per millisecond? Apple documents no unit for context.velocity, and real code assumes both.
set -eu

echo "A velocity that was meant per millisecond is met with a warning:"
snapsim --velocity -1.2 --print offset 2>&1

echo
echo "flick-paging's thresholds are in points per second. Told points per millisecond, no swipe reaches them:"
for unit in per-second per-millisecond; do
  echo "$unit: page" $(snapsim --behavior flick-paging --velocity -350 --context-velocity $unit --print page)
done
snapsim --behavior flick-paging --velocity -350 --context-velocity per-millisecond --explain | grep '^  target'
