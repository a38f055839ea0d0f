import Testing

/// Help where it is asked for, and what it promises.
@Suite("Help", .timeLimit(.minutes(30)))
struct HelpTests {
  @Test(
    "help is given anywhere, even beside an error",
    arguments: [
      "-h", "--help", "help", "--velocity --help", "--width 0 -h", "--nonsense --help", "devices --help",
      "leftover -h", "--velocity nan --help --width 0",
    ]
  )
  func anywhere(arguments: String) async throws {
    let result = try await Shell().run("snapsim \(arguments)")
    #expect(result.code == 0)
    #expect(result.errors.isEmpty)
    #expect(result.output.contains("Usage: snapsim"))
  }

  @Test("help has at most 80 columns, and the summary fits one screen")
  func size() async throws {
    for topic in ["--help", "help options"] {
      let result = try await Shell().run("snapsim \(topic)")
      #expect(result.lines.allSatisfy { $0.count <= 80 })
    }
    let summary = try await Shell().run("snapsim --help")
    #expect(summary.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 44)
  }

  @Test("the summary has three examples, and they run")
  func examples() async throws {
    let lines = try await Shell().run("snapsim --help").lines
    let examples = lines.filter { $0.hasPrefix("  snapsim ") }
    #expect(examples.count >= 3)
    for example in examples {
      let result = try await Shell().run(example)
      #expect(result.code == 0)
      #expect(result.errors.isEmpty)
      #expect(!result.output.isEmpty)
    }
  }

  private static let commands = [
    "settle", "trace", "reveal", "batch", "audit", "map", "diff", "play", "behaviors", "devices",
    "completions",
  ]

  @Test(
    "each command's help has examples, and they run",
    arguments: Self.commands)
  func examplesOfCommands(command: String) async throws {
    let help = try await Shell().run("snapsim \(command) --help")
    #expect(help.output.contains("\nUsage: snapsim \(command)"))
    let examples = help.lines.drop { $0 != "Examples:" }.dropFirst()
    #expect(!examples.isEmpty)
    for example in examples {
      let result = try await Shell().run(
        """
        home=$(mktemp -d); trap 'rm -r "$home"' EXIT; mkdir -p "$home/.config/fish/completions"
        cp Examples/recorded-gestures.csv "$home/gestures.csv"
        cp Examples/scenarios/rotation-loses-the-page.json "$home/rotation.json"
        cd "$home"; HOME=$home exec bash -c "$(cat <<'END'
        \(example)
        END
        )"
        """)
      #expect(result.code == 0 && result.errors.isEmpty, "\(example): \(result.errors)")
    }
  }

  @Test("help on a command stands beside an error too")
  func commandBesideError() async throws {
    let batch = try await Shell().run("snapsim help batch")
    #expect(batch.output.hasPrefix("snapsim batch: "))
    for arguments in ["batch --help", "batch --nonsense -h", "--width 0 batch -h"] {
      #expect(try await Shell().run("snapsim \(arguments)") == batch)
    }
  }

  @Test("no arguments get the short help on standard error")
  func nothing() async throws {
    let result = try await Shell().run("snapsim")
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("Usage: snapsim"))
  }

  @Test(
    "it never waits for input that it was not told to read",
    arguments: [("", Int32(64)), ("--velocity -1200", 0), ("devices", 0), ("--help", 0)]
  )
  func neverHangs(arguments: String, code: Int32) async throws {
    // A pipe that is open for writing and never written to, as a terminal at which nobody types.
    let result = try await Shell().run(
      """
      folder=$(mktemp -d); mkfifo "$folder/silent"; exec 3<>"$folder/silent"; rm -r "$folder"
      snapsim \(arguments) <&3
      """
    )
    #expect(result.code == code)
  }

  @Test("the version is one line")
  func version() async throws {
    let result = try await Shell().run("snapsim --version")
    #expect(result.lines.count == 1)
    #expect(result.output.wholeMatch(of: /snapsim \d+\.\d+\.\d+\n/) != nil)
    #expect(result.errors.isEmpty)
    #expect(result.code == 0)
  }

  @Test("the file in the recipes of help compiles and does what stands beside it")
  func recipe() async throws {
    let result = try await Shell().run(
      """
      cd "$(mktemp -d)"; snapsim help swiftui | sed -n '/import SwiftUI/,$p' | sed 's/^    //' > SnapHeader.swift
      for drag in -900 -70; do
        snapsim --axis vertical --height 700 --content-length 4120 --behavior ./SnapHeader.swift --drag $drag --print offset
      done
      """)
    #expect(result.output == "900\n120\n")
    #expect(result.errors.isEmpty && result.code == 0)
  }
}
