import ScrollSimulation
import SnapsimRuns
import SnapsimText

extension Flight {
  /// Faults of the rest besides a misalignment, in a few words each; none where the content is caught.
  ///
  /// - Parameters:
  /// - grids: the pages as the behavior aligns them.
  /// - reach: the last offset, in points.
  /// - mostPages: the most pages that a gesture is meant to pass; `nil` where nobody says.
  /// - Returns: the faults.
  func faults(_ grids: Grids, reach: Double, mostPages: Int?) -> [String] {
    guard !isCaught else { return [] }
    var faults: [String] = []
    let passed = abs(settlement.page - grids.pages.nearest(to: settlement.start))
    if let mostPages, passed > mostPages { faults.append("passes \(passed) pages") }
    let moved = settlement.offset - settlement.start
    // Half a point is what counts as aligned, and less is no way.
    if settlement.velocity * moved < 0, abs(moved) > 0.5, settlement.released == settlement.start {
      faults.append("goes the wrong way")
    }
    if settlement.target < -0.5 || settlement.target > reach + 0.5 {
      faults.append("aims beyond the \(settlement.target < 0 ? "beginning" : "end")")
    }
    return faults
  }
}
