import Testing

@testable import SnapsimCLI

@Suite("A row")
struct RowTests {
  @Test("a row has a value for each column")
  func cells() throws {
    let row = try Row.settled()
    #expect(row[.behavior] == .text("paging"))
    #expect(row[.gesture] == .integer(0))
    #expect(row[.start] == .number(0))
    #expect(row[.released] == .number(0))
    #expect(row[.target] == .number(844))
    #expect(row[.offset] == .number(844))
    #expect(row[.page] == .integer(1))
    #expect(row[.item] == .integer(1))
    #expect(row[.misalignment] == .number(0))
    guard case .number(let proposed) = row[.proposed], case .number(let duration) = row[.duration] else {
      Issue.record("proposed and duration are numbers")
      return
    }
    #expect(abs(proposed - 594.4048014680811) < 1e-9)
    #expect(duration > 0)
  }
}
