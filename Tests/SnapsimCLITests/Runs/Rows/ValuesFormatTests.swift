import Testing

@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("Bare values")
struct ValuesFormatTests {
  @Test func `values stand bare, one on a line`() throws {
    let row = try SettledRow.settled()
    #expect(Written.values([row, row], [.offset]) == "844\n844\n")
  }
}
