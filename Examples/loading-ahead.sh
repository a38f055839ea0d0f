#!/bin/sh
# Loading by scroll target: what a swipe will rest on is known as the finger lifts, long before it shows.
set -eu

swipe="--behavior view-aligned:limit=never --item-length 130 --items 200 --velocity -4000"

echo "A swipe through 200 pictures, three in sight. updateTarget runs at lift-off; onAppear when a picture shows:"
snapsim reveal $swipe --format csv | awk -F, '
  NR > 1 && $6 != "" { shown++; if ($8 == "flashes") flashed++; else { rested++; printf \
    "  picture %d is rested on: known %.2f s before it shows\n", $3, $6 } }
  END {
    printf "  onAppear would load %d pictures, %d of which flash by unrested\n", shown, flashed
    printf "  loading by scroll target asks for %d, at once\n", rested
  }'

echo
echo "The price of a faster swipe: pictures loaded in vain by onAppear, head start of the first that is rested on"
for velocity in -500 -1000 -2000 -4000 -8000; do
  snapsim reveal $swipe --velocity $velocity --format csv --no-header | awk -F, -v velocity=$velocity '
    $8 == "flashes" { flashed++ }
    $8 == "rests" && $6 != "" && head == "" { head = $6 }
    END { printf "%7d pt/s  %3d in vain  %.2f s\n", velocity, flashed, head }'
done
