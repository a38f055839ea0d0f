#!/bin/sh
# Puts a built snapsim under a prefix, or takes it away again: the tool, the library that behavior files are compiled
# against, the manual page and the completions. `make install` and `make uninstall` call it.
#
#   .install/install.sh check       whether PREFIX and DESTDIR can be meant
#   .install/install.sh install BUILT
#                                   BUILT is the folder in which SwiftPM built the tool and its library
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
  sed -n '/static let names = \[/,/\]/p' Sources/SnapsimBehaviorFiles/BehaviorLibrary.swift | grep -o '"[A-Za-z]*"' | tr -d '"'
}

# Sets $locales to an object that takes the place of ICU's data of all languages, 34 MB of 60: nothing here formats by
# locale. It is a data file of ICU's without entries, and is left out where the toolchain is not as expected.
withoutLocales() {
  locales=""
  compiler="$(command -v ${SWIFT:-swift}c)"
  libraries="$(dirname "$(readlink -f "$compiler")")/../lib/swift_static/linux"
  name="$(nm "$libraries/lib_FoundationICU.a" 2> /dev/null | sed -n 's/.* R \(icudt[0-9]*_dat\)$/\1/p')"
  [ -n "$name" ] || return 0
  cat > "$built/locales.c" <<- END
	struct {
	  unsigned short headerSize; unsigned char magic[2]; unsigned short size, reserved;
	  unsigned char isBigEndian, charset, sizeOfUChar, reservedByte, format[4], versions[8], padding[8]; unsigned count;
	} $name = { 32, { 0xda, 0x27 }, 20, 0, 0, 0, 2, 0, { 'C', 'm', 'n', 'D' }, { 1 }, { 0 }, 0 };
	END
  if "$(dirname "$compiler")/clang" -c "$built/locales.c" -o "$built/locales.o" 2> /dev/null; then
    locales="$built/locales.o"
  fi
}

# Links the objects that SwiftPM built to a tool that needs no Swift runtime: on Linux wholly static, while on macOS the
# system has the runtime. A file that imports what the sources do brings the libraries' names; where they or the linker
# are not as expected, the tool is built anew, which takes a minute.
link() {
  if [ "$(uname -s)" != Linux ]; then
    install -m 755 "$built/snapsim" "$1"
    return
  fi
  # Not our own modules, and not the three C libraries of which each system has one.
  grep -rhoE '^(@_exported )?import [A-Za-z]+$' $(modules | sed 's|^|Sources/|') | sed 's/.* //' | sort -u |
    while read -r module; do
      case "$module" in Darwin | Glibc | Musl) continue ;; esac
      [ -d "Sources/$module" ] || echo "import $module"
    done > "$built/imports.swift"
  withoutLocales
  if ! ${SWIFT:-swift}c -static-executable -use-ld=lld -parse-as-library -module-name imports "$built/imports.swift" \
    -Xlinker --gc-sections -Xlinker --defsym -Xlinker main=snapsim_main \
    ${locales:+"$locales"} @"$built/snapsim.product/Objects.LinkFileList" -o "$1" 2> "$built/link.log"; then
    set -- "$1" --scratch-path .build/static -Xswiftc -static-executable -Xswiftc -use-ld=lld
    destination="$1"
    shift
    ${SWIFT:-swift} build -c release --product snapsim "$@"
    install -m 755 "$(${SWIFT:-swift} build -c release "$@" --show-bin-path)/snapsim" "$destination"
  fi
}

# The sources that what reads behavior files shares with the tool, from the list by which the tool compiles it.
sharedSources() {
  sed -n '/static let shared = \[/,/\]/p' Sources/SnapsimBehaviorFiles/SourceReader.swift | grep -o '[A-Za-z/]*\.swift' |
    sed 's|^|Sources/|'
}

# Builds what reads behavior files against the modules of SwiftSyntax in the toolchain; without them there is none, and the
# tool says what it does not read.
reader() {
  host="$(${SWIFT:-swift}c -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/host"
  ${SWIFT:-swift}c -O -wmo -swift-version 6 -package-name snapsim -module-name SnapsimSourceReader -I "$host" -L "$host" \
    -lSwiftSyntax -lSwiftParser -Xlinker -rpath -Xlinker "$host" Sources/SnapsimSourceReader/*.swift \
    $(sharedSources) -o "$1" 2> "$built/reader.log" ||
    echo "make: what reads behavior files was not built; see $built/reader.log" >&2
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
    built="$2"
    install -d "$root/bin"
    link "$tool"
    chmod 755 "$tool"
    ${STRIP:-strip} "$tool"
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
      # What a debugger wants is most of them.
      strip -S "$library/$module.build"/*.o
      cp -R "Sources/$module" "$sources/Sources"
    done
    # Another toolchain than this one compiles what reads behavior files anew.
    cp -R Sources/SnapsimSourceReader "$sources/Sources"
    reader "$library/SnapsimSourceReader"
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
