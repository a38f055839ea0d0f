import Testing

@testable import SnapsimText
@testable import SnapsimCLI

@Suite("Recording what comes about")
struct ScenarioRecordingTests {
  /// Plays a text from a file with `--record`, and what stands in the file then.
  private func record(_ text: String, _ arguments: [String] = []) throws -> (run: CapturedRun, text: String) {
    let file = try TemporaryFile(text)
    let run = try CapturedRun(["play", file.path, "--record"] + arguments)
    return (run, try file.text())
  }

  static let recordings: [(id: String, text: String, recorded: String)] = [
    (
      "what fails changes, and what holds stays as it is written",
      #"{"behavior":"paging", "steps": [{"swipe": {"velocity": -1.2e3},"expect":{"offset": 390.10, "page": 4}}] }"#,
      #"{"behavior":"paging", "steps": [{"swipe": {"velocity": -1.2e3},"expect":{"offset": 390.10, "page": 1}}] }"#
    ),
    (
      "a step without expectations gets some",
      #"{"behavior": "paging", "steps": [{"swipe": {"velocity": -500}}]}"#,
      #"{"behavior": "paging", "steps": [{"swipe": {"velocity": -500}, "expect": {"offset": 390, "page": 1, "aligned": true}}]}"#
    ),
    (
      "one that is empty gets some, by its own tolerance",
      #"{"steps": [{"swipe": {"drag": -100}, "expect": {"tolerance": 500}}]}"#,
      #"{"steps": [{"swipe": {"drag": -100}, "expect": {"tolerance": 500, "offset": 100, "page": 0, "aligned": true}}]}"#
    ),
    (
      "repetitions that differ get a list",
      #"{"behavior": "paging", "steps": [{"swipe": {"velocity": -500}, "repeat": 2, "expect": {"page": 7, "aligned": false}}]}"#,
      #"{"behavior": "paging", "steps": [{"swipe": {"velocity": -500}, "repeat": 2, "expect": {"page": [1, 2], "aligned": true}}]}"#
    ),
    (
      "what is the same in each round of the steps is recorded, and nothing else",
      #"{"behavior": "paging", "repeat": 2, "steps": [{"swipe": {"velocity": -500}}]}"#,
      #"{"behavior": "paging", "repeat": 2, "steps": [{"swipe": {"velocity": -500}, "expect": {"aligned": true}}]}"#
    ),
  ]

  @Test("in the file's own words", arguments: recordings)
  func records(id: String, text: String, recorded: String) throws {
    let result = try record(text)
    #expect(result.text == recorded, "\(id): \(result.run.errors)")
    #expect(result.run.code == .settled && result.run.errors.contains(": recorded "), "\(id)")
    // What is recorded holds, and nothing is left to record.
    let again = try record(recorded)
    #expect(again.text == recorded && again.run.errors.hasSuffix(": nothing to record: all is as expected\n"))
    #expect(try ScenarioTextTests.play(recorded, []).code == .settled, "\(id)")
  }

  @Test func `each expectation that changes is told with its line, what it was and what it is`() throws {
    let result = try record(
      """
      {"behavior": "paging", "steps": [
        {"swipe": {"velocity": -500}, "repeat": 2, "expect": {"page": [1, 3], "offset": [390, 780]}},
        {"swipe": {"velocity": -500}, "expect": {"aligned": false}}
      ]}
      """)
    let lines = result.run.errors.split(separator: "\n").map {
      $0.drop { $0 != ":" }.dropFirst().drop { $0 != ":" }
    }
    #expect(
      lines == [
        ":2: step 0: page [1, 3] is now [1, 2]", ":3: step 1: aligned false is now true",
        ": recorded 2 changed expectations",
      ], "\(result.run.errors)")
  }

  static let refusals: [(id: String, text: String, arguments: [String], code: ExitCode, words: String)] = [
    (
      "another behavior", #"{"steps": [{"swipe": {}}]}"#, ["--behavior", "none"], .usage, "exclude each other"
    ),
    ("standard input", #"{"steps": [{"swipe": {}}]}"#, ["-"], .usage, "which standard input is not"),
    (
      "several behaviors", #"{"behavior": ["none", "paging"], "steps": [{"swipe": {}}]}"#, [], .usage,
      "names 2; leave one in it"
    ),
    (
      "what differs from round to round",
      #"{"behavior": "paging", "repeat": 2, "steps": [{"swipe": {"velocity": -500}, "expect": {"page": 9}}]}"#,
      [],
      .badData, "steps[0].expect.page: it differs from one time through the steps to the next"
    ),
  ]

  @Test("where it cannot be done, the file stays as it is", arguments: refusals)
  func refuses(id: String, text: String, arguments: [String], code: ExitCode, words: String) throws {
    let result = try record(text, arguments)
    #expect(result.text == text, "\(id)")
    #expect(result.run.code == code && result.run.errors.contains(words), "\(id): \(result.run.errors)")
  }
}
