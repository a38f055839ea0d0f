import ScrollSimulation
import Testing

/// A behavior as apps write it, with what a careful reader says of it.
struct WrittenBehavior: Sendable, CustomTestStringConvertible {
  let id: String

  /// The checks of which at least one must be broken by an error or a warning; empty where the code is right.
  let faults: Set<String>

  /// Words of what is learned of it; `nil` where that does not matter.
  let learned: String?
  let make: @Sendable () -> any ScrollTargetBehavior

  static func right(
    _ id: String, learned: String? = nil, _ make: @escaping @Sendable () -> any ScrollTargetBehavior
  ) -> WrittenBehavior {
    WrittenBehavior(id: id, faults: [], learned: learned, make: make)
  }

  static func wrong(
    _ id: String, _ faults: Set<String>, learned: String? = nil,
    _ make: @escaping @Sendable () -> any ScrollTargetBehavior
  ) -> WrittenBehavior {
    WrittenBehavior(id: id, faults: faults, learned: learned, make: make)
  }

  static let all = pitches + pages + carousels + snapPoints + headers + others

  /// Whether a careful reader finds nothing wrong.
  var isRight: Bool { faults.isEmpty }

  var testDescription: String { id }
}
