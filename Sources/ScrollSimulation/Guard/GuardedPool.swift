import ScrollBehavior
import Synchronization

/// Numbered jobs on several guarded threads: a job that traps or stalls costs its thread, and the others go on.
package enum GuardedPool {
  /// Does the jobs 0 up to `count`, taken in this order.
  ///
  /// - Parameters:
  ///   - count: how many jobs there are.
  ///   - threads: how many threads work on them, at least 1.
  ///   - stallLimit: how long a job may go without a beat.
  ///   - work: does a job.
  ///   - lost: told of a job whose thread did not come back, and of the calls that it was in; whether the job is to be
  ///     taken up again.
  ///   - isOver: asked each time whether to hand out no more jobs.
  ///   - progress: told from time to time how many jobs have been handed out.
  package static func run(
    _ count: Int,
    threads: Int,
    stallLimit: Duration = GuardedThread.timeLimit,
    work: @escaping @Sendable (Int, Heartbeat) -> Void,
    lost: (Int, GuardedThread.Outcome, CallTrace) -> Bool,
    isOver: () -> Bool = { false },
    progress: (Int) -> Void = { _ in }
  ) {
    let queue = Queue()
    /// Starts a thread, with a job to begin with that another one left.
    func start(with first: Int? = nil) -> (GuardedThread, Slot) {
      let slot = Slot()
      let thread = GuardedThread(stallLimit: stallLimit) { heartbeat in
        var job = first ?? queue.take()
        while job < count {
          slot.job.store(job, ordering: .releasing)
          work(job, heartbeat)
          job = queue.take()
        }
      }
      return (thread, slot)
    }
    var running = (0..<min(max(1, threads), max(1, count))).map { _ in start() }
    while let index = GuardedThread.waitForAny(
      running.map(\.0), progress: { progress(min(queue.taken, count)) })
    {
      let (thread, slot) = running.remove(at: index)
      guard let outcome = thread.outcome, outcome != .finished else { continue }
      let job = slot.job.load(ordering: .acquiring)
      let isAgain = lost(job, outcome, thread.heartbeat.calls)
      if isOver() { queue.close() }
      running.append(start(with: isAgain ? job : nil))
    }
  }

  private final class Queue: Sendable {
    private let next = Atomic<Int>(0)

    var taken: Int { next.load(ordering: .relaxed) }

    func take() -> Int { next.wrappingAdd(1, ordering: .relaxed).oldValue }

    func close() { next.store(1 << 60, ordering: .relaxed) }
  }

  /// Which job a thread is at.
  private final class Slot: Sendable {
    let job = Atomic<Int>(0)
  }
}
