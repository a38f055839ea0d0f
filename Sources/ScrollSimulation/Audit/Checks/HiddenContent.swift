extension AuditCheck {
  static let hiddenContent = AuditCheck(
    id: "hidden-content", severity: .warning, sentence: "no rest shows a part of the content",
    assumption: "what never shows is meant to be read",
    rule: """
      All of each item, or of content without items, shows at some rest to which ordinary gestures lead: in the \
      container or in the insets beside it. An item longer than the scroll view is not judged where it is aligned, but for a section among shorter ones, on a screen held upright, and for what fits such a screen, on its side. Rests are followed forward from the untouched start, through 64 at most, and what is free past a few offsets is looked through to its end; \
      where the next one lies too far, gestures close together are asked from both sides of what would not show.
      """,
    meaning: "A part of the content is seen while a finger holds it, and slides away as it is let go.",
    exception: "it only fills the way of a drawer or a sheet.",
    fix: """
      // Beyond the first place content scrolls freely.
      let x = target.rect.minX
      if x < first { target.rect.origin.x = x < first / 2 ? 0 : first }
      """,
    scope: .layout,
    judge: { scene, _ in
      guard scene.layout.reach > 2 * Settlement.tolerance else { return .notJudged }
      guard let gap = scene.gap else { return .passes }
      return .fails {
        let hidden = scene.length(hiddenBetween: gap.last, and: gap.next).inSentence
        let rest = "never show at rest: going forward it rests on \(gap.last.inSentence)"
        guard let next = gap.next else {
          return "the last \(hidden) pt \(rest) of \(scene.layout.reach.inSentence), and goes no further"
        }
        return
          "\(hidden) pt \(rest) and then on \(next.inSentence), \((next - gap.last).inSentence) pt further"
      } shownBy: {
        ScrollCase(layout: scene.layout, start: gap.last, gesture: gap.gesture)
      }
    })
}

extension AuditScene {
  /// The first two rests between which content is not shown (no second after the last), and the gesture that leads there.
  fileprivate var gap: (last: Double, next: Double?, gesture: Gesture)? {
    func gesture(_ distance: Double, _ speed: Double) -> Gesture {
      Gesture(forward: distance, at: speed, on: layout)
    }
    let screenful = layout.screenful
    let usual =
      [0.75, 0.5, 1, 0.25].map { gesture($0 * screenful, 0) }
      + [200, 400, 800, 1200, 2000, 4000].map { gesture(40, $0) }
    let close =
      (1...64).map { gesture(Double($0) * screenful / 64, 0) }
      + (1...80).map { gesture(40, 100 * Double($0)) }
    var last = 0.0
    for _ in 0..<Reachability.window {
      var gap: (last: Double, next: Double, gesture: Gesture)?
      var furthest: Double?
      for gestures in [usual, close] {
        for gesture in gestures {
          guard let offset = rest(from: last, after: gesture)?.offset, offset > last + Settlement.tolerance
          else { continue }
          if length(hiddenBetween: last, and: offset) <= Settlement.tolerance {
            furthest = max(furthest ?? offset, offset)
          } else if offset < gap?.next ?? .infinity {
            gap = (last, offset, gesture)
          }
        }
        if furthest != nil { break }
      }
      if let furthest {
        last = furthest
        continue
      }
      guard let found = gap else {
        // Other stops are judged as such; where none are known, a row's height counts, 44 pt (our choice).
        let hidden = length(hiddenBetween: last, and: nil)
        let isHidden = grid.inBand.isEmpty ? !grid.hasStops && hidden > 44 : hidden > Settlement.tolerance
        return isHidden ? (last, nil, gesture(min(layout.reach - last, screenful), 0)) : nil
      }
      // What is passed going forward may be rested on going back.
      let back = close.compactMap { forward in rest(from: found.next, after: forward.reversed)?.offset }
      let shown = back.filter { $0 > last + Settlement.tolerance && $0 < found.next - Settlement.tolerance }
      guard let nearest = shown.min(), length(hiddenBetween: last, and: nearest) <= Settlement.tolerance
      else { return found }
      last = nearest
    }
    return nil
  }

  /// The length of what shows neither at one offset nor at a later one, but between them or, without that, past the first,
  /// without space between items.
  fileprivate func length(hiddenBetween last: Double, and next: Double?) -> Double {
    let start = last - layout.insets.leading + layout.bounds
    let hidden = start...max(start, next.map { $0 - layout.insets.leading } ?? layout.contentLength)
    guard let items = layout.items else { return hidden.upperBound - hidden.lowerBound }
    // Of many that are alike the first ones tell enough.
    let some = items.indexes(from: hidden.lowerBound, to: hidden.upperBound).prefix(4096)
    func isJudged(_ item: Int) -> Bool {
      guard layout.axis == .vertical else { return false }
      // On its side, what would fit the screen held upright is judged.
      let isOnItsSide =
        layout.pose.map { $0.orientation == .landscape } ?? (layout.bounds < layout.crossBounds)
      if isOnItsSide { return items.length(of: item) <= layout.crossBounds }
      return [item - 1, item + 1].contains {
        $0 >= 0 && $0 < items.count && items.length(of: $0) <= layout.bounds
      }
    }
    return some.reduce(0) { length, item in
      if items.length(of: item) > layout.bounds, !isJudged(item) {
        let room = items.length(of: item) - layout.container
        let stop = settling.within(items.leadingEdge(of: item) + settling.anchor * room)
        if stop.isAt(last) || next?.isAt(stop) == true { return length }
      }
      return length + min(items.trailingEdge(of: item), hidden.upperBound)
        - max(items.leadingEdge(of: item), hidden.lowerBound)
    }
  }
}
