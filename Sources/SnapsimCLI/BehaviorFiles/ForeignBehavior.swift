import ScrollSimulation
import Synchronization

/// A behavior whose code is the user's: each call is noted down before it begins, so that one which crashes or does not
/// come back can be told of.
struct ForeignBehavior: ScrollTargetBehaviorWrapper {
  let base: any ScrollTargetBehavior
  private let spec: String

  /// Makes the behavior, which is a call of the user's code already.
  init(_ spec: String, _ make: () -> any ScrollTargetBehavior) {
    self.spec = spec
    ForeignCall.begin(spec, nil)
    defer { ForeignCall.end() }
    let made = make()
    base = (made as? any ScrollTargetBehaviorWrapper)?.base ?? made
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    ForeignCall.begin(spec, context)
    defer { ForeignCall.end() }
    base.updateTarget(&target, context: context)
  }

  func properties(context: PropertiesContext) -> Properties {
    ForeignCall.begin(spec, nil)
    defer { ForeignCall.end() }
    return base.properties(context: context)
  }
}

/// The call of the user's code that is going on, of which there is one at a time.
enum ForeignCall {
  /// What a call was told of its gesture.
  struct Note {
    let spec: String
    let context: ScrollTargetBehaviorContext?
  }

  /// Counts the calls that have begun and those that have ended, so that an odd sum is a call going on.
  private static let count = Atomic<Int>(0)

  // Written by the one thread that calls; read by another once that thread is known to be stopped, or held up in a call.
  nonisolated(unsafe) private static var note: Note?

  /// The values that a sweep or a row of a batch gave to options, for the command that shows a fault.
  nonisolated(unsafe) static var settings: [(option: Option, text: String)] = []

  /// Writes what was settled and not yet written, where a command keeps such.
  nonisolated(unsafe) static var salvage: () -> Void = {}

  static func begin(_ spec: String, _ context: ScrollTargetBehaviorContext?) {
    note = Note(spec: spec, context: context)
    count.add(1, ordering: .releasing)
  }

  static func end() {
    count.add(1, ordering: .releasing)
    // A context that is kept on would have to be copied for the next gesture.
    note = nil
  }

  /// The number of the call that is going on; `nil` between calls.
  static var current: Int? {
    let number = count.load(ordering: .acquiring)
    return number % 2 == 1 ? number : nil
  }

  /// What was noted of the last call that began.
  static var last: Note? { note }
}
