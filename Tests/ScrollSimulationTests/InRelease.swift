import Testing

extension Trait where Self == ConditionTrait {
  /// For what takes many seconds in debug code: `make test` tests optimized code, and `make test-debug` leaves it out.
  static var inRelease: Self {
    #if DEBUG
    .disabled("tested in release code, where it takes a fraction of the time")
    #else
    .enabled(if: true)
    #endif
  }
}
