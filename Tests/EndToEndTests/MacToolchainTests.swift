import Foundation
import Testing

/// A toolchain as macOS's, stood in by scripts around the one that there is.
@Suite("Where the toolchain behaves as macOS's,", .timeLimit(.minutes(30)))
struct MacToolchainTests {
  let folder: BehaviorFolder
  private static let command = "snapsim --behavior ./A.swift --velocity -1200 --print offset"

  init() throws {
    folder = try BehaviorFolder(hasOwnCache: true)
    try folder.write("A.swift", behavior: "A", body: "target.rect.origin.x = 100")
    // The version on two streams, and a folder without a symbolizer. What is told of the system's declarations is noted,
    // as none can be told on Linux, and what is linked with the runtime, as nothing is on macOS.
    try write(
      "swiftc",
      """
      [ -z "$SDKROOT" ] || echo "$SDKROOT" > "$FOLDER/sdk"
      unset SDKROOT
      case "$*" in *-static-executable*) echo static >> "$FOLDER/order" ;; esac
      if [ "$1" = -print-target-info ]; then
        printf 'swift-driver version: 1.120.5 ' >&2
        "$SWIFTC" "$@" | sed "s|\\"runtimeResourcePath\\": .*|\\"runtimeResourcePath\\": \\"$RESOURCES\\"|"
      else
        exec "$SWIFTC" "$@"
      fi
      """)
  }

  private func write(_ name: String, _ script: String) throws {
    try folder.write("mac/" + name, "#!/bin/sh\n\(script)\n")
  }

  /// Runs a command with these scripts first on the path, and the toolchain's own modules in some folder.
  private func run(_ command: String = command, resources: String? = nil) async throws -> Shell.Result {
    var shell = folder.shell
    let compiler = try #require(BehaviorFolder.compiler)
    shell.environment.merge([
      "SNAPSIM_SWIFTC": folder.url.path + "/mac/swiftc", "SWIFTC": compiler, "FOLDER": folder.url.path,
    ]) { $1 }
    let own = "$(\"$SWIFTC\" -print-target-info | sed -n 's/.*\"runtimeResourcePath\": \"\\(.*\\)\".*/\\1/p')"
    return try await shell.run(
      "chmod +x mac/*; export PATH=\"$PWD/mac:$PATH\" RESOURCES=\"\(resources ?? own)\"; \(command)")
  }

  @Test(.enabled(if: InstalledTests.isInstalled, InstalledTests.isMissing))
  func `the installed library is used, be the version told on two streams`() async throws {
    #expect(try await run() == Shell.Result(output: "100\n", errors: "", code: 0))
  }

  @Test(.enabled(if: InstalledTests.isInstalled, InstalledTests.isMissing))
  func `files are read by another toolchain of Xcode's where this one has no SwiftSyntax`() async throws {
    try write("xcrun", "[ \"$1\" = --find ] && echo \"$FOLDER/mac/other\" || echo /the/sdk")
    // What reads files is compiled from its sources in other tests; here it is at hand.
    try write(
      "other",
      """
      unset SDKROOT
      case "$*" in *-lSwiftSyntax*) ;; *) exec "$SWIFTC" "$@" ;; esac
      while [ "$1" != -o ]; do shift; done; cp "$FOLDER/installed/lib/snapsim/SnapsimSourceReader" "$2"
      """)
    // What make install built holds for where the modules were.
    let moved = try await run(
      """
      cp -R "$(dirname "$(command -v snapsim)")/.." installed
      sed 's|"runtimeResourcePath": .*|"runtimeResourcePath": "/nowhere"|' installed/lib/snapsim/compiler.json > moved
      mv moved installed/lib/snapsim/compiler.json
      PATH="$PWD/installed/bin:$PATH"; \(Self.command); ls cache/snapsim/toolchains | grep -c reader; cat sdk
      """, resources: "/nowhere")
    #expect(moved.lines == ["100", "1", "/the/sdk"], "\(moved)")
    #expect(moved.errors.isEmpty)
  }

  @Test(.enabled(if: InstalledTests.isInstalled, InstalledTests.isMissing))
  func `where no toolchain has SwiftSyntax, that is said, and how to get it`() async throws {
    let none = try await run(
      """
      cp -R "$(dirname "$(command -v snapsim)")/.." installed; rm installed/lib/snapsim/SnapsimSourceReader
      PATH="$PWD/installed/bin:$PATH"; \(Self.command)
      """, resources: "/nowhere")
    #expect(none.code == 65, "\(none)")
    #expect(none.errors.contains("has no modules of SwiftSyntax, so the file is not read"), "\(none)")
    #expect(none.errors.contains("swift.org/install"))
  }

  /// What a fault is told with, by the programs that are there.
  static let tellers: [(atos: String?, words: String)] = [
    ("echo 'A.updateTarget(_:context:) (in snapsim) (A.swift:5)'", " at ./A.swift:5; "),
    ("echo 0x1000", "crashed (SIG"), (nil, "; without llvm-symbolizer or atos its line is not known; "),
  ]

  @Test(arguments: tellers)
  func `a crash is told with its line by atos, or without it`(atos: String?, words: String) async throws {
    try folder.write("A.swift", behavior: "A", body: "fatalError()")
    if let atos { try write("atos", "echo \"$@\" > \"$FOLDER/atos.asked\"; " + atos) }
    try write("dsymutil", "[ -e \"${1%/*}\"/behavior-0.o ] && mkdir \"$3\"")
    let run = try await run(
      Self.command + "; echo $?; cat atos.asked; ls -d cache/snapsim/behaviors/*/*.dSYM")
    #expect(run.errors.contains(words), "\(run)")
    #expect(run.lines.first == "65")
    // The lines are asked of what stands beside the program, which stays with it.
    #expect(
      run.lines.dropFirst().first?.contains("snapsim.dSYM -i -l 0x100000000 0x1")
        == (atos == nil ? nil : true))
    #expect(run.lines.last?.hasSuffix("/snapsim.dSYM") == (atos != nil), "\(run)")
  }

  @Test(arguments: [
    "xcrun: error: invalid active developer path (/Library/Developer/CommandLineTools), missing xcrun",
    "xcode-select: note: No developer tools were found, requesting install.",
  ])
  func `without developer tools the error names the command that installs them`(_ words: String) async throws
  {
    try write("xcrun", "echo '\(words)' >&2; exit 1")
    let run = try await run()
    #expect(run.code == 69, "\(run)")
    #expect(run.errorLines.count == 1 && run.errors.contains("xcode-select --install"), "\(run)")
    let install = try await self.run(
      "PREFIX=\"$PWD/prefix\" \"\(Shell.packageRoot.path)/.install/install.sh\" install; code=$?; ls prefix; exit $code"
    )
    #expect(install.code == 2 && install.output.isEmpty, "\(install)")
    #expect(install.errors.contains("xcode-select --install"), "\(install)")
  }

  @Test(.enabled(if: InstalledTests.isInstalled, InstalledTests.isMissing))
  func `what is installed is stripped first and signed then`() async throws {
    try write("uname", "echo Darwin")
    try write("xcrun", "echo /the/sdk")
    for tool in ["strip", "codesign"] { try write(tool, "echo \"\(tool) $*\" >> \"$FOLDER/order\"") }
    let result = try await run(
      """
      SWIFT="$PWD/mac/swift" PREFIX="$FOLDER/the prefix" "\(Shell.packageRoot.path)/.install/install.sh" install
      cat order; "the prefix/bin/snapsim" --velocity 0 --print offset
      """)
    let last = result.lines.suffix(3).map { $0.replacing(#/snapsim\.[0-9]+$/#, with: "snapsim") }
    let linked = ".build/library/snapsim"
    #expect(last == ["strip \(linked)", "codesign -s - --force \(linked)", "0"], "\(result)")
    #expect(!result.lines.contains("static"))
  }

  @Test func `a folder is the same by way of a link, as of /private`() async throws {
    let run = try await run(
      """
      mkdir -p private/tmp "private/tmp/Application Support"; ln -s private/tmp tmp; cp A.swift tmp
      for cache in private/tmp tmp "tmp/Application Support"; do
        (cd tmp && XDG_CACHE_HOME="$FOLDER/$cache" TMPDIR="$FOLDER/tmp" \(Self.command)) || exit
      done
      ls private/tmp/snapsim/behaviors | wc -l
      """)
    #expect(
      run.lines.map { $0.trimmingCharacters(in: .whitespaces) } == ["100", "100", "100", "1"], "\(run)")
    #expect(run.errors.isEmpty)
  }
}
