import SeededNumbers
import Testing

extension Trait where Self == ConditionTrait {
  /// For what takes many seconds in debug code, which `make test-debug` leaves out.
  static var inRelease: Self { .enabled(if: isOptimized, "tested in release code alone") }
}
