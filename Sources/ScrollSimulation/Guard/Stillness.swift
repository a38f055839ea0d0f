/// For how long something has stood still, as far as it was watched.
///
/// The process may be stopped for a while, by a user or a debugger: that time says nothing of what is watched.
package struct Stillness {
  /// The longest gap between two looks that still counts.
  static let longestLook = Duration.milliseconds(100)

  private var last: ContinuousClock.Instant
  private var sum = Duration.zero

  /// Begins to watch.
  package init(at now: ContinuousClock.Instant = .now) {
    last = now
  }

  /// Looks again.
  ///
  /// - Parameters:
  ///   - hasMoved: whether it moved since the last look.
  ///   - now: the time.
  /// - Returns: for how long it has been watched without a movement.
  package mutating func look(hasMoved: Bool, at now: ContinuousClock.Instant = .now) -> Duration {
    sum = hasMoved ? .zero : sum + min(now - last, Self.longestLook)
    last = now
    return sum
  }
}
