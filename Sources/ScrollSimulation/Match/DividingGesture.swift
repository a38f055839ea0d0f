extension Match {
  /// The gesture to record next: its rests, the commonest first, each with the rules by which it rests there, by their index.
  package typealias Division = (shown: ScrollCase, groups: [(rest: Double, rules: [Int])])

  /// The gesture that splits some rules most evenly, the simplest of several, for a finger up to 15 % off too; `nil` where
  /// the rules rest alike on each that is tried on the recording's layouts.
  package func dividing(_ rules: [MatchQuestions]) -> Division? {
    guard rules.count > 1 else { return nil }
    // Content is caught between its stops only where nothing else helps: a hand does that badly.
    return best(rules, betweenStops: false) ?? best(rules, betweenStops: true)
  }

  private func best(_ rules: [MatchQuestions], betweenStops: Bool) -> Division? {
    var best: (size: Int, division: Division)?
    var searched: Set<Int> = []
    // So many layouts of a recording are searched at most (our choice).
    for row in opening where searched.count < 4 && searched.insert(row.layout).inserted {
      let layout = layouts[row.layout]
      let steps = rules.map { $0.step(row.layout, row.insets, layouts) }
      for (start, gesture) in Self.gestures(on: layout, betweenStops: betweenStops) {
        // The sum of squares is what is expected to be left, times the number of rules.
        let sizes = [1.0, 0.85, 1.15].map { (factor: Double) -> Int in
          let hand = Gesture(drag: gesture.drag * factor, velocity: gesture.velocity * factor)
          let parts = groups(of: steps, from: start, hand)
          return parts.reduce(0) { $0 + $1.rules.count * $1.rules.count }
        }
        // A gesture that is less simple has to split a tenth better (our choice).
        guard let size = sizes.max(), size < best.map({ $0.size * 9 / 10 }) ?? (rules.count * rules.count)
        else { continue }
        let shown = ScrollCase(layout: layout, start: start, gesture: gesture)
        best = (size, (shown, groups(of: steps, from: start, gesture)))
      }
    }
    return best?.division
  }

  /// The rules by where a gesture rests, those that a recording tells apart in different groups.
  private func groups(
    of steps: [Settling?], from start: Double, _ gesture: Gesture
  ) -> [(rest: Double, rules: [Int])] {
    let rests = steps.indices.compactMap { index in
      (try? steps[index]?.rest(from: start, after: gesture)).map { (rest: $0.offset, rule: index) }
    }.sorted { ($0.rest, $0.rule) < ($1.rest, $1.rule) }
    // One more rule without an answer than before is no way to tell rules apart.
    guard rests.count == steps.count else { return [(0, Array(steps.indices))] }
    var groups: [(rest: Double, rules: [Int])] = []
    for (index, one) in rests.enumerated() {
      if index > 0, one.rest - rests[index - 1].rest <= max(1, 2 * tolerance) {
        groups[groups.count - 1].rules.append(one.rule)
      } else {
        groups.append((one.rest, [one.rule]))
      }
    }
    return groups.sorted { $0.rules.count > $1.rules.count }
  }

  /// The gestures that are tried, the simplest first.
  private static func gestures(on layout: ScrollLayout, betweenStops: Bool) -> [(Double, Gesture)] {
    let (container, reach, stops) = (layout.container, layout.reach, Grids(layout).items)
    let starts =
      betweenStops
      ? [0.4, 1.6, 2.5].map { ($0 * container).rounded() } + [(reach - 0.3 * container).rounded()]
      : [0, stops[min(1, stops.count - 1)], container, 2 * container, reach]
    let forward: Double = layout.isReversed ? 1 : -1
    let velocities = [-1200, 0, -600, -300, -2400, -4000, 600, 1200, 2400].map { $0 * -forward }
    let drags = [0, -0.2, -0.4, -0.6, -0.9, 0.3, 0.6].map { ($0 * -forward * container).rounded() }
    let within = starts.filter { $0 >= 0 && $0 <= reach }
    return drags.flatMap { drag in
      within.flatMap { start in velocities.map { (start, Gesture(drag: drag, velocity: $0)) } }
    }
  }
}
