#!/bin/sh
# From a finding to a fix, in a copy of this package: the annotation that CI shows, a test that is red, the fix, and then
# a clean audit and the same test, green.
set -eu
cd "$(dirname "$0")"
root=$(cd ../.. && pwd)
work=$root/.build/walk
rm -rf "$work/package" && mkdir -p "$work/package/Tests/FeedTests"
cp -R Sources "$work/package"
sed "s#\"../..\"#\"$root\"#" Package.swift > "$work/package/Package.swift"
cd "$work/package"
git init -q
say() { echo "\$ $1"; }
test_it() { ${SWIFT:-swift} test --scratch-path "$root/.build" 2>&1 | grep 'Test run with' | sed 's/ after [0-9.]* seconds//'; }

say "snapsim audit Sources --format github"
snapsim audit Sources --quiet --format github || echo "exit $?"
say "snapsim audit Sources --print-test > Tests/FeedTests/Findings.swift; swift test"
snapsim audit Sources --quiet --print-test > Tests/FeedTests/Findings.swift || echo "exit $?"
test_it
say "snapsim audit Sources --fix > fix.diff"
snapsim audit Sources --quiet --fix 2>&1 > fix.diff || echo "exit $?"
cat fix.diff
say "git apply fix.diff; snapsim audit Sources"
git apply fix.diff
snapsim audit Sources --quiet | head -1
say "swift test"
test_it
