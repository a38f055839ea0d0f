import ScrollSimulation
import Testing

/// A behavior as apps write it, with what a careful reader says of it.
struct WrittenBehavior: Sendable, CustomTestStringConvertible {
  typealias Update = @Sendable (inout ScrollTarget, ScrollTargetBehaviorContext) -> Void

  let id: String

  /// The checks of which at least one must be broken by an error or a warning; empty where the code is right.
  var faults: Set<String> = []

  /// Checks that it breaks besides, by the same cause or another.
  var others: Set<String> = []

  /// Words of what is learned of it; `nil` where that does not matter.
  let learned: String?
  let make: @Sendable () -> any ScrollTargetBehavior

  static func right(
    _ id: String, learned: String? = nil, _ make: @escaping @Sendable () -> any ScrollTargetBehavior
  ) -> WrittenBehavior { WrittenBehavior(id: id, learned: learned, make: make) }

  static func right(_ id: String, learned: String? = nil, _ update: @escaping Update) -> WrittenBehavior {
    WrittenBehavior(id: id, learned: learned) { Moving(move: update) }
  }

  static func wrong(
    _ id: String, _ faults: Set<String>, others: Set<String> = [],
    _ make: @escaping @Sendable () -> any ScrollTargetBehavior
  ) -> WrittenBehavior { WrittenBehavior(id: id, faults: faults, others: others, learned: nil, make: make) }

  static func wrong(
    _ id: String, _ faults: Set<String>, others: Set<String> = [], learned: String? = nil,
    _ update: @escaping Update
  ) -> WrittenBehavior {
    WrittenBehavior(id: id, faults: faults, others: others, learned: learned) { Moving(move: update) }
  }

  static let all = pitches + pages + carousels + snapPoints + headers + others + bounds

  /// Whether a careful reader finds nothing wrong.
  var isRight: Bool { faults.isEmpty }

  var testDescription: String { id }
}
