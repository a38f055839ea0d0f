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

  @Test("swept and handed-on values have their columns, and a bad row keeps only these")
  func others() {
    let row = Row(
      behavior: "paging", gesture: 3, settlement: nil, swept: [7.5], passed: [.text("a"), .json("1")])
    #expect(row[.swept(0)] == .number(7.5))
    #expect(row[.passed(0)] == .text("a"))
    #expect(row[.passed(1)] == .json("1"))
    #expect(row[.passed(2)] == .missing)
    #expect(row[.gesture] == .integer(3))
    for column in Column.settled.dropFirst(2) {
      #expect(row[column] == .missing)
    }
  }
}
