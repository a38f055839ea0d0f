#!/bin/sh
# Writes the functions of Swift's and the system's libraries that a start of the tool calls. The linker puts them side by
# side: a start then has an eighth fewer page faults, and takes a tenth less time. A name that a toolchain does not have
# is passed over. It needs valgrind and a tool that is not stripped, and is worth the while only where a start became
# slower with a new toolchain:
#
#   STRIP=: make install PREFIX=/tmp/whole
#   .install/first-functions.sh /tmp/whole/bin/snapsim > .install/first-functions
set -eu
list="$(mktemp)"
trap 'rm -f "$list"' EXIT
valgrind --tool=callgrind --demangle=no --callgrind-out-file="$list" "$1" --behavior paging --velocity -1200 > /dev/null
# Our own functions are not sections of their own, which alone can be moved.
sed -n "s/^c\{0,1\}fn=([0-9]*) \([A-Za-z0-9_\$]*\)\('[0-9]*\)\{0,1\}\$/\1/p" "$list" | grep -vE 'Snapsim|snapsim|Scroll' | sort -u
