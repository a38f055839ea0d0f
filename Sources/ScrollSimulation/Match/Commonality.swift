import ScrollBehavior

/// What the rows that a behavior does not match have in common, and most that it matches have not.
package struct Commonality: Hashable, Sendable {
  /// What they are.
  package enum Trait: Hashable, Sendable {
    /// Flings faster than some points per second, or at least as fast.
    case fasterThan(Double)

    /// Slower than some points per second, but not without a velocity.
    case slowerThan(Double)
    case forward, backward, withoutVelocity
    case fromAnEnd, towardsAnEnd
    case betweenStops
    case byPrograms
  }

  package let trait: Trait

  /// How many rows have it, and how many of them are not matched.
  package let rows: Int
  package let missed: Int
}

extension Match {
  /// What the rows that a result misses have in common, the most telling first; at most three.
  package func common(_ result: MatchResult) -> [Commonality] {
    let missed = rows.indices.filter { result.deviations[$0] > tolerance }
    let matched = rows.indices.filter { result.deviations[$0] <= tolerance }
    guard !missed.isEmpty, !matched.isEmpty else { return [] }
    let unit = result.setting.unit
    var traits: [(Commonality.Trait, (RecordedRow) -> Bool)] = [
      (.forward, { $0.isForward == true }), (.backward, { $0.isForward == false }),
      (.withoutVelocity, { $0.velocity == 0 }), (.byPrograms, { !$0.isGesture }),
      (.fromAnEnd, { $0.start <= tolerance || $0.start >= $0.layout.reach - tolerance }),
      (
        .towardsAnEnd,
        {
          guard case .call(let call) = $0.event else { return false }
          return call.proposed <= tolerance || call.proposed >= $0.layout.reach - tolerance
        }
      ),
      (.betweenStops, { abs(Grids($0.layout).place($0.start).misalignment) > tolerance }),
    ]
    let speeds = missed.map { rows[$0].speed(unit) }
    if let slowest = speeds.min(), slowest > 0 {
      traits.append((.fasterThan(slowest), { $0.speed(unit) >= slowest }))
      if let fastest = speeds.max() {
        traits.append((.slowerThan(fastest), { $0.velocity != 0 && $0.speed(unit) <= fastest }))
      }
    }
    return traits.compactMap { trait, holds -> Commonality? in
      guard missed.allSatisfy({ holds(rows[$0]) }) else { return nil }
      let others = matched.count { holds(rows[$0]) }
      // A trait that more than half of the matched rows share tells nothing (our choice).
      guard others * 2 <= matched.count else { return nil }
      return Commonality(trait: trait, rows: missed.count + others, missed: missed.count)
    }.sorted { $0.rows < $1.rows }.prefix(3).map { $0 }
  }
}
