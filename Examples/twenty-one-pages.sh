#!/bin/sh
# The trap of the published "robust" paging, threshold-paging here: up to 20 pages all is well. From 21 on the last
# page but one is skipped, and the last page is never left: its rule takes the last 5 % of the whole for the end.
set -eu

for items in 20 21; do
  echo "$items pages, from the last but two forward, then back:"
  for behavior in threshold-paging container-paging; do
    echo "  $behavior: pages" $(
      snapsim --behavior $behavior --items $items --page $((items - 3)) --print page \
        --gesture velocity=-1500 --gesture velocity=-1500 --gesture velocity=1500 --gesture velocity=1500
    )
  done
done

echo
echo "Page 19 skipped:"
snapsim --behavior threshold-paging --items 21 --offset 7020 --velocity -1500 --explain | grep -E '^(offset|page)|^  target'
echo
echo "The end not left:"
snapsim --behavior threshold-paging --items 21 --offset 7800 --velocity 1500 --explain | grep -E '^(offset|page)|^  target'
