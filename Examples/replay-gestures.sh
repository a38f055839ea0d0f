#!/bin/sh
# Gestures that a team has recorded, run through two behaviors: which of them would have turned another page?
# Columns named like options are read for each row, the others are handed on.
set -eu
cd "$(dirname "$0")"

echo "Each gesture under container-paging:"
snapsim batch --behavior container-paging --print who,note,offset,page recorded-gestures.csv

echo
echo "Pages of each gesture under container-paging and under flick-paging, where they differ:"
for behavior in container-paging flick-paging; do
  snapsim batch --behavior $behavior --print who,note,behavior,page --format tsv --no-header recorded-gestures.csv
done | awk -F '\t' '
  $3 == "container-paging" { page[$1, $2] = $4 }
  $3 == "flick-paging" && $4 != page[$1, $2] { print $1 ", " $2 ": " page[$1, $2] " and " $4 }
'
