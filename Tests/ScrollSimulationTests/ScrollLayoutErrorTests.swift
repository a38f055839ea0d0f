import ScrollSimulation
import Testing

/// Something that cannot be laid out, with what is said about it.
private struct Refusal: CustomTestStringConvertible, Sendable {
  let layout: @Sendable () throws -> ScrollLayout
  let error: ScrollLayoutError
  let testDescription: String

  init(
    _ error: ScrollLayoutError, _ description: String, _ layout: @escaping @Sendable () throws -> ScrollLayout
  ) {
    self.error = error
    testDescription = description
    self.layout = layout
  }

  private static let limit = ScrollLayout.limit

  private static func stack(_ stack: ItemStack) throws -> ScrollLayout {
    try ScrollLayout(content: .stack(stack))
  }

  static let all: [Refusal] = [
    Refusal(
      .outOfRange(.bounds, 1e300, -limit...limit),
      "the bounds must lie in -2^53…2^53 points, and is 1e+300"
    ) {
      try ScrollLayout(bounds: 1e300)
    },
    Refusal(.empty(.bounds, 0), "the bounds must be more than 0 points, and is 0") {
      try ScrollLayout(bounds: 0)
    },
    Refusal(.empty(.bounds, -390), "the bounds must be more than 0 points, and is -390") {
      try ScrollLayout(bounds: -390)
    },
    Refusal(.empty(.crossBounds, 0), "the cross bounds must be more than 0 points, and is 0") {
      try ScrollLayout(crossBounds: 0)
    },
    Refusal(.outOfRange(.safeArea, -1, 0...limit), "the safe area must lie in 0…2^53 points, and is -1") {
      try ScrollLayout(safeArea: AxisInsets(leading: 0, trailing: -1))
    },
    Refusal(
      .outOfRange(.contentMargins, -2, 0...limit),
      "the content margins must lie in 0…2^53 points, and is -2"
    ) {
      try ScrollLayout(contentMargins: AxisInsets(leading: -2, trailing: 0))
    },
    Refusal(
      .outOfRange(.crossSafeArea, -3, 0...limit),
      "the cross safe area must lie in 0…2^53 points, and is -3"
    ) {
      try ScrollLayout(crossSafeArea: -3)
    },
    Refusal(
      .noContainer(bounds: 390, insets: 390),
      "insets of 390 points leave no container in bounds of 390"
    ) {
      try ScrollLayout(safeArea: 190, contentMargins: 5)
    },
    Refusal(
      .noContainer(bounds: 844, insets: 1000),
      "insets of 1000 points leave no container in bounds of 844"
    ) {
      try ScrollLayout(crossSafeArea: 500)
    },
    Refusal(
      .outOfRange(.contentLength, -1, 0...limit),
      "the content length must lie in 0…2^53 points, and is -1"
    ) {
      try ScrollLayout(content: .length(-1))
    },
    Refusal(
      .outOfRange(.spacing, .infinity, -limit...limit),
      "the spacing must lie in -2^53…2^53 points, and is inf"
    ) {
      try stack(ItemStack(count: 3, spacing: .infinity))
    },
    Refusal(.outOfRange(.padding, -1, 0...limit), "the padding must lie in 0…2^53 points, and is -1") {
      try stack(ItemStack(count: 3, padding: -1))
    },
    Refusal(.noRoomForItems(length: -5), "the layout gives an item -5 points; it must be more than 0") {
      try stack(ItemStack(count: 3, length: .points(-5)))
    },
    Refusal(.noRoomForItems(length: -5), "the layout gives an item -5 points; it must be more than 0") {
      try stack(ItemStack(lengths: [10, -5]))
    },
    Refusal(.noRoomForItems(length: 0), "the layout gives an item 0 points; it must be more than 0") {
      try stack(ItemStack(count: 3, length: .points(0)))
    },
    Refusal(.tooSmall(.itemCount, 0, least: 1), "the item count must be at least 1, and is 0") {
      try stack(ItemStack(count: 0))
    },
    Refusal(.tooSmall(.itemCount, 0, least: 1), "the item count must be at least 1, and is 0") {
      try stack(ItemStack(lengths: []))
    },
    Refusal(.tooSmall(.perPage, 0, least: 1), "the items per page must be at least 1, and is 0") {
      try stack(ItemStack(count: 3, perPage: 0))
    },
    Refusal(.tooSmall(.span, -1, least: 1), "the span must be at least 1, and is -1") {
      try stack(ItemStack(count: 3, length: .containerRelative(span: -1)))
    },
    Refusal(
      .itemsOverlap(length: 100, spacing: -100),
      "a spacing of -100 points puts items of 100 on top of one another"
    ) {
      try stack(ItemStack(count: 3, length: .points(100), spacing: -100))
    },
    Refusal(
      .contentTooLong(1.1e16),
      "the content would be 11000000000000000 points long, more than can be told apart (2^53)"
    ) {
      try stack(ItemStack(count: 11, length: .points(1e15)))
    },
    Refusal(
      .contentTooLong(1.2e16),
      "the content would be 12000000000000000 points long, more than can be told apart (2^53)"
    ) {
      try stack(ItemStack(lengths: [6e15, 6e15]))
    },
    Refusal(
      .tooManyPages(content: 1e15, container: 0.01),
      "content of 1000000000000000 points in a container of 0.01 makes more than 2^53 pages"
    ) {
      try ScrollLayout(bounds: 0.01, content: .length(1e15))
    },
  ]
}

struct ScrollLayoutErrorTests {
  @Test("each layout that cannot be says why", arguments: Refusal.all)
  fileprivate func refusals(refusal: Refusal) {
    #expect(throws: refusal.error) { try refusal.layout() }
    #expect(refusal.error.description == refusal.testDescription)
  }

  // By hand: one item has no neighbour, so its spacing is not part of the content (10 points long).
  @Test("spacing counts between items only, so a single item's does not make content too long")
  func singleItem() throws {
    let stack = ItemStack(count: 1, length: .points(10), spacing: ScrollLayout.limit)
    #expect(try ScrollLayout(content: .stack(stack)).contentLength == 10)
  }

  // By hand: 2^52 items at a pitch of 2, the last of them 2^53 long, make nearly 2^54.
  @Test("overlapping items cannot make content longer than the limit")
  func overlapping() {
    let limit = ScrollLayout.limit
    let stack = ItemStack(count: 1 << 52, length: .points(limit), spacing: 2 - limit)
    #expect(throws: ScrollLayoutError.self) { try ScrollLayout(content: .stack(stack)) }
  }
}
