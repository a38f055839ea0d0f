import Testing

@testable import SnapsimBehaviorFiles

@Suite("What behaviors of a file may share")
struct SharedStateTests {
  @Test(
    "is seen by the compiler, or by the words that keep it from looking",
    arguments: Table.rows("shared-states"))
  func words(_ row: [String]) {
    #expect(BehaviorHarness.sharesState(["import SwiftUI", row[0]], compiled: row[1]) == Bool(row[2]))
  }
}
