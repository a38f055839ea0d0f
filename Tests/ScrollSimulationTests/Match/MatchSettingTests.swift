import Testing

@testable import ScrollSimulation

struct MatchSettingTests {
  private func row(_ offset: Double, velocity: Double, insets: Double? = nil) throws -> RecordedRow {
    RecordedRow(
      line: 1, start: 0, event: .call(RecordedRow.Call(proposed: offset, velocity: velocity)),
      outcome: .target(offset), layout: try ScrollLayout(bounds: 750, content: .length(15_000)),
      insets: insets)
  }

  @Test("the likelier unit comes first: no finger is faster than 20 points per millisecond")
  func units() throws {
    #expect(MatchSetting.units(of: [try row(844, velocity: 1200)]) == [.perSecond, .perMillisecond])
    #expect(MatchSetting.units(of: [try row(844, velocity: -1.2)]) == [.perMillisecond, .perSecond])
    #expect(MatchSetting.units(of: [try row(844, velocity: 0)]) == [.perSecond, .perMillisecond])
  }

  @Test("the insets are those by which most rests are pages; known ones are not asked for")
  func insets() throws {
    let rests = try [844, 1688.2, 2532, 3375.7].map { try row($0, velocity: 1000) }
    let found = MatchSetting.insets(of: rests, tolerance: 0.5)
    #expect(found.first == 0 && found.contains(94) && found.count <= 6)
    #expect(MatchSetting.insets(of: [try row(844, velocity: 1, insets: 94)], tolerance: 0.5) == [0])
  }
}
