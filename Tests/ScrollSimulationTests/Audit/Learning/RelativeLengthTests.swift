import Testing

@testable import ScrollSimulation

@Suite("A relative length")
struct RelativeLengthTests {
  private static let rooms: [(container: Double, content: Double)] = [(390, 5070), (320, 5440), (744, 5208)]

  @Test(arguments: [
    ("52 pt", RelativeLength(points: 52)), ("44.5 pt", RelativeLength(points: 44.5)),
    ("the container", RelativeLength(containers: 1)),
    ("0.8 of the container + 10 pt", RelativeLength(containers: 0.8, points: 10)),
    ("the container − 40 pt", RelativeLength(containers: 1, points: -40)),
    ("1/5 of the content", RelativeLength(contents: 0.2)),
  ])
  func `is found from what it is in several containers, and says so`(
    _ words: String, _ length: RelativeLength
  ) {
    let seen = Self.rooms.map { room in
      (
        length: length.length(container: room.container, content: room.content), container: room.container,
        content: room.content
      )
    }
    #expect(RelativeLength.fitting(seen)?.description == words)
    #expect(length.description == words)
  }

  @Test func `is none where nothing fits`() {
    let seen = zip([100.0, 37, 512], Self.rooms).map { ($0, $1.container, $1.content) }
    #expect(RelativeLength.fitting(seen) == nil)
    #expect(RelativeLength.fitting([]) == nil)
  }
}
