import ScrollSimulation
import Testing

/// Behaviors that state nothing, on a layout that a view has: cards of 300 pt, 12 apart.
@Suite("Rests on the items of a given layout")
struct ObservationItemsTests {
  /// Rests on multiples of a pitch from an origin, within the content.
  private struct Multiples: ScrollTargetBehavior {
    let pitch: Double
    var origin = 0.0

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      let reach = context.contentSize.width - context.containerSize.width
      let x = ((target.rect.minX - origin) / pitch).rounded() * pitch + origin
      target.rect.origin.x = min(max(0, x), reach)
    }
  }

  private static let cards = ItemStack(count: 12, length: .points(300), spacing: 12)

  /// Turns a card from where the gesture began, cut at the end.
  private struct Turning: ScrollTargetBehavior {
    var origin = 0.0

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      let start = ((context.originalTarget.rect.minX - origin) / 312).rounded()
      let wanted = ((target.rect.minX - origin) / 312).rounded()
      let reach = context.contentSize.width - context.containerSize.width
      target.rect.origin.x = min(max(0, origin + min(max(wanted, start - 1), start + 1) * 312), reach)
    }
  }

  @Test(arguments: [(0.0, true), (-20, false), (20, true), (40, false)])
  func `are aligned where each card lies as the first does at the start`(_ origin: Double, _ isRight: Bool)
    throws
  {
    for count in [6, 12] {
      let cards = ItemStack(count: count, length: .points(300), spacing: 12, padding: 20)
      #expect(try findings(Turning(origin: origin), on: cards).isEmpty == isRight, "\(count)")
    }
  }

  private func findings(
    _ behavior: any ScrollTargetBehavior, on cards: ItemStack = Self.cards, all: Bool = false
  ) throws -> [Finding] {
    nonisolated(unsafe) let behavior = behavior
    return Audit(
      { behavior }, layouts: [try ScrollLayout(content: .stack(cards))], effort: .quick,
      checks: AuditCheck.all.filter { all ? $0.severity == .error : $0.id == "misaligned-rest" }
    ).findings
  }

  // A centered card lies at 312 k − 45.
  @Test(arguments: [
    (0.0, nil), (-45, nil), (-90, nil), (-41, "4 pt from where the nearest item is centered"),
  ])
  func `are judged by the point of items that they miss least`(_ origin: Double, _ words: String?) throws {
    let findings = try findings(Multiples(pitch: 312, origin: origin))
    #expect(findings.count == (words == nil ? 0 : 1), "\(findings)")
    if let words { #expect(findings.first?.explanation.contains(words) == true, "\(findings)") }
  }

  @Test func `that miss items alike are one finding, and what follows from it none`() throws {
    #expect(try findings(Multiples(pitch: 312, origin: -41), all: true).map(\.id) == ["misaligned-rest"])
  }

  @Test func `are misaligned where every one lies between items`() throws {
    // The second goes a step from where the gesture began, as long as it is told.
    let stepping = Moving { target, context in
      let start = context.originalTarget.rect.minX
      let moved = target.rect.minX - start
      target.rect.origin.x = max(0, start + (moved > 100 ? 250 : moved < -100 ? -250 : 0))
    }
    #expect(try !findings(Multiples(pitch: 390)).isEmpty && !findings(stepping).isEmpty)
  }

  @Test func `are free where targets are moved by some way, to no offsets of their own`() throws {
    let damped = Moving { target, context in
      target.rect.origin.x = (context.originalTarget.rect.minX + target.rect.minX) / 2
    }
    #expect(try findings(damped).isEmpty)
  }
}
