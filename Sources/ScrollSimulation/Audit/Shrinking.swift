/// Makes a case that breaks a rule smaller, as long as it still breaks it: fewer items, a plainer layout, an earlier
/// start, a rounder and shorter gesture.
struct Shrinking {
  let check: AuditCheck
  let subject: AuditSubject
  let density: GestureSpace

  /// Whether the layout was given, so that only the gesture may change.
  let keepsLayout: Bool

  /// Whether the case is one of every day, and has to stay one.
  var isOrdinary = false

  var fits: (ScrollLayout) -> Bool = { _ in true }
  let questions: Questions

  /// The finding with its smallest counterexample; as it is where the behavior is lost meanwhile.
  func smallest(_ found: Finding) -> Finding {
    var finding = found
    let smallest = smallest(found.counterexample)
    finding.counterexample = smallest
    finding.demonstration = smallest
    let scene = scene(smallest.layout)
    if let trial = try? scene.trial(from: smallest.start, smallest.gesture),
      case .fails(_, let explain, let demonstrate) = check.judge(scene, trial)
    {
      finding.explanation = explain()
      if let demonstrate { finding.demonstration = demonstrate() }
    }
    // A smaller case may be hardly ever met for another reason.
    if let reason = found.assumption, reason == rarity(found.counterexample) {
      finding.assumption = rarity(smallest) ?? reason
    }
    finding.ranges = ranges(of: smallest)
    if isOrdinary { finding.share = share(scene) }
    return questions.isLost ? found : finding
  }

  private func rarity(_ shown: ScrollCase) -> String? {
    scene(shown.layout).rarity(from: shown.start, shown.gesture)
  }

  func smallest(_ found: ScrollCase) -> ScrollCase {
    // A case of the same layout with a plain gesture is easier to carry over to others.
    let plain = search(found.layout, like: found, startsOnly: true) ?? found
    let smallest = keepsLayout ? plain : plain.shrunk { fits($0) ? search($0, like: $1) : nil }
    return search(smallest.layout, like: smallest) ?? smallest
  }

  /// The first case on a layout that breaks the rule and is like another one, the simplest first.
  private func search(
    _ layout: ScrollLayout, like other: ScrollCase, startsOnly: Bool = false
  ) -> ScrollCase? {
    // Where a page can be told only because both readings agree, they must go on to.
    if subject.intent(on: layout).grid == nil, other.layout.pagesAreContainers, !layout.pagesAreContainers {
      return nil
    }
    let scene = scene(layout)
    for start in startsOnly ? [other.start] : starts(on: layout, like: other) {
      for gesture in gestures(on: layout, like: other) where breaks(scene, from: start, gesture) {
        return ScrollCase(layout: layout, start: start, gesture: gesture)
      }
    }
    return nil
  }

  func scene(_ layout: ScrollLayout) -> AuditScene { AuditScene(layout, subject, questions) }

  func breaks(_ scene: AuditScene, from start: Double, _ gesture: Gesture) -> Bool {
    scene.forgetRests()
    do throws(AuditScene.NoSettlement) {
      let trial = try scene.trial(from: start, gesture)
      let verdict = check.judge(scene, trial)
      guard verdict.isFailure, !(isOrdinary && verdict.isUnseen) else { return false }
    } catch {
      guard check.scope == .failure, error == .notFinite else { return false }
    }
    return (!isOrdinary || check.isOfEveryRest || scene.rarity(from: start, gesture) == nil)
      && !questions.isLost
  }

  /// The share of the ordinary gestures on a layout that break the rule, begun wherever these come to rest.
  private func share(_ scene: AuditScene) -> Finding.Share? {
    guard check.scope == .gesture || check.scope == .pair else { return nil }
    let rests = scene.reachability.forward.rests + scene.reachability.backward.rests
    let gestures = density.gestures(on: scene.layout).filter { $0.rarity(on: scene.layout) == nil }
    var share = Finding.Share()
    for start in Set(rests).sorted().prefix(64) where scene.rarity(from: start, Gesture()) == nil {
      let before = share
      for gesture in gestures {
        scene.forgetRests()
        guard let trial = try? scene.trial(from: start, gesture) else { continue }
        share.count(check.judge(scene, trial))
      }
      if share.cases > before.cases { share.starts += 1 }
      if share.failures > before.failures { share.failingStarts += 1 }
    }
    return share.failures > 0 ? share : nil
  }

  /// The starts to try, the simplest first: the stops, then offsets near the other start.
  private func starts(on layout: ScrollLayout, like other: ScrollCase) -> [Double] {
    if [.layout, .axis].contains(check.scope) { return [0] }
    let steps = subject.stops(on: layout)
    let old = AuditGrid(subject.intent(on: layout), on: other.layout).steps ?? other.layout.stops()
    let index = old.nearest(to: other.start)
    var starts = Reachability.windows(steps).flatMap { $0 }
    if starts.count > 24 {
      // Where the other one began, counted from either end, and the ends themselves.
      let likely = [0, 1, index - 1, index, index + 1, steps.count - old.count + index, steps.count - 1]
      starts = likely.filter { $0 >= 0 && $0 < steps.count }.map { steps[$0] }
    }
    // Cliffs are at the end.
    guard check.scope != .stop else { return starts.reversed() }
    return starts + other.starts(on: layout)
  }

  /// The gestures to try, the simplest first: a flick, a drag, then ones like the other.
  private func gestures(on layout: ScrollLayout, like other: ScrollCase) -> [Gesture] {
    guard ![.stop, .layout, .axis].contains(check.scope) else { return [Gesture()] }
    let (same, scaled) = other.gestures(on: layout)
    return GestureSpace.plain + [
      scaled.rounded(digits: 1), Gesture(drag: scaled.drag.rounded(), velocity: scaled.velocity), scaled,
      same,
    ]
  }

  /// The ranges in which each number of a case may change while the rule stays broken; none where that cannot be told.
  func ranges(of found: ScrollCase) -> [NumberRange] {
    let stops = subject.stops(on: found.layout)
    let nearest = stops.nearest(to: found.start)
    let index = abs(stops[nearest] - found.start) <= ScrollStops.coincidence ? nearest : nil
    return Self.numbers(of: found, stop: index, of: stops.count).compactMap { number, value, limits in
      let ranges = (number == .items ? [false, true] : [false]).compactMap { isFromEnd -> NumberRange? in
        func holds(_ other: Double) -> Bool? {
          var layout = found.layout
          var (start, gesture) = (Optional(found.start), found.gesture)
          switch number {
          case .drag: gesture.drag = other
          case .velocity: gesture.velocity = other
          case .offset: start = other
          case .stop: start = stops[Int(other)]
          case .items, .bounds, .itemLength, .spacing:
            guard let changed = Self.layout(layout, changing: number, to: other), fits(changed) else {
              return nil
            }
            layout = changed
            if let index {
              let stops = (before: stops, after: subject.stops(on: layout))
              let place = isFromEnd ? stops.after.count - stops.before.count + index : index
              start = place >= 0 && place < stops.after.count ? stops.after[place] : nil
            } else {
              start = found.start + (isFromEnd ? layout.reach - found.layout.reach : 0)
            }
          }
          return start.map { breaks(scene(layout), from: $0, gesture) } ?? false
        }
        guard let least = Self.edge(from: value, to: limits.lowerBound, holds),
          let greatest = Self.edge(from: value, to: limits.upperBound, holds)
        else { return nil }
        return NumberRange(
          number: number, value: value,
          least: least.isFinite ? least : value == limits.lowerBound ? value : nil,
          greatest: greatest.isFinite ? greatest : value == limits.upperBound ? value : nil,
          isFromEnd: isFromEnd)
      }
      // Counted from the end where more items do then.
      return ranges.max { ($0.greatest ?? .infinity) < ($1.greatest ?? .infinity) }
    }
  }

  /// The numbers that a command for a case names, with the values between which each is changed (our choice).
  private static func numbers(
    of found: ScrollCase, stop: Int?, of stopCount: Int
  ) -> [(number: NumberRange.Number, value: Double, limits: ClosedRange<Double>)] {
    let (layout, gesture) = (found.layout, found.gesture)
    var (count, length): (Double?, Double?)
    if case .equal(let items, let each) = layout.stack?.items {
      count = Double(items)
      if case .points(let points) = each { length = points }
    }
    func sameSign(_ value: Double, upTo most: Double) -> ClosedRange<Double> {
      value < 0 ? -most...0 : 0...most
    }
    let numbers: [(number: NumberRange.Number, value: Double?, limits: ClosedRange<Double>)] = [
      (.items, count, 1...200), (.bounds, layout.pose == nil ? layout.bounds : nil, 98...1400),
      (.itemLength, length, 1...1400), (.spacing, layout.stack?.spacing, 0...200),
      (.stop, stop.map { Double($0) }, 0...Double(stopCount - 1)),
      (.offset, stop == nil ? found.start : nil, 0...layout.reach),
      (.drag, gesture.drag, sameSign(gesture.drag, upTo: 3 * layout.screenful)),
      (.velocity, gesture.velocity, sameSign(gesture.velocity, upTo: GestureSpace.fastest)),
    ]
    return numbers.compactMap { number, value, limits in
      value.flatMap { $0 != 0 && limits.contains($0) ? (number, $0, limits) : nil }
    }
  }

  private static func layout(
    _ layout: ScrollLayout, changing number: NumberRange.Number, to value: Double
  ) -> ScrollLayout? {
    if number == .bounds { return try? layout.with(bounds: value) }
    if number == .items { return layout.withEqualItems(Int(value)) }
    guard var stack = layout.stack, case .equal(let count, _) = stack.items else { return nil }
    if number == .itemLength {
      stack.items = .equal(count: count, length: .points(value))
    } else {
      stack.spacing = value
    }
    return try? layout.with(content: .stack(stack))
  }

  /// The last value towards a limit that still does: infinite where the limit itself does, `nil` where a value cannot
  /// be told.
  private static func edge(from value: Double, to limit: Double, _ holds: (Double) -> Bool?) -> Double? {
    let sign: Double = limit < value ? -1 : 1
    var inside = value
    var step = 1.0
    while inside != limit {
      var outside = sign * min(sign * (inside + sign * step), sign * limit)
      guard let isInside = holds(outside) else { return nil }
      if isInside {
        (inside, step) = (outside, 2 * step)
        continue
      }
      while abs(outside - inside) > 1 {
        let middle = inside + ((outside - inside) / 2).rounded()
        if middle == outside { break }
        guard let isInside = holds(middle) else { return nil }
        if isInside { inside = middle } else { outside = middle }
      }
      return inside
    }
    return sign * .infinity
  }
}
