import Testing

@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("What help shows holds")
struct HelpExampleTests {
  static let examples =
    SwiftUIHelp.words.map(\.example)
    + SwiftUIHelp.recipes.flatMap(\.examples).filter { !$0.command.contains(".swift") }
    + BehaviorCatalog.ours.flatMap(\.examples).map { HelpExample($0.command, $0.output) }
    + VelocityHelp.examples

  @Test("each command gives the result beside it", arguments: examples.map { ($0.command, $0.output) })
  func result(command: String, output: String) throws {
    let words = ErrorMessagesTests.words(String(command.dropFirst("snapsim ".count)))
    let run = try CapturedRun(words)
    #expect(run.output == output + "\n")
    #expect(run.code == .settled)
  }

  @Test("the flags beside a modifier stand in its command", arguments: SwiftUIHelp.words.map(\.flags))
  func flags(flags: String) throws {
    let word = try #require(SwiftUIHelp.words.first { $0.flags == flags })
    let named = flags.matches(of: #/--[a-z-]+/#).map { String($0.output) }
    #expect(named.allSatisfy { Option.ofRuns(named: String($0.dropFirst(2))) != nil })
    #expect(named.isEmpty || named.contains { word.example.command.contains($0) })
  }

  @Test("every behavior has a page with its rule, its faults and an example")
  func behaviors() throws {
    for page in BehaviorCatalog.ours {
      #expect(!page.rule.isEmpty && !page.faults.isEmpty && !page.examples.isEmpty)
      let text = try #require(Help.page(ofBehavior: page.name))
      #expect(text.hasPrefix("\(page.name): "))
      #expect(
        page.examples.allSatisfy { $0.command.contains("--behavior \(page.name)") || page.name == "none" })
    }
  }
}
