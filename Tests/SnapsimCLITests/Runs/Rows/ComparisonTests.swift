import Testing

@testable import SnapsimRuns

@Suite("Behaviors compared below their rows")
struct ComparisonTests {
  @Test func `tell how many gestures rest misaligned, the farthest, and the most pages where these differ`() {
    var comparison = Comparison(["paging", "single-view"], tolerance: 0.5)
    for (misalignment, pages) in [(94, 1), (-374, -2), (0.5, 1)] as [(Double, Int)] {
      comparison.count(0, misalignment: misalignment, pages: pages)
      comparison.count(1, misalignment: 0, pages: 1)
    }
    #expect(
      comparison.lines == [
        "misaligned: paging 2 of 3 (up to 374 pt), single-view 0 of 3",
        "most pages in a gesture: paging 2, single-view 1",
      ])
  }

  @Test func `tell nothing of pages where all pass as many`() {
    var comparison = Comparison(["a", "b"], tolerance: 0.5)
    comparison.count(0, misalignment: 0, pages: 1)
    comparison.count(1, misalignment: 0, pages: -1)
    #expect(comparison.lines == ["misaligned: a 0 of 1, b 0 of 1"])
  }
}
