#!/bin/sh
# The gestures of a folder, settled by GNU parallel: parallel.sh FOLDER OUTPUT [WORKERS]
#
# apt-get install parallel, or brew install parallel; --sshloginfile with --transfer and --return spreads it over machines.
set -eu
folder=$1 output=$2 workers=${3:-2}
mkdir -p "$output"
find "$folder" -name '*.csv' | sort |
  parallel --halt now,fail=1 -j "$workers" snapsim batch --behavior paging --no-header --output "$output/{/}" "{}"
