import Foundation
import Testing

/// Numbers that go through unchanged, repeatable runs, explanations and exit codes.
@Suite("Answers", .timeLimit(.minutes(30)))
struct AnswersTests {
  @Test("a number goes through unchanged, in text and in json")
  func roundTrip() async throws {
    let numbers =
      (1...20).map { Double($0).squareRoot() * 123.456 } + [
        0.1, 0.1 + 0.2, 1.0 / 3, .leastNonzeroMagnitude, 1e-7,
      ]
    let script = numbers.map {
      "snapsim --offset \($0) --print start; snapsim --offset \($0) --print start --format json"
    }
    let lines = try await Shell().run(script.joined(separator: "\n")).lines
    try #require(lines.count == 2 * numbers.count)
    for (index, number) in numbers.enumerated() {
      #expect(Double(lines[2 * index]) == number)
      #expect(lines[2 * index + 1] == "{\"start\":\(lines[2 * index])}")
    }
  }

  @Test("a rest fed back as an offset is where the next gesture starts")
  func feedback() async throws {
    let result = try await Shell().run(
      "o=$(snapsim --velocity -1234.567 --print offset); snapsim --offset \"$o\" --print start; echo \"$o\""
    )
    #expect(result.lines.count == 2)
    #expect(result.lines.first == result.lines.last)
  }

  @Test(
    "there is no -0, nan or inf",
    arguments: [
      "--velocity -0", "--drag -0 --velocity 0", "--offset -0", "--offset=-0 --behavior paging",
      "--layout-direction rtl --velocity 0 --drag 0", "--layout-direction rtl --offset -0 --behavior paging",
      "--velocity 1200 --behavior paging", "--items 1 --velocity -1200", "--content-length 0 --velocity -500",
      "--content-length 0 --behavior paging --drag -100", "--velocity 9007199254740992",
      "--velocity -9007199254740992 --behavior paging", "--offset -1e-320 --drag 1e-320",
      "--deceleration 1e-300 --velocity -1200", "--deceleration 0.9999999999999999 --velocity -1200",
      "--deceleration 5e-324 --velocity -1200 --behavior paging", "--width 5e-324 --items 1",
    ]
  )
  func oddNumbers(arguments: String) async throws {
    for format in ["text", "json"] {
      let result = try await Shell().run("snapsim \(arguments) --format \(format)")
      #expect(result.code == 0)
      #expect(result.output.firstMatch(of: /-0(?![.\d])/) == nil, "\(result.output)")
      #expect(result.output.firstMatch(of: /\b(nan|inf)\b/) == nil, "\(result.output)")
    }
  }

  @Test("whole numbers have no .0, the largest neither")
  func wholeNumbers() async throws {
    let result = try await Shell().run(
      "snapsim --width 1000 --safe-area 400 --content-length 9007199254740992 --offset 9007199254740992 "
        + "--print start"
    )
    #expect(result.output == "9007199254740992\n")
    #expect(result.code == 0)
  }

  static let scripts: [String] = [
    "snapsim --behavior paging --width 844.5 --velocity -1200.25",
    "snapsim --behavior paging --device iphone-14 --landscape --velocity -1200 --repeat 9 --explain",
    "snapsim --velocity -1234.5 --format json", "snapsim devices", "snapsim --help", "snapsim --velocity 1,5",
    "snapsim --velocity 1.5",
  ]

  @Test("the locale never matters", arguments: scripts)
  func locale(script: String) async throws {
    let plain = try await Shell(environment: ["LC_ALL": "C"]).run(script)
    for locale in ["de_DE.UTF-8", "C.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8", "nonsense"] {
      let environment = ["LC_ALL": locale, "LANG": locale, "LC_NUMERIC": locale]
      #expect(try await Shell(environment: environment).run(script) == plain)
    }
    #expect(try await Shell(environment: [:]).run(script) == plain)
  }

  @Test("two runs are equal, whenever and wherever they run", arguments: scripts)
  func deterministic(script: String) async throws {
    let first = try await Shell().run(script)
    #expect(try await Shell().run(script) == first)
    var elsewhere = Shell(environment: ["TZ": "Asia/Tokyo", "HOME": "/", "COLUMNS": "20", "TERM": "dumb"])
    elsewhere.directory = FileManager.default.temporaryDirectory
    #expect(try await elsewhere.run(script) == first)
  }

  @Test("the keys of json are these, and only ever more")
  func keys() async throws {
    for (arguments, keys) in [
      (
        "--velocity -1200",
        "behavior gesture start released proposed target offset page item misalignment duration"
      ),
      (
        "play Examples/scenarios/flick-snaps-back.json",
        "behavior step action start released proposed target offset page item misalignment duration failed"
      ),
    ] {
      let result = try await Shell().run("snapsim \(arguments) --format json")
      let line = try #require(result.lines.first)
      let found = line.matches(of: /"([a-z-]+)":/).map { String($0.1) }
      #expect(found.starts(with: keys.split(separator: " ").map(String.init)), "\(line)")
    }
  }

  @Test("nothing is coloured, not even on a terminal that could show it", .needs("script"))
  func colour() async throws {
    for arguments in ["--help", "--explain", "--velocity x", "--repeat 3"] {
      let shell = Shell(environment: ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"])
      let result = try await shell.run("script -qec 'snapsim \(arguments)' /dev/null")
      #expect(!result.output.contains("\u{1B}"), "\(result.output)")
      #expect(!result.output.isEmpty)
    }
  }

  @Test("an explanation goes from start to rest and names the rule that fired")
  func explain() async throws {
    let result = try await Shell().run("snapsim --behavior paging --velocity -1200 --explain")
    let steps = result.lines.suffix(9).filter { !$0.hasPrefix("   ") }
      .map { $0.split(separator: " ").first.map(String.init) ?? "" }
    #expect(
      steps == ["start", "released", "projected", "proposed", "told", "answered", "target", "settled"])
    #expect(result.output.contains("594.405"))
    #expect(result.output.contains("next multiple of the bounds (390)"))
    #expect(result.output.contains("model"))
    let without = try await Shell().run("snapsim --behavior paging --velocity -1200")
    #expect(result.output.hasPrefix(without.output))
    let clamped = try await Shell().run("snapsim --page 19 --velocity -1200 --explain")
    #expect(clamped.lines.contains { $0.hasPrefix("  proposed") && $0.contains("cut to 0…7410") })
  }

  static let codes: [(String, Int32)] = [
    ("--velocity -1200", 0), ("--offset 10 --check", 1), ("--offset 0.5 --check", 0),
    ("--offset 10 --check --tolerance 10", 0), ("--nonsense", 64), ("", 64), ("--velocity -1200 >&-", 74),
  ]

  @Test("the exit codes are those of the help", arguments: codes)
  func exitCodes(arguments: String, code: Int32) async throws {
    #expect(try await Shell().run("snapsim \(arguments)").code == code)
    let help = try await Shell().run("snapsim --help").output
    #expect(help.firstMatch(of: try Regex("\\b\(code) [a-z-]")) != nil)
  }

  static let mistakes: [(String, option: String, value: String, expectation: String)] = [
    ("--velocity 12px", "--velocity", "'12px'", "points per second"),
    ("--width 0", "--width", "0", "more than 0"),
    ("--items 2.5", "--items", "2.5", "whole number"),
    ("--axis up", "--axis", "'up'", "horizontal or vertical"),
    ("--format xml", "--format", "'xml'", "text, json, csv, tsv, md, plot, svg or html"),
    ("--padding 1,2,3", "--padding", "'1,2,3'", "A,B"),
    ("--check=1", "--check", "'1'", "aligned, pages=N"),
    ("--page 20", "--page", "20", "0 to 19"),
    ("--offset 9000", "--offset", "9000", "7800"),
    ("--offset -390", "--offset", "-390", "7800"),
    ("--safe-area 195", "--safe-area", "390", "smaller"),
  ]

  @Test("an error has option, value, expectation and hint in one or two lines", arguments: mistakes)
  func errors(arguments: String, option: String, value: String, expectation: String) async throws {
    let result = try await Shell().run("snapsim \(arguments)")
    #expect(result.errors.hasPrefix("snapsim: "))
    #expect(result.errors.contains(option))
    #expect(result.errors.contains(value))
    #expect(result.errors.contains(expectation))
    #expect((1...2).contains(result.errorLines.count))
    #expect(result.code == 64)
  }

  @Test("an error takes one or two lines, whatever was typed")
  func errorLines() async throws {
    for arguments in ["--velocity \"$(printf '1\\n2\\n3\\n4')\"", "\"$(printf 'a\\nb\\nc\\nd')\""] {
      let result = try await Shell().run("snapsim \(arguments)")
      #expect((1...2).contains(result.errorLines.count), "\(result.errors)")
      #expect(result.code == 64)
    }
  }
}
