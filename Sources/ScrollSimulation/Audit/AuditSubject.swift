import ScrollBehavior

/// The behavior under audit, with its maker.
///
/// Several threads call the maker only where it is safe for several: see `Audit.Threads`. A behavior stays with the
/// thread that made it.
struct AuditSubject: @unchecked Sendable {
  private let maker: () -> (any ScrollTargetBehavior)?
  let intent: ScrollIntent

  /// The learned intent of an axis, for a behavior that states none.
  var learned: [Axis: ScrollIntent] = [:]

  /// The axes whose learned grid differs in a container of another length.
  var unturnable: Set<Axis> = []

  /// The part of otherwise free content in which targets were seen to be moved, by axis.
  var bands: [Axis: SnapPattern.Band] = [:]

  /// The axes on which it was seen to go one step per gesture, which nothing states.
  var oneStepAxes: Set<Axis> = []
  let physics: ScrollPhysics

  /// Whether the unit of `context.velocity` is known.
  let isUnitStated: Bool
  let environment: EnvironmentValues

  /// The most time for one call of the behavior.
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

  func intent(on layout: ScrollLayout) -> ScrollIntent { learned[layout.axis] ?? intent }

  /// A copy that is judged as if a gesture were meant to go so many steps at most.
  func limited(to most: Int) -> AuditSubject {
    var limited = self
    for axis in Axis.allCases {
      limited.learned[axis] = learned[axis] ?? intent
      limited.learned[axis]?.most = most
    }
    return limited
  }

  /// The grid by which rests on a layout are judged.
  func grid(on layout: ScrollLayout) -> AuditGrid {
    AuditGrid(intent(on: layout), band: bands[layout.axis], on: layout)
  }

  func make() -> (any ScrollTargetBehavior)? {
    maker()
  }
}
