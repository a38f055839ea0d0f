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

  static let mistakes: [(String, String)] = [
    (
      "{\"layout\": {\"items\": 3,\n\"item-lengths\": [5]}, \"steps\": [{\"swipe\": {}}]}",
      "2: layout.item-lengths: --item-lengths and --items exclude each other; leave one of them out"
    ),
    (
      "{\"layout\": {}, \"steps\": [\n{\"resize\": {\"safe-area\": 300}}]}",
      "2: steps[0]: insets of 600 points leave no container in bounds of 390; "
        + "make --safe-area or --content-margins smaller, or the scroll view longer"
    ),
    (
      #"{"steps": [{"fold": "open"}]}"#,
      "1: steps[0]: fold needs a device that folds, and here is none; give the layout one, such as iphone-duo"
    ),
    (
      #"{"layout": {"device": "iphone-14"}, "steps": [{"fold": "open"}]}"#,
      "1: steps[0]: iphone-14 does not fold; expected a device that does, such as iphone-duo"
    ),
    (
      #"{"steps": [{"rotate": "landscape"}]}"#,
      "1: steps[0].rotate: --landscape says nothing without --device; add --device, or leave it out"
    ),
    (
      #"{"layout": {"axis": "vertical"}, "steps": [{"insets": {"keyboard": 900}}]}"#,
      "1: steps[0]: a keyboard of 900 points leaves nothing of a scroll view of 844; expected less than 844"
    ),
    (
      #"{"steps": [{"insets": {"keyboard": 336}}]}"#,
      "1: steps[0]: a keyboard covers the bottom, and this content scrolls horizontally; "
        + "give the layout axis vertical"
    ),
    (
      #"{"layout": {"content-length": 900, "keep": "item"}, "steps": [{"swipe": {}}]}"#,
      "1: layout: no item can be kept in place, as the content is not made of items; "
        + "write --keep offset or --keep bottom, or give items in place of a content length"
    ),
    (
      #"{"layout": {"content-length": 900}, "steps": [{"insert": {"items": 3}}]}"#,
      "1: steps[0]: the content is not made of items; give items in place of a content length"
    ),
    (
      #"{"steps": [{"scroll": {"item": 20}}]}"#,
      "1: steps[0]: item 20 is out of range; this layout has items 0 to 19"
    ),
    (
      #"{"start": {"page": 20}, "steps": [{"swipe": {}}]}"#,
      "1: start.page: --page 20 is out of range; this layout has pages 0 to 19"
    ),
    (
      "{\"layout\": {},\n\"start\":\n{\"offset\": 90000}, \"steps\": [{\"swipe\": {}}]}",
      "3: start.offset: --offset 90000 is further past the end than a rubber band stretches; "
        + "expected more than -390 and less than 7800"
    ),
    (
      "{\"start\": {\"page\": 1,\n\"offset\": 2},\n\"steps\": [{\"swipe\": {}}]}",
      "2: start.offset: --offset and --page exclude each other; leave one of them out"
    ),
    (
      "{\"layout\":\n{\"landscape\": true}, \"steps\": [{\"swipe\": {}}]}",
      "2: layout.landscape: --landscape says nothing without --device; add --device, or leave it out"
    ),
    (
      "{\"layout\":\n{\"width\": 10, \"safe-area\": 6}, \"steps\": [{\"swipe\": {}}]}",
      "2: layout: insets of 12 points leave no container in bounds of 10; "
        + "make --safe-area or --content-margins smaller, or the scroll view longer"
    ),
    (
      "{\"layout\": {\"items\": 3}, \"steps\": [\n{\"resize\": {\"width\": 5,\n\"item-lengths\": [7]}}]}",
      "3: steps[0].resize.item-lengths: --item-lengths and --items exclude each other; leave one of them out"
    ),
    (
      "{\n\"repeat\": 1e12, \"steps\": [{\"swipe\": {}}]}",
      "2: repeat: this makes more than 1000000000 rows; use fewer or shorter ranges, or fewer repeats"
    ),
    (
      "{\n\"repeat\": 3, \"steps\": [{\"swipe\": {}},\n{\"swipe\": {},\n\"repeat\": 1e9}]}",
      "4: steps[1].repeat: this makes more than 1000000000 rows; use fewer or shorter ranges, or fewer repeats"
    ),
    (
      #"{"layout": {"item-length": 100}, "steps": [{"insert": {"items": 9007199254740992}}]}"#,
      "1: steps[0]: the item count must lie in 1…2^53, and is 9007199254741012; choose another value"
    ),
  ]

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

  @Test func `a file that is not there, or is not named`() throws {
    #expect(try CapturedRun("play /nowhere.json").code == .noInput)
    #expect(try CapturedRun("play").code == .usage)
  }
}
