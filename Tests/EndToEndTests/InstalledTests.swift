import Foundation
import Testing

/// What `make install` puts under a prefix, and what `make uninstall` leaves.
@Suite("What is installed", .timeLimit(.minutes(30)))
struct InstalledTests {
  /// What the tests of an installed tree need, in words for where it is missing.
  static let isMissing: Comment = "the tool is not installed: make test installs it and says where"
  static let isInstalled = Shell.prefix != nil

  private let prefix = Shell.prefix?.path ?? ""

  /// A shell that knows the prefix as `$PREFIX`, since it is awkward to quote, and a folder of its own as `$SCRATCH`.
  private func run(_ script: String) async throws -> Shell.Result {
    let scratch = try BehaviorFolder()
    var shell = Shell()
    shell.environment["INSTALLED"] = prefix
    shell.environment["SCRATCH"] = scratch.url.path
    shell.environment["HOME"] = scratch.url.path
    return try await shell.run(script)
  }

  @Test(.enabled(if: isInstalled, isMissing))
  func `is the tool that these tests drive, under a path that is awkward to quote`() async throws {
    #expect(prefix.contains(" ") && prefix.contains("'"))
    let found = try await run("command -v snapsim; snapsim --version")
    #expect(found.lines.first == prefix + "/bin/snapsim")
    #expect(found.lines.last?.hasPrefix("snapsim ") == true)
  }

  @Test(.enabled(if: isInstalled, isMissing))
  func `documents what the tool says of itself, for everybody to read`() async throws {
    let result = try await run(
      """
      cd "$INSTALLED/share"
      snapsim help man | cmp - man/man1/snapsim.1 || exit
      snapsim completions bash | cmp - bash-completion/completions/snapsim || exit
      snapsim completions zsh | cmp - zsh/site-functions/_snapsim || exit
      snapsim completions fish | cmp - fish/vendor_completions.d/snapsim.fish || exit
      find "$INSTALLED" ! -type l ! -perm -444
      find "$INSTALLED" -perm -022
      find "$INSTALLED" -name '*.pcm'
      """)
    #expect(result == Shell.Result(output: "", errors: "", code: 0))
  }

  @Test(
    .enabled(if: isInstalled, isMissing),
    arguments: [
      ("bash", "bash-completion/completions/snapsim", "complete -p snapsim"),
      ("fish", "fish/vendor_completions.d/snapsim.fish", "complete -C 'snapsim --veloc'"),
      (
        "zsh", "zsh/site-functions/_snapsim",
        "fpath=(\"$INSTALLED/share/zsh/site-functions\" $fpath); autoload -Uz _snapsim; whence -w _snapsim"
      ),
    ].filter { Program.path($0.0) != nil })
  func `is completed by each shell from its file`(_ shell: String, _ file: String, _ script: String)
    async throws
  {
    let path = try #require(Program.path(shell))
    let source = shell == "zsh" ? "" : "source \"$INSTALLED/share/\(file)\"; "
    let result = try await run("'\(path)' -c '\(source)\(script.replacing("'", with: "'\\''"))'")
    #expect(result.code == 0 && result.errors.isEmpty, "\(result)")
    #expect(result.output.contains(shell == "fish" ? "--velocity" : "_snapsim"), "\(result)")
  }

  @Test(.enabled(if: isInstalled, isMissing))
  func `is small, as it holds no data of languages`() async throws {
    let result = try await run("wc -c < \"$INSTALLED/bin/snapsim\"")
    let size = try #require(result.lines.first.flatMap { Int($0.trimmingCharacters(in: .whitespaces)) })
    // With that data it has sixty.
    #expect(size <= 30_000_000)
  }

  @Test(.enabled(if: isInstalled, isMissing))
  func `works where it is moved to, and is gone after make uninstall, with nothing else`() async throws {
    let result = try await run(
      """
      moved="$SCRATCH/another owner's/pre fix"
      mkdir -p "$moved/bin" "$moved/share/man/man1" "$moved/share/snapsimilar"
      touch "$moved/bin/other" "$moved/share/man/man1/other.1"
      cp -R "$INSTALLED/." "$moved"
      cat > "$SCRATCH/A.swift" <<'END'
      import SwiftUI
      var step: CGFloat = 100
      struct A: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.x = step }
      }
      END
      "$moved/bin/snapsim" --behavior "$SCRATCH/A.swift" --velocity -1200 --print offset || exit
      make -s uninstall PREFIX="$moved" DESTDIR= || exit
      cd "$moved"; find . ! -type d | sort; test -d share/snapsim || test -d lib/snapsim; echo $?
      """)
    #expect(result.lines == ["100", "./bin/other", "./share/man/man1/other.1", "1"], "\(result)")
  }

  @Test(.enabled(if: isInstalled, isMissing))
  func `goes under DESTDIR and PREFIX, both as they are typed`() async throws {
    let result = try await run(
      """
      export PATH="$(dirname "$SNAPSIM_SWIFTC"):$PATH" DESTDIR="$SCRATCH/it's staged" PREFIX="/usr/lo cal \\"x\\" \\$HOME"
      .install/install.sh install > /dev/null || exit
      tree="$DESTDIR$PREFIX"
      (cd "$tree"; find . ! -type d | sort) > "$SCRATCH/one"
      (cd "$INSTALLED"; find . ! -type d | sort) | diff "$SCRATCH/one" - || exit
      .install/install.sh uninstall || exit
      find "$SCRATCH" ! -type d ! -name one
      """)
    #expect(result == Shell.Result(output: "", errors: "", code: 0))
  }

  /// Shells that leave a `~` behind an equals sign as it is, and one that does not.
  @Test(arguments: ["sh", "dash", "zsh"].filter { Program.path($0) != nil })
  func `goes under no folder whose name is a tilde`(_ shell: String) async throws {
    for (given, advice) in [
      ("PREFIX=~/.local", "write PREFIX=\"$HOME/.local\""), ("DESTDIR=~", "write DESTDIR=\"$HOME\""),
      ("PREFIX='~somebody/x'", "write the path out"),
    ] {
      for target in ["install", "uninstall"] {
        let result = try await run(
          "\(shell) -c \"make \(target) \(given)\"; code=$?; test ! -e '~'; exit $code")
        // A shell that expands it means the home.
        if result.code == 0, target == "uninstall" { continue }
        #expect(result.code == 2)
        #expect(result.errors.contains(advice), "\(result)")
        #expect(!result.output.contains("swift build"), "\(result)")
      }
    }
  }
}
