import Testing

@Suite("What help shows", .timeLimit(.minutes(30)))
struct HelpTests {
  private static let commands = [
    "settle", "trace", "reveal", "batch", "audit", "map", "diff", "play", "behaviors", "devices",
    "completions",
  ]

  @Test(arguments: Self.commands)
  func `each command's help has examples, and they run`(command: String) async throws {
    let help = try await Shell().run("snapsim \(command) --help")
    #expect(help.output.contains("\nUsage: snapsim \(command)"))
    let examples = help.lines.drop { $0 != "Examples:" }.dropFirst()
    #expect(!examples.isEmpty)
    for example in examples {
      let result = try await Shell().run(
        """
        home="$TMPDIR/home"; mkdir -p "$home/.config/fish/completions"
        cp Examples/recorded-gestures.csv "$home/gestures.csv"
        mkdir "$home/Sources"; cat > "$home/Sources/Cards.swift" <<'END'
        struct Cards: View {
          var body: some View {
            ScrollView(.horizontal) {
              HStack(spacing: 8) { ForEach(0..<12) { _ in Text("card").frame(width: 300) } }.scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
          }
        }
        END
        cp Examples/scenarios/rotation-loses-the-page.json "$home/rotation.json"
        cd "$home"
        \(example.contains("findings.json") ? "snapsim audit Sources --write-baseline findings.json > /dev/null || [ $? = 1 ]" : "")
        HOME=$home exec bash -c "$(cat <<'END'
        \(example)
        END
        )"
        """)
      #expect(result.code == 0 && result.errors.isEmpty, "\(example): \(result.errors)")
    }
  }
}
