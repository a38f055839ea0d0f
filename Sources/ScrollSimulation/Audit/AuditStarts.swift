import ScrollBehavior

/// The offsets from which an audit begins its gestures: on stops, between them, and past both ends.
enum AuditStarts {
  /// The starts on a layout, in points.
  ///
  /// - Parameters:
  ///   - layout: the layout.
  ///   - grid: the stops.
  ///   - most: how many stops are begun on at most; of more, the first and the last ones and some between.
  /// - Returns: the offsets.
  static func starts(_ layout: ScrollLayout, _ grid: AuditGrid, most: Int) -> [Double] {
    let reach = layout.reach
    var starts = stops(grid.steps ?? layout.stops(), most: most)
    let container = layout.container
    // Caught between stops, near them and halfway, and further on.
    starts += [0.004, 0.3, 0.5, 0.77].map { $0 * container }.filter { $0 < reach }
    starts += [2.36, 3.71].map { $0 * container }.filter { $0 < reach }
    if reach > 0 { starts += [reach / 2 + 1, max(0, reach - 0.4 * container), reach] }
    // Caught while it bounces.
    starts += [-0.1 * container, reach + 0.1 * container]
    var seen: Set<Double> = []
    return starts.filter { seen.insert($0).inserted }
  }

  private static func stops(_ steps: ScrollStops, most: Int) -> [Double] {
    let count = steps.count
    guard count > most else { return (0..<count).map { steps[$0] } }
    // The cliffs are at the ends: two thirds of the starts lie there.
    let edge = max(1, most / 3)
    let between = max(1, most - 2 * edge)
    let middle = (1...between).map { edge + (count - 2 * edge) * $0 / (between + 1) }
    return (Array(0..<edge) + middle + Array((count - edge)..<count)).map { steps[$0] }
  }
}
