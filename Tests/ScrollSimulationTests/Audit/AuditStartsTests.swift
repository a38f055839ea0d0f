import Testing

@testable import ScrollSimulation

@Suite("The starts of an audit")
struct AuditStartsTests {
  private func starts(_ layout: ScrollLayout, most: Int, _ intent: ScrollIntent = ScrollIntent(.container))
    -> [Double]
  {
    GestureSpace.starts(
      layout, on: AuditGrid(intent, on: layout).steps ?? layout.stops(), most: most)
  }

  @Test(arguments: [1, 2, 3, 8, 9, 10, 21, 64, 1000])
  func `are each there once, and have the first and last stops, places between and both ends overrun`(
    _ count: Int
  ) throws {
    let layout = try ScrollLayout.pages(count)
    for most in [6, 9, 48] {
      let starts = starts(layout, most: most)
      #expect(Set(starts).count == starts.count)
      #expect(starts.contains(0))
      #expect(starts.contains(layout.reach))
      #expect(starts.contains { $0 < 0 })
      #expect(starts.contains { $0 > layout.reach })
      let onStops = starts.filter {
        $0 >= 0 && $0 <= layout.reach && $0.truncatingRemainder(dividingBy: 390) == 0
      }
      #expect(onStops.count <= most && onStops.count >= min(count, most))
      if count > 1 { #expect(starts.contains { $0 > 0 && $0 < layout.reach && !onStops.contains($0) }) }
      if most >= 9, count > 3 {
        // From the last but two, a page can be skipped on the way to the end.
        #expect(starts.contains(Double(count - 3) * 390))
      }
    }
  }

  @Test func `where content may rest anywhere are between its ends and past them`() throws {
    let starts = starts(try .pages(5), most: 9, ScrollIntent(.free))
    #expect(starts.contains(1560))
    #expect(starts.contains { $0 > 0 && $0 < 390 })
  }
}
