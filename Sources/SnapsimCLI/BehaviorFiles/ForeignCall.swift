import ScrollSimulation
import Synchronization

/// The call of the user's code that is going on, of which there is one at a time.
///
/// What is noted is written by the one thread that calls, and read by another once that thread is known to be stopped or
/// held up in a call: that is what the conformance promises.
final class ForeignCall: @unchecked Sendable {
  /// What a call was told of its gesture.
  struct Note {
    let spec: String
    let context: ScrollTargetBehaviorContext?
  }

  /// Counts the calls that have begun and those that have ended, so that an odd sum is a call going on.
  private let count = Atomic<Int>(0)

  /// What was noted of the last call that began.
  private(set) var last: Note?

  func begin(_ spec: String, _ context: ScrollTargetBehaviorContext?) {
    last = Note(spec: spec, context: context)
    count.add(1, ordering: .releasing)
  }

  func end() {
    count.add(1, ordering: .releasing)
    // A context that is kept on would have to be copied for the next gesture.
    last = nil
  }

  /// The number of the call that is going on; `nil` between calls.
  var current: Int? {
    let number = count.load(ordering: .acquiring)
    return number % 2 == 1 ? number : nil
  }
}
