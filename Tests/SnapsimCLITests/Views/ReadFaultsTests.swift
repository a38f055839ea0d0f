import ScrollSimulation
import Testing

@testable import SnapsimCLI
@testable import SnapsimBehaviorFiles

@Suite("Faults that a view shows without any gesture")
struct ReadFaultsTests {
  private func faults(
    of spec: String?, on layout: ScrollLayout, beside first: ScrollLayout? = nil, unread: [String] = [],
    _ change: (inout ScrollViewReading) -> Void = { _ in }
  ) -> [ScrollViewReading.Finding] {
    let behavior = ScrollViewReading.Behavior(written: ".", line: 9, spec: spec)
    var reading = ScrollViewReading(file: "A.swift", line: 5, behavior: behavior)
    reading.unread = unread.map { .init($0, written: "", reason: "", line: 5) }
    change(&reading)
    return reading.faults(on: layout, "as asked", beside: first.map { ("first", $0) })
  }

  private static func pages(_ stack: ItemStack, safeArea: Double = 0, margins: Double = 0) throws
    -> ScrollLayout
  {
    try ScrollLayout(
      bounds: 390, safeArea: AxisInsets(safeArea), contentMargins: AxisInsets(margins), content: .stack(stack)
    )
  }

  @Test(arguments: [
    (Axis.horizontal, 0.0, nil, false), (.horizontal, 8, nil, true), (.horizontal, 0, AxisInsets(67), true),
    (.vertical, 0, nil, false), (.vertical, 0, AxisInsets(leading: 67, trailing: 54), true),
  ])
  func
    `pages of a view that none shows are unequal for sure where they are so without the screen's safe area`(
      _ axis: Axis, _ spacing: Double, _ safeArea: AxisInsets?, _ isSure: Bool
    ) throws
  {
    let orientation: Device.Orientation = axis == .horizontal ? .landscape : .portrait
    let pose = DevicePose(try Device.named("iphone-14"), orientation, safeArea: safeArea)
    let pages = try ScrollLayout(pose, axis: axis, content: .stack(ItemStack(count: 6, spacing: spacing)))
    let fault = try #require(faults(of: "paging", on: pages) { $0.isUnplaced = true }.first)
    #expect(fault.isError == isSure)
    #expect((fault.assumption ?? "").contains(axis == .horizontal ? "sides" : "top") == !isSure)
    #expect(faults(of: "paging", on: pages).first?.isError == true)
  }

  @Test(arguments: [
    // The item under the middle: on a wide view neither the first nor the last is ever there.
    (358.0, 0.5, ViewLength.Operation.floor, nil), (718, 0.5, .floor, "the first and the last"),
    // The leading one: of three on a phone the last does not come to the edge.
    (358, 0, .floor, "the last"), (358, 0, .round, nil),
  ])
  func `items are missed that a number reckoned by the offset never tells`(
    _ container: Double, _ part: Double, _ rounding: ViewLength.Operation, _ missed: String?
  ) throws {
    let seen = ViewLength.operation(.multiply, [.measure(.scrollBounds), .points(part)])
    let place = ViewLength.operation(.add, [.measure(.scrolled), seen])
    let number = ViewLength.operation(rounding, [.operation(.divide, [place, .points(316)])])
    let cards = ItemStack(count: part == 0 ? 3 : 6, length: .points(300), spacing: 16)
    let found = faults(
      of: "view-aligned", on: try ScrollLayout(bounds: container, content: .stack(cards)),
      beside: try ScrollLayout(bounds: 358, content: .stack(cards))
    ) { $0.reckonedPosition = .init("", lengths: [number], written: "chosen", file: "A.swift", line: 7) }
    let told = found.filter { $0.check == .unreachedPosition }.map(\.message)
    #expect(
      told.count == (missed == nil ? 0 : 1) && told.allSatisfy { $0.hasSuffix(missed ?? "") }, "\(told)")
  }

  @Test(arguments: [
    (ItemStack(count: 6, spacing: 8), 0.0, 0.0, "8 pt after", "spacing 0 instead of 8"),
    (
      ItemStack(count: 6, spacing: 10), 0, 20, "30 pt before",
      "spacing 0 instead of 10, no content margins and padding within each page"
    ),
    (ItemStack(count: 6), 47, 0, "94 pt before", ".ignoresSafeArea(edges: .horizontal)"),
    (ItemStack(count: 6), 0, 20, "40 pt before", "no content margins"),
    (ItemStack(count: 6, padding: 16), 0, 0, "16 pt after", "padding within each page"),
    (
      ItemStack(count: 20, length: .points(300)), 0, 0, "90 pt before",
      ".viewAligned(limitBehavior: .alwaysByOne)"
    ),
  ])
  func `pages that are not as long as the scroll view are told with their number and a fix`(
    _ stack: ItemStack, _ safeArea: Double, _ margins: Double, _ number: String, _ fix: String
  ) throws {
    let fault = try #require(
      faults(of: "paging", on: try Self.pages(stack, safeArea: safeArea, margins: margins)).first)
    #expect(fault.check == .unequalPages && fault.check.isError && fault.line == 5)
    #expect(fault.message.contains(number), "\(fault)")
    #expect(fault.fix?.contains(fix) == true, "\(fault)")
  }

  @Test(arguments: [(0.0, 20.0), (10, nil), (20, nil)])
  func `a last page that the end of the content keeps from its place is a warning`(
    _ padding: Double, _ short: Double?
  ) throws {
    let stack = ItemStack(count: 6, length: .points(370), spacing: 20, padding: AxisInsets(padding))
    let fault = faults(of: "paging", on: try Self.pages(stack)).first { $0.check == .unequalPages }
    #expect(fault?.assumption == short.map { _ in "the last page is to rest as the others do" })
    #expect(fault?.message.contains("20 pt from its place") ?? false == (short != nil))
  }

  @Test(arguments: [(100.0, "there are more than 7 items"), (180, "there are more than 4 items"), (200, nil)])
  func `pages of an unknown number that only many fill are a warning that says so`(
    _ length: Double, _ assumption: String?
  ) throws {
    let pages = try Self.pages(ItemStack(count: 20, length: .points(length)))
    let open = try #require(faults(of: "paging", on: pages, unread: ["items"]).first)
    #expect(open.assumption == assumption && open.isError == (assumption == nil))
    #expect(faults(of: "paging", on: pages).first?.isError == true)
  }

  @Test func `pages as long as the scroll view have no fault, nor has a single one`() throws {
    #expect(faults(of: "paging", on: try Self.pages(ItemStack(count: 1, spacing: 8))).isEmpty)
    #expect(faults(of: "view-aligned", on: try Self.pages(ItemStack(count: 6, spacing: 8))).isEmpty)
  }

  @Test(arguments: [true, false])
  func `pages under bars of an unknown length are unequal by the safe area of the screen or more`(
    _ isOfBars: Bool
  ) throws {
    let pages = try Self.pages(ItemStack(count: 9, length: .containerRelative()), safeArea: 47)
    let faults = faults(of: "paging", on: pages, unread: ["safe-area"]) {
      $0.unread[0].isMoreThanOfScreen = isOfBars
    }
    #expect(faults.map(\.check) == (isOfBars ? [.unequalPages] : []))
    if let fault = faults.first { #expect(fault.message.contains("94 pt or more before") && fault.isError) }
  }

  @Test func `pages as long as the screen that begin beside its edge end past the other one`() throws {
    let pages = ItemStack(count: 6, length: .points(390))
    let fault = try #require(faults(of: "paging", on: try Self.pages(pages, safeArea: 47)).first)
    #expect(fault.check == .unequalPages)
    #expect(fault.message.contains("47 pt from its edge: their last 47 pt lie past its other end"))
    #expect(faults(of: "paging", on: try Self.pages(pages)).isEmpty)
  }

  @Test(arguments: [
    (135, 45.0, 0.0, 0.5, "out of reach for the first 3 and the last 3"), (135, 45, 135, 0.5, nil),
    (135, 45, 0, 0, nil), (6, 300, 0, 0.5, nil), (6, 45, 0, 0.5, nil), (6, 157.5, 0, 0.5, nil),
    (9, 120, 0, 0.5, "out of reach for the first and the last"),
  ])
  func `a position by the middle tells items that never come there`(
    _ count: Int, _ length: Double, _ margins: Double, _ anchor: Double, _ words: String?
  ) throws {
    let layout = try ScrollLayout(
      bounds: 315, contentMargins: AxisInsets(margins),
      content: .stack(ItemStack(count: count, length: .points(length)))
    ).keeping(.anchor(anchor))
    let found = faults(of: "view-aligned", on: layout).filter { $0.check == .unreachedPosition }
    #expect(found.map(\.check.isError) == (words == nil ? [] : [false]))
    #expect(found.allSatisfy { $0.message.contains(words ?? "") }, "\(found)")
    #expect(faults(of: "view-aligned", on: layout, unread: ["content-margins"]).isEmpty)
    let isTold = [nil, "chips.count"].map { count in
      !faults(of: "view-aligned", on: layout, unread: ["item-length", "items"]) { $0.itemCount = count }
        .isEmpty
    }
    #expect(isTold == [false, words != nil])
  }

  @Test(arguments: [(8.0, "safe-area", true), (0, "safe-area", false), (0, "width", true)])
  func `pages that the safe area alone sets apart are no fault where it is not read`(
    _ spacing: Double, _ unread: String, _ isFault: Bool
  ) throws {
    let pages = try Self.pages(ItemStack(count: 6, spacing: spacing), safeArea: 47)
    #expect(faults(of: "paging", on: pages, unread: [unread]).isEmpty == !isFault)
  }

  @Test(arguments: [["spacing"], []])
  func `pages that no stack holds are a warning, should SwiftUI space them`(_ unread: [String]) throws {
    let found = faults(of: "paging", on: try Self.pages(ItemStack(count: 6)), unread: unread)
    #expect(found.map(\.check) == (unread.isEmpty ? [] : [.unequalPages]))
    #expect(
      found.allSatisfy { $0.message.contains("8 pt") && !$0.isError && $0.fix?.contains("stack") == true })
  }

  @Test(arguments: [("width", true, true), ("width", false, false), ("height", true, false)])
  func `pages inside of a view that no file holds are a warning, should that leave them the screen`(
    _ unread: String, _ isOfOtherFile: Bool, _ isFault: Bool
  ) throws {
    let onSide = DevicePose(try Device.named("iphone-14"), .landscape, safeArea: .zero)
    let pages = try ScrollLayout(onSide, content: .stack(ItemStack(count: 6)))
    let found = faults(of: "paging", on: pages, unread: [unread]) {
      $0.unread[0].isOfOtherFile = isOfOtherFile
    }
    #expect(found.map(\.check) == (isFault ? [.unequalPages] : []))
    #expect(found.allSatisfy { !$0.isError && $0.message.contains("94 pt before") })
  }

  @Test func `items longer than the container are a warning of view-aligned alone`() throws {
    let long = try Self.pages(ItemStack(count: 6, length: .points(600)))
    let fault = try #require(faults(of: "view-aligned:limit=never", on: long).first)
    #expect(fault.check == .longItems && !fault.check.isError)
    #expect(fault.message.contains("600 pt is longer than the container of 390"))
    #expect(faults(of: "container-paging", on: long).isEmpty)
  }

  @Test(arguments: [(3.0, false), (9, false), (11, true)])
  func `ticks that begin where a mark stands are off it where that is seen`(_ length: Double, _ isSeen: Bool)
    throws
  {
    let ticks = ItemStack(count: 9, length: .points(length), spacing: 10)
    let dial = try ScrollLayout(bounds: 390, contentMargins: AxisInsets(194.75), content: .stack(ticks))
    let found = faults(of: "view-aligned", on: dial).map(\.check)
    #expect(found == (isSeen ? [.offCenter] : []) + [.longItems])
  }

  @Test(arguments: [
    (
      ItemStack(count: 5, length: .points(350), spacing: 10, padding: 20), AxisInsets.zero,
      "item 1 rests 20 pt before"
    ),
    (ItemStack(count: 5, length: .points(350), spacing: 10), AxisInsets(20), nil),
    (
      ItemStack(count: 5, length: .points(350), spacing: 10), AxisInsets(leading: 20, trailing: 0),
      "item 4 rests 20 pt behind"
    ),
    (ItemStack(count: 9, length: .points(60), spacing: 10), AxisInsets(195), "29.75 pt behind"),
    (ItemStack(count: 9, length: .points(60), spacing: 10), AxisInsets(165), nil),
    (ItemStack(count: 9, length: .points(120), spacing: 10, padding: 16), .zero, nil),
    (ItemStack(count: 5, spacing: 10), .zero, nil),
    (ItemStack(count: 5, spacing: 15, padding: 15), .zero, nil),
  ])
  func `view-aligned items are all brought to the middle, or none of them`(
    _ stack: ItemStack, _ margins: AxisInsets, _ words: String?
  ) throws {
    let room = margins.total < 390 ? margins : AxisInsets(194.75)
    let layout = try ScrollLayout(bounds: 390, contentMargins: room, content: .stack(stack))
    let fault = faults(of: "view-aligned", on: layout).first { $0.check == .offCenter }
    #expect((fault == nil) == (words == nil), "\(fault?.message ?? "no fault")")
    if let fault, let words { #expect(fault.message.contains(words) && fault.isError) }
    #expect(faults(of: "view-aligned:anchor=center", on: layout).allSatisfy { $0.check != .offCenter })
    // The anchor of the position may move the alignment too.
    let anchored = faults(of: "view-aligned", on: try layout.keeping(.anchor(0.5)))
      .filter { $0.check == .offCenter }
    #expect(anchored.count == (words == nil ? 0 : 1) && anchored.allSatisfy { !$0.isError })
  }

  @Test(arguments: [
    (105.0, 105.0, "item 2 rests 105 pt before the middle"), (120, 120, "item 2 rests 105 pt before"),
    (140, 140, nil), (105, 60, nil), (8, 8, nil), (180, 180, nil),
  ])
  func `views at both ends that bring one item to the middle leave the others at the edge`(
    _ first: Double, _ last: Double, _ words: String?
  ) throws {
    let lengths = [first] + Array(repeating: 180.0, count: 6) + [last]
    let layout = try ScrollLayout(bounds: 390, content: .stack(ItemStack(lengths: lengths)))
    let fault = faults(of: "view-aligned", on: layout).first { $0.check == .offCenter }
    #expect((fault == nil) == (words == nil), "\(fault?.message ?? "no fault")")
    if let fault, let words { #expect(fault.message.contains(words) && !fault.isError) }
  }

  @Test(arguments: [
    (191.0, AxisInsets.zero, 0.0, "on first leave it 180 pt before that on as asked"),
    (0, AxisInsets(418), 0, "leave it 47 pt behind that on"),
    (371, .zero, 0, nil), (0, .zero, 0, nil), (24, .zero, 0, nil), (191, .zero, 30, nil),
    (191, AxisInsets(leading: 0, trailing: 90), 0, nil),
  ])
  func
    `margins that bring items to the middle of one screen do so on the others, if they are as long or half the screen`(
      _ margin: Double, _ padding: AxisInsets, _ covered: Double, _ words: String?
    ) throws
  {
    func ticks(_ padding: AxisInsets) -> ScrollLayout.Content {
      .stack(ItemStack(count: 169, length: .points(8), padding: padding))
    }
    let device = try Device.named("iphone-14")
    let upright = try ScrollLayout(DevicePose(device), contentMargins: AxisInsets(191), content: ticks(.zero))
    let turned = try ScrollLayout(
      DevicePose(device, .landscape), contentMargins: AxisInsets(margin), content: ticks(padding)
    ).covered(by: covered)
    let found = faults(of: nil, on: turned, beside: upright).first
    #expect((found == nil) == (words == nil), "\(found?.message ?? "no fault")")
    if let found, let words { #expect(found.check.isError && found.message.contains(words)) }
    #expect(faults(of: nil, on: turned).isEmpty && faults(of: nil, on: turned, beside: turned).isEmpty)
  }

  @Test(arguments: [
    (
      300.0, 50.0, 10.0,
      "5 pt behind the middle (as asked); they bring it there where the scroll view is 400 pt long"
    ),
    (290, 50, 10, nil), (300, 16, 10, nil), (300, 50, 40, nil), (250, 50, 10, nil), (300, 80, 10, nil),
  ])
  func `margins and items of a number that fit another phone leave items beside the middle`(
    _ length: Double, _ margin: Double, _ spacing: Double, _ words: String?
  ) throws {
    let content = ScrollLayout.Content.stack(ItemStack(count: 9, length: .points(length), spacing: spacing))
    func offCenter(_ axis: Axis) throws -> ScrollViewReading.Finding? {
      let layout = try ScrollLayout(
        axis: axis, bounds: 390, contentMargins: AxisInsets(margin), content: content)
      return faults(of: "view-aligned", on: layout).first { $0.check == .offCenter }
    }
    let fault = try offCenter(.horizontal)
    #expect((fault == nil) == (words == nil), "\(fault?.message ?? "no fault")")
    if let fault, let words { #expect(fault.message.contains(words) && !fault.isError) }
    #expect(try offCenter(.vertical) == nil)
  }

  @Test(arguments: [(true, AxisInsets.zero, true), (true, AxisInsets(47), false), (false, .zero, false)])
  func `items of the safe area's length rest at the screen's edge where the scroll view ignores it`(
    _ isOfSafeArea: Bool, _ safeArea: AxisInsets, _ isFault: Bool
  ) throws {
    let length = ViewLength.operation(
      .subtract, [.measure(.screenWidth), .measure(isOfSafeArea ? .safeAreaLeading : .screenHeight)])
    let pose = DevicePose(try Device.named("iphone-14"), .landscape, safeArea: safeArea)
    let pages = ItemStack(count: 6, length: .points(750), spacing: 8)
    let found = faults(of: "view-aligned", on: try ScrollLayout(pose, content: .stack(pages))) {
      $0.values = [.init("item-length", lengths: [length], written: "", file: "A.swift", line: 6)]
    }
    #expect(found.map(\.check) == (isFault ? [.offCenter] : []))
    #expect(found.allSatisfy { $0.message.contains("they rest 47 pt before it") && $0.isError })
  }

  @Test(arguments: [
    (78.0, true, 0), (302, true, 0), (290, true, 1), (200, true, 2), (200, false, 0), (120, true, 0),
  ])
  func `room behind the last item that does not bring it to the start is told where the position is its item`(
    _ room: Double, _ isPosition: Bool, _ missed: Int
  ) throws {
    let stack = ItemStack(count: 24, length: .points(72), spacing: 8)
    let layout = try ScrollLayout(
      bounds: 390, contentMargins: AxisInsets(leading: 16, trailing: room), content: .stack(stack)
    ).keeping(isPosition ? .item : .offset)
    let found = faults(of: "view-aligned", on: layout).filter { $0.check == .unreachedPosition }
    #expect(found.map(\.isError) == (missed > 0 ? [false] : []))
    #expect(
      found.allSatisfy { $0.message.hasSuffix("do not bring the last\(missed > 1 ? " \(missed)" : "")") })
  }

  @Test(arguments: [(9, 120.0, "the others come"), (2, 350, "scrolled back to, that comes")])
  func `padding on the stack of view-aligned items is a warning where it is not one of half the rest`(
    _ count: Int, _ length: Double, _ words: String
  ) throws {
    let stack = ItemStack(count: count, length: .points(length), spacing: 10, padding: 16)
    let fault = try #require(faults(of: "view-aligned", on: try Self.pages(stack)).first)
    #expect(fault.check == .unevenStart && !fault.check.isError && fault.message.contains("padding of 16 pt"))
    #expect(fault.message.contains(words))
    #expect(faults(of: "container-paging", on: try Self.pages(stack)).isEmpty)
  }

  @Test(
    arguments: [
      ([342.0, 1, 342, 1, 342], 14.0, "a line of 1 pt"), ([342, 30, 342, 30, 342], 14, "of 30 pt"),
      ([342, 120, 342, 120, 342], 14, nil), ([342, 30, 342, 342, 342], 14, nil),
      ([342, 342, 342, 1], 14, nil),  // what loads more
      ([342, 0.33, 342, 0.33, 342], 0, nil),
    ] as [([Double], Double, String?)])
  func
    `a line among view-aligned items is an error where it is seen, and what else stands between them a warning`(
      _ lengths: [Double], _ spacing: Double, _ told: String?
    ) throws
  {
    let layout = try ScrollLayout(
      bounds: 390, contentMargins: AxisInsets(24),
      content: .stack(ItemStack(lengths: lengths, spacing: spacing)))
    let fault = faults(of: "view-aligned:limit=always-by-one", on: layout).first { $0.check == .lineTargets }
    #expect((fault != nil) == (told != nil) && fault?.isError == told?.contains("line"))
    #expect(fault?.message.contains("item 1, \(told ?? ""), comes") ?? true)
  }
}
