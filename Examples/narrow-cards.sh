#!/bin/sh
# Three grids that are not the page: .paging steps by the bounds, whatever the items are.
set -eu

echo "Cards 12 points narrower than the scroll view: each page drifts by 12"
snapsim --behavior paging --item-length 378 --velocity -900 --repeat 5 --print misalignment

echo
echo "Cards as long as the scroll view, 8 points apart: page k is off by k times 8"
snapsim --behavior paging --item-length 390 --spacing 8 --velocity -900 --repeat 5 --print misalignment

echo
echo "A peek: cards of 345 in 393, 12 apart, content margins of 24. Aligned to the margin on every page:"
snapsim --behavior view-aligned --width 393 --content-margins 24 --item-length 345 --spacing 12 \
  --velocity -900 --repeat 5 --print offset,item,misalignment

echo
echo "The same cards with padding inside the content instead of margins, under .paging:"
snapsim --behavior paging --width 393 --padding 24 --item-length 345 --spacing 12 \
  --velocity -900 --repeat 5 --print offset,item,misalignment
