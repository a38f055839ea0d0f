import ScrollSimulation
import Testing

@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("A whole run from its options")
struct RunOptionsTests {
  private func options(_ command: String) throws -> RunOptions {
    try RunOptions(command)
  }

  @Test("every option reaches its place")
  func everything() throws {
    let words =
      "--device iphone-14 --landscape --width 1 --height 2 --axis vertical --safe-area 3,4 "
      + "--content-margins 5 --items 6 --per-page 7 --span 8 --spacing 9 --padding 10,11 "
      + "--layout-direction rtl --size-class regular --keep anchor=0.5 --offset 12 --drag 13 --velocity 14 --repeat 15 "
      + "--behavior paging --deceleration fast --projection wwdc18 --context-velocity per-millisecond "
      + "--format json --print page,offset --explain --check --tolerance 16"
    let options = try options(words)
    let output = try OutputOptions(Invocation(ErrorMessagesTests.words(words)))
    #expect(options.layout.device?.name == "iphone-14")
    #expect(options.layout.isLandscape)
    #expect(options.layout.width == 1)
    #expect(options.layout.height == 2)
    #expect(options.layout.axis == .vertical)
    #expect(options.layout.safeArea == AxisInsets(leading: 3, trailing: 4))
    #expect(options.layout.contentMargins == AxisInsets(5))
    #expect(options.layout.items == 6)
    #expect(options.layout.perPage == 7)
    #expect(options.layout.span == 8)
    #expect(options.layout.spacing == 9)
    #expect(options.layout.padding == AxisInsets(leading: 10, trailing: 11))
    #expect(options.layout.layoutDirection == .rightToLeft)
    #expect(options.layout.sizeClass == .regular)
    #expect(options.layout.keep == .anchor(0.5))
    #expect(options.gesture.offset == 12)
    #expect(options.gesture.drag == 13)
    #expect(options.gesture.velocity == 14)
    #expect(options.gesture.repeats == 15)
    #expect(options.behaviors.map(\.spec) == ["paging"])
    #expect(options.physics.rate == .fast)
    #expect(options.physics.projection == .wwdc18)
    #expect(options.physics.contextVelocity == .perMillisecond)
    #expect(output.format == .json)
    #expect(output.columns == ["page", "offset"])
    #expect(output.explains)
    #expect(output.checks.isOfAlignment)
    #expect(output.tolerance == 16)
    #expect(try self.options("--item-length 17").layout.itemLength == 17)
    #expect(try self.options("--item-lengths 1,2.5,3").layout.itemLengths == [1, 2.5, 3])
    #expect(try self.options("--content-length 18").layout.contentLength == 18)
    #expect(try self.options("--page 3").gesture.page == 3)
  }

  @Test("the last of a repeated scalar wins, and behaviors are compared")
  func repeats() throws {
    let options = try options(
      "--velocity 1 --behavior paging --velocity -2 --behavior none --deceleration fast --deceleration 0.5"
    )
    #expect(options.gesture.velocity == -2)
    #expect(options.behaviors.map(\.spec) == ["paging", "none"])
    #expect(options.physics.rate == DecelerationRate(perMillisecond: 0.5))
  }

  static let conflicts: [(String, String)] = [
    ("--item-lengths 1", "--items 1"), ("--item-lengths 1", "--item-length 1"),
    ("--item-lengths 1", "--span 1"),
    ("--item-length 1", "--span 1"), ("--content-length 1", "--items 1"),
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

  @Test("a mistake is found in the option that comes first")
  func firstMistake() {
    #expect(throws: OptionError.outOfRange(.width, "0", .length)) { try options("--width 0 --items 0") }
    #expect(throws: OptionError.outOfRange(.items, "0", .count("items"))) {
      try options("--items 0 --width 0")
    }
  }
}
