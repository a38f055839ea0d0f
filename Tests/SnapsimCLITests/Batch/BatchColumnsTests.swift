import Testing

@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("The columns of a batch")
struct BatchColumnsTests {
  @Test func `a row may set layout, gesture, behavior and physics, and nothing of the run`() {
    for name in ["device", "item-lengths", "size-class", "offset", "drag", "behavior", "projection"] {
      #expect(BatchColumns.option(named: name)?.name == name)
    }
    for name in ["format", "print", "repeat", "gesture", "check", "output", "help", "--velocity", "Velocity"]
    { #expect(BatchColumns.option(named: name) == nil) }
  }

  private func fields(_ names: [String]) throws -> [Field<SettledRow>] {
    try BatchColumns(names + ["drag"]).fields(named: false, behaviors: [])
  }

  @Test func `columns that are handed on stand in front, told apart from results of the same name`() throws {
    let names = try fields(["id", "start", "duration", "note"]).map(\.column.name)
    #expect(names == ["id", "input-start", "input-duration", "note"] + ColumnTests.names)
    let alike = try fields(["start", "input-start"]).map(\.column.name)
    #expect(Set(alike).count == alike.count, "\(alike)")
  }
}
