import Foundation
import Testing

/// What the scripts may use: what every `sh` has, and of other programs what macOS's have too.
@Suite("The scripts")
struct ScriptsTests {
  /// Words that bash 3.2 or macOS's programs do not have, or have in another form.
  static let lacks: [(name: String, pattern: String)] = [
    (
      "bash 4's arrays",
      #"\b(mapfile|readarray|(declare|typeset) -[A-Za-z]*[An]|local -[A-Za-z]*n|coproc|BASHPID|EPOCH[A-Z]+)\b"#
    ),
    ("bash 4's expansions", #"\$\{[A-Za-z_0-9]+(\[[@*]\])?(\^|,|@[A-Z])|\$\{[A-Za-z_]+\[-1\]|printf '?%\("#),
    ("bash 4's redirections", #"\|&[ \w]|&>|;;?& "#),
    ("bash 4's tests and waits", #"\[\[ -v |\bwait -n\b|shopt -s (globstar|lastpipe)"#),
    ("a source of a process", #"\bsource <\(|(^|[ ;&])\. <\("#),
    ("compopt taken for granted", #"compopt [^|]*$"#), ("GNU's timeout", #"(^|[ ;|(])timeout [-0-9]"#),
    ("GNU's script", #"(^|[ ;|("])script -"#), ("GNU's truncate", #"\btruncate -"#),
    ("GNU's readlink and realpath", #"\breadlink -|(^|[ ;|(])realpath "#),
    ("GNU's sed", #"\bsed (-[a-zA-Z]+ )*-(i|r|[a-z]*z)|\bsed [^|]*\\\|"#),
    ("GNU's xargs", #"\bxargs [^|]*(-[0-9a-zA-Z]*[rd]\b|--no-run)"#),
    (
      "GNU's long options",
      #"\b(base64|cut|date|du|grep|head|ln|ls|mkdir|mktemp|mv|rm|sed|sort|stat|tail|touch|wc) ([^|;&"'()]* )?--[a-z]"#
    ),
    ("GNU's grep", #"\bgrep -[a-zA-Z]*P"#),
    ("GNU's find", #"\bfind [^|]*(-printf|-perm /|-executable|-regextype)"#),
    ("GNU's date and stat", #"\bdate (-[dIr]|\+\S*%N)|\bstat -"#),
    ("GNU's head and sort", #"\bhead -[nc] -|\bsort -[a-zA-Z]*[VR]"#),
    ("GNU's mktemp", #"\bmktemp [^-)'" ;|&]|\bmktemp -[pt-]|\bmktemp -d -"#),
    (
      "GNU's cp, ln, mv and install",
      #"\bcp -[a-zA-Z]*[adu]|\bcp --|\bln -s?r|\bmv -T|\binstall -D|\bbase64 -w"#
    ),
    (
      "what only Linux has",
      #"\b(setsid|stdbuf|nproc|tac|shuf|numfmt|md5sum|sha256sum|pidof|readelf|ldd|objcopy|getent)\b|\bsleep \d+[mh]"#
    ),
  ]

  /// The scripts, and the sources of tests that hold such.
  static let files: [String] = {
    let folders = [
      ".install", ".ci", "Examples", "Examples/ci", "Examples/gallery", "Examples/scale", "Tests/Darwin",
      "Tests/EndToEndTests", "Tests/EndToEndTests/Fixtures", "Tests/EndToEndTests/Fixtures/Transcripts",
    ]
    let all = folders.flatMap { folder in
      Shell.packageRoot.appendingPathComponent(folder).files("").map { folder + "/" + $0 }
    }
    let isScript = { (file: String) in
      file.contains("/Transcripts/")
        || ["check", "run", ".sh", ".yml", "Jenkinsfile", "commands.txt", "Tests.swift"].contains(
          where: file.hasSuffix)
    }
    return ["Makefile"] + all.filter { isScript($0) && !$0.hasSuffix("ScriptsTests.swift") }
  }()

  @Test(arguments: files)
  func `use nothing that a Mac has not`(_ file: String) throws { try check(try Shell.text(file), file) }

  @Test func `of completions too use nothing that a Mac has not`() async throws {
    let script = try await Shell().run("snapsim completions bash").output
    #expect(script.contains("compopt"))
    try check(script, "completions")
  }

  private func check(_ text: String, _ file: String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (name, pattern) in Self.lacks {
      let regex = try Regex(pattern)
      for (number, line) in lines.enumerated() {
        let isFound = try regex.firstMatch(in: line) != nil
        #expect(!isFound, "\(file):\(number + 1): \(name): \(line)")
      }
    }
  }

  @Test(.needs("script"))
  func `run on a terminal by either system's program`() async throws {
    let command = Shell.onTerminal("test -t 1 && echo terminal; exit 3")
    // One that takes what macOS's takes.
    let stub = """
      [ "$1 $2" = "-q /dev/null" ] || exit 64; shift 2; echo "macOS $1 $2"; exec "$@"
      """
    let here = try await Shell().inFolder(command)
    let there = try await Shell().inFolder(
      "printf '#!/bin/sh\n%s\n' '\(stub)' > script; chmod +x script; PATH=$PWD:$PATH\n\(command)")
    #expect(here.output.hasPrefix("terminal") && here.code == 3, "\(here)")
    #expect(there == Shell.Result(output: "macOS sh -c\n", errors: "", code: 3))
  }

  @Test(arguments: files.filter { $0.hasSuffix(".sh") || $0.hasSuffix("/run") || $0.hasSuffix("/check") })
  func `are sound for a plain sh`(_ file: String) async throws {
    let shells = ["dash", "bash", "zsh"].filter { Program.path($0) != nil }
    for shell in shells + ["sh"] {
      let flags = shell == "bash" ? "--posix" : ""
      let result = try await Shell().run("\(shell) \(flags) -n '\(file)'")
      #expect(result == Shell.Result(output: "", errors: "", code: 0), "\(shell): \(result)")
    }
    let first = try Shell.text(file).prefix(10)
    #expect(first == "#!/bin/sh\n" || file.hasPrefix("Examples/"), "\(file)")
  }
}
