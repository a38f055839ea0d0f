import Testing

@testable import ScrollSimulation

@Suite("Swept layouts")
struct SweptLayoutsTests {
  @Test
  func `vary the number of items and the length of the container, each alone`() throws {
    let base = try #require(SweptLayouts.base([try .pages(1), try .pages(5), try .pages(7)]))
    #expect(base == (try .pages(5)))
    let counts = SweptLayouts.counts(base)
    #expect(counts.count == 133)
    #expect(counts.allSatisfy { $0.bounds == 390 })
    let lengths: Set<Double> = Set(counts.map { $0.contentLength })
    let wanted: Set<Double> = [390, 3900, 50_700, 390_000]
    #expect(lengths.isSuperset(of: wanted))
    let containers = SweptLayouts.containers(base).map(\.container)
    #expect(containers.first == 98)
    #expect(containers.last == 1400)
    let isBetween = containers.contains { (width: Double) -> Bool in width > 900 && width < 1100 }
    #expect(isBetween)
  }

  @Test
  func `begin with equal items in no margins`() throws {
    let inset = try ScrollLayout(safeArea: AxisInsets(20))
    let unequal = try ScrollLayout(content: .stack(ItemStack(lengths: [400, 500, 600, 700, 800])))
    #expect(SweptLayouts.base([inset, unequal, try .pages(3)]) == nil)
  }

  @Test
  func `change the container only where the items go with it`() throws {
    #expect(SweptLayouts.fits(try .pages(5)))
    #expect(!SweptLayouts.fits(try ScrollLayout(content: .stack(ItemStack(count: 9, length: .points(100))))))
  }
}
