import Testing

@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("A row")
struct RowTests {
  @Test func `a row has a value for each column`() throws {
    let row = try SettledRow.settled()
    #expect(row[.behavior()] == .text("paging"))
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

  @Test func `swept numbers stand under their options`() throws {
    let sweeps = [Sweep(.drag, NumberSequence(7.5))]
    let fields = SettledRow.fields(sweeps: sweeps)
    let row = SettledRow(behavior: "paging", gesture: 3, settlement: nil, numbers: [7.5])
    #expect(fields.first { $0.column.name == "drag" }?.cell(row) == .number(7.5))
  }

  @Test func `a bad row keeps its behavior and its gesture, and nothing else`() {
    let row = SettledRow(behavior: "paging", gesture: 3, settlement: nil)
    #expect(row[.gesture] == .integer(3))
    for column in Column.settled.dropFirst(2) { #expect(row[column] == .missing) }
  }
}
