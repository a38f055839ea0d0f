import ScrollBehavior
import Synchronization

/// The signs of life of a guarded thread.
package final class Heartbeat: Sendable {
  private let beats = Atomic<Int>(0)
  private let fatalSignal = Atomic<Int32>(0)
  private let ended = Atomic<Bool>(false)
  private let exited = Atomic<Bool>(false)
  private let givenUp = Atomic<Bool>(false)
  private let clock = Mutex<ThreadClock?>(nil)

  /// The calls that the thread was in as it trapped.
  package let calls = CallTrace()
  private let endReached = DispatchSemaphore(value: 0)

  /// What the thread has with it, for code that knows only which thread it runs on.
  let belonging: (any AnyObject & Sendable)?

  init(belonging: (any AnyObject & Sendable)? = nil) {
    self.belonging = belonging
  }

  /// Says that the work goes on: cheap enough for every gesture.
  @inline(__always)
  package func beat() {
    parkIfGivenUp()
    // Only the thread itself counts, so no read-modify-write is needed.
    beats.store(beats.load(ordering: .relaxed) &+ 1, ordering: .relaxed)
  }

  /// Stops a thread for ever that has come back after it was given up: others have taken up its work.
  @inline(__always)
  func parkIfGivenUp() {
    if givenUp.load(ordering: .relaxed) { park() }
  }

  @inline(never)
  private func park() -> Never {
    while true { pause() }
  }

  /// Says which thread it is that works: the one that calls.
  func begin() { clock.withLock { $0 = ThreadClock() } }

  /// How long the thread has computed, as far as that is known.
  package var computed: Duration? { clock.withLock { $0?.computed } }

  /// Whether the thread sleeps, until something wakes it.
  package var isWaiting: Bool { clock.withLock { $0?.isWaiting } ?? true }

  func giveUp() { givenUp.store(true, ordering: .relaxed) }

  var count: Int { beats.load(ordering: .relaxed) }

  var hasEnded: Bool { ended.load(ordering: .acquiring) }

  var hasExited: Bool { exited.load(ordering: .acquiring) }

  var signal: Int32? {
    let signal = fatalSignal.load(ordering: .acquiring)
    return signal == 0 ? nil : signal
  }

  func end() {
    ended.store(true, ordering: .releasing)
    endReached.signal()
  }

  func waitForEnd(atMost seconds: Double) {
    if endReached.wait(timeout: .now() + seconds) == .success { endReached.signal() }
  }

  /// Stops a thread for ever that would have ended the process.
  func exit() -> Never {
    exited.store(true, ordering: .releasing)
    park()
  }

  /// Called by a signal handler: stores the calls and the signal, and nothing else.
  func trap(by signal: Int32) {
    calls.take()
    fatalSignal.store(signal, ordering: .releasing)
  }
}
