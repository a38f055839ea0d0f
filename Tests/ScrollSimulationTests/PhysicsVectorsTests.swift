import Testing

struct PhysicsVectorsTests {
  /// Rows about where Flutter's friction is long after our model rests: it runs on below 10 pt/s, ours does not.
  static let otherFormulas: Set = ["F12", "F16", "F20"]

  /// Rows that the tests of `Deceleration`, `Projection`, `RubberBand` and `EdgeSpring` check.
  static let checked: Set = [
    "F01", "F02", "F03", "F07", "F08", "F09", "F10", "F11", "F14", "F15", "F17", "F18", "F19", "F21", "F31",
    "F32", "P01", "P03", "P04", "P05", "P06", "P07", "B16", "R01", "R02", "R03", "R04", "R05", "R06", "R07",
    "R08", "R09", "R10", "R11", "R12",
  ]

  @Test func `every row of the vectors is checked, or left out for a reason that stands here`() throws {
    let vectors = try PhysicsVectors.load()
    #expect(Set(vectors.vectors.map(\.id)) == Self.checked.union(Self.otherFormulas))
    #expect(Set(vectors.traces.keys) == ["decelerate-3000", "release-past-the-edge"])
  }
}
