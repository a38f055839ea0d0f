/// For how long a thread has stood still, as far as it was watched and could have moved.
///
/// The process may be stopped for a while, by a user or a debugger, and a busy machine may leave the thread without a
/// processor: that time says nothing of the thread.
package struct Stillness {
  /// The longest gap between two looks that still counts.
  static let longestLook = Duration.milliseconds(100)

  private var last: ContinuousClock.Instant
  private var sum = Duration.zero
  private var lastComputed: Duration?

  /// Begins to watch.
  package init(at now: ContinuousClock.Instant = .now) {
    last = now
  }

  /// Looks again.
  ///
  /// - Parameters:
  ///   - hasMoved: whether it moved since the last look.
  ///   - computed: how long it has computed in all; `nil` where nobody knows.
  ///   - isWaiting: whether it sleeps, until something wakes it; asked only where it hardly computes.
  ///   - now: the time.
  /// - Returns: for how long it has been watched without a movement, computing or asleep.
  package mutating func look(
    hasMoved: Bool, computed: Duration? = nil, isWaiting: @autoclosure () -> Bool = true,
    at now: ContinuousClock.Instant = .now
  ) -> Duration {
    let time = min(now - last, Self.longestLook)
    let work = if let computed, let lastComputed { computed - lastComputed } else { time }
    last = now
    lastComputed = computed
    guard !hasMoved else {
      sum = .zero
      return sum
    }
    sum += work >= time / 2 || isWaiting() ? time : max(.zero, work)
    return sum
  }
}
