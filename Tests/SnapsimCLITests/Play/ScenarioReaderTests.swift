import Testing

@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("Reading a scenario")
struct ScenarioReaderTests {
  static let swipes = #""steps": [{"swipe": {}}]"#

  static let mistakes: [(String, String)] = [
    (
      "[]",
      "expected an object with name, about, view, layout, physics, behavior, intent, start, repeat, tolerance, steps"
    ),
    ("{}", "the key 'steps' is missing"),
    (#"{"steps": []}"#, "steps: expected a list of steps, at least one"),
    (#"{"steps": {}}"#, "steps: expected a list of steps, at least one"),
    (
      #"{"stops": [], \#(swipes)}"#,
      "there is no key 'stops' (did you mean steps?); expected some of name, about, view, layout, physics, "
        + "behavior, intent, start, repeat, tolerance, steps"
    ),
    (#"{"name": 3, \#(swipes)}"#, "name: expected a text"),
    (
      #"{"layout": {"width": "390"}, \#(swipes)}"#,
      "layout.width: expected a finite number of points, more than 0"
    ),
    (
      #"{"layout": {"width": 0}, \#(swipes)}"#,
      "layout.width: --width 0 is out of range; expected a finite number of points, more than 0"
    ),
    (
      #"{"layout": {"width": 1e400}, \#(swipes)}"#,
      "layout.width: --width '1e400' is not a finite number; expected a finite number of points, more than 0"
    ),
    (
      #"{"layout": {"items": 1.5}, \#(swipes)}"#,
      "layout.items: --items 1.5 is out of range; expected a whole number, at least 1"
    ),
    (#"{"layout": {"landscape": 1}, \#(swipes)}"#, "layout.landscape: expected true or false"),
    (
      #"{"layout": {"axis": "diagonal"}, \#(swipes)}"#,
      "layout.axis: --axis 'diagonal' is unknown; expected horizontal or vertical"
    ),
    (
      #"{"layout": {"safe-area": [1, 2, 3]}, \#(swipes)}"#,
      "layout.safe-area: --safe-area '1,2,3' has more than two numbers; expected A for both ends, or A,B"
    ),
    (
      #"{"layout": {"item-lengths": []}, \#(swipes)}"#,
      "layout.item-lengths: expected a list with a finite number of points, more than 0, for each item"
    ),
    (
      #"{"start": {"page": -1}, \#(swipes)}"#,
      "start.page: --page -1 is out of range; expected a whole number, at least 0"
    ),
    (#"{"repeat": 0, \#(swipes)}"#, "repeat: expected a whole number, at least 1"),
    (#"{"tolerance": -1, \#(swipes)}"#, "tolerance: expected a finite number of points, at least 0"),
    (#"{"behavior": [], \#(swipes)}"#, "behavior: expected a behavior, or a list of them"),
    (
      #"{"behavior": "multiple:by=3", \#(swipes)}"#,
      "behavior: multiple has no parameter 'by'; it takes of"
    ),
    (
      #"{"steps": [{}]}"#,
      "steps[0]: a step needs exactly one of swipe, interrupt, resize, rotate, fold, insets, scroll, insert"
    ),
    (
      #"{"steps": [{"swipe": {}, "scroll": {"item": 1}}]}"#,
      "steps[0]: a step needs exactly one of swipe, interrupt, resize, rotate, fold, insets, scroll, insert"
    ),
    (
      #"{"steps": [{"swipe": {"velocty": 1}}]}"#,
      "steps[0].swipe: there is no key 'velocty' (did you mean velocity?); expected some of drag, velocity, after"
    ),
    (
      #"{"steps": [{"swipe": {"velocity": "fast"}}]}"#,
      "steps[0].swipe.velocity: expected a finite number of points per second"
    ),
    (
      #"{"steps": [{"swipe": {"after": 1}}]}"#,
      "steps[0].swipe.after: the first --gesture has after=, but there is none before it to interrupt; "
        + "leave after= out"
    ),
    (#"{"steps": [{"interrupt": {}}]}"#, "steps[0].interrupt: the key 'after' is missing"),
    (#"{"steps": [{"fold": "shut"}]}"#, #"steps[0].fold: expected "open" or "closed""#),
    (#"{"steps": [{"rotate": true}]}"#, #"steps[0].rotate: expected "landscape" or "portrait""#),
    (
      #"{"steps": [{"insets": {"width": 3}}]}"#,
      "steps[0].insets: there is no key 'width'; expected some of safe-area, content-margins, keyboard"
    ),
    (
      #"{"steps": [{"insets": -1}]}"#,
      "steps[0].insets: --safe-area -1 is out of range; expected a finite number of points, at least 0, "
        + "or two of them as A,B"
    ),
    (
      #"{"steps": [{"insets": {"keyboard": 300, "safe-area": 0}}]}"#,
      "steps[0].insets: a keyboard stands alone; give the other insets a step of their own"
    ),
    (
      #"{"steps": [{"insets": {"keyboard": -1}}]}"#,
      "steps[0].insets.keyboard: expected a finite number of points, at least 0"
    ),
    (
      #"{"layout": {"keep": "anchor=1.5"}, "steps": [{"swipe": {}}]}"#,
      "layout.keep: --keep 'anchor=1.5' is unknown; expected offset, item, bottom or anchor=A with A from 0 to 1"
    ),
    (
      #"{"steps": [{"insets": "none"}]}"#,
      "steps[0].insets: expected a finite number of points, at least 0, or [A, B]"
    ),
    (#"{"steps": [{"scroll": {}}]}"#, "steps[0].scroll: the key 'item' is missing"),
    (
      #"{"steps": [{"scroll": {"item": 1, "anchor": 2}}]}"#,
      #"steps[0].scroll.anchor: expected "leading", "center", "trailing" or a number from 0 to 1"#
    ),
    (#"{"steps": [{"insert": {"items": 0}}]}"#, "steps[0].insert.items: expected a whole number, at least 1"),
    (
      #"{"steps": [{"insert": {"items": 1, "keep": "page"}}]}"#,
      "steps[0].insert.keep: --keep 'page' is unknown; expected offset, item, bottom or anchor=A with A from 0 to 1"
    ),
    (
      #"{"steps": [{"swipe": {}, "expect": {"offset": [1, 2]}}]}"#,
      "steps[0].expect.offset: the list has 2 values, but the step happens 1 time; "
        + "give one for each, or one alone for all"
    ),
    (
      #"{"steps": [{"swipe": {}, "expect": {"page": 1.5}}]}"#,
      "steps[0].expect.page: expected a whole number, at least 0"
    ),
    (
      #"{"steps": [{"swipe": {}, "expect": {"aligned": 1}}]}"#,
      "steps[0].expect.aligned: expected true or false"
    ),
    (
      #"{"steps": [{"scroll": {"item": 1}, "expect": {"target": 1}}]}"#,
      "steps[0].expect: there is no key 'target'; expected some of start, offset, page, item, misalignment, "
        + "aligned, keeps-page, keeps-item, tolerance"
    ),
  ]

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
    let options = try scenario.settings.options(scenario.catalog, of: [])
    let typed = try RunOptions(Invocation(arguments))
    #expect(try options.layout.layout() == typed.layout.layout())
    #expect(options.physics == typed.physics)
    #expect(options.gesture.page == 1)
    #expect(options.behaviors.map(\.spec) == ["paging", "multiple:of=3"])
    #expect(scenario.repeats == 2 && scenario.tolerance == 0.25 && scenario.steps[0].repeats == 3)
  }
}
