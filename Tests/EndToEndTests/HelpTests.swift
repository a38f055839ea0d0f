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

  @Test(arguments: [("", Int32(64)), ("--velocity -1200", 0), ("devices", 0), ("--help", 0)])
  func `it never waits for input that it was not told to read`(arguments: String, code: Int32) async throws {
    // A pipe that is open for writing and never written to, as a terminal at which nobody types.
    let result = try await Shell().run(
      """
      mkfifo "$TMPDIR/silent"; exec 3<>"$TMPDIR/silent"
      snapsim \(arguments) <&3
      """
    )
    #expect(result.code == code)
  }

  @Test func `the file in the recipes of help compiles and does what stands beside it`() async throws {
    let result = try await Shell().run(
      """
      cd "$TMPDIR"; snapsim help swiftui | sed -n '/import SwiftUI/,$p' | sed 's/^    //' > SnapHeader.swift
      for drag in -900 -70; do
        snapsim --axis vertical --height 700 --content-length 4120 --behavior ./SnapHeader.swift --drag $drag --print offset
      done
      """)
    #expect(result.output == "900\n120\n")
    #expect(result.errors.isEmpty && result.code == 0)
  }

  @Test func `the fixes on the pages of checks compile`() async throws {
    let result = try await Shell().run(
      """
      cd "$TMPDIR"
      {
        echo 'import SwiftUI'
        echo 'struct Fixes: ScrollTargetBehavior {'
        echo '  var (length, fast, points): (CGFloat, CGFloat, [CGFloat]) = (100, 1000, [0, 100])'
        echo '  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}'
        for id in $(snapsim audit --list | sed -n 's/^\\([a-z-]*\\) (.*/\\1/p'); do
          echo "  func fix$((count += 1))(_ target: inout ScrollTarget, context: TargetContext) {"
          snapsim help $id | sed -n 's/^    //p'
          echo '  }'
        done
        echo '}'
      } > Fixes.swift
      grep -c '  func fix' Fixes.swift
      snapsim --behavior './Fixes.swift:Fixes()' --drag -70 --print offset
      """)
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.lines.last == "70" && Int(result.lines.first ?? "") ?? 0 > 20, "\(result.output)")
  }
}
