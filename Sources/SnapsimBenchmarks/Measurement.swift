/// Times of the same work done several times over.
struct Measurement {
  /// Seconds of each run, shortest first.
  let seconds: [Double]

  /// The run in the middle.
  var median: Double { seconds[seconds.count / 2] }

  /// Runs some work several times, after once for warming up.
  init(runs: Int, _ work: () throws -> Void) rethrows {
    let clock = ContinuousClock()
    try work()
    var seconds: [Double] = []
    for _ in 0..<runs {
      let duration = try clock.measure(work)
      seconds.append(duration / .seconds(1))
    }
    self.seconds = seconds.sorted()
  }

  private init(sorted seconds: [Double]) { self.seconds = seconds }

  /// Runs two works in turn several times, so that both meet the same noise.
  static func pair(
    runs: Int, _ one: () throws -> Void, _ other: () throws -> Void
  ) rethrows -> (Measurement, Measurement, ratio: Double) {
    let clock = ContinuousClock()
    try one()
    try other()
    var ones: [Double] = []
    var others: [Double] = []
    for _ in 0..<runs {
      ones.append(try clock.measure(one) / .seconds(1))
      others.append(try clock.measure(other) / .seconds(1))
    }
    let ratios = zip(ones, others).map { $1 / $0 }.sorted()
    return (
      Measurement(sorted: ones.sorted()), Measurement(sorted: others.sorted()), ratios[ratios.count / 2]
    )
  }
}
