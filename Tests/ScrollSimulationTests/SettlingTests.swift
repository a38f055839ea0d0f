import ScrollSimulation
import Testing

/// A behavior that notes what it is told and leaves a target of one's choice.
private final class Recorder: ScrollTargetBehavior {
  let answer: ScrollTarget?
  let limitsScrolls: Bool
  private(set) var proposal: ScrollTarget?
  private(set) var context: ScrollTargetBehaviorContext?
  private(set) var propertiesContext: ScrollTargetBehaviorPropertiesContext?

  init(answer: ScrollTarget? = nil, limitsScrolls: Bool = false) {
    self.answer = answer
    self.limitsScrolls = limitsScrolls
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    proposal = target
    self.context = context
    if let answer { target = answer }
  }

  func properties(context: PropertiesContext) -> Properties {
    propertiesContext = context
    var properties = Properties()
    properties.limitsScrolls = limitsScrolls
    return properties
  }
}

/// A behavior that rests as many points from the start as the velocity is large, and tries another gesture before.
private final class Nested: ScrollTargetBehavior {
  var settling: Settling?
  private(set) var inner: Double?
  private var isInner = false

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if !isInner {
      isInner = true
      inner = try? settling?.settle(from: 780, Gesture(velocity: 900)).target
      isInner = false
    }
    target.rect.origin.x = context.originalTarget.rect.origin.x + context.velocity.dx
  }
}

private struct ThemeKey: EnvironmentKey { static let defaultValue = "light" }

struct SettlingTests {
  /// The published formula of the rubber band, written out, in bounds of 390; reach is 7410.
  private static func stretched(_ drag: Double) -> Double { 0.55 * drag * 390 / (390 + 0.55 * drag) }

  /// How far the finger is past an end where 50 pt show.
  private static let raw = 50.0 * 390 / (0.55 * 340)

  // The landing of free deceleration: released + sign(u)·max(0, |u| − 0.01)·d/(1 − d), clamped; reach is 7410.
  @Test(
    "without a behavior the content lands where free deceleration does",
    arguments: [
      (0, -1200, 0.998, 593.81), (1000, 1200, 0.998, 406.19), (0, -1200, 0.99, 117.81), (0, 1200, 0.998, 0),
      (7000, -3000, 0.998, 7410), (500, 10, 0.998, 500), (500, -10, 0.998, 500), (500, -11, 0.998, 500.499),
      (500, 0, 0.998, 500),
    ] as [(Double, Double, Double, Double)])
  func landing(start: Double, velocity: Double, rate: Double, expected: Double) throws {
    let physics = ScrollPhysics(rate: try #require(DecelerationRate(perMillisecond: rate)))
    let settling = Settling(try ScrollLayout(), behavior: nil, physics: physics)
    let settlement = try settling.settle(from: start, Gesture(velocity: velocity))
    #expect(abs(settlement.offset - expected) < 1e-9)
    #expect(settlement.target == settlement.proposed)
  }

  @Test("each projection proposes its own distance", arguments: Projection.allCases)
  func projections(projection: Projection) throws {
    let physics = ScrollPhysics(projection: projection)
    let settling = Settling(try ScrollLayout(), behavior: Recorder(), physics: physics)
    let settlement = try settling.settle(from: 100, Gesture(drag: -30, velocity: -1200))
    let expected = 130 + projection.distance(velocity: 1.2, rate: .normal)
    #expect(abs(settlement.proposed - expected) < 1e-9)
    #expect(settlement.offset == settlement.proposed)
  }

  @Test(
    "a drag follows the finger within the content, and past its ends the rubber band shows where the finger is",
    arguments: [
      (0.0, -100.0, 100.0), (500, 200, 300), (0, 100, -stretched(100)), (7410, -100, 7410 + stretched(100)),
      // One that crosses an end is stretched beyond it only.
      (40, 140, -stretched(100)), (7400, -20, 7410 + stretched(10)),
      // A start past an end is as displayed, and the drag goes on from there.
      (-50, 0, -50), (-50, 20, -stretched(raw + 20)), (-50, -20, -stretched(raw - 20)),
      (-50, -200, 200 - raw), (7460, -20, 7410 + stretched(raw + 20)),
    ])
  func drags(start: Double, drag: Double, expected: Double) throws {
    let released = try Settling(try ScrollLayout(), behavior: nil).settle(from: start, Gesture(drag: drag))
      .released
    #expect(abs(released - expected) < 1e-9)
    if drag == 0 { #expect(released == start) }
  }

  @Test("a behavior is told the start, the proposal, the sizes and the environment", arguments: Axis.allCases)
  func contextSizes(axis: Axis) throws {
    let recorder = Recorder()
    let layout = try ScrollLayout(
      axis: axis, bounds: 844, crossBounds: 390, safeArea: 47,
      crossSafeArea: AxisInsets(leading: 0, trailing: 21), horizontalSizeClass: .regular)
    var environment = EnvironmentValues()
    environment[ThemeKey.self] = "dark"
    environment.layoutDirection = .rightToLeft
    let settling = Settling(layout, behavior: recorder, environment: environment)
    let settlement = try settling.settle(from: 750, Gesture(drag: -10, velocity: -500))
    let context = try #require(recorder.context)
    let proposal = try #require(recorder.proposal)
    #expect(proposal.offset(along: axis) == settlement.proposed)
    #expect(proposal.rect.size == CGSize(750, along: axis, across: 369))
    #expect(proposal.anchor == nil)
    #expect(context.originalTarget.offset(along: axis) == 750)
    #expect(context.originalTarget.rect.size == proposal.rect.size)
    #expect(context.containerSize == CGSize(750, along: axis, across: 369))
    #expect(context.contentSize == CGSize(15_000, along: axis, across: 369))
    #expect(context.axes == Axis.Set(axis))
    #expect(context.layoutDirection == .leftToRight)
    #expect(context.horizontalSizeClass == .regular)
    #expect(context.verticalSizeClass == .compact)
    #expect(context.environment[ThemeKey.self] == "dark")
    #expect(context.velocity == (axis == .horizontal ? CGVector(dx: 500, dy: 0) : CGVector(dx: 0, dy: 500)))
    #expect(context.bounds(along: axis) == 844)
    #expect(context.released(along: axis) == 760)
    #expect(context.modelVelocity(along: axis) == 0.5)
    #expect(context.stops?.count == layout.items?.count)
    #expect(recorder.propertiesContext?.axes == Axis.Set(axis))
    #expect(recorder.propertiesContext?.environment.horizontalSizeClass == .regular)
  }

  // The context's velocity: minus the finger's in both directions, in pt/s unless told otherwise.
  @Test(
    "the velocity that a behavior is told is minus the finger's, in the chosen unit",
    arguments: [
      (LayoutDirection.leftToRight, ScrollPhysics.VelocityUnit.perSecond, 1200.0, 1.2),
      (.rightToLeft, .perSecond, 1200, -1.2), (.leftToRight, .perMillisecond, 1.2, 1.2),
      (.rightToLeft, .perMillisecond, 1.2, -1.2),
    ])
  func velocities(
    direction: LayoutDirection, unit: ScrollPhysics.VelocityUnit, told: Double, model: Double
  ) throws {
    let recorder = Recorder()
    let layout = try ScrollLayout(layoutDirection: direction)
    let settling = Settling(layout, behavior: recorder, physics: ScrollPhysics(contextVelocity: unit))
    let settlement = try settling.settle(from: 3900, Gesture(velocity: -1200))
    #expect(recorder.context.map { Double($0.velocity.dx) } == told)
    #expect(recorder.context?.modelVelocity(along: .horizontal) == model)
    #expect(settlement.velocity == model)
  }

  @Test func `what a behavior keeps of one gesture stays as it was told when the next comes`() throws {
    let recorder = Recorder()
    let settling = Settling(try ScrollLayout(), behavior: recorder)
    _ = try settling.settle(from: 390, Gesture(drag: -10, velocity: -500))
    let kept = try #require(recorder.context)
    _ = try settling.settle(from: 780, Gesture(drag: 20, velocity: 900))
    #expect(kept.originalTarget.rect.origin.x == 390)
    #expect(kept.velocity == CGVector(dx: 500, dy: 0))
    #expect(kept.released(along: .horizontal) == 400)
    #expect(kept.modelVelocity(along: .horizontal) == 0.5)
    #expect(recorder.context?.originalTarget.rect.origin.x == 780)
    #expect(recorder.context?.velocity == CGVector(dx: -900, dy: 0))
  }

  @Test func `a behavior that settles while it is asked is told its own gesture to the end`() throws {
    let behavior = Nested()
    let settling = Settling(try ScrollLayout(), behavior: behavior)
    behavior.settling = settling
    for _ in 0..<3 {
      let settlement = try settling.settle(from: 390, Gesture(velocity: -500))
      #expect(settlement.target == 390 + 500)
      #expect(behavior.inner == -120.0)
    }
  }

  @Test func `items that are no scroll targets are not told`() throws {
    let recorder = Recorder()
    let layout = try ScrollLayout(isScrollTargetLayout: false)
    _ = try Settling(layout, behavior: recorder).settle(from: 0, Gesture())
    #expect(try #require(recorder.context).stops == nil)
  }

  @Test func `a behavior that limits scrolling is proposed what the fast rate gives`() throws {
    let settling = Settling(try ScrollLayout(), behavior: Recorder(limitsScrolls: true))
    let settlement = try settling.settle(from: 0, Gesture(velocity: -1000))
    // Announced at .99 and 1000 pt/s.
    #expect(abs(settlement.proposed - 98.504171) < 5e-7)
    #expect(settlement.rate == .fast)
  }

  // By hand; container 390, reach 7410: origin + anchor·(length − 390).
  @Test(
    "a rectangle of another size is aligned by its anchor, if it has one",
    arguments: [
      (1000, 390, UnitPoint.center, 1000), (1000, 190, nil, 1000), (1000, 190, .leading, 1000),
      (1000, 190, .center, 900), (1000, 190, .trailing, 800), (1000, 590, .center, 1100),
      (100, 190, .trailing, 0), (1000, 0, .bottom, 805),
    ] as [(Double, Double, UnitPoint?, Double)])
  func anchoredRectangles(origin: Double, length: Double, anchor: UnitPoint?, offset: Double) throws {
    let answer = ScrollTarget(rect: CGRect(x: origin, y: 55, width: length, height: 100), anchor: anchor)
    let settling = Settling(try ScrollLayout(), behavior: Recorder(answer: answer))
    #expect(try settling.settle(from: 0, Gesture()).offset == offset)
  }

  @Test(arguments: [(-90.0, 0.0), (1e300, 7410)])
  func `a target beyond an end is kept, and settles at the end`(origin: Double, offset: Double) throws {
    let answer = ScrollTarget(rect: CGRect(x: origin, y: 0, width: 390, height: 844))
    let settlement = try Settling(try ScrollLayout(), behavior: Recorder(answer: answer)).settle(
      from: 0, Gesture())
    #expect(settlement.target == origin)
    #expect(settlement.offset == offset)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func `a target that is not finite is an error that names the behavior, and not a wrapper`(origin: Double)
    throws
  {
    let recorder = Recorder(answer: ScrollTarget(rect: CGRect(x: origin, y: 0, width: 390, height: 844)))
    for behavior in [recorder, AnyScrollTargetBehavior(recorder)] as [any ScrollTargetBehavior] {
      let settling = Settling(try ScrollLayout(), behavior: behavior)
      let error = #expect(throws: SimulationError.self) { try settling.settle(from: 0, Gesture(velocity: 5)) }
      // Of two that are no number none is the other.
      let expected = SimulationError.targetNotFinite(behavior: "Recorder", target: origin)
      #expect(error?.description == expected.description)
    }
  }

  @Test(arguments: [ScrollLayout.limit.nextUp, -ScrollLayout.limit.nextUp, .infinity, -.infinity, 1e300])
  func `a gesture out of range is refused, and says which number`(number: Double) throws {
    for behavior in [nil, PagingScrollTargetBehavior.paging] {
      let settling = Settling(try ScrollLayout(), behavior: behavior)
      #expect(throws: SimulationError.outOfRange(.drag, number)) {
        try settling.settle(from: 0, Gesture(drag: number))
      }
      #expect(throws: SimulationError.outOfRange(.velocity, number)) {
        try settling.settle(from: 0, Gesture(velocity: number))
      }
      #expect(throws: SimulationError.outOfRange(.offset, number)) {
        try settling.settle(from: number, Gesture())
      }
      for gesture in [Gesture(drag: .nan), Gesture(velocity: .nan)] {
        #expect(throws: SimulationError.self) { try settling.settle(from: 0, gesture) }
      }
      #expect(throws: SimulationError.self) { try settling.settle(from: .nan, Gesture()) }
    }
  }

  @Test(arguments: [-390.0, -1000, 7800, 1e9])
  func `a start further past an end than a rubber band stretches is refused`(start: Double) throws {
    let settling = Settling(try ScrollLayout(), behavior: nil)
    #expect(throws: SimulationError.startTooFarPastTheEnd(offset: start, bounds: 390, reach: 7410)) {
      try settling.settle(from: start, Gesture())
    }
  }

  @Test func `the rule that decided is told where the behavior says it, through a wrapper too`() throws {
    func rule(_ behavior: (any ScrollTargetBehavior)?) throws -> String? {
      let settling = Settling(try ScrollLayout(), behavior: behavior)
      let gesture = Gesture(velocity: -1200)
      return settling.rule(for: try settling.settle(from: 0, gesture), gesture)
    }
    let paging =
      "paging, a model: a fling, so the next multiple of the bounds (390) beyond the released offset"
    #expect(try rule(.paging) == paging && rule(AnyScrollTargetBehavior(.paging)) == paging)
    #expect(try rule(Recorder()) == nil && rule(nil) == nil)
  }
}
