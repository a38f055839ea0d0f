import Testing

@testable import SnapsimText
@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("What became of expectations")
struct PlayedChecksTests {
  private func checks(isFile: Bool = true, checks: String? = nil) throws -> PlayedChecks {
    let text = """
      {"steps": [
        {"swipe": {"velocity": -300}, "expect": {"page": 1, "aligned": true}},
        {"swipe": {"velocity": -300}}
      ]}
      """
    var asked = RowChecks()
    if let checks { try asked.add(checks) }
    return PlayedChecks(
      try Scenario(Array(text.utf8), behaviors: BehaviorCatalog()), file: "a.json", isFile: isFile,
      behavior: "paging", checks: asked)
  }

  @Test func `each expectation is one, at its line; with --check each step's end is too`() throws {
    let subject = try checks().subject
    #expect(subject.name == "a.json: paging")
    #expect(subject.outcomes.map(\.id) == ["steps[0] swipe: page", "steps[0] swipe: aligned"])
    #expect(
      subject.outcomes.map(\.place) == [
        SourcePlace(file: "a.json", line: 2), SourcePlace(file: "a.json", line: 2),
      ])
    #expect(subject.outcomes.allSatisfy { $0.fault == nil })
    let checked = try checks(checks: "aligned").subject.outcomes
    #expect(checked.map(\.id).suffix(2) == ["steps[0] swipe: --check", "steps[1] swipe: --check"])
    #expect(checked.last?.place?.line == 3)
    let pages = try checks(checks: "aligned,pages=2").subject.outcomes.map(\.id)
    #expect(pages.suffix(2) == ["steps[1] swipe: --check", "steps[1] swipe: --check pages=2"])
    #expect(try checks(isFile: false).subject.outcomes.allSatisfy { $0.place == nil })
  }

  @Test func `failures of one expectation are told together, the first ten of them`() throws {
    var some = try checks()
    for time in 1...12 { some.fail("aligned", of: 0, "swipe", words: "wrong \(time)") }
    some.fail("aligned", of: 7, "swipe", words: "no such expectation")
    let outcomes = some.subject.outcomes
    #expect(outcomes[0].fault == nil)
    let lines = outcomes[1].fault?.message.split(separator: "\n").map(String.init)
    #expect(lines?.count == 11)
    #expect(lines?.first == "wrong 1")
    #expect(lines?.last == "and 2 more")
  }
}
