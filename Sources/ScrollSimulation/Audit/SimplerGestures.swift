import ScrollBehavior

/// Gestures that are easy to read and to repeat.
enum SimplerGestures {
  /// Flicks in points per second, then drags in points, of round numbers and both ways.
  static let plain =
    [100.0, 200, 300, 500, 800, 1200, 2000, 2500, 4000].flatMap {
      [Gesture(velocity: -$0), Gesture(velocity: $0)]
    }
    + [10.0, 20, 50, 100, 150, 200, 300, 400, 600, 1000].flatMap { [Gesture(drag: -$0), Gesture(drag: $0)] }

  /// A gesture with its numbers rounded to so many digits.
  static func rounded(
    _ gesture: Gesture, digits: Int, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> Gesture {
    func rounded(_ number: Double) -> Double {
      let scale = pow(10, Double(digits) - 1 - log10(abs(number)).rounded(.down))
      // Zero has no first digit, and the smallest numbers none that can be scaled.
      guard scale.isFinite, scale > 0 else { return number }
      return (number * scale).rounded(rule) / scale
    }
    return Gesture(drag: rounded(gesture.drag), velocity: rounded(gesture.velocity))
  }
}

extension AuditCase {
  /// Its gesture carried over to another layout: as many points forward, and in proportion to the container.
  func gestures(on layout: ScrollLayout) -> (same: Gesture, scaled: Gesture) {
    let sign: Double = layout.isReversed == self.layout.isReversed ? 1 : -1
    let same = Gesture(drag: sign * gesture.drag + 0, velocity: sign * gesture.velocity + 0)
    let scale = layout.container / self.layout.container
    return (same, Gesture(drag: same.drag * scale, velocity: same.velocity))
  }
}
