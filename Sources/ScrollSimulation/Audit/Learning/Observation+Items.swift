import ScrollBehavior

extension Observation {
  /// The point of items by which the rests on a given layout go, or which all of them miss alike by least: 0 the leading
  /// edge, 1 the trailing one; `nil` where it snaps to nothing.
  ///
  /// Where they keep to no point of items, that is the leading edge, which they then miss.
  var itemAnchor: Double? {
    let inner = samples.filter(isInner).map(\.rest)
    // What moves targets by some way, as a damper does, rests everywhere.
    guard inner.count > 4, rests.count * 8 <= inner.count else { return nil }
    let misses = [0, 0.5, 1].compactMap { anchor -> (anchor: Double, miss: Double)? in
      let stops = layout.stops(anchor: anchor)
      let misses = inner.map { $0 - stops.nearestStop(to: $0).offset }.sorted()
      let median = misses[misses.count / 2]
      let alike = misses.count { abs($0 - median) <= RelativeLength.tolerance }
      return Double(alike) >= 0.8 * Double(misses.count) ? (anchor, abs(median)) : nil
    }
    let aligned = misses.first { $0.miss <= RelativeLength.tolerance }
    return aligned?.anchor ?? misses.min { $0.miss < $1.miss }?.anchor ?? 0
  }

  /// Looks at a behavior on a layout that is given.
  static func given(
    _ layout: ScrollLayout, by subject: AskedBehavior, _ watch: SearchWatch?
  ) -> Observation? {
    Search.once(watch) { questions in
      let observation = Observation(subject.settling(on: layout, questions), questions)
      return questions.isLost ? nil : observation
    }
  }
}
