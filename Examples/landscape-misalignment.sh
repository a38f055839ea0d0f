#!/bin/sh
# The landscape bug of SwiftUI's .paging (FB16486510), and what fixes it.
#
# On an iPhone 14 on its side the scroll view is 844 points long, of which the safe area takes 47 at each end. Pages
# are as long as what is left, 750; .paging steps by 844. Each swipe adds 94 points of error.
set -eu
swipe="--device iphone-14 --landscape --velocity -1200"

echo "Swipes of .paging in landscape: offset, page, misalignment"
snapsim --behavior paging $swipe --repeat 10 --print offset,page,misalignment

echo
echo "Page 4 was never the nearest. The first misaligned rest:"
snapsim --behavior paging $swipe --print misalignment

echo
echo "Upright there are no insets on the axis, and no bug:"
snapsim --behavior paging --device iphone-14 --velocity -1200 --repeat 10 --print misalignment | sort -u

echo
echo "The third swipe of .paging, beside every behavior that could replace it:"
snapsim $swipe --repeat 3 --print behavior,gesture,offset,page,misalignment \
  --behavior paging --behavior container-paging --behavior single-view --behavior flick-paging \
  --behavior view-aligned --behavior view-aligned:limit=always-by-one \
  --behavior velocity-paging --behavior distance-paging --behavior threshold-paging --behavior nearest-page |
  awk 'NR == 1 || $2 == 2'
