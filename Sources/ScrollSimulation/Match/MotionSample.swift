import ScrollBehavior

/// Where content was at a time, as measured on a screen recording or by a display link.
package struct MotionSample: Hashable, Sendable {
  /// Seconds, from any origin.
  package let time: Double

  /// The offset, in points.
  package let offset: Double

  /// Makes a sample.
  package init(time: Double, offset: Double) {
    self.time = time
    self.offset = offset
  }
}

extension [MotionSample] {
  /// The samples of the motion that runs out by itself: from the fastest one on, to the first that is at rest.
  ///
  /// What a finger drags before is left out, and what only repeats the rest.
  package var runningOut: [MotionSample] {
    guard let last else { return [] }
    // Two samples a third of a point apart are the same on a screen of three pixels a point.
    let end = firstIndex { sample in
      self.drop { $0.time < sample.time }.allSatisfy { abs($0.offset - last.offset) < 0.1 }
    }
    let moving = prefix(through: end ?? count - 1)
    var fastest = 0.0
    var start = 0
    for index in moving.indices.dropFirst() {
      let speed = abs(
        (self[index].offset - self[index - 1].offset) / (self[index].time - self[index - 1].time))
      // A little faster is only the rounding of a pixel (our choice: a twentieth).
      if speed > fastest * 1.05 {
        fastest = speed
        start = index - 1
      }
    }
    return Array(moving.dropFirst(start))
  }
}
