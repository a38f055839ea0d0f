import Testing

@testable import ScrollSimulation

@Suite("The grid of an audit")
struct AuditGridTests {
  @Test func `lies where the intent wants it`() throws {
    let layout = try ScrollLayout(content: .stack(ItemStack(count: 12, length: .points(100), perPage: 2)))
    func steps(_ intent: ScrollIntent) -> [Double]? {
      AuditGrid(intent, on: layout).steps.map { stops in Array(Reachability.windows(stops).joined()) }
    }
    #expect(steps(ScrollIntent(.items)) == [0, 100, 200, 300, 400, 500, 600, 700, 800, 810])
    #expect(steps(ScrollIntent(.pages)) == [0, 200, 400, 600, 800, 810])
    #expect(steps(ScrollIntent(.container)) == [0, 390, 780, 810])
    #expect(steps(ScrollIntent(.multiples(of: 300))) == [0, 300, 600, 810])
    #expect(steps(ScrollIntent(.offsets([500, 120, 120, 9000, -3]))) == [0, 120, 500, 810])
    #expect(steps(.unstated) == [0, 200, 400, 600, 800, 810])
    #expect(steps(ScrollIntent(.free)) == nil)
    // 100·k − 145 within 0…810.
    let centred: [Double] = [0, 55, 155, 255, 355, 455, 555, 655, 755, 810]
    #expect(steps(ScrollIntent(.items, anchor: .center)) == centred)
  }

  @Test func `lets an offset within a free zone be, and its ends`() throws {
    let zones = ScrollIntent(.offsets([120]), freeZones: [0...60, 390...(.infinity)])
    let grid = AuditGrid(zones, on: try .pages(6))
    let offsets = [0.0, 33, 60, 70, 119, 120, 300, 389, 390, 1000.5, 1950]
    #expect(offsets.map(grid.misalignment) == [0, 0, 0, 10, -1, 0, -90, -1, 0, 0, 0])
  }

  @Test(
    "leaves out ends where the next items come as near to their places",
    arguments: [
      // Two halves and a whole, cards that the first nearly fills, and a middle item that lies at the end.
      (9, 195.0, 0.5, [0.0, 1365]), (5, 300, 0.5, []), (10, 130, 0.5, []), (10, 260, 0, []),
    ])
  func leftOut(_ count: Int, _ length: Double, _ anchor: Double, _ ends: [Double]) throws {
    let layout = try ScrollLayout(content: .stack(ItemStack(count: count, length: .points(length))))
    func grid(_ leavesEnds: Bool) -> AuditGrid {
      AuditGrid(
        ScrollIntent(.items, anchor: UnitPoint(x: anchor, y: anchor)), leavesEnds: leavesEnds, on: layout)
    }
    let places = [0, 97.5, 195, layout.reach]
    #expect(places.filter(grid(true).isLeftOut) == ends)
    #expect(places.filter(grid(false).isLeftOut).isEmpty)
  }

  @Test func `leaves out the start where that is a multiple and no item`() throws {
    let layout = try ScrollLayout(content: .stack(ItemStack(count: 61, length: .points(5), spacing: 10)))
    func grid(_ kind: ScrollIntent.Grid, leavesEnds: Bool = true) -> AuditGrid {
      AuditGrid(ScrollIntent(kind), leavesEnds: leavesEnds, on: layout)
    }
    #expect([0, 75, layout.reach].filter(grid(.multiples(of: 75)).isLeftOut) == [0])
    #expect(!grid(.multiples(of: 75), leavesEnds: false).isLeftOut(0) && !grid(.items).isLeftOut(0))
  }

  @Test
  func `has those places of a band that the content has, and none under insets that they may not follow`()
    throws
  {
    let band = SnapPattern.Band(
      offsets: [
        RelativeLength(containers: 1, points: -500), .zero, RelativeLength(containers: 1, points: -90),
      ], freePast: RelativeLength(containers: 1, points: 20), isStrict: true)
    func places(_ bounds: Double, margin: Double = 0) throws -> [Double] {
      let layout = try ScrollLayout(
        axis: .vertical, bounds: bounds, contentMargins: AxisInsets(margin), content: .length(3000))
      return AuditGrid(.init(.free), band: band, on: layout).inBand
    }
    #expect(try places(844) == [0, 344, 754] && places(369) == [0, 279])
    #expect(try places(844, margin: 24).isEmpty)
  }

  @Test func `without items or scroll targets lets an item aligner rest anywhere`() throws {
    let chart = try ScrollLayout(content: .length(2000))
    let plain = try ScrollLayout(isScrollTargetLayout: false)
    for layout in [chart, plain] {
      #expect(AuditGrid(ScrollIntent(.items), on: layout).isFree)
      #expect(!AuditGrid(ScrollIntent(.container), on: layout).isFree)
    }
  }

  @Test(arguments: [
    (0.0, 0.0), (0.4, 0.4), (195, 195), (390, 0), (389, 1), (1950, 0), (1949, 1), (1800, 150),
  ])
  func `measures how far an offset lies from a stop or end`(_ offset: Double, _ distance: Double) throws {
    let grid = AuditGrid(ScrollIntent(.container), on: try .pages(6))
    #expect(abs(abs(grid.misalignment(offset)) - distance) < 1e-9)
    #expect(AuditGrid(ScrollIntent(.free), on: try .pages(6)).misalignment(offset) == 0)
  }

  @Test(arguments: [
    (0.0, 390.0, 0), (0, 780, 1), (0, 1950, 4), (1950, 0, 4), (780, 0, 1), (390, 390, 0), (0.4, 390.4, 0),
    (0, 389.6, 0), (0, 390.4, 0), (0, 391, 1), (200, 391, 1), (391, 200, 1),
  ])
  func `counts the stops strictly between two offsets`(_ start: Double, _ rest: Double, _ count: Int) throws {
    let grid = AuditGrid(ScrollIntent(.container), on: try .pages(6))
    #expect(grid.steps(between: start, and: rest) == count)
    #expect(grid.steps(between: rest, and: start) == count)
  }

  @Test(arguments: [(188.0, 0), (198, 1)])
  func `counts no stop so little before the end that it shows there`(_ end: Double, _ count: Int) throws {
    let cards = ItemStack(count: 3, length: .points(172), spacing: 15)
    let layout = try ScrollLayout(bounds: 546 - end, content: .stack(cards))
    let grid = AuditGrid(ScrollIntent(.items), on: layout)
    #expect(grid.steps(between: 0, and: end) == count && grid.steps(between: end, and: 0) == count)
  }

  @Test func `from a step, takes nothing for passed before the next but one`() throws {
    func shortestPass(_ grid: ScrollIntent.Grid, _ layout: ScrollLayout) -> Double {
      AuditGrid(ScrollIntent(grid), on: layout).shortestPass
    }
    #expect(shortestPass(.container, try .pages(6)) == 780)
    #expect(shortestPass(.multiples(of: 100), try .pages(6)) == 150)
    #expect(shortestPass(.container, try .pages(2)) == .infinity)
    #expect(shortestPass(.free, try .pages(6)) == .infinity)
    #expect(shortestPass(.container, try .pages(600)) == 0)
  }

  @Test func `counts only those beyond what was proposed, where that is asked`() throws {
    let grid = AuditGrid(ScrollIntent(.container), on: try .pages(6))
    #expect(grid.steps(between: 0, and: 1170, beyond: 500) == 1)
    #expect(grid.steps(between: 1170, and: 0, beyond: 500) == 1)
    #expect(grid.steps(between: 0, and: 1170, beyond: 1170) == 0)
  }

  @Test func `holds for the longest content and the smallest containers`() throws {
    for layout in [
      try ScrollLayout(content: .length(ScrollLayout.limit)),
      try ScrollLayout(bounds: 1, content: .length(1e12)),
      try ScrollLayout(bounds: 0.001, content: .stack(ItemStack(count: 1_000_000_000))),
    ] {
      let grid = AuditGrid(ScrollIntent(.container), on: layout)
      #expect(grid.misalignment(layout.reach) == 0)
      #expect(grid.steps(between: 0, and: layout.reach) > 1000)
    }
  }
}
