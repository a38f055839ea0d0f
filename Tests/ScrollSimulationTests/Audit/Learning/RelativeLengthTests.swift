import Testing

@testable import ScrollSimulation

@Suite("A relative length")
struct RelativeLengthTests {
  private static func layouts() throws -> [ScrollLayout] {
    try [(390.0, 5070.0), (320, 5440), (744, 5208)].map { try ScrollLayout(bounds: $0, content: .length($1)) }
  }

  @Test(arguments: [
    ("52 pt", RelativeLength(points: 52)), ("44.5 pt", RelativeLength(points: 44.5)),
    ("the container", RelativeLength(containers: 1)),
    ("0.8 of the container + 10 pt", RelativeLength(containers: 0.8, points: 10)),
    ("the container − 40 pt", RelativeLength(containers: 1, points: -40)),
    ("1/5 of the content", RelativeLength(contents: 0.2)),
  ])
  func `is found from what it is in several containers, and says so`(
    _ words: String, _ length: RelativeLength
  ) throws {
    let seen = try Self.layouts().map { (length.length(on: $0), $0) }
    #expect(RelativeLength.fitting(seen)?.description == words)
    #expect(length.description == words)
  }

  @Test func `is none where nothing fits`() throws {
    let seen = Array(zip([100.0, 37, 512], try Self.layouts()))
    #expect(RelativeLength.fitting(seen) == nil)
    #expect(RelativeLength.fitting([]) == nil)
  }
}
