import Dispatch
import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// One of the threads that ask the user's behaviors, and what it notes of itself.
///
/// That is written by the thread, and read by another once it is known to be stopped or held up in a call, or has come to
/// its end: that is what the conformance promises.
final class ForeignPart: @unchecked Sendable {
  /// The call of the user's code that is going on.
  let call = ForeignCall()

  /// What a sweep or a row of a batch says of the layout and the physics.
  var noted: [NotedOption] = []

  /// Writes rows that are settled and not yet written.
  var salvage: () -> Void = {}

  private let ended = DispatchSemaphore(value: 0)

  /// The one whose thread asks, if any.
  static var current: ForeignPart? { GuardedThread.belonging as? ForeignPart }

  /// Starts some work on a thread of its own; only one at a time.
  func start(_ work: sending @escaping () -> Void) -> GuardedThread {
    // Handed over whole: nobody else has it.
    nonisolated(unsafe) let work = work
    return GuardedThread(stallLimit: .seconds(1 << 40), belonging: self) { [ended] _ in
      work()
      ended.signal()
    }
  }

  /// Waits for the end of the work.
  ///
  /// - Parameters:
  ///   - thread: the thread that does it.
  ///   - limit: how long a call of the user's code may take, in seconds.
  /// - Returns: what befell it, or `nil` where it came to its end.
  func wait(for thread: GuardedThread, limit: Double) -> GuardedThread.Outcome? {
    var seen: Int?
    var stillness = Stillness()
    while ended.wait(timeout: .now() + 0.005) == .timedOut {
      switch thread.outcome {
      case .trapped(let signal)?:
        // What crashed was not the user's.
        if call.current == nil { Platform.die(of: signal) }
        return .trapped(signal: signal)
      case .exited?: return .exited
      case .finished?, .stalled?, nil: break
      }
      let current = call.current
      let still = stillness.look(
        hasMoved: current != seen || current == nil, computed: thread.heartbeat.computed,
        isWaiting: thread.heartbeat.isWaiting)
      if still > .seconds(limit) { return .stalled }
      seen = current
    }
    return nil
  }
}
