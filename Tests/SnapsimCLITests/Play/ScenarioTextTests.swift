import SeededNumbers
import Testing

@testable import SnapsimRuns

@Suite("A command line as a scenario")
struct ScenarioTextTests {
  static func play(_ text: String, _ arguments: [String]) throws -> CapturedRun {
    let file = try TemporaryFile(text)
    return try CapturedRun(["play", file.path] + arguments)
  }

  @Test(
    "a printed scenario plays to the same rows, over random command lines",
    .enabled(if: isOptimized, "tested in release code alone"), arguments: 0..<200)
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
