import ScrollSimulation
import Testing

struct ItemStackTests {
  // containerRelativeFrame(_:count:span:spacing:): available = (container − spacing·(perPage − 1))
  // / perPage; length = available·span + spacing·(span − 1). By hand, for a container of 390.
  @Test(
    "a container-relative length is the documented share of the container",
    arguments: [
      (1, 1, 0, 390), (1, 1, 10, 390), (2, 1, 0, 195), (2, 1, 10, 190), (3, 1, 12, 122), (3, 2, 12, 256),
      (3, 3, 12, 390), (2, 3, 10, 590), (4, 1, -10, 105), (1, 2, 10, 790),
    ] as [(Int, Int, Double, Double)])
  func containerRelative(perPage: Int, span: Int, spacing: Double, length: Double) throws {
    let stack = ItemStack(
      count: 6, length: .containerRelative(span: span), spacing: spacing, perPage: perPage)
    let layout = try ScrollLayout(bounds: 390, content: .stack(stack))
    let items = try #require(layout.items)
    #expect(items.length(of: 0) == length)
    #expect(items.leadingEdge(of: 1) == length + spacing)
    #expect(layout.contentLength == 6 * length + 5 * spacing)
  }

  // By hand: the offsets of pages where each item spans some of the parts of a container of 390.
  @Test(
    arguments: [
      (1, 1, [0, 390, 780]), (3, 1, [0, 390, 780]), (3, 2, [0, 260, 520]), (3, 3, [0, 390, 780]),
      (4, 2, [0, 390, 780]), (5, 2, [0, 312, 624]), (2, 3, [0, 585, 1170]),
    ] as [(Int, Int, [Double])])
  func `a page is as many items as the container holds`(perPage: Int, span: Int, offsets: [Double]) throws {
    let stack = ItemStack(count: 20, length: .containerRelative(span: span), perPage: perPage)
    let pages = try ScrollLayout(bounds: 390, content: .stack(stack)).pageStops()
    #expect((0..<3).map { pages[$0].rounded() } == offsets)
  }

  @Test func `a container-relative length divides what the insets leave, not the bounds`() throws {
    let layout = try ScrollLayout(
      bounds: 844, safeArea: 47, contentMargins: AxisInsets(leading: 10, trailing: 20))
    #expect(layout.container == 720)
    #expect(try #require(layout.items).length(of: 3) == 720)
  }

  @Test func `a length in points is itself, whatever the container`() throws {
    let stack = ItemStack(count: 3, length: .points(123.5), spacing: 4, padding: 16, perPage: 2)
    let layout = try ScrollLayout(bounds: 300, content: .stack(stack))
    // By hand: 16 + 3·123.5 + 2·4 + 16.
    #expect(layout.contentLength == 410.5)
    #expect(try #require(layout.items).leadingEdge(of: 2) == 271)
  }

  @Test func `listed lengths keep their own`() throws {
    let stack = ItemStack(lengths: [100, 200, 50], spacing: 5, padding: AxisInsets(leading: 1, trailing: 2))
    let items = try #require(try ScrollLayout(bounds: 300, content: .stack(stack)).items)
    #expect((0..<3).map { items.length(of: $0) } == [100, 200, 50])
    #expect((0..<3).map { items.leadingEdge(of: $0) } == [1, 106, 311])
    #expect(items.contentLength == 363)
    #expect(stack.items == .listed([100, 200, 50]))
  }

  @Test func `a stack can be changed before it is laid out`() throws {
    var stack = ItemStack(count: 4)
    stack.spacing = 10
    stack.perPage = 2
    stack.padding = 5
    stack.items = .equal(count: 2, length: .points(50))
    #expect(try ScrollLayout(bounds: 60, content: .stack(stack)).contentLength == 120)
  }

  @Test(
    "a stack is written as the expression that makes it, less what holds anyway",
    arguments: [
      (ItemStack(count: 20), "ItemStack(count: 20)"),
      (
        ItemStack(count: 9, length: .points(240.5), spacing: -15, padding: 5),
        "ItemStack(count: 9, length: .points(240.5), spacing: -15, padding: 5)"
      ),
      (
        ItemStack(count: 4, length: .containerRelative(span: 2), perPage: 3),
        "ItemStack(count: 4, length: .containerRelative(span: 2), perPage: 3)"
      ),
      (
        ItemStack(lengths: [100, 50.5], padding: AxisInsets(leading: 1, trailing: 2)),
        "ItemStack(lengths: [100, 50.5], padding: AxisInsets(leading: 1, trailing: 2))"
      ),
    ])
  func expression(stack: ItemStack, expected: String) { #expect(stack.swift == expected) }
}
