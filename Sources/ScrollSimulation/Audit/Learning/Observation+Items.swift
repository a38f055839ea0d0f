import ScrollBehavior

extension Observation {
  /// How rests on a given layout lie to its items, by the point of them that fits best: 0 the leading edge, 1 the trailing
  /// one.
  enum ItemFit: Equatable {
    /// On that point of an item.
    case aligned(Double)

    /// All beside it, by the same distance.
    case missed(Double)
    case unrelated
  }

  /// How its rests lie to the items; `nil` where it snaps to nothing, or they are too few to tell.
  var itemFit: ItemFit? {
    let inner = samples.filter(isInner).map(\.rest)
    // What moves targets by some way, as a damper does, rests everywhere.
    guard rests.count > 2, rests.count * 8 <= inner.count else { return nil }
    let misses = [0, 0.5, 1].compactMap { anchor -> (anchor: Double, miss: Double)? in
      let stops = layout.stops(anchor: anchor)
      let misses = inner.map { $0 - stops.nearestStop(to: $0).offset }.sorted()
      let median = misses[misses.count / 2]
      let alike = misses.count { abs($0 - median) <= RelativeLength.tolerance }
      return Double(alike) >= 0.8 * Double(misses.count) ? (anchor, abs(median)) : nil
    }
    if let aligned = misses.first(where: { $0.miss <= RelativeLength.tolerance }) {
      return .aligned(aligned.anchor)
    }
    return misses.min { $0.miss < $1.miss }.map { .missed($0.anchor) } ?? .unrelated
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
