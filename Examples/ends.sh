#!/bin/sh
# The ends of the content: a partial last page, content that fits.
set -eu

echo "Content of 3.4 pages. There and back:"
for behavior in paging container-paging distance-paging threshold-paging; do
  echo "  $behavior: offsets" $(
    snapsim --behavior $behavior --width 400 --item-length 136 --items 10 --per-page 3 --print offset \
      --gesture velocity=-900 --gesture velocity=-900 --gesture velocity=-900 --gesture velocity=-900 \
      --gesture velocity=900 --gesture velocity=900 --gesture velocity=900
  )
done

echo
echo "Content of 4.5 pages that are not made of items: the stops of threshold-paging differ by direction"
echo "  forward: 0" $(snapsim --behavior threshold-paging --width 100 --content-length 450 --velocity -900 --repeat 4 --print offset)
echo "  backward: 350" $(snapsim --behavior threshold-paging --width 100 --content-length 450 --offset 350 --velocity 900 --repeat 4 --print offset)

echo
echo "Content shorter than its container stays where it is:"
snapsim --items 2 --item-length 100 --velocity -2000 --drag -80 --print behavior,released,offset \
  --behavior none --behavior paging --behavior view-aligned --behavior container-paging --behavior threshold-paging
