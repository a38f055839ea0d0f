#!/bin/sh
# Where does a behavior turn a page? A map shows it whole, and thresholds say it exactly.
set -eu
LC_ALL=C.UTF-8 COLUMNS=80
export LC_ALL COLUMNS

snapsim map --behavior flick-paging
snapsim map --thresholds --behavior flick-paging --velocity 0:4000:1 --print at,before,after

# From which width on does the same flick no longer turn two pages?
snapsim map --thresholds --behavior nearest-page --velocity -1200 --width 300:800:1 --print at,before,after
