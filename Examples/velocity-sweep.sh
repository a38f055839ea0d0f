#!/bin/sh
# How many cards a swipe passes, by its velocity: view-aligned that is never limited beside one that always is.
set -eu

echo "velocity  never  always"
snapsim --items 40 --item-length 160 --spacing 10 --velocity 0:-5000:-500 --format csv --no-header \
  --print velocity,behavior,item \
  --behavior view-aligned:limit=never --behavior view-aligned:limit=always |
  awk -F, '{ items[$1, $2] = $3 } NR % 2 == 0 {
    printf "%8d  %5d  %6d\n", $1, items[$1, "view-aligned:limit=never"], items[$1, "view-aligned:limit=always"]
  }'

echo
echo "The same as a plot by hand, a mark for each card:"
snapsim --items 40 --item-length 160 --spacing 10 --velocity 0:-5000:-1000 --print velocity,item \
  --behavior view-aligned:limit=never --no-header |
  awk '{ printf "%6d ", $1; for (i = 0; i < $2; i++) printf "#"; print "" }'
