import Testing

@testable import ScrollSimulation

@Suite("The matrix")
struct AuditEffortTests {
  private static let stated = ScrollIntent(.container)

  @Test func `has counts on both sides of 20 pages, and exhaustively each up to 64`() {
    func counts(_ effort: AuditEffort) -> Set<Int> {
      Set(
        effort.layouts(for: Self.stated).compactMap { layout in
          guard case .stack(let stack) = layout.content, stack == ItemStack(count: stack.count) else {
            return nil
          }
          return stack.count
        })
    }
    #expect(counts(.quick).isSuperset(of: [1, 2, 3, 20, 21]))
    #expect(counts(.normal).isSuperset(of: [1, 2, 3, 5, 19, 20, 21, 22, 40]))
    #expect(counts(.exhaustive) == Set(1...64))
  }

  @Test func `grows with the effort`() {
    let sizes = AuditEffort.allCases.map { $0.layouts(for: Self.stated).count }
    #expect(sizes == sizes.sorted())
    #expect(sizes[0] >= 100 && sizes[1] >= 500 && sizes[2] >= 3000)
  }

  @Test func `where nothing is stated has only layouts whose pages are the container's multiples`() throws {
    let layouts = AuditEffort.normal.layouts(for: .unstated)
    #expect(layouts.count > 200)
    for layout in layouts {
      let pages = Set((0..<layout.pageStops().count).map { layout.pageStops()[$0].rounded() })
      let containers = ScrollStops(everyContainer: layout.container, reach: layout.reach)
      #expect(pages == Set((0..<containers.count).map { containers[$0].rounded() }))
    }
    // Items that only happen to end where the content does are not pages.
    #expect(
      !(try ScrollLayout(content: .stack(ItemStack(count: 5, length: .points(100)))).pagesAreContainers))
    #expect(try ScrollLayout(content: .stack(ItemStack(count: 10, perPage: 3))).pagesAreContainers)
  }

  @Test
  func `varies the number of items and the length of the container of a plain layout, each alone`() throws {
    #expect([try .pages(1), try .pages(5), try .pages(7)].plain == [try .pages(5)])
    let inset = try ScrollLayout(safeArea: AxisInsets(20))
    let unequal = try ScrollLayout(content: .stack(ItemStack(lengths: [400, 500, 600, 700, 800])))
    #expect([inset, unequal, try .pages(3)].plain.isEmpty)
    let counts = try ScrollLayout.pages(5).withEachCount
    #expect(counts.allSatisfy { $0.bounds == 390 })
    #expect(Set(counts.map(\.contentLength)).isSuperset(of: [390, 3900, 50_700, 390_000]))
    let containers = try ScrollLayout.pages(5).withEachContainer.map(\.container)
    #expect((containers.first, containers.last) == (98, 1400))
    #expect(containers.contains { (900.0..<1100).contains($0) })
  }
}
