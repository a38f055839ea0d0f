import Foundation
import SeededNumbers
import Testing

/// Views of SwiftUI files as the input, from a shell.
@Suite("snapsim on a view's file", .timeLimit(.minutes(30)), .readsViews)
struct ViewsTests {
  let folder: BehaviorFolder

  init() throws { folder = try BehaviorFolder() }

  private func run(_ command: String) async throws -> Shell.Result { try await folder.shell.run(command) }

  @Test func `goes in each command as its options do`() async throws {
    var dice = SplitMix64(seed: 26)
    func length(_ range: ClosedRange<Int>) -> String { "\(Int.random(in: range, using: &dice))" }
    var text = "import SwiftUI\n"
    for index in 0..<200 {
      let isVertical = Bool.random(using: &dice)
      let (stack, edges, side) =
        isVertical ? ("VStack", ".vertical", "height") : ("HStack", ".horizontal", "width")
      let item =
        [
          ".frame(\(side): \(length(20...500)))", ".containerRelativeFrame(\(edges))",
          ".containerRelativeFrame(\(edges)) { length, _ in length * 0.\(length(2...9)) - \(length(0...9)) }",
          ".frame(\(side): \(length(20...500))).padding(\(edges), \(length(1...30)))",
          ".frame(\(side): screen.size.\(side) - \(length(0...99)))",
        ].randomElement(using: &dice) ?? ""
      let around =
        [
          "", ".contentMargins(\(edges), \(length(1...60)))", ".safeAreaPadding(\(edges), \(length(1...60)))",
          ".padding(\(edges), \(length(1...60)))", ".frame(\(side): \(length(200...380)))",
        ].randomElement(using: &dice) ?? ""
      let behavior =
        [".paging", ".viewAligned", ".viewAligned(limitBehavior: .always)"].randomElement(using: &dice) ?? ""
      text += """
        struct View\(index): View {
          var body: some View {
            GeometryReader { screen in
              ScrollView(\(edges)) {
                Lazy\(stack)(spacing: \(length(0...30))) { ForEach(0..<\(length(2...30))) { _ in Card()\(item) } }
                  .scrollTargetLayout().padding(\(edges), \(length(0...30)))
              }
              .scrollTargetBehavior(\(behavior))\(around)
            }
          }
        }

        """
    }
    try folder.write("Views.swift", text)
    let isTurned = Bool.random(using: &dice)
    let device = "--device iphone-14\(isTurned ? " --landscape" : "")"
    let screen = #"{"device": "iphone-14"\#(isTurned ? #", "landscape": true"# : "")}"#
    let script = Shell.packageRoot.path + "/Tests/EndToEndTests/Fixtures/compare-views.sh"
    let compared = try await run("sh '\(script)' '\(device)' '\(screen)'")
    #expect(compared.output.split(separator: " ").map(String.init) == ["200", "done\n"], "\(compared)")
  }

  @Test(.needs("script"))
  func `says on a terminal alone that many files are read`() async throws {
    for index in 0..<41 {
      try folder.write(
        "Strip\(index).swift",
        """
        import SwiftUI
        struct Strip\(index): View {
          var body: some View {
            ScrollView { Color.red.frame(height: 900) }.scrollTargetBehavior(.paging)
          }
        }
        """)
    }
    let words = "snapsim: reading 41 of 41 files"
    let first = try await run(Shell.onTerminal("snapsim views ."))
    #expect(first.output.contains(words), "\(first)")
    let kept = try await run(Shell.onTerminal("snapsim views ."))
    #expect(!kept.output.contains(words), "what is kept is not read again")
    let piped = try await run("snapsim views . --no-cache 2>&1")
    #expect(!piped.output.contains(words), "\(piped)")
  }
}

extension Trait where Self == ConditionTrait {
  /// Leaves tests out, and says so, where the toolchain cannot read files.
  static var readsViews: Self {
    let compiler = BehaviorFolder.compiler.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
    let modules = compiler?.deletingLastPathComponent().path.appending(
      "/../lib/swift/host/SwiftSyntax.swiftmodule")
    return .enabled(
      if: modules.map(FileManager.default.fileExists) ?? false,
      "the toolchain has no SwiftSyntax; that of Swift 6.3.1 on Linux has")
  }
}
