import Testing

@testable import SnapsimRuns

struct BehaviorSpecTests {
  @Test("a spec is a name and settings, in SwiftUI's words or ours", arguments: Table.rows("specs"))
  func parts(_ row: [String]) throws {
    let parts = try BehaviorSpec(row[0])
    #expect([parts.name] + parts.settings == Array(row.dropFirst()))
  }
}
