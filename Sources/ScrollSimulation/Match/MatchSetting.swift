import ScrollBehavior

/// What a recording may leave open besides the rule: the unit of its velocities, and the insets.
package struct MatchSetting: Hashable, Sendable {
  /// The unit of the log's velocities.
  package let unit: ScrollPhysics.VelocityUnit

  /// By how much the bounds are longer than the container, in points, in rows that do not tell.
  package let insets: Double

  package init(unit: ScrollPhysics.VelocityUnit, insets: Double) {
    self.unit = unit
    self.insets = insets
  }
}

extension MatchSetting {
  /// The fastest that a finger may be in points per millisecond; slower than that in points per second it hardly moves.
  ///
  /// 20 pt/ms is 20,000 pt/s, four times a hard flick (our choice).
  private static let fastest = 20.0

  /// The units in which some rows may tell velocities, the likelier one first.
  package static func units(of rows: [RecordedRow]) -> [ScrollPhysics.VelocityUnit] {
    let fastest = rows.map { abs($0.velocity) }.max() ?? 0
    return fastest > 0 && fastest <= Self.fastest ? [.perMillisecond, .perSecond] : [.perSecond]
  }

  /// The insets that some rows suggest: those by which the most rests lie on multiples of the bounds, from 0 or from their
  /// starts.
  ///
  /// - Parameters:
  ///   - rows: rows whose insets are not known.
  ///   - layouts: the layouts that they have by number.
  ///   - tolerance: how far an offset may be off, in points.
  /// - Returns: insets in points, 0 first, at most six.
  package static func insets(of rows: [RecordedRow], _ layouts: [ScrollLayout], tolerance: Double) -> [Double]
  {
    var votes: [Int: (count: Int, most: Double, sum: Double, weight: Double)] = [:]
    for row in rows where row.insets == nil {
      let (offset, layout) = (row.outcome, layouts[row.layout])
      guard offset > tolerance, offset < layout.reach - tolerance else { continue }
      var seen: Set<Int> = []
      for way in [offset, abs(offset - row.start)] where way > tolerance {
        let container = layout.container
        // From one multiple of the longest bounds to as many as there are containers.
        let fewest = max(1, (way / (container + Self.longestInsets)).rounded(.up))
        var pages = fewest
        while pages * container <= way + tolerance, pages < fewest + Self.mostPages {
          let insets = way / pages - container
          let whole = Int(insets.rounded())
          if insets >= -tolerance, seen.insert(whole).inserted {
            var vote = votes[whole] ?? (0, 0, 0, 0)
            vote.count += 1
            vote.sum += insets * pages
            vote.weight += pages
            votes[whole] = vote
          }
          pages += 1
        }
      }
    }
    let best = votes.filter { $0.key > 0 }.sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }.prefix(4)
    var found = [0.0]
    for (whole, vote) in best {
      // Screens have whole insets; margins of an app's own need not be.
      found.append(Double(whole))
      let mean = vote.sum / vote.weight
      if found.count < 6, abs(mean - Double(whole)) > 0.05 { found.append((mean * 3).rounded() / 3) }
    }
    return found
  }

  /// The longest insets that are looked for, in points: twice the sides of any device, and a margin (our choice).
  private static let longestInsets = 250.0

  /// So many pages are tried for one offset at most (our choice).
  private static let mostPages = 60.0
}
