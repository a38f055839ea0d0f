#!/bin/sh
# snapsim inside a shell: values in, values out.
set -eu

echo "One value, into a variable:"
offset=$(snapsim --behavior paging --width 844 --velocity -1200 --print offset)
echo "it rests at $offset"

echo
echo "A loop over gestures, read back by awk:"
for velocity in -300 -600 -1200 -2400; do
  snapsim --behavior view-aligned:limit=never --item-length 120 --spacing 8 \
    --velocity $velocity --print item
done | awk '{ print "gesture " NR " passes " $1 " items" }'

echo
echo "A loop over rests:"
for offset in $(snapsim --behavior paging --repeat 4 --velocity -800 --print offset); do
  echo "rest $offset"
done

echo
echo "A check in a script:"
if snapsim --behavior paging --safe-area 47 --velocity -800 --check >/dev/null; then
  echo "aligned"
else
  echo "misaligned"
fi
