import SeededNumbers
import Testing

@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("A command line as a scenario")
struct ScenarioTextTests {
  /// Plays a text as `play` would from a file.
  static func play(_ text: String, _ arguments: [String]) throws -> CapturedRun {
    let file = try TemporaryFile(text)
    return try CapturedRun(["play", file.path] + arguments)
  }

  @Test func `a run is printed as this text`() throws {
    let run = try CapturedRun(
      "--device iphone-14 --landscape --safe-area 1,2 --item-lengths 700,.5e3 --deceleration fast "
        + "--behavior paging --behavior view-aligned:limit=never --page 1 --gesture velocity=-1200 --gesture "
        + "drag=+3.50,after=.1 --repeat 2 --check --tolerance 1 --print-scenario")
    #expect(
      run.output == """
        {
          "layout": {
            "device": "iphone-14",
            "landscape": true,
            "safe-area": [1, 2],
            "item-lengths": [700, 500]
          },
          "physics": {
            "deceleration": "fast"
          },
          "behavior": ["paging", "view-aligned:limit=never"],
          "start": {"page": 1},
          "repeat": 2,
          "tolerance": 1,
          "steps": [
            {"swipe": {"velocity": -1200}, "expect": {"aligned": true}},
            {"swipe": {"drag": 3.5, "after": 0.1}, "expect": {"aligned": true}}
          ]
        }

        """)
    #expect(run.errors.isEmpty && run.code == .settled)
  }

  @Test func `an intent of the command line wins over the file's`() throws {
    let text = """
      {"behavior": "none", "intent": "offsets=350", "start": {"offset": 350}, "steps": [{"swipe": {}}]}
      """
    for (arguments, misalignment) in [([], "0"), (["--intent", "items"], "-40")] as [([String], String)] {
      let run = try Self.play(text, arguments + ["--print", "misalignment"])
      #expect(run.output == misalignment + "\n")
    }
    let bad = try Self.play(text.replacing("offsets=350", with: "offsets"), [])
    #expect(bad.code == .badData && bad.errors.contains("intent: --intent has 'offsets'"))
  }

  @Test(arguments: ["aligned", "pages=1", "aligned,pages=1"])
  func `checks become what each step is expected to do`(check: String) throws {
    let command = [
      "--device", "iphone-14", "--landscape", "--behavior", "paging", "--velocity", "-1200", "--repeat", "4",
      "--check", check,
    ]
    let scenario = try CapturedRun(command + ["--print-scenario"])
    #expect(scenario.output.contains("\"aligned\": true") == check.contains("aligned"))
    #expect(scenario.output.contains("\"most-pages\": 1") == check.contains("pages"))
    let played = try Self.play(scenario.output, ["--print", "failed"])
    #expect(try CapturedRun(command).code == .found && played.code == .found)
    #expect(played.output.contains("most-pages") == check.contains("pages"))
  }

  static let refusals: [([String], String)] = [
    (
      ["--velocity", "1,2"],
      "--velocity takes one number with --print-scenario, as a scenario is one run; give it one"
    ),
    (["--format", "json"], "--print-scenario and --format exclude each other; leave one of them out"),
    (["--page", "20"], "--page 20 is out of range; this layout has pages 0 to 19"),
    (
      ["--safe-area", "200"],
      "insets of 400 points leave no container in bounds of 390; "
        + "make --safe-area or --content-margins smaller, or the scroll view longer"
    ),
  ]

  @Test("what is no single run, or none at all, is refused", arguments: refusals)
  func refusal(arguments: [String], message: String) throws {
    let run = try CapturedRun(arguments + ["--print-scenario"])
    #expect(run.errors == "snapsim: \(message)\n")
    #expect(run.output.isEmpty && run.code == .usage)
  }

  @Test("a printed scenario plays to the same rows, over random command lines", arguments: 0..<200)
  func sameRows(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let arguments = Self.commandLine(&random)
    let columns = [
      "--print", "behavior,start,released,proposed,target,offset,page,item,misalignment,duration",
    ]
    let settled = try CapturedRun(arguments + columns + ["--format", "csv"])
    let scenario = try CapturedRun(arguments + ["--print-scenario"])
    guard settled.code == .settled else {
      #expect(scenario.output.isEmpty || settled.code != .usage, "\(arguments)")
      return
    }
    let played = try Self.play(scenario.output, columns + ["--format", "csv"])
    #expect(played.output == settled.output, "\(arguments)\n\(scenario.output)")
    #expect(played.code == .settled && played.errors.isEmpty)
  }

  private static func commandLine(_ random: inout SplitMix64) -> [String] {
    var arguments: [String] = []
    func maybe(_ option: String, _ value: String) {
      if Int.random(in: 0..<3, using: &random) == 0 { arguments += [option, value] }
    }
    func number(_ range: ClosedRange<Double>) -> String {
      Bool.random(using: &random)
        ? "\(Double.random(in: range, using: &random))" : "\(Int(Double.random(in: range, using: &random)))"
    }
    if Bool.random(using: &random) {
      arguments += ["--device", ["iphone-14", "ipad", "iphone-se"].randomElement(using: &random) ?? "ipad"]
      if Bool.random(using: &random) { arguments.append("--landscape") }
    }
    maybe("--width", number(200...900))
    maybe("--axis", "vertical")
    maybe("--safe-area", "\(number(0...40)),\(number(0...40))")
    maybe("--content-margins", number(0...20))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: arguments += ["--item-lengths", (0..<5).map { _ in number(50...700) }.joined(separator: ",")]
    case 1: arguments += ["--content-length", number(10...9000)]
    case 2:
      arguments += [
        "--item-length", number(50...700), "--items", "\(Int.random(in: 1...30, using: &random))",
      ]
    default: maybe("--per-page", "2")
    }
    maybe("--layout-direction", "rtl")
    maybe("--size-class", "regular")
    maybe(
      "--intent",
      ["offsets=100:350", "items,free=:200", "free", "multiple=70"].randomElement(using: &random) ?? "")
    maybe("--keep", ["offset", "bottom"].randomElement(using: &random) ?? "bottom")
    maybe("--deceleration", ["fast", "0.995"].randomElement(using: &random) ?? "fast")
    maybe("--projection", "wwdc18")
    maybe("--context-velocity", "per-millisecond")
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      arguments += ["--behavior", BehaviorCatalog.ours.randomElement(using: &random)?.name ?? "paging"]
    }
    maybe("--offset", number(-30...2000))
    if Bool.random(using: &random) {
      arguments += ["--velocity", number(-4000...4000)]
      maybe("--drag", number(-400...400))
    } else {
      for index in 0..<Int.random(in: 1...3, using: &random) {
        let after = index > 0 && Bool.random(using: &random) ? ",after=\(number(0...2))" : ""
        arguments += ["--gesture", "velocity=\(number(-4000...4000)),drag=\(number(-300...300))\(after)"]
      }
    }
    maybe("--repeat", "\(Int.random(in: 1...4, using: &random))")
    return arguments
  }
}
