#!/bin/sh
# A flick that snaps back: which threshold was not reached, and by how much.
set -eu

echo "A short drag, let go fast enough to feel like a flick:"
snapsim --behavior container-paging --drag -30 --velocity -150 --explain | grep -E '^(offset|page)|^  (released|projected|target)'

echo
echo "The same gesture with a threshold of a tenth of a page, and under behaviors that look at the speed:"
snapsim --drag -30 --velocity -150 --print behavior,offset,page \
  --behavior container-paging:threshold=0.1 --behavior flick-paging:light=100 --behavior paging
