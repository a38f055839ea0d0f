// The unit of a recording's velocities, and its insets: either may be left open besides the rule.
extension Match {
  /// The units in which some rows may tell velocities, the likelier one first.
  static func units(of rows: [RecordedRow]) -> [ScrollPhysics.VelocityUnit] {
    let fastest = rows.map { abs($0.velocity) }.max() ?? 0
    // No finger is faster than 20 pt/ms, four times a hard flick (our choice); at 20 pt/s it hardly moves.
    return fastest > 0 && fastest <= 20 ? [.perMillisecond, .perSecond] : [.perSecond]
  }

  /// The insets by which the most rests lie on multiples of the bounds, from 0 or from their starts.
  ///
  /// Insets are looked for up to twice the sides of any device and a margin, and 60 pages for one offset (our choice).
  /// At most six are told, 0 first; rows that tell their own are left out.
  static func insets(of rows: [RecordedRow], _ layouts: [ScrollLayout], tolerance: Double) -> [Double] {
    var votes: [Int: (count: Int, sum: Double, weight: Double)] = [:]
    for row in rows where row.insets == nil {
      let (offset, layout) = (row.outcome, layouts[row.layout])
      guard offset > tolerance, offset < layout.reach - tolerance else { continue }
      var seen: Set<Int> = []
      for way in [offset, abs(offset - row.start)] where way > tolerance {
        let container = layout.container
        // From one multiple of the longest bounds to as many as there are containers.
        let fewest = max(1, (way / (container + 250)).rounded(.up))
        let most = min((way + tolerance) / container, fewest + 59)
        for pages in stride(from: fewest, through: most, by: 1) {
          let insets = way / pages - container
          let whole = Int(insets.rounded())
          guard insets >= -tolerance, seen.insert(whole).inserted else { continue }
          let vote = votes[whole] ?? (0, 0, 0)
          votes[whole] = (vote.count + 1, vote.sum + insets * pages, vote.weight + pages)
        }
      }
    }
    let best = votes.filter { $0.key > 0 }.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .prefix(4)
    var found = [0.0]
    for (whole, vote) in best {
      // Screens have whole insets; margins of an app's own need not be.
      found.append(Double(whole))
      let mean = vote.sum / vote.weight
      if found.count < 6, abs(mean - Double(whole)) > 0.05 { found.append((mean * 3).rounded() / 3) }
    }
    return found
  }
}
