import ScrollBehavior

/// The range in which one number of a counterexample may change while the rule stays broken.
///
/// It is found by steps that double and then by halving, so an exception between two of the values that were tried is
/// missed.
public struct NumberRange: Hashable, Sendable {
  /// A number that may change.
  public enum Number: String, CaseIterable, Sendable {
    /// The number of items.
    case items

    /// The scroll view's length on the axis that scrolls, in points.
    case bounds

    /// The length of each item, in points.
    case itemLength = "item-length"

    /// The space between items, in points.
    case spacing

    /// The stop on which the gesture begins, counted from 0.
    case stop

    /// The offset at which it begins, in points, where that is no stop.
    case offset

    /// The finger's drag, in points, in the same direction.
    case drag

    /// The finger's velocity, in points per second, in the same direction.
    case velocity
  }

  /// The number that may change.
  public var number: Number

  /// Its value in the counterexample.
  public var value: Double

  /// The least value that was found to do; `nil` where the least that was tried does.
  public var least: Double?

  /// The greatest value that was found to do; `nil` where the greatest that was tried does.
  public var greatest: Double?

  /// Whether the gesture then begins as far from the end as in the counterexample, and not as far from the start.
  public var isFromEnd = false

  /// Whether no other value does.
  public var isFixed: Bool { least == value && greatest == value }
}

extension Shrinking {
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
    var numbers: [(number: NumberRange.Number, value: Double, limits: ClosedRange<Double>)] = []
    let layout = found.layout
    let stack: ItemStack? = if case .stack(let stack) = layout.content { stack } else { nil }
    if case .equal(let count, _)? = stack?.items { numbers.append((.items, Double(count), 1...200)) }
    if layout.pose == nil { numbers.append((.bounds, layout.bounds, 98...1400)) }
    if case .equal(_, .points(let length))? = stack?.items {
      numbers.append((.itemLength, length, 1...1400))
    }
    if let stack { numbers.append((.spacing, stack.spacing, 0...200)) }
    if let stop {
      numbers.append((.stop, Double(stop), 0...Double(stopCount - 1)))
    } else {
      numbers.append((.offset, found.start, 0...layout.reach))
    }
    func sameSign(_ value: Double, upTo most: Double) -> ClosedRange<Double> {
      value < 0 ? -most...0 : 0...most
    }
    let gesture = found.gesture
    numbers.append((.drag, gesture.drag, sameSign(gesture.drag, upTo: 3 * layout.container)))
    numbers.append((.velocity, gesture.velocity, sameSign(gesture.velocity, upTo: 12_000)))
    return numbers.filter { $0.value != 0 && $0.limits.contains($0.value) }
  }

  private static func layout(
    _ layout: ScrollLayout, changing number: NumberRange.Number, to value: Double
  ) -> ScrollLayout? {
    if number == .bounds { return try? layout.with(bounds: value) }
    guard case .stack(var stack) = layout.content, case .equal(let count, let length) = stack.items else {
      return nil
    }
    switch number {
    case .items: stack.items = .equal(count: Int(value), length: length)
    case .itemLength: stack.items = .equal(count: count, length: .points(value))
    default: stack.spacing = value
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
