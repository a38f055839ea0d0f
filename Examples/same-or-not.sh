#!/bin/sh
# Two behaviors compared: a simple gesture for each way of parting, or none.
set -eu

snapsim diff --behavior threshold-paging --behavior distance-paging --items 21 || echo "they differ"
snapsim diff --behavior container-paging --behavior container-paging --effort quick && echo "they are the same"
