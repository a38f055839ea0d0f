import ScrollBehavior

/// One layout with one behavior of its own, on which checks try gestures.
///
/// The behavior is made afresh for each scene and asked by one thread, so one that keeps state is judged the same
/// however many threads there are.
final class AuditScene {
  let layout: ScrollLayout
  let physics: ScrollPhysics
  let intent: ScrollIntent
  let grid: AuditGrid
  let gestures: GestureSpace

  /// Two offsets closer than this, in points, have no other step between them if the first is one.
  private let longestWithoutPass: Double

  /// Whether rests are judged by the stops by which settlements are placed.
  private let isAlignedByItems: Bool
  let settling: Settling
  let behavior: (any ScrollTargetBehavior)?

  private var askedAgain: [Double] = []
  private var nextAskedAgain = 0

  init(
    _ layout: ScrollLayout, _ subject: AuditSubject, _ density: GestureSpace.Density, _ heartbeat: Heartbeat
  ) {
    self.heartbeat = heartbeat
    self.layout = layout
    physics = subject.physics
    intent = subject.intent(on: layout)
    behavior = subject.make()
    grid = subject.grid(on: layout)
    longestWithoutPass = grid.shortestPass - 2 * ScrollStops.coincidence
    gestures = GestureSpace(layout, density)
    settling = Settling(
      layout, behavior: behavior, physics: physics, environment: subject.environment)
    let isOfItems =
      switch intent.grid {
      case nil, .items: true
      case .pages: layout.pageStops().count == layout.stops().count
      case .container, .multiples, .free: false
      }
    isAlignedByItems =
      isOfItems && !grid.isFree
      && (intent.anchor?.fraction(along: layout.axis) ?? 0) == (behavior?.alignment(along: layout.axis) ?? 0)
    self.subject = subject
  }

  /// Whether the stops are known in a container of another length.
  var isTurnable: Bool { !subject.unturnable.contains(layout.axis) }

  private let subject: AuditSubject
  private let heartbeat: Heartbeat

  /// The step for the other unit of `context.velocity`; `nil` where the unit is known.
  private(set) lazy var otherUnit: Settling? = {
    guard !intent.assumesPointsPerSecond, !subject.isUnitStated else { return nil }
    var physics = physics
    physics.contextVelocity = physics.contextVelocity == .perSecond ? .perMillisecond : .perSecond
    return Settling(layout, behavior: behavior, physics: physics, environment: subject.environment)
  }()

  /// The step on the mirror image of the layout; `nil` for vertical ones.
  private(set) lazy var mirrored: Settling? = {
    guard layout.axis == .horizontal,
      let mirrored = try? layout.with(
        layoutDirection: layout.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight)
    else { return nil }
    return Settling(mirrored, behavior: behavior, physics: physics, environment: subject.environment)
  }()

  /// What can be reached, worked out when it is first asked for.
  private(set) lazy var reachability: Reachability = {
    // The scene stays while it asks; to count a reference to it for each gesture would take as long as the answer.
    let scene = Unmanaged.passUnretained(self)
    return Reachability(grid, gestures, isReversed: layout.isReversed) { start, gesture in
      scene._withUnsafeGuaranteedRef { $0.rest(from: start, after: gesture)?.offset }
    }
  }()

  /// The start and gesture of the last question, to tell what led to a trap.
  private(set) var lastStart = 0.0
  private(set) var lastGesture = Gesture()

  /// The step of the last question; `nil` where it was not about a gesture.
  private(set) unowned(unsafe) var lastSettling: Settling?

  /// Notes that the next question is not about a gesture.
  func asksOtherwise() { lastSettling = nil }

  private func ask(_ settling: Settling, from start: Double, _ gesture: Gesture) {
    heartbeat.beat()
    (lastSettling, lastStart, lastGesture) = (settling, start, gesture)
  }

  func settle(from start: Double, _ gesture: Gesture) throws(SimulationError) -> Settlement {
    ask(settling, from: start, gesture)
    defer { heartbeat.parkIfGivenUp() }
    return try settling.settle(from: start, gesture)
  }

  /// The rest after a gesture on the layout; `nil` where the target is not finite.
  func rest(from start: Double, after gesture: Gesture) -> (target: Double, offset: Double)? {
    rest(from: start, after: gesture, on: settling)
  }

  /// The rest after a gesture on another layout, or by other physics, with the same behavior.
  func rest(
    from start: Double, after gesture: Gesture, on other: Settling
  ) -> (target: Double, offset: Double)? {
    ask(other, from: start, gesture)
    defer { heartbeat.parkIfGivenUp() }
    return try? other.rest(from: start, after: gesture)
  }

  /// Whether two offsets, the first one a step, are too close for another step between them.
  func isWithinNextStep(_ start: Double, _ rest: Double) -> Bool { abs(rest - start) < longestWithoutPass }

  /// The distance of a rest from the nearest stop or end that it is meant for, in points.
  func misalignment(_ settlement: Settlement) -> Double {
    // Placing a settlement has found the nearest item already.
    isAlignedByItems ? abs(settlement.misalignment) : grid.misalignment(settlement.offset)
  }

  /// Whether content may rest at an offset as it is meant to.
  ///
  /// Without stops, a touch must leave it there: from another offset the behavior may well go back.
  func isStop(_ offset: Double) -> Bool {
    guard grid.isFree else { return grid.isStep(offset) }
    guard offset >= 0, offset <= layout.reach, let rest = (try? settle(from: offset, Gesture()))?.offset
    else { return false }
    return abs(rest - offset) <= AuditGrid.tolerance
  }

  func forgetRests() { askedAgain.removeAll(keepingCapacity: true) }

  /// Whether a rest is asked again for the first time, as far as the last few are remembered.
  func isNewRest(_ rest: Double) -> Bool {
    if askedAgain.contains(rest) { return false }
    if askedAgain.count < 8 {
      askedAgain.append(rest)
    } else {
      askedAgain[nextAskedAgain] = rest
      nextAskedAgain = (nextAskedAgain + 1) % 8
    }
    return true
  }
}
