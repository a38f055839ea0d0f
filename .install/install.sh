#!/bin/sh
# Compiles snapsim and puts it under a prefix, or takes it away again: the tool, the library that behavior files are
# compiled against, the manual page and the completions. `make install` and `make uninstall` call it.
#
#   .install/install.sh install
#   .install/install.sh uninstall
#   .install/install.sh library     compiles the library's modules alone, in .build/library
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

# The compiler, and the folder for what it makes, which is found again where the sources did not change.
swiftc="${SWIFT:-swift}c"
built=.build/library

# The modules that behavior files are compiled against, from the list by which the tool builds them for other compilers.
modules() {
  sed -n '/static let names = \[/,/\]/p' Sources/SnapsimBehaviorFiles/BehaviorLibrary.swift | grep -o '"[A-Za-z]*"' | tr -d '"'
}

# The sources that what reads behavior files shares with the tool, from the list by which the tool compiles it.
sharedSources() {
  sed -n '/static let shared = \[/,/\]/p' Sources/SnapsimBehaviorFiles/SourceReader.swift | grep -o '[A-Za-z/]*\.swift' |
    sed 's|^|Sources/|'
}

# Sets the compiler's word on itself, by which the tool tells what it made from what others make, and a path in it.
compiler() {
  command -v $swiftc > /dev/null || fail "there is no $swiftc on the path; install Swift (swift.org/install)"
  # Of macOS's compilers only the proxy finds the system's declarations by itself.
  if [ -z "${SDKROOT-}" ] && command -v xcrun > /dev/null; then
    SDKROOT="$(xcrun --sdk macosx --show-sdk-path)" ||
      fail "there are no developer tools of Apple's; install them by xcode-select --install"
    export SDKROOT
  fi
  info="$($swiftc -print-target-info)" || fail "$swiftc does not work; try it by itself"
  resources="$(printf '%s\n' "$info" | sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1/p')"
  if [ "$info" != "$(cat "$built/compiler.json" 2> /dev/null)" ]; then
    rm -rf "$built"
    mkdir -p "$built"
    printf '%s\n' "$info" > "$built/compiler.json"
  fi
}

# Whether something is to be made anew, as a file or folder is newer than the mark of when it was made.
#
#   stale MARK FILE...
stale() {
  made="$1"
  shift
  [ ! -e "$made" ] || [ -n "$(find "$@" -newer "$made")" ]
}

# Compiles the modules, each to its NAME.swiftmodule and one object, which links fastest, as the tool does for other
# compilers.
library() {
  [ -n "$(modules)" ] || fail "the list of the library's modules was not found"
  before=""
  for module in $(modules); do
    # Each needs those before it.
    mark="$built/$module.compiled"
    set -- "Sources/$module" ${before:+"$before"}
    before="$mark"
    stale "$mark" "$@" || continue
    touch "$built/begun.$$"
    find "$PWD/Sources/$module" -name '*.swift' | sort | tr '\n' '\0' |
      xargs -0 $swiftc -O -wmo -swift-version 6 -package-name snapsim -parse-as-library -module-name "$module" \
        -I "$PWD/$built" -emit-module -emit-module-path "$PWD/$built/$module.swiftmodule" \
        -c -o "$PWD/$built/$module.o"
    mv "$built/begun.$$" "$mark"
    echo "compiled $module"
  done
}

# Sets $locales to an object that takes the place of ICU's data of all languages, 34 MB of 60: nothing here formats by
# locale. It is a data file of ICU's without entries, and is left out where the toolchain is not as expected.
withoutLocales() {
  locales=""
  name="$(nm "${resources}_static/linux/lib_FoundationICU.a" 2> /dev/null | sed -n 's/.* R \(icudt[0-9]*_dat\)$/\1/p')"
  [ -n "$name" ] || return 0
  cat > "$built/locales.c" <<- END
	struct {
	  unsigned short headerSize; unsigned char magic[2]; unsigned short size, reserved;
	  unsigned char isBigEndian, charset, sizeOfUChar, reservedByte, format[4], versions[8], padding[8]; unsigned count;
	} $name = { 32, { 0xda, 0x27 }, 20, 0, 0, 0, 2, 0, { 'C', 'm', 'n', 'D' }, { 1 }, { 0 }, 0 };
	END
  if "$resources/../../bin/clang" -c "$built/locales.c" -o "$built/locales.o" 2> /dev/null; then
    locales="$built/locales.o"
  fi
}

# Links the tool, which needs no Swift runtime: on Linux it is wholly static, while on macOS the system has the runtime.
link() {
  # The stand-in of UIKit is for layouts alone.
  set -- -O -swift-version 6 -module-name snapsim -I "$built" Sources/snapsim/main.swift -o "$1" \
    $(modules | grep -v UIKitStandIn | sed "s|.*|$built/&.o|")
  if [ "$(uname -s)" != Linux ]; then
    $swiftc "$@"
    return
  fi
  withoutLocales
  $swiftc -static-executable -use-ld=lld -Xlinker --gc-sections ${locales:+"$locales"} "$@" 2> "$built/link.log" ||
    $swiftc -static-executable "$@"
}

# Builds what reads behavior files against the modules of SwiftSyntax in the toolchain; without them there is none, and the
# tool says what it does not read.
reader() {
  stale "$built/reader.made" Sources/SnapsimSourceReader $(sharedSources) || return 0
  rm -f "$built/reader.made"
  touch "$built/reader.begun"
  # Optimized it is a tenth faster, and takes six times as long to compile.
  $swiftc -Onone -wmo -swift-version 6 -package-name snapsim -module-name SnapsimSourceReader -I "$resources/host" \
    -L "$resources/host" -lSwiftSyntax -lSwiftParser -Xlinker -rpath -Xlinker "$resources/host" \
    Sources/SnapsimSourceReader/*.swift $(sharedSources) -o "$built/SnapsimSourceReader" 2> "$built/reader.log" ||
    return 0
  mv "$built/reader.begun" "$built/reader.made"
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
  library)
    compiler
    library
    ;;
  install)
    compiler
    reader &
    reading=$!
    library
    wait $reading
    install -d "$root/bin"
    # Others may install from here at the same time.
    linked="$built/snapsim.$$"
    trap 'rm -f "$linked"' EXIT
    link "$linked"
    # In this order: to strip it would break the signature.
    ${STRIP:-strip} "$linked"
    ! command -v codesign > /dev/null || codesign -s - --force "$linked"
    # What a linker wrote lies in small pieces in the page cache, from where it starts a third slower than a copy.
    install -m 755 "$linked" "$tool"
    rm -rf "$library" "$sources"
    install -d "$library" "$sources/Sources"
    cp "$built/compiler.json" "$library"
    for module in $(modules); do
      cp "$built/$module.swiftmodule" "$built/$module.o" "$library"
      cp -R "Sources/$module" "$sources/Sources"
    done
    # Another toolchain than this one compiles what reads behavior files anew.
    cp -R Sources/SnapsimSourceReader "$sources/Sources"
    if [ -e "$built/reader.made" ]; then
      cp "$built/SnapsimSourceReader" "$library"
    else
      echo "make: what reads behavior files was not built; see $built/reader.log" >&2
    fi
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
  *) fail "expected install, uninstall or library" ;;
esac
