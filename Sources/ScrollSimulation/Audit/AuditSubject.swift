import ScrollBehavior

/// What is audited, and how it is made.
///
/// Several threads call the maker only where it is safe for several: see `Audit.Threads`. What it makes stays with the
/// thread that called it.
struct AuditSubject: @unchecked Sendable {
  private let maker: () -> (any ScrollTargetBehavior)?
  let intent: ScrollIntent

  /// What a behavior that states nothing is judged by on an axis, where that was learned.
  var learned: [Axis: ScrollIntent] = [:]

  /// The axes on which the grid that was learned is not the same in a container of another length.
  var unturnable: Set<Axis> = []

  /// The part of the content where targets were seen to be moved, on an axis that scrolls freely otherwise.
  var bands: [Axis: SnapPattern.Band] = [:]

  /// The axes on which it was seen to go one step per gesture, which nothing states.
  var oneStepAxes: Set<Axis> = []
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

  /// What the behavior is meant to do on a layout.
  func intent(on layout: ScrollLayout) -> ScrollIntent { learned[layout.axis] ?? intent }

  /// The same, judged as if a gesture were meant to go so many steps at most.
  func limited(to most: Int) -> AuditSubject {
    var limited = self
    for axis in Axis.allCases {
      limited.learned[axis] = learned[axis] ?? intent
      limited.learned[axis]?.most = most
    }
    return limited
  }

  /// By what rests on a layout are judged.
  func grid(on layout: ScrollLayout) -> AuditGrid {
    AuditGrid(intent(on: layout), band: bands[layout.axis], on: layout)
  }

  /// Makes the behavior afresh.
  func make() -> (any ScrollTargetBehavior)? {
    maker()
  }
}
