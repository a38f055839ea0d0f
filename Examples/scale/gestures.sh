#!/bin/sh
# Makes a folder of gestures in parts, each with the header: gestures.sh FOLDER ROWS PARTS
set -eu
folder=$1 rows=$2 parts=$3
mkdir -p "$folder"
awk -v folder="$folder" -v rows="$rows" -v parts="$parts" 'BEGIN {
  srand(1)
  each = int((rows + parts - 1) / parts)
  for (row = 0; row < rows; row++) {
    if (row % each == 0) {
      file = sprintf("%s/part-%05d.csv", folder, row / each)
      print "offset,drag,velocity" > file
    }
    printf "%.1f,%.1f,%.1f\n", 7410 * rand(), 780 * rand() - 390, 8000 * rand() - 4000 > file
  }
}'
