import ScrollSimulation
import SeededNumbers
import Testing

struct PlaceTests {
  private static func grids(anchor: Double = 0) throws -> Grids {
    // By hand: items of 190 at a pitch of 200, two to a page; content 1390, reach 1000.
    let stack = ItemStack(count: 7, spacing: 10, perPage: 2)
    return Grids(try ScrollLayout(bounds: 390, content: .stack(stack)), anchor: anchor)
  }

  @Test(
    "an offset has its nearest page and item, and lies beyond or before the nearest stop",
    arguments: [
      (0, 0, 0, 0), (90, 0, 0, 90), (100, 0, 0, 100), (100.1, 0, 1, -99.9), (200, 0, 1, 0), (201, 1, 1, 1),
      (399, 1, 2, -1), (600, 1, 3, 0), (601, 2, 3, 1), (900, 2, 4, 100), (901, 3, 5, -99), (1000, 3, 5, 0),
      (200.000_000_5, 0, 1, 0), (999.999_999_5, 3, 5, 0), (-20, 0, 0, -20), (1020, 3, 5, 20),
    ] as [(Double, Int, Int, Double)])
  func places(offset: Double, page: Int, item: Int, misalignment: Double) throws {
    let place = try Self.grids().place(offset)
    #expect(place.page == page)
    #expect(place.item == item)
    #expect(abs(place.misalignment - misalignment) < 1e-9)
    if misalignment == 0 { #expect(place.misalignment == 0) }
  }

  @Test func `an end counts as aligned where no item is`() throws {
    // By hand: one item of 100 with 300 before it and 600 after: its leading stop is at 300, reach 610.
    let stack = ItemStack(count: 1, length: .points(100), padding: AxisInsets(leading: 300, trailing: 600))
    let grids = Grids(try ScrollLayout(bounds: 390, content: .stack(stack)))
    #expect(grids.items.reach == 610)
    #expect(grids.place(0).misalignment == 0)
    #expect(grids.place(100).misalignment == 100)
    #expect(grids.place(200).misalignment == -100)
    #expect(grids.place(610).misalignment == 0)
    #expect(grids.place(600).misalignment == -10)
    #expect(grids.place(600).item == 0)
  }

  @Test func `an anchor moves the stops by its share of what an item leaves of the container`() throws {
    // By hand: centred items stop 100 pt before their leading stops.
    let place = try Self.grids(anchor: 0.5).place(100)
    #expect(place.item == 1)
    #expect(place.misalignment == 0)
  }

  @Test("without items, item and page are the same", arguments: [0.0, 200, 390, 1000, 1610])
  func withoutItems(offset: Double) throws {
    let grids = Grids(try ScrollLayout(content: .length(2000)))
    #expect(grids.place(offset).item == grids.place(offset).page)
  }

  @Test(arguments: 0..<200)
  func `misalignment is the signed distance to the nearest stop or end`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let lengths = (0..<Int.random(in: 1...12, using: &random)).map { _ in
      Double.random(in: 20...400, using: &random)
    }
    let stack = ItemStack(
      lengths: lengths, spacing: Double.random(in: -19...40, using: &random),
      padding: AxisInsets(Double.random(in: 0...60, using: &random)),
      perPage: Int.random(in: 1...3, using: &random))
    let layout = try ScrollLayout(content: .stack(stack))
    let grids = Grids(layout)
    let stops = layout.stops()
    let aligned = (0..<stops.count).map { stops[$0] } + [0, layout.reach]
    for _ in 0..<40 {
      let offset = Double.random(in: 0...max(layout.reach, 1e-9), using: &random)
      let place = grids.place(min(offset, layout.reach))
      let least = aligned.map { abs($0 - min(offset, layout.reach)) }.min() ?? 0
      #expect(abs(abs(place.misalignment) - least) < 2e-6)
      #expect(place.page == layout.pageStops().nearest(to: min(offset, layout.reach)))
    }
  }
}
