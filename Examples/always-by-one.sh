#!/bin/sh
# By the default rule "always by one" is not strictly one (strict=yes is): it only makes content decelerate at the fast
# rate, so narrow cards are still passed several at a time. How many items one flick passes, by the length of the card:
set -eu

echo "card  never  always-by-one  single-view"
for length in 40 80 120 240 390; do
  items=$(
    snapsim --items 60 --item-length $length --spacing 8 --velocity -2500 --print item \
      --behavior view-aligned:limit=never --behavior view-aligned:limit=always-by-one --behavior single-view
  )
  echo $length $items | awk '{ printf "%4d  %5d  %13d  %11d\n", $1, $2, $3, $4 }'
done
