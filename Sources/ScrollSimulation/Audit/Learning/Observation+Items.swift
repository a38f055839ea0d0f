extension Observation {
  /// How rests on a given layout lie to its items, by the point of them that fits best: 0 the leading edge, 1 the trailing
  /// one.
  enum ItemFit: Equatable {
    /// On that point of an item.
    case aligned(Double)

    /// Each as far before an item as the first one lies at the start, behind its padding.
    case asFirst

    /// Just below what covers the start.
    case below

    /// All beside it, by the same distance.
    case missed(Double)
    case unrelated

    var isAligned: Bool {
      switch self {
      case .aligned, .asFirst, .below: true
      case .missed, .unrelated: false
      }
    }
  }

  /// The points of items that rests lie alike to, each with the way from there in points, forward positive: if any lie on a
  /// point, only these points, the most common first; else the nearest first, or the one by which the view keeps its
  /// position.
  ///
  /// `nil` where it snaps to nothing, or rests are too few to tell.
  private var alignments: [(anchor: Double, miss: Double)]? {
    let inner = samples.filter(isInner).map(\.rest)
    // What moves targets by some way, as a damper does, rests everywhere.
    guard rests.count > 2, rests.count * 8 <= inner.count else { return nil }
    let all = [0, 0.5, 1].compactMap { anchor -> (anchor: Double, miss: Double, alike: Int)? in
      let stops = layout.stops(anchor: anchor)
      let misses = inner.map { $0 - stops.nearestStop(to: $0).offset }.sorted()
      let median = misses[misses.count / 2]
      let alike = misses.count { abs($0 - median) <= RelativeLength.tolerance }
      return Double(alike) >= 0.8 * Double(misses.count) ? (anchor, median, alike) : nil
    }
    let aligned = all.filter { abs($0.miss) <= RelativeLength.tolerance }.sorted {
      ($1.alike, $0.anchor) < ($0.alike, $1.anchor)
    }
    // The point that the view itself speaks of is the one that is missed.
    let named = all.filter { layout.keep == .anchor($0.anchor) }
    let missed = named.isEmpty ? all.sorted { abs($0.miss) < abs($1.miss) } : named
    return (aligned.isEmpty ? missed : aligned).map { ($0.anchor, $0.miss) }
  }

  /// Whether rests bring items to where a header or a bar that covers the start ends.
  private var restsBelowCover: Bool {
    guard layout.covered > 0 else { return false }
    let stops = layout.stopsBelowCover
    let inner = samples.filter(isInner)
    let below = inner.count { sample in stops.contains { abs($0 - sample.rest) <= RelativeLength.tolerance } }
    return Double(below) >= 0.8 * Double(inner.count)
  }

  /// Whether rests are multiples of a step that is nearly one item or page, less than a tenth off (our choice): they drift from
  /// the items, a little further with each step.
  var driftsFromItems: Bool {
    guard let pitch = layout.pitch, let step = rests.filter({ $0 > RelativeLength.tolerance }).min() else {
      return false
    }
    let inner = samples.filter(isInner)
    let onStep = inner.count { $0.rest.isMultiple(of: step, within: RelativeLength.tolerance) }
    return abs(step - pitch) < pitch / 10 && Double(onStep) >= 0.8 * Double(inner.count)
  }

  /// How the rests of each of several observations lie to the items, by a point of these that most agree on.
  static func itemFits(_ all: [Observation]) -> [ItemFit?] {
    let alignments = all.map(\.alignments)
    func isAligned(_ one: (anchor: Double, miss: Double)) -> Bool {
      abs(one.miss) <= RelativeLength.tolerance
    }
    func votes(_ anchor: Double) -> Int {
      alignments.count { $0?.contains { $0.anchor == anchor && isAligned($0) } ?? false }
    }
    let fits = zip(all, alignments).map { look, found -> ItemFit? in
      guard let found else { return nil }
      if look.restsBelowCover { return .below }
      let first = look.layout.stops()[0]
      if first > Settlement.tolerance,
        found.contains(where: { $0.anchor == 0 && abs($0.miss + first) <= RelativeLength.tolerance })
      {
        return .asFirst
      }
      let aligned = found.filter(isAligned).max { votes($0.anchor) < votes($1.anchor) }
      return aligned.map { .aligned($0.anchor) } ?? found.first.map { .missed($0.anchor) } ?? .unrelated
    }
    // Where too little scrolls to tell, items lie as on the other layouts.
    let known = fits.compactMap(\.self)
    guard let common = known.first, common.isAligned, known.allSatisfy({ $0 == common }) else { return fits }
    return fits.map { $0 ?? common }
  }

  static func given(
    _ layout: ScrollLayout, by subject: AskedBehavior, _ watch: SearchWatch?
  ) -> Observation? {
    Search.once(watch) { questions in
      let observation = Observation(subject.settling(on: layout, questions), questions)
      return questions.isLost ? nil : observation
    }
  }
}
