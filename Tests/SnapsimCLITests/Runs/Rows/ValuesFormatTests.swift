import Testing

@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("Bare values")
struct ValuesFormatTests {
  @Test("values stand bare, one on a line")
  func values() throws {
    let row = try SettledRow.settled()
    #expect(Written.values([row, row], [.offset]) == "844\n844\n")
  }
}
