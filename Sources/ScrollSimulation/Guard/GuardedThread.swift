import ScrollBehavior

/// A thread for code that may trap or never return: both are reported, and neither ends the process.
///
/// A thread that trapped or stalled is left as it is, parked or running, and parked at its next beat; what it holds is
/// never freed. Whoever waits can
/// still write down what was done before, and should then end the process soon: the memory may be damaged.
package final class GuardedThread {
  /// How the work ended.
  package enum Outcome: Hashable, Sendable {
    /// It came to its end.
    case finished

    /// It was stopped by a signal: a trap, a bad access, too deep a recursion.
    case trapped(signal: Int32)

    /// It called `exit` or the like, which ended the thread in place of the process.
    case exited

    /// It made no progress for longer than was granted.
    case stalled
  }

  /// What the work tells of itself.
  package let heartbeat: Heartbeat

  private let stallLimit: Duration
  private var lastBeat = -1
  private var stillness = Stillness()
  private var stalls = false

  /// How long a call of somebody else's code may take: far longer than any that an app could bear (our choice).
  package static let timeLimit = Duration.seconds(2)

  /// Starts some work on a thread of its own.
  ///
  /// - Parameters:
  ///   - stallLimit: how long it may go without a beat.
  ///   - belonging: what `belonging` gives to code that runs on the thread.
  ///   - body: the work; it calls `beat` before each step that might not return.
  package init(
    stallLimit: Duration = timeLimit, belonging: (any AnyObject & Sendable)? = nil,
    _ body: sending @escaping (Heartbeat) -> Void
  ) {
    self.stallLimit = stallLimit
    let heartbeat = Heartbeat(belonging: belonging)
    self.heartbeat = heartbeat
    FatalSignals.catchOnGuardedThreads()
    // The body is handed over whole: nobody else has it.
    nonisolated(unsafe) let body = body
    let thread = Thread {
      heartbeat.begin()
      FatalSignals.guarding(heartbeat) { body(heartbeat) }
      heartbeat.end()
    }
    // Secondary threads on macOS have half a megabyte otherwise, which real code overruns.
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Ends the thread that calls in place of the process, if it is a guarded one; else returns.
  package static func endInPlaceOfProcess() {
    FatalSignals.heartbeat?._withUnsafeGuaranteedRef { $0.exit() }
  }

  /// What the thread that asks was given at its start, if it is a guarded one.
  package static var belonging: (any AnyObject & Sendable)? {
    FatalSignals.heartbeat?._withUnsafeGuaranteedRef { $0.belonging }
  }

  /// How the work ended, or `nil` while it goes on; to be asked by one thread only, and often.
  package var outcome: Outcome? {
    if heartbeat.hasEnded { return .finished }
    if let signal = heartbeat.signal { return .trapped(signal: signal) }
    if heartbeat.hasExited { return .exited }
    if stalls { return .stalled }
    let beat = heartbeat.count
    defer { lastBeat = beat }
    let still = stillness.look(
      hasMoved: beat != lastBeat, computed: heartbeat.computed, isWaiting: heartbeat.isWaiting)
    guard still > stallLimit else { return nil }
    stalls = true
    heartbeat.giveUp()
    return .stalled
  }

  /// Waits until the work has ended, in whatever way.
  package func wait() -> Outcome {
    while true {
      if let outcome { return outcome }
      heartbeat.waitForEnd(atMost: 0.02)
    }
  }

  /// Waits until one of several has ended, in whatever way.
  ///
  /// - Parameters:
  ///   - threads: the threads.
  ///   - progress: called each time before waiting on.
  /// - Returns: the index of one that has ended; `nil` where there are none.
  package static func waitForAny(_ threads: [GuardedThread], progress: () -> Void = {}) -> Int? {
    guard let first = threads.first else { return nil }
    while true {
      if let index = threads.firstIndex(where: { $0.outcome != nil }) { return index }
      progress()
      first.heartbeat.waitForEnd(atMost: 0.002)
    }
  }
}

extension GuardedThread.Outcome: CustomStringConvertible {
  /// What happened, as the end of a sentence that begins with the behavior.
  package var description: String {
    switch self {
    case .finished: "came to its end"
    case .trapped(let signal): "crashed (\(FatalSignals.name(of: signal)))"
    case .exited: "ended the process (exit)"
    case .stalled: "did not return in time"
    }
  }
}
