import Testing

@testable import ScrollSimulation

struct MatchUnitsAndInsetsTests {
  private func layouts() throws -> [ScrollLayout] {
    [try ScrollLayout(bounds: 750, content: .length(15_000))]
  }

  private func row(_ offset: Double, velocity: Double, insets: Double? = nil) -> RecordedRow {
    RecordedRow(
      line: 1, start: 0, event: .call(RecordedRow.Call(proposed: offset, velocity: velocity)),
      target: offset, layout: 0, insets: insets)
  }

  @Test func `no finger is faster than 20 points per millisecond; of slower ones both units are tried`() {
    #expect(Match.units(of: [row(844, velocity: 1200)]) == [.perSecond])
    #expect(Match.units(of: [row(844, velocity: -1.2)]) == [.perMillisecond, .perSecond])
    #expect(Match.units(of: [row(844, velocity: 0)]) == [.perSecond])
  }

  @Test func `the insets are those by which most rests are pages; known ones are not asked for`() throws {
    let rests = [844, 1688.2, 2532, 3375.7].map { row($0, velocity: 1000) }
    let found = try Match.insets(of: rests, layouts(), tolerance: 0.5)
    #expect(found.first == 0 && found.contains(94) && found.count <= 6)
    #expect(try Match.insets(of: [row(844, velocity: 1, insets: 94)], layouts(), tolerance: 0.5) == [0])
  }
}
