import ScrollSimulation
import Testing

@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("A whole run from its options")
struct RunOptionsTests {
  private func options(_ command: String) throws -> RunOptions {
    try RunOptions(command)
  }

  @Test func `the last of a repeated scalar wins, and behaviors are compared`() throws {
    let options = try options(
      "--velocity 1 --behavior paging --velocity -2 --behavior none --deceleration fast --deceleration 0.5"
    )
    #expect(options.gesture.velocity == -2)
    #expect(options.behaviors.map(\.spec) == ["paging", "none"])
    #expect(options.physics.rate == DecelerationRate(perMillisecond: 0.5))
  }

  static let conflicts: [(String, String)] = [
    ("--item-lengths 1", "--items 1"), ("--item-lengths 1", "--item-length 1"),
    ("--item-lengths 1", "--span 1"), ("--item-length 1", "--span 1"), ("--content-length 1", "--items 1"),
    ("--content-length 1", "--item-length 1"), ("--content-length 1", "--item-lengths 1"),
    ("--content-length 1", "--per-page 1"), ("--content-length 1", "--span 1"),
    ("--content-length 1", "--spacing 1"), ("--content-length 1", "--padding 1"), ("--offset 1", "--page 1"),
  ]

  @Test("options that exclude each other are a mistake in either order", arguments: conflicts)
  func conflict(one: String, other: String) throws {
    let first = try #require(Option.ofRuns(named: String(one.dropFirst(2).prefix { $0 != " " })))
    let second = try #require(Option.ofRuns(named: String(other.dropFirst(2).prefix { $0 != " " })))
    for words in ["\(one) \(other)", "\(other) \(one)"] {
      let error = #expect(throws: OptionError.self) { try options(words) }
      #expect(error?.options == [first, second])
      #expect(error?.message.hasPrefix("\(first.flag) and \(second.flag) exclude each other") == true)
    }
    #expect(throws: Never.self) { _ = try options(one) }
    #expect(throws: Never.self) { _ = try options(other) }
  }

  @Test func `a mistake is found in the option that comes first`() {
    #expect(throws: OptionError.outOfRange(.width, "0", .length)) { try options("--width 0 --items 0") }
    #expect(throws: OptionError.outOfRange(.items, "0", .count("items"))) {
      try options("--items 0 --width 0")
    }
  }
}
