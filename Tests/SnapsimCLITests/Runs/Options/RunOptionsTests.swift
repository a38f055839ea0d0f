import ScrollSimulation
import Testing

@testable import SnapsimRuns

@Suite("A whole run from its options")
struct RunOptionsTests {
  @Test func `the last of a repeated scalar wins, and behaviors are compared`() throws {
    let options = try RunOptions(
      "--velocity 1 --behavior paging --velocity -2 --behavior none --deceleration fast --deceleration 0.5")
    #expect(options.gesture.velocity == -2)
    #expect(options.behaviors.map(\.spec) == ["paging", "none"])
    #expect(options.physics.rate == DecelerationRate(perMillisecond: 0.5))
  }

  @Test("options that exclude each other are a mistake in either order", arguments: Table.pairs("conflicts"))
  func conflict(one: String, other: String) throws {
    let first = try #require(Option.ofRuns(named: String(one.dropFirst(2).prefix { $0 != " " })))
    let second = try #require(Option.ofRuns(named: String(other.dropFirst(2).prefix { $0 != " " })))
    for words in ["\(one) \(other)", "\(other) \(one)"] {
      let error = #expect(throws: OptionError.self) { try RunOptions(words) }
      #expect(error?.options == [first, second])
      #expect(error?.message.hasPrefix("\(first.flag) and \(second.flag) exclude each other") == true)
    }
    #expect(throws: Never.self) { _ = try RunOptions(one) }
    #expect(throws: Never.self) { _ = try RunOptions(other) }
  }

  @Test func `a mistake is found in the option that comes first`() {
    #expect(throws: OptionError.outOfRange(.width, "0", .length)) { try RunOptions("--width 0 --items 0") }
    #expect(throws: OptionError.outOfRange(.items, "0", .count("items"))) {
      try RunOptions("--items 0 --width 0")
    }
  }
}
