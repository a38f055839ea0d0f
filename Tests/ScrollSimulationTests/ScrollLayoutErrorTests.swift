import ScrollSimulation
import Testing

struct ScrollLayoutErrorTests {
  private typealias Refusals = [(words: String, layout: @Sendable () throws -> ScrollLayout)]

  private static let refusals: Refusals = [
    ("the bounds must lie in -2^53…2^53 points, and is 1e+300", { try ScrollLayout(bounds: 1e300) }),
    ("the bounds must be more than 0 points, and is 0", { try ScrollLayout(bounds: 0) }),
    ("the bounds must be more than 0 points, and is -390", { try ScrollLayout(bounds: -390) }),
    ("the bounds must lie in -2^53…2^53 points, and is nan", { try ScrollLayout(bounds: .nan) }),
    ("the cross bounds must be more than 0 points, and is 0", { try ScrollLayout(crossBounds: 0) }),
    (
      "the safe area must lie in 0…2^53 points, and is -1",
      { try ScrollLayout(safeArea: AxisInsets(leading: 0, trailing: -1)) }
    ),
    (
      "the content margins must lie in 0…2^53 points, and is -2",
      { try ScrollLayout(contentMargins: AxisInsets(leading: -2, trailing: 0)) }
    ),
    ("the cross safe area must lie in 0…2^53 points, and is -3", { try ScrollLayout(crossSafeArea: -3) }),
    (
      "insets of 390 points leave no container in bounds of 390",
      { try ScrollLayout(safeArea: 190, contentMargins: 5) }
    ),
    ("insets of 1000 points leave no container in bounds of 844", { try ScrollLayout(crossSafeArea: 500) }),
    ("the content length must lie in 0…2^53 points, and is -1", { try ScrollLayout(content: .length(-1)) }),
    (
      "content of 1000000000000000 points in a container of 0.01 makes more than 2^53 pages",
      { try ScrollLayout(bounds: 0.01, content: .length(1e15)) }
    ),
  ]

  private static let stacks: [(words: String, stack: ItemStack)] = [
    ("the spacing must lie in -2^53…2^53 points, and is inf", ItemStack(count: 3, spacing: .infinity)),
    ("the padding must lie in 0…2^53 points, and is -1", ItemStack(count: 3, padding: -1)),
    ("the item length must lie in 0…2^53 points, and is -5", ItemStack(count: 3, length: .points(-5))),
    ("the item length must lie in 0…2^53 points, and is -5", ItemStack(lengths: [10, -5])),
    ("the item count must be at least 1, and is 0", ItemStack(count: 0)),
    ("the item count must be at least 1, and is 0", ItemStack(lengths: [])),
    ("the items per page must be at least 1, and is 0", ItemStack(count: 3, perPage: 0)),
    ("the span must be at least 1, and is -1", ItemStack(count: 3, length: .containerRelative(span: -1))),
    (
      "a spacing of -100 points puts items of 100 on top of one another",
      ItemStack(count: 3, length: .points(100), spacing: -100)
    ),
    (
      "the content would be 11000000000000000 points long, more than can be told apart (2^53)",
      ItemStack(count: 11, length: .points(1e15))
    ),
    (
      "the content would be 12000000000000000 points long, more than can be told apart (2^53)",
      ItemStack(lengths: [6e15, 6e15])
    ),
  ]

  @Test func `each layout that cannot be says why`() {
    let ofStacks: Refusals = Self.stacks.map { row in
      (row.words, { try ScrollLayout(content: .stack(row.stack)) })
    }
    for (words, layout) in Self.refusals + ofStacks {
      let error = #expect(throws: ScrollLayoutError.self, "\(words)") { try layout() }
      #expect(error?.description == words)
    }
  }

  // By hand: one item has no neighbour, so its spacing is not part of the content (10 points long).
  @Test func `spacing counts between items only, so a single item's does not make content too long`() throws {
    let stack = ItemStack(count: 1, length: .points(10), spacing: ScrollLayout.limit)
    #expect(try ScrollLayout(content: .stack(stack)).contentLength == 10)
  }

  // By hand: 2^52 items at a pitch of 2, the last of them 2^53 long, make nearly 2^54.
  @Test func `overlapping items cannot make content longer than the limit`() {
    let limit = ScrollLayout.limit
    let stack = ItemStack(count: 1 << 52, length: .points(limit), spacing: 2 - limit)
    #expect(throws: ScrollLayoutError.self) { try ScrollLayout(content: .stack(stack)) }
  }
}
