import ScrollBehavior

extension Shrinking {
  /// The ranges in which each number of a case may change while the rule stays broken; none where that cannot be told.
  func ranges(of found: AuditCase) -> [NumberRange] {
    guard check.scope != .end else { return [] }
    let varied = VariedCase(found, stops(on: found.layout))
    return NumberRange.Number.allCases.compactMap { number in
      guard let limits = varied.limits(of: number) else { return nil }
      let ranges = (number == .items ? [false, true] : [false]).compactMap {
        range(of: number, isFromEnd: $0, in: varied, within: limits)
      }
      // Counted from the end where more items do then.
      return ranges.max { ($0.greatest ?? .infinity) < ($1.greatest ?? .infinity) }
    }
  }

  private func range(
    of number: NumberRange.Number, isFromEnd: Bool, in varied: VariedCase, within limits: ClosedRange<Double>
  ) -> NumberRange? {
    guard let value = varied.value(of: number) else { return nil }
    func holds(_ other: Double) -> Bool? {
      guard let changed = varied.changing(number, to: other, isFromEnd: isFromEnd, stops: stops),
        number.isOfGesture || fits(changed.layout)
      else { return nil }
      guard let start = changed.start else { return false }
      return breaks(scene(changed.layout), from: start, changed.gesture)
    }
    guard let least = Self.edge(from: value, to: limits.lowerBound, holds),
      let greatest = Self.edge(from: value, to: limits.upperBound, holds)
    else { return nil }
    return NumberRange(
      number: number, value: value, least: least.isFinite ? least : value == limits.lowerBound ? value : nil,
      greatest: greatest.isFinite ? greatest : value == limits.upperBound ? value : nil,
      isFromEnd: isFromEnd)
  }

  /// The last value towards a limit that still does: infinite where the limit itself does, `nil` where a value cannot
  /// be told.
  private static func edge(from value: Double, to limit: Double, _ holds: (Double) -> Bool?) -> Double? {
    let sign: Double = limit < value ? -1 : 1
    var inside = value
    var step = 1.0
    while inside != limit {
      let next = sign * min(sign * (inside + sign * step), sign * limit)
      guard let isInside = holds(next) else { return nil }
      guard isInside else { return halved(from: inside, to: next, where: holds) }
      (inside, step) = (next, 2 * step)
    }
    return sign * .infinity
  }

  /// The last whole step that still does, between a value that does and one that does not.
  private static func halved(
    from inside: Double, to outside: Double, where holds: (Double) -> Bool?
  ) -> Double? {
    var (inside, outside) = (inside, outside)
    while abs(outside - inside) > 1 {
      let middle = inside + ((outside - inside) / 2).rounded()
      if middle == outside { break }
      guard let isInside = holds(middle) else { return nil }
      if isInside { inside = middle } else { outside = middle }
    }
    return inside
  }
}

extension NumberRange.Number {
  /// Whether the layout stays as it is.
  fileprivate var isOfGesture: Bool { [.stop, .offset, .drag, .velocity].contains(self) }
}

private struct VariedCase {
  let found: AuditCase
  let stops: ScrollStops

  /// The stop on which it begins; `nil` where it begins on none.
  let index: Int?

  init(_ found: AuditCase, _ stops: ScrollStops) {
    self.found = found
    self.stops = stops
    let nearest = stops.nearest(to: found.start)
    index = abs(stops[nearest] - found.start) <= ScrollStops.coincidence ? nearest : nil
  }

  private var stack: ItemStack? {
    if case .stack(let stack) = found.layout.content { stack } else { nil }
  }

  /// A number of the case; `nil` where a command for it does not name that.
  func value(of number: NumberRange.Number) -> Double? {
    let named: Double?
    switch number {
    case .items:
      guard case .equal(let count, _)? = stack?.items else { return nil }
      return Double(count)
    case .bounds: return found.layout.pose == nil ? found.layout.bounds : nil
    case .itemLength:
      guard case .equal(_, .points(let length))? = stack?.items else { return nil }
      return length
    case .spacing: named = stack?.spacing
    case .stop: named = index.map(Double.init)
    case .offset: named = index == nil ? found.start : nil
    case .drag: named = found.gesture.drag
    case .velocity: named = found.gesture.velocity
    }
    return named == 0 ? nil : named
  }

  /// The values between which it is changed (our choice), both ends included.
  func limits(of number: NumberRange.Number) -> ClosedRange<Double>? {
    guard let value = value(of: number) else { return nil }
    let limits: ClosedRange<Double>
    switch number {
    case .items: limits = 1...200
    case .bounds: limits = 98...1400
    case .itemLength: limits = 1...1400
    case .spacing: limits = 0...200
    case .stop: limits = 0...Double(stops.count - 1)
    case .offset: limits = 0...found.layout.reach
    case .drag: limits = Self.sameSign(value, upTo: 3 * found.layout.container)
    case .velocity: limits = Self.sameSign(value, upTo: 12_000)
    }
    return limits.contains(value) ? limits : nil
  }

  private static func sameSign(_ value: Double, upTo most: Double) -> ClosedRange<Double> {
    value < 0 ? -most...0 : 0...most
  }

  /// The case with another number; `nil` where there is no such layout.
  ///
  /// Where the layout has no such stop, there is no start.
  func changing(
    _ number: NumberRange.Number, to value: Double, isFromEnd: Bool,
    stops others: (ScrollLayout) -> ScrollStops
  ) -> (layout: ScrollLayout, start: Double?, gesture: Gesture)? {
    var gesture = found.gesture
    switch number {
    case .drag: gesture.drag = value
    case .velocity: gesture.velocity = value
    case .offset: return (found.layout, value, gesture)
    case .stop: return (found.layout, stops[Int(value)], gesture)
    case .items, .bounds, .itemLength, .spacing:
      guard let layout = layout(changing: number, to: value) else { return nil }
      guard let index else {
        return (layout, found.start + (isFromEnd ? layout.reach - found.layout.reach : 0), gesture)
      }
      let after = others(layout)
      let place = isFromEnd ? after.count - stops.count + index : index
      return (layout, place >= 0 && place < after.count ? after[place] : nil, gesture)
    }
    return (found.layout, found.start, gesture)
  }

  private func layout(changing number: NumberRange.Number, to value: Double) -> ScrollLayout? {
    if number == .bounds { return try? found.layout.with(bounds: value) }
    guard var stack else { return nil }
    guard case .equal(let count, let length) = stack.items else { return nil }
    switch number {
    case .items: stack.items = .equal(count: Int(value), length: length)
    case .itemLength: stack.items = .equal(count: count, length: .points(value))
    default: stack.spacing = value
    }
    return try? found.layout.with(content: .stack(stack))
  }
}
