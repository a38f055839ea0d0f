import ScrollSimulation

/// Gestures that find nothing to scroll: all lead backward from the start, or forward from the end.
package struct Stuck: Equatable {
  private let isForward: Bool

  /// Whether a finger that moves by less than 0, to the left or up, moves the content forward.
  private let isForwardNegative: Bool

  /// Whether there is one gesture only.
  private let isAlone: Bool

  /// Whether the content is no longer than the container.
  private let fits: Bool

  /// The quantity that is given of the gestures: a velocity, or a drag alone.
  private let quantity: String

  /// Judges the gestures of a run; `nil` where one of them may scroll.
  package init?(_ options: RunOptions) {
    let gestures = options.gesture
    let swept = options.sweeps.filter { ![.velocity, .drag, .repeat].contains($0.option) }
    guard swept.isEmpty else { return nil }
    func ends(_ option: Option, _ values: [Double]) -> [Double] {
      options.sweeps.first { $0.option == option }.map { [$0.numbers.ends[0], $0.numbers.largest] } ?? values
    }
    let drags = ends(.drag, gestures.steps.map(\.gesture.drag))
    let velocities = ends(.velocity, gestures.steps.map(\.gesture.velocity))
    let moves = drags + velocities
    // Each gesture moves, and none the other way.
    guard !drags.contains(0) || !velocities.contains(0), let first = moves.first(where: { $0 != 0 }),
      moves.allSatisfy({ $0 == 0 || ($0 < 0) == (first < 0) }),
      let layout = try? options.layout.layout(), let start = Self.start(of: options, on: layout)
    else { return nil }
    isForwardNegative = !layout.isReversed
    isForward = (first < 0) == isForwardNegative
    guard isForward ? start >= layout.reach : start <= 0 else { return nil }
    fits = layout.reach == 0
    isAlone = gestures.stepCount == 1 && options.sweeps.isEmpty
    quantity = velocities.contains { $0 != 0 } ? "velocity" : "drag"
  }

  /// The offset at which all gestures begin, in points; `nil` where it depends on the behavior.
  private static func start(of options: RunOptions, on layout: ScrollLayout) -> Double? {
    guard options.gesture.offset == nil, (options.gesture.page ?? 0) > 0 else {
      return options.gesture.offset ?? 0
    }
    // Somebody's own is not asked for its anchor on the way: it may crash.
    guard !options.behaviors.contains(where: \.isForeign) else { return nil }
    let starts = options.behaviors.compactMap { named in
      let anchor = named.make()?.alignment(along: layout.axis) ?? 0
      return try? options.gesture.start(in: layout.pageStops(anchor: anchor))
    }
    return Set(starts).count == 1 ? starts[0] : nil
  }

  package var message: String {
    let gestures = isAlone ? "the gesture goes" : "all gestures go"
    if fits { return "\(gestures) nowhere: the content fits, so there is nothing to scroll" }
    let sign = isForwardNegative == isForward ? "positive" : "negative"
    return isForward
      ? "\(gestures) forward at the end; a \(sign) \(quantity) moves backward"
      : "\(gestures) backward at the start; a \(sign) \(quantity) moves forward"
  }
}
