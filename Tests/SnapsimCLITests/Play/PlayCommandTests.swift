import Testing

@testable import SnapsimCLI

@Suite("Playing a scenario")
struct PlayCommandTests {
  static let story = """
    {"layout": {"items": 10}, "behavior": "view-aligned", "start": {"page": 5},
     "steps": [
      {"swipe": {"velocity": -1200}, "expect": {"page": 6, "offset": 2340}},
      {"resize": {"width": 300}, "expect": {"keeps-page": false}},
      {"resize": {"item-length": 150}},
      {"scroll": {"item": 3}, "expect": {"item": 3}},
      {"insert": {"items": 2, "before": 1, "keep": "item"}, "expect": {"item": 5, "keeps-item": true}},
      {"resize": {"item-length": null}, "expect": {"aligned": true}},
      {"swipe": {"velocity": -1200}},
      {"interrupt": {"after": 0.1}, "expect": {"aligned": false}},
      {"swipe": {}, "expect": {"aligned": true}}
     ]}
    """

  @Test func `each step leads to a row`() throws {
    let run = try ScenarioTextTests.play(
      Self.story, ["--format", "csv", "--print", "step,action,offset,item,failed"])
    #expect(run.errors == "")
    #expect(run.code == .settled)
    #expect(
      run.output.split(separator: "\n").map { $0.split(separator: ",").prefix(2).joined(separator: " ") } == [
        "step action", "0 swipe", "1 resize", "2 resize", "3 scroll", "4 insert", "5 resize", "6 swipe",
        "7 interrupt", "8 swipe",
      ])
  }

  @Test func `a bounce caught while it is taller than the bounds is held`() throws {
    for steps in [
      #"{"swipe": {"velocity": -60000}}, {"interrupt": {"after": 0.09}}, {"swipe": {"drag": 30}}"#,
      #"{"swipe": {"velocity": -60000}}, {"swipe": {"drag": 30, "after": 0.09}}"#,
    ] {
      let run = try ScenarioTextTests.play(
        #"{"layout": {"items": 2}, "steps": [\#(steps)]}"#,
        ["--format", "csv", "--no-header", "--print", "start,offset"])
      #expect(run.code == .settled && run.errors.isEmpty)
      #expect(run.output.split(separator: "\n").last == "2355.3168077668915,390")
    }
  }

  @Test func `what is not as expected is told with its line, and ends in 1`() throws {
    let run = try ScenarioTextTests.play(
      """
      {"behavior": "paging", "layout": {"device": "iphone-14", "landscape": true}, "steps": [
        {"swipe": {"velocity": -1200}, "repeat": 2,
         "expect": {"page": [1, 3],
                    "aligned": true}}]}
      """, ["--format", "csv", "--print", "step,page,failed"])
    #expect(run.output == "step,page,failed\n0,1,aligned\n0,2,page aligned\n")
    let lines = run.errors.split(separator: "\n").map { $0.drop { $0 != ":" }.drop { $0 != "." } }
    #expect(lines.count == 3)
    let told = run.errors.split(separator: "\n").map { line in
      line.split(separator: ":", maxSplits: 2).dropFirst(2).joined()
    }
    #expect(
      told == [
        "4: step 0 (swipe, paging): expected aligned true, got false",
        "3: step 0 (swipe, time 2, paging): expected page 3, got 2",
        "4: step 0 (swipe, time 2, paging): expected aligned true, got false",
      ])
    #expect(run.code == .found)
  }

  @Test func `another behavior can be tried`() throws {
    let text = #"{"behavior": "paging", "steps": [{"swipe": {"velocity": -1200}}]}"#
    let run = try ScenarioTextTests.play(
      text, ["--behavior", "single-view", "--behavior", "none", "--print", "behavior"])
    #expect(run.output == "single-view\nnone\n")
  }

  static let mistakes = Table.pairs("step-mistakes")

  @Test("a step that cannot be is told with its place", arguments: mistakes)
  func mistake(text: String, message: String) throws {
    let run = try ScenarioTextTests.play(text, [])
    #expect(run.code == .badData)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasSuffix(":\(message)\n"), "\(run.errors)")
  }

  @Test func `a file that takes too many rows is refused before the first`() throws {
    let run = try ScenarioTextTests.play(
      #"{"repeat": 9007199254740991, "steps": [{"swipe": {}, "repeat": 9007199254740991}]}"#, [])
    #expect(run.code == .badData && run.output.isEmpty && run.errors.contains(":1: repeat: "))
    // Whatever makes them too many is told in the file.
    let many = try ScenarioTextTests.play(
      #"{"repeat": 9e8, "steps": [{"swipe": {}}]}"#, ["--behavior", "none", "--behavior", "paging"])
    #expect(many.code == .badData && many.output.isEmpty && many.errors.contains(":1: repeat: "))
  }

  @Test func `items are inserted before those that are there and behind the last, and no further`() throws {
    func play(_ index: Int) throws -> CapturedRun {
      try ScenarioTextTests.play(
        #"{"layout": {"items": 3}, "steps": [{"insert": {"items": 2, "before": \#(index)}}, {"scroll": {"item": 4}}]}"#,
        ["--print", "item"])
    }
    for index in 0...3 { #expect(try play(index).output == "0\n4\n") }
    let beyond = try play(4)
    #expect(beyond.code == .badData)
    #expect(
      beyond.errors.hasSuffix(":1: steps[0]: items can be inserted before 0 to 3 here, and not before 4\n"))
  }
}
