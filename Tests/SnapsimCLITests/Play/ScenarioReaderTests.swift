import Testing

@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("Reading a scenario")
struct ScenarioReaderTests {
  static let swipes = #""steps": [{"swipe": {}}]"#

  static let mistakes = Table.pairs("scenario-mistakes")

  @Test("a mistake is told with its place", arguments: mistakes)
  func mistake(text: String, message: String) {
    #expect(throws: BadInput(file: "f", line: 3, reason: message)) {
      try Scenario("\n\n\(text)".utf8, named: "f", behaviors: BehaviorCatalog())
    }
  }

  @Test func `values mean what the options of the same name mean`() throws {
    let scenario = try Scenario(
      #"""
      {"layout": {"device": "iphone-14", "landscape": true, "safe-area": [1, 2], "item-lengths": [3, 4.5],
        "no-scroll-target-layout": false, "items": null},
       "physics": {"deceleration": "fast"}, "start": {"page": 1}, "behavior": ["paging", "multiple:of=3"],
       "repeat": 2, "tolerance": 0.25, "steps": [{"swipe": {}, "repeat": 3}]}
      """#.utf8, behaviors: BehaviorCatalog())
    let arguments = [
      "--device", "iphone-14", "--landscape", "--safe-area", "1,2", "--item-lengths", "3,4.5",
      "--deceleration", "fast", "--page", "1", "--behavior", "paging", "--behavior", "multiple:of=3",
    ]
    let options = try scenario.options()
    let typed = try RunOptions(Invocation(arguments))
    #expect(try options.layout.layout() == typed.layout.layout())
    #expect(options.physics == typed.physics)
    #expect(options.gesture.page == 1)
    #expect(options.behaviors.map(\.spec) == ["paging", "multiple:of=3"])
    #expect(scenario.repeats == 2 && scenario.tolerance == 0.25 && scenario.steps[0].repeats == 3)
  }
}
