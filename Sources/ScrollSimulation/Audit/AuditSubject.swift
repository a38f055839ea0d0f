import ScrollBehavior

/// What is audited, and how it is made.
///
/// Several threads call the maker only where it is safe for several: see `Audit.Threads`. What it makes stays with the
/// thread that called it.
struct AuditSubject: @unchecked Sendable {
  private let maker: () -> (any ScrollTargetBehavior)?
  let intent: ScrollIntent
  let physics: ScrollPhysics

  /// Whether the unit of `context.velocity` is known.
  let isUnitStated: Bool
  let environment: EnvironmentValues

  /// How long a call of the behavior may take.
  let timeLimit: Duration

  init(
    intent: ScrollIntent, physics: ScrollPhysics, isUnitStated: Bool, environment: EnvironmentValues,
    timeLimit: Duration, maker: @escaping () -> (any ScrollTargetBehavior)?
  ) {
    self.intent = intent
    self.physics = physics
    self.isUnitStated = isUnitStated
    self.environment = environment
    self.timeLimit = timeLimit
    self.maker = maker
  }

  /// Makes the behavior afresh.
  func make() -> (any ScrollTargetBehavior)? {
    maker()
  }
}
