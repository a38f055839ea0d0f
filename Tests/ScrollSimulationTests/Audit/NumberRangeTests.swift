import Testing

@testable import ScrollSimulation

@Suite("The numbers of a counterexample")
struct NumberRangeTests {
  private func ranges(_ check: AuditCheck, _ found: ScrollCase) -> [NumberRange.Number: NumberRange] {
    Dictionary(uniqueKeysWithValues: shrinking(check).ranges(of: found).map { ($0.number, $0) })
  }

  private func shrinking(_ check: AuditCheck) -> Shrinking {
    Shrinking(
      check: check, subject: AuditSubject(AskedBehavior { ThresholdPagingBehavior() }, intent: .unstated),
      density: .sparse, keepsLayout: false, questions: Questions())
  }

  @Test func `of a gesture have the bounds that halving finds`() throws {
    let skip = ScrollCase(layout: try .pages(21), start: 18 * 390, gesture: Gesture(velocity: -300))
    let ranges = ranges(.skippedPage, skip)
    // A flick alone turns from 270.3 pt/s on; from 790 its deceleration passes the page by itself.
    #expect(ranges[.velocity] == NumberRange(number: .velocity, value: -300, least: -789, greatest: -271))
    #expect(
      ranges[.items] == NumberRange(number: .items, value: 21, least: 21, greatest: nil, isFromEnd: true))
    #expect(ranges[.stop] == NumberRange(number: .stop, value: 18, least: 18, greatest: 18))
    #expect(ranges[.stop]?.isFixed == true)
    #expect(ranges[.drag] == nil)
  }

  @Test func `of a stop have no gesture among them`() throws {
    let trap = ScrollCase(layout: try .pages(21), start: 20 * 390, gesture: Gesture())
    let ranges = ranges(.trap, trap)
    #expect(Set(ranges.keys) == [.items, .bounds, .stop])
    #expect(ranges[.items]?.least == 21)
  }

  @Test func `off every stop are told by the offset`() throws {
    let rest = ScrollCase(layout: try .pages(2), start: 2, gesture: Gesture())
    let offset = try #require(ranges(.misalignedRest, rest)[.offset])
    #expect(offset.least == 1)
    #expect((offset.greatest ?? 0) < 390)
  }

  @Test func `where a layout would not fit are left out`() throws {
    let layout = try ScrollLayout.pages(21)
    var shrinking = shrinking(.skippedPage)
    shrinking.fits = { $0.bounds == layout.bounds }
    let ranges = shrinking.ranges(
      of: ScrollCase(layout: layout, start: 18 * 390, gesture: Gesture(velocity: -300)))
    #expect(!ranges.contains { $0.number == .bounds })
    #expect(ranges.contains { $0.number == .items })
  }
}
