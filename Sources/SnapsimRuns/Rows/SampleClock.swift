/// The instants of a trace: every so many seconds from the first lift-off.
package struct SampleClock: Equatable {
  /// One frame of a 60 Hz screen, in seconds.
  package static let frame = 1.0 / 60

  /// Instants are counted exactly up to here.
  private static let lastIndex = 0x1p53

  /// An instant is index · numerator / denominator, so that those of 0.1 have 0.3 among them, not 0.30000000000000004.
  private let numerator: Double
  private let denominator: Double

  package init(interval: Double) {
    let rate = (1 / interval).rounded()
    if 1 / rate == interval {
      numerator = 1
      denominator = rate
      return
    }
    let scales = (1...15).lazy.map { power in (0..<power).reduce(1.0) { scale, _ in scale * 10 } }
    let scale = scales.first { (interval * $0).rounded() / $0 == interval }
    numerator = scale.map { (interval * $0).rounded() } ?? interval
    denominator = scale ?? 1
  }

  /// Hands on all instants strictly between two times, in seconds, in order.
  ///
  /// One that is nearer to either than a millionth of the interval is left out as the same instant.
  package func forEachInstant<E>(
    after start: Double, before end: Double, _ body: (Double) throws(E) -> Void
  ) throws(E) {
    let margin = numerator / denominator / 1e6
    var index = max(0, (start * denominator / numerator).rounded(.down))
    while index < Self.lastIndex {
      let time = index * numerator / denominator
      if time >= end - margin { return }
      if time > start + margin { try body(time) }
      index += 1
    }
  }
}
