#!/bin/sh
# Puts a built snapsim under a prefix, or takes it away again: the tool, the library that behavior files are compiled
# against, the manual page and the completions. `make install` and `make uninstall` call it.
#
#   .install/install.sh check       whether PREFIX and DESTDIR can be meant
#   .install/install.sh install BINARY BUILT
#                                   BINARY is the tool, BUILT the folder in which SwiftPM built the library
#   .install/install.sh uninstall
#
# PREFIX says where, and DESTDIR, if given, goes before it; both may hold spaces and apostrophes.
set -eu
cd "$(dirname "$0")/.."

fail() {
  echo "make: $1" >&2
  exit 2
}

: "${PREFIX:?names the folder to install under}"
for given in "PREFIX=$PREFIX" "DESTDIR=${DESTDIR-}"; do
  name="${given%%=*}"
  value="${given#*=}"
  case "$value" in
    "~" | "~"/*)
      fail "$given: the shell has left the ~ as it is, and a folder of that name is hardly meant; write $name=\"\$HOME${value#?}\"" ;;
    "~"*)
      fail "$given: the shell has left the ~ as it is, and a folder of that name is hardly meant; write the path out" ;;
  esac
done

root="${DESTDIR-}$PREFIX"
tool="$root/bin/snapsim"
library="$root/lib/snapsim"
sources="$root/share/snapsim"
manual="$root/share/man/man1/snapsim.1"
bash="$root/share/bash-completion/completions/snapsim"
zsh="$root/share/zsh/site-functions/_snapsim"
fish="$root/share/fish/vendor_completions.d/snapsim.fish"

# The modules that behavior files are compiled against, from the list by which the tool looks for them.
modules() {
  sed -n 's/^ *static let names = \[\(.*\)\]$/\1/p' Sources/SnapsimCLI/BehaviorFiles/BehaviorLibrary.swift | tr -d '",'
}

# Writes what a command prints to a file that everybody may read.
document() {
  file="$1"
  shift
  install -d "$(dirname "$file")"
  "$@" > "$file"
  chmod 644 "$file"
}

case "${1-}" in
  check) ;;
  install)
    binary="$2"
    built="$3"
    install -d "$root/bin"
    install -m 755 "$binary" "$tool"
    strip "$tool"
    rm -rf "$library" "$sources"
    install -d "$library/Modules" "$sources/Sources"
    install -m 644 "$built"/swift-version-*.txt "$library"
    [ -n "$(modules)" ] || fail "the list of the library's modules was not found"
    for module in $(modules); do
      install -d "$library/$module.build"
      install -m 644 "$built/Modules/$module.swiftmodule" "$library/Modules"
      # SwiftPM leaves the objects of sources that are no more.
      find "Sources/$module" -name '*.swift' | while read -r source; do
        install -m 644 "$built/$module.build/${source##*/}.o" "$library/$module.build"
      done
      cp -R "Sources/$module" "$sources/Sources"
    done
    chmod -R u=rwX,go=rX "$library" "$sources"
    document "$manual" "$tool" help man
    document "$bash" "$tool" completions bash
    document "$zsh" "$tool" completions zsh
    document "$fish" "$tool" completions fish
    ;;
  uninstall)
    rm -f "$tool" "$manual" "$bash" "$zsh" "$fish"
    rm -rf "$library" "$sources"
    ;;
  *) fail "expected check, install or uninstall" ;;
esac
