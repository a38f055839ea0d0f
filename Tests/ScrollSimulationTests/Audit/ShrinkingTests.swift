import ScrollSimulation
import Testing

@testable import ScrollSimulation

@Suite("Shrinking", .timeLimit(.minutes(30)))
struct ShrinkingTests {
  static let behaviors: [BuiltIn] = [
    .paging, .velocityPaging, .distancePaging, .thresholdPaging, .nearestPageDown,
    .multipleOf40,
  ]

  private func shrinking(_ check: AuditCheck, _ behavior: BuiltIn, keepsLayout: Bool = false) -> Shrinking {
    let subject = AuditSubject(
      intent: .stated(by: behavior.behavior), physics: ScrollPhysics(), isUnitStated: false,
      environment: EnvironmentValues(), timeLimit: GuardedThread.timeLimit, maker: { behavior.behavior })
    return Shrinking(
      check: check, subject: subject, density: .sparse, keepsLayout: keepsLayout, heartbeat: Heartbeat())
  }

  /// Whether a case breaks a rule, judged afresh.
  private func breaks(_ check: AuditCheck, _ behavior: BuiltIn, _ found: AuditCase) -> Bool {
    let subject = AuditSubject(
      intent: .stated(by: behavior.behavior), physics: ScrollPhysics(), isUnitStated: false,
      environment: EnvironmentValues(), timeLimit: GuardedThread.timeLimit, maker: { behavior.behavior })
    let scene = AuditScene(found.layout, subject, .sparse, Heartbeat())
    guard let settlement = try? scene.settle(from: found.start, found.gesture) else { return false }
    let trial = AuditTrial(
      start: found.start, isFromStop: scene.isStop(found.start),
      entry: GestureSpace.Entry(found.gesture, on: found.layout), settlement: settlement)
    return check.judge(scene, trial) == .fails
  }

  @Test(arguments: behaviors)
  func `the counterexample still breaks its rule, and shrinking it again changes nothing`(_ behavior: BuiltIn)
  {
    let audit = Audit(
      layouts: nil, intent: nil, physics: ScrollPhysics(), isUnitStated: false, effort: .quick,
      checks: AuditCheck.all, threads: .several(2, making: { behavior.behavior }))
    #expect(!audit.findings.isEmpty)
    for finding in audit.findings {
      #expect(breaks(finding.check, behavior, finding.counterexample), "\(finding)")
      let again = shrinking(finding.check, behavior).smallest(finding.counterexample)
      #expect(again == finding.counterexample, "\(finding)")
    }
  }

  @Test(arguments: [22, 40, 64])
  func `the counterexample has no more items than what was found, and the fewest that will do`(_ count: Int)
    throws
  {
    let found = AuditCase(
      layout: try .pages(count), start: Double(count - 1) * 390, gesture: Gesture(drag: 0, velocity: 0))
    for keepsLayout in [true, false] {
      let smallest = shrinking(.trap, .thresholdPaging, keepsLayout: keepsLayout).smallest(found)
      #expect(smallest.layout == (try .pages(21)))
      #expect(smallest.start == 7800)
    }
  }

  @Test
  func `a layout that was asked for loses nothing but items`() throws {
    let layout = try ScrollLayout(
      bounds: 500, contentMargins: AxisInsets(20),
      content: .stack(ItemStack(count: 12, spacing: 8)), layoutDirection: .rightToLeft)
    let found = AuditCase(layout: layout, start: 0, gesture: Gesture(velocity: 1200))
    let smallest = shrinking(.misalignedRest, .paging, keepsLayout: true).smallest(found).layout
    #expect(smallest.bounds == 500)
    #expect(smallest.contentMargins == layout.contentMargins)
    #expect(smallest.layoutDirection == .rightToLeft)
    guard case .stack(let stack) = smallest.content else {
      Issue.record("the items are gone")
      return
    }
    #expect(stack.spacing == 8)
    #expect(stack.count < 12)
  }

  @Test
  func `simpler layouts are other ones, and shorter ones shorter`() throws {
    let device = try Device.named("iphone-14")
    for layout in [
      try ScrollLayout(
        device, .landscape, axis: .vertical,
        content: .stack(ItemStack(count: 7, spacing: 3, padding: AxisInsets(2), perPage: 3))),
      try ScrollLayout(content: .stack(ItemStack(lengths: [100, 200, 300]))),
      try ScrollLayout(content: .length(1755)),
    ] {
      for simpler in SimplerLayouts.of(layout) { #expect(simpler != layout) }
      for shorter in SimplerLayouts.shorter(layout) {
        #expect(shorter.contentLength < layout.contentLength)
      }
    }
    #expect(SimplerLayouts.of(try ScrollLayout()).isEmpty)
  }
}
