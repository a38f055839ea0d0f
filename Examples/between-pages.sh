#!/bin/sh
# Let go at rest: a behavior that only looks at the velocity has nothing to go by, and stays between pages.
set -eu

echo "Dragged 0.4 pages and let go:"
snapsim --drag -156 --velocity 0 --print behavior,offset,misalignment \
  --behavior velocity-paging --behavior distance-paging --behavior container-paging

echo
echo "--check makes it an exit code:"
for behavior in velocity-paging container-paging; do
  snapsim --behavior $behavior --drag -156 --check >/dev/null && code=0 || code=$?
  echo "$behavior: $code"
done

echo
echo "Caught in mid-flight, 0.15 s after lift-off, and let go:"
snapsim --gesture velocity=-1200 --gesture after=0.15 --print behavior,gesture,start,offset,misalignment \
  --behavior velocity-paging --behavior container-paging
