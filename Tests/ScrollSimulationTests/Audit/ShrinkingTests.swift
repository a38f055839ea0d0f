import Testing

@testable import ScrollSimulation

@Suite("Shrinking", .timeLimit(.minutes(30)))
struct ShrinkingTests {
  static let behaviors: [BuiltIn] = [
    .paging, .velocityPaging, .distancePaging, .thresholdPaging, .nearestPageDown, .multipleOf40,
  ]

  private func shrinking(
    _ check: AuditCheck, _ behavior: BuiltIn, keepsLayout: Bool = false, isOrdinary: Bool = false
  ) -> Shrinking {
    let subject = AuditSubject(AskedBehavior { behavior.behavior }, intent: .stated(by: behavior.behavior))
    return Shrinking(
      check: check, subject: subject, density: .sparse, keepsLayout: keepsLayout, isOrdinary: isOrdinary,
      questions: Questions())
  }

  /// Whether a case breaks a rule, judged afresh.
  private func breaks(_ check: AuditCheck, _ behavior: BuiltIn, _ found: ScrollCase) -> Bool {
    let shrinking = shrinking(check, behavior)
    return shrinking.breaks(shrinking.scene(found.layout), from: found.start, found.gesture)
  }

  @Test(.inRelease, arguments: behaviors)
  func `the counterexample still breaks its rule, and shrinking it again changes nothing`(_ behavior: BuiltIn)
  {
    let audit = Audit({ behavior.behavior }, layouts: nil, effort: .quick, threads: 2)
    #expect(!audit.findings.isEmpty)
    for finding in audit.findings {
      #expect(breaks(finding.check, behavior, finding.counterexample), "\(finding)")
      let again = shrinking(finding.check, behavior, isOrdinary: finding.isOrdinary)
        .smallest(finding.counterexample)
      #expect(again == finding.counterexample, "\(finding)")
    }
  }

  @Test(arguments: [22, 40, 64])
  func `the counterexample has the fewest items that will do`(_ count: Int) throws {
    let found = ScrollCase(
      layout: try .pages(count), start: Double(count - 1) * 390, gesture: Gesture(drag: 0, velocity: 0))
    let smallest = shrinking(.trap, .thresholdPaging).smallest(found)
    #expect(smallest.layout == (try .pages(21)))
    #expect(smallest.start == 7800)
  }

  @Test func `a layout that was asked for stays as it is`() throws {
    let layout = try ScrollLayout(
      bounds: 500, contentMargins: AxisInsets(20),
      content: .stack(ItemStack(count: 12, spacing: 8)), layoutDirection: .rightToLeft)
    let found = ScrollCase(layout: layout, start: 0, gesture: Gesture(velocity: 1200))
    #expect(shrinking(.misalignedRest, .paging, keepsLayout: true).smallest(found).layout == layout)
  }

  @Test func `simpler layouts are other ones, and shorter ones shorter`() throws {
    let device = try Device.named("iphone-14")
    for layout in [
      try ScrollLayout(
        device, .landscape, axis: .vertical,
        content: .stack(ItemStack(count: 7, spacing: 3, padding: AxisInsets(2), perPage: 3))),
      try ScrollLayout(content: .stack(ItemStack(lengths: [100, 200, 300]))),
      try ScrollLayout(content: .length(1755)),
    ] {
      for simpler in layout.plainer { #expect(simpler != layout) }
      for shorter in layout.shorter { #expect(shorter.contentLength < layout.contentLength) }
    }
    #expect(try ScrollLayout().plainer.isEmpty)
  }
}
