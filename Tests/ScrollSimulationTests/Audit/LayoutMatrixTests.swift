import Testing

@testable import ScrollSimulation

@Suite("The matrix")
struct AuditMatrixTests {
  private static let stated = ScrollIntent(.container)

  static let layouts = LayoutMatrix.layouts(.normal, for: stated)

  /// What is said to be there.
  static let parts: [(String, @Sendable (ScrollLayout) -> Bool)] = [
    ("horizontal", { $0.axis == .horizontal }), ("vertical", { $0.axis == .vertical }),
    ("left-to-right", { $0.layoutDirection == .leftToRight }), ("right-to-left", { $0.isReversed }),
    ("390 × 844", { $0.bounds == 390 && $0.crossBounds == 844 && $0.safeArea == .zero }),
    ("an iPhone SE upright", { $0.bounds == 375 && $0.crossBounds == 667 }),
    ("an iPhone 14 on its side", { $0.bounds == 844 && $0.safeArea == AxisInsets(47) }),
    ("an iPad 11″", { $0.bounds == 834 || $0.bounds == 1210 || $0.bounds == 1194 }),
    ("margins", { $0.contentMargins != .zero }),
    ("a safe area across", { $0.crossSafeArea != .zero }),
    ("content that fits", { $0.reach == 0 }),
    ("no content at all", { $0.contentLength == 0 }),
    ("content as long as the container", { $0.items != nil && $0.contentLength == $0.container }),
    ("content without items", { $0.items == nil }),
    ("a partial last page", { ($0.contentLength / $0.container).truncatingRemainder(dividingBy: 1) > 0.1 }),
    ("items longer than the container", { ($0.items?.length(of: 0) ?? 0) > $0.container }),
    ("items narrower than the container", { ($0.items?.length(of: 0) ?? 1e9) < 0.5 * $0.container }),
    ("space between", { if case .stack(let stack) = $0.content { stack.spacing > 0 } else { false } }),
    ("overlap", { if case .stack(let stack) = $0.content { stack.spacing < 0 } else { false } }),
    ("padding", { if case .stack(let stack) = $0.content { stack.padding != .zero } else { false } }),
    (
      "unequal items",
      { if case .stack(let stack) = $0.content, case .listed = stack.items { true } else { false } }
    ),
    (
      "several items per page",
      { if case .stack(let stack) = $0.content { stack.perPage > 1 } else { false } }
    ),
  ]

  @Test(arguments: parts.map(\.0))
  func `has the part`(_ name: String) {
    let part = Self.parts.first { $0.0 == name }
    #expect(Self.layouts.contains { part?.1($0) == true })
  }

  @Test
  func `has counts on both sides of 20 pages, and exhaustively each up to 64`() {
    func counts(_ effort: AuditEffort) -> Set<Int> {
      Set(
        LayoutMatrix.layouts(effort, for: Self.stated).compactMap { layout in
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

  @Test
  func `grows with the effort`() {
    let sizes = AuditEffort.allCases.map { LayoutMatrix.layouts($0, for: Self.stated).count }
    #expect(sizes == sizes.sorted())
    #expect(sizes[0] >= 100 && sizes[1] >= 500 && sizes[2] >= 3000)
  }

  @Test
  func `where nothing is stated has only layouts whose pages are the container's multiples`() throws {
    let layouts = LayoutMatrix.layouts(.normal, for: .unstated)
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
    #expect(LayoutMatrix.plain([try .pages(1), try .pages(5), try .pages(7)]) == [try .pages(5)])
    let inset = try ScrollLayout(safeArea: AxisInsets(20))
    let unequal = try ScrollLayout(content: .stack(ItemStack(lengths: [400, 500, 600, 700, 800])))
    #expect(LayoutMatrix.plain([inset, unequal, try .pages(3)]).isEmpty)
    let counts = LayoutMatrix.counts(try .pages(5))
    #expect(counts.allSatisfy { $0.bounds == 390 })
    #expect(Set(counts.map(\.contentLength)).isSuperset(of: [390, 3900, 50_700, 390_000]))
    let containers = LayoutMatrix.containers(try .pages(5)).map(\.container)
    #expect((containers.first, containers.last) == (98, 1400))
    #expect(containers.contains { (900.0..<1100).contains($0) })
  }
}
