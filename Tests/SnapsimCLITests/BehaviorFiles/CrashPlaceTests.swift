import Testing

@testable import SnapsimBehaviorFiles

@Suite("Where a behavior crashed")
struct CrashPlaceTests {
  @Test(
    "is the innermost line of one of its files", arguments: Table.pairs("crash-places"))
  func place(output: String, expected: String) {
    let files = ["./Snap.swift", "../Geometry.swift", "a/Card.swift", "b/Card.swift"]
    #expect(SwiftToolchain.crashPlace(in: output, of: files) == (expected.isEmpty ? nil : expected))
  }

  @Test("is not told without places")
  func nothing() { #expect(SwiftToolchain.crashPlace([], in: ["./Snap.swift"], of: "/bin/sh") == nil) }
}
