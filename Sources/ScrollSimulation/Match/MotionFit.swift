import ScrollBehavior

/// A law of motion fitted to samples of content that runs out, with what it misses them by.
package struct MotionFit: Sendable {
  /// The law.
  package enum Law: Hashable, Sendable {
    /// Free deceleration: the velocity keeps the same fraction over each millisecond.
    case deceleration

    /// The bounce past an end, whose spring is known and whose other rate is that of the scroll view.
    case bounce

    /// x = D·(1 − (1 − t/T)^p): what published traces of scrolling by a Mac's pointer follow, by others' measurements.
    case power(exponent: Double, duration: Double)
  }

  package let law: Law

  /// The fraction of the velocity that is kept per millisecond; `nil` for a law without one.
  package let rate: Double?

  /// The rates by which the law misses no sample by more than the tolerance; `nil` where there is none.
  package let rates: ClosedRange<Double>?

  /// The velocity at the first sample, in points per second, positive forward.
  package let velocity: Double

  /// Where the law comes to rest, in points.
  package let end: Double

  /// The largest miss, in points, and the root of the mean of their squares.
  package let largestMiss: Double
  package let meanMiss: Double

  /// How many samples were fitted.
  package let samples: Int
}

extension MotionFit {
  /// The laws fitted to samples, the best first.
  ///
  /// - Parameters:
  ///   - samples: those of a motion that runs out, at least six.
  ///   - tolerance: by how much a sample may be off, in points.
  /// - Returns: a fit for each law that can be fitted; none for fewer samples, or samples that do not move.
  package static func all(_ samples: [MotionSample], tolerance: Double = 0.5) -> [MotionFit] {
    guard samples.count >= fewest, let first = samples.first, let last = samples.last, last.time > first.time,
      abs(last.offset - first.offset) > 1
    else { return [] }
    // From 0 on, so that exponentials are near 1.
    let shifted = samples.map { MotionSample(time: $0.time - first.time, offset: $0.offset) }
    return [deceleration(shifted, tolerance), bounce(shifted, tolerance), power(shifted)].compactMap { $0 }
      .sorted { $0.meanMiss < $1.meanMiss }
  }

  /// So few samples tell no law (our choice).
  package static let fewest = 6

  /// The rates that are looked for, as how fast the velocity decays per second: from 0.9999 to 0.9 per ms.
  private static let decays = 0.1...105.0

  private static func deceleration(_ samples: [MotionSample], _ tolerance: Double) -> MotionFit? {
    func fit(_ decay: Double) -> LeastSquares? {
      LeastSquares(samples) { [1, exp(-decay * $0)] }
    }
    guard let (decay, best) = LeastSquares.best(decays, fit) else { return nil }
    // The slope of the position is not quite the model's velocity, which counts in whole milliseconds.
    let rate = exp(-decay / 1000)
    let velocity = -best.factors[1] * (1 - rate) / rate * 1000
    let rest = DecelerationRate.restSpeed * rate / (1 - rate)
    let end = best.factors[0] - (velocity < 0 ? -rest : rest)
    return MotionFit(
      .deceleration, decay: decay, rates: rates(around: decay, tolerance, fit), velocity: velocity, end: end,
      best)
  }

  private static func bounce(_ samples: [MotionSample], _ tolerance: Double) -> MotionFit? {
    let stiffness = EdgeSpring.stiffness
    func fit(_ decay: Double) -> LeastSquares? {
      LeastSquares(samples) { [1, exp(-stiffness * $0), exp(-(stiffness + decay) * $0)] }
    }
    guard let (decay, best) = LeastSquares.best(decays, fit) else { return nil }
    let velocity = -stiffness * best.factors[1] - (stiffness + decay) * best.factors[2]
    return MotionFit(
      .bounce, decay: decay, rates: rates(around: decay, tolerance, fit), velocity: velocity,
      end: best.factors[0],
      best)
  }

  private static func power(_ samples: [MotionSample]) -> MotionFit? {
    let length = samples[samples.count - 1].time
    func fit(_ exponent: Double, _ duration: Double) -> LeastSquares? {
      LeastSquares(samples) { [1, -pow(max(0, 1 - $0 / duration), exponent)] }
    }
    func best(_ duration: Double) -> (Double, LeastSquares)? {
      LeastSquares.best(1.2...12) { fit($0, duration) }
    }
    // It ends with its last sample or a little later.
    guard let (duration, _) = LeastSquares.best((0.9 * length)...(2 * length), { best($0)?.1 }),
      let (exponent, found) = best(duration)
    else { return nil }
    let way = found.factors[1]
    return MotionFit(
      law: .power(exponent: exponent, duration: duration), rate: nil, rates: nil,
      velocity: way * exponent / duration, end: found.factors[0], misses: found.misses)
  }

  private init(
    _ law: Law, decay: Double, rates: ClosedRange<Double>?, velocity: Double, end: Double,
    _ fit: LeastSquares
  ) {
    self.init(
      law: law, rate: exp(-decay / 1000), rates: rates, velocity: velocity, end: end, misses: fit.misses)
  }

  private init(
    law: Law, rate: Double?, rates: ClosedRange<Double>?, velocity: Double, end: Double, misses: [Double]
  ) {
    self.law = law
    self.rate = rate
    self.rates = rates
    self.velocity = velocity
    self.end = end
    largestMiss = misses.map(abs).max() ?? 0
    meanMiss = (misses.reduce(0) { $0 + $1 * $1 } / Double(max(1, misses.count))).squareRoot()
    samples = misses.count
  }

  /// The rates beside the best one by which a law misses no sample by more than the tolerance.
  private static func rates(
    around decay: Double, _ tolerance: Double, _ fit: (Double) -> LeastSquares?
  ) -> ClosedRange<Double>? {
    func fits(_ decay: Double) -> Bool { fit(decay)?.misses.allSatisfy { abs($0) <= tolerance } ?? false }
    guard fits(decay) else { return nil }
    func end(_ far: Double) -> Double {
      var (inside, outside) = (decay, far)
      for _ in 0..<50 {
        let middle = (inside + outside) / 2
        if fits(middle) { inside = middle } else { outside = middle }
      }
      return inside
    }
    return exp(-end(2 * decay) / 1000)...exp(-end(0) / 1000)
  }
}

extension MotionFit {
  /// Where each published projection says that the motion ends, in points, and the landing without a behavior.
  ///
  /// - Parameter start: the offset of the first sample.
  /// - Returns: names with offsets; none for a law that is not free deceleration.
  package func ends(from start: Double) -> [(name: String, offset: Double)] {
    guard law == .deceleration, let rate, let kept = DecelerationRate(perMillisecond: rate) else { return [] }
    let free = FreeDeceleration(start: start, velocity: velocity / 1000, rate: kept)
    return [("landing", free.landing)]
      + Projection.allCases.map { ($0.rawValue, start + $0.distance(velocity: velocity / 1000, rate: kept)) }
  }
}
