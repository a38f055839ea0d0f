import Testing

@testable import ScrollSimulation
@testable import SnapsimBehaviorFiles
@testable import SnapsimCLI
@testable import SnapsimRuns

@Suite("Layouts of a view that an audit searches")
struct ReadLayoutTests {
  private static func layout(
    _ words: String = "", least: Double? = nil, items: Double? = nil, spec: String? = "view-aligned",
    isOfOneScreen: Bool = false, followsItems: Bool = false, besides: ScrollViewReading.Screens = .init()
  ) throws -> ReadLayout {
    var reading = ScrollViewReading(
      file: "V.swift", line: 7, behavior: .init(written: ".viewAligned", line: 9, spec: spec))
    reading.unread = [.init("item-length", written: "", reason: "a text has its own", line: 3)]
    (reading.screens, reading.leastItemLength) = (besides, least)
    if let items { reading.values = [EvaluatedViewTests.value("items", items)] }
    let invocation = try EvaluatedViewTests.invocation(words)
    return try ReadLayout(
      invocation, RunOptions(invocation), completedBy: reading, isOfOneScreen: isOfOneScreen,
      followsItems: followsItems)
  }

  @Test func `have items of two and four fifths of the container and of all, where no file says`() throws {
    let layouts = try #require(Self.layout().layouts).filter { $0.container == 390 }
    #expect(Set(layouts.compactMap { $0.items?.longest }) == [156, 312, 390])
  }

  @Test(arguments: [("", true), ("--item-length 900", true), ("--item-length 200", false)])
  func `judge an item by the length that is stated, or else by a bound that is read`(
    _ words: String, _ isLong: Bool
  ) throws {
    let long = try Self.layout(words, least: 900).faults.filter { $0.check == .longItems }
    #expect(long.count == (isLong ? 1 : 0) && long.allSatisfy { $0.message.contains("900 pt") })
    #expect(long.allSatisfy { $0.message.contains("or more") == words.isEmpty })
  }

  private static func screens(_ change: (inout ScrollViewReading) -> Void) throws -> ReadLayout {
    var reading = EvaluatedViewTests.reading(
      EvaluatedViewTests.value("items", 4), EvaluatedViewTests.value("safe-area", 0, 0))
    change(&reading)
    let invocation = try EvaluatedViewTests.invocation("")
    return try ReadLayout(invocation, RunOptions(invocation), completedBy: reading)
  }

  @Test(arguments: [(true, false, true), (true, true, false), (false, false, false)])
  func `pages of a length that a state keeps are a warning where the screen may be turned`(
    _ isKept: Bool, _ isUpright: Bool, _ isTurned: Bool
  ) throws {
    let length: ViewLength = isKept ? .appeared(.screenWidth) : .measure(.screenWidth)
    let faults = try Self.screens { reading in
      reading.values.append(EvaluatedViewTests.value("item-length", length))
      if isUpright { reading.screens = .init(upright: "Info.plist:3", phones: "Info.plist:4") }
    }.faults
    #expect(faults.map(\.check) == (isTurned ? [.unequalPages] : []))
    #expect(faults.allSatisfy { !$0.isError && $0.message.contains("iphone-14 on its side, then turned") })
  }

  @Test(
    arguments: [(nil, [390, 844, 375, 956, 834]), (1, [956, 834]), (0, [390, 844, 375])]
      as [(Double?, [Double])])
  func `are of the screens that show the view`(_ isRegular: Double?, _ among: [Double]) throws {
    let read = try Self.screens { reading in
      reading.values.append(EvaluatedViewTests.value("item-length", EvaluatedViewTests.width))
      reading.presence = isRegular.map {
        $0 == 1 ? .measure(.isRegularWidth) : .operation(.subtract, [.points(1), .measure(.isRegularWidth)])
      }
    }
    #expect(Set((read.layouts ?? []).map(\.bounds)) == Set(among))
  }

  @Test(arguments: [(true, "iphone-14 upright"), (false, nil)] as [(Bool, String?)])
  func `are of one screen where arguments are given`(_ isOfOneScreen: Bool, _ screen: String?) throws {
    let read = try Self.layout(isOfOneScreen: isOfOneScreen)
    #expect(read.onlyScreen == screen)
    #expect((Set((read.layouts ?? []).map(\.container)).count == 1) == isOfOneScreen)
  }

  @Test(arguments: [(nil, nil, [390, 750, 834]), ("A", nil, [390, 834]), (nil, "A", [390, 750])])
  func `are on no screen that the app leaves out`(_ upright: String?, _ phones: String?, _ among: [Double])
    throws
  {
    let read = try Self.layout(besides: .init(upright: upright, phones: phones))
    let containers = Set(try #require(read.layouts).map(\.container))
    #expect([390, 750, 834].filter(containers.contains) == among)
  }

  @Test(
    arguments: [
      ("view-aligned", false, nil, true), (nil, false, nil, false), (nil, true, nil, true),
      (nil, true, 8, true), (nil, true, 1, false),
    ] as [(String?, Bool, Double?, Bool)])
  func `try lengths of items for behaviors of SwiftUI's, and for what follows several items`(
    _ spec: String?, _ followsItems: Bool, _ items: Double?, _ tries: Bool
  ) throws {
    let read = try Self.layout(items: items, spec: spec, followsItems: followsItems)
    #expect(read.triesLengths == tries && read.isSameTurned == (spec != nil || !tries))
  }
}
