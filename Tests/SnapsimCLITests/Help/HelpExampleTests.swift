import Testing

@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("What help shows holds")
struct HelpExampleTests {
  /// The command lines on a page, each with the output below it.
  private static func examples(on page: String) -> [(command: String, output: String)] {
    var lines = page.replacing(#/ \\\n */#, with: " ")
      .split(separator: "\n", omittingEmptySubsequences: false)[...]
    var examples: [(command: String, output: String)] = []
    while let line = lines.popFirst() {
      guard let sign = line.range(of: "$ snapsim ") else { continue }
      let output = lines.prefix { !$0.isEmpty }
      lines = lines.dropFirst(output.count)
      let indent = line.distance(from: line.startIndex, to: sign.lowerBound)
      examples.append((String(line[sign.upperBound...]), output.map { $0.dropFirst(indent) + "\n" }.joined()))
    }
    return examples
  }

  static let examples =
    (examples(on: Help.swiftUI + Help.velocity)
    + BehaviorCatalog.ours.flatMap { examples(on: Help.page(ofBehavior: $0.name) ?? "") })
    // Files of the user's are not there.
    .filter { !$0.command.contains(".swift") }

  @Test("each command gives the result beside it", arguments: examples)
  func result(command: String, output: String) throws {
    let run = try CapturedRun(command)
    #expect(run.output == output)
    #expect(run.code == .settled)
  }

  @Test func `every example is found, and every flag beside a modifier is an option`() {
    #expect(Self.examples.count > 40)
    let flags = Help.swiftUI.matches(of: #/--[a-z-]+/#).map { String($0.output.dropFirst(2)) }
    #expect(flags.filter { Option.ofRuns(named: $0) == nil } == [])
  }

  @Test func `every behavior has a page with its rule, its faults and an example`() throws {
    for page in BehaviorCatalog.ours {
      #expect(!page.rule.isEmpty && !page.faults.isEmpty && !page.examples.isEmpty)
      let text = try #require(Help.page(ofBehavior: page.name))
      #expect(text.hasPrefix("\(page.name): "))
      #expect(
        page.examples.allSatisfy { $0.command.contains("--behavior \(page.name)") || page.name == "none" })
    }
  }
}
