import Testing

@testable import SnapsimCLI

@Suite("What a batch hands on")
struct BatchFieldsTests {
  private func fields(_ names: [String]) throws -> [Field<SettledRow>] {
    SettledRow.fields(of: try BatchColumns(names + ["drag"]), named: false, behaviors: [])
  }

  @Test("columns that are handed on stand in front, told apart from results of the same name")
  func passed() throws {
    let names = try fields(["id", "start", "duration", "note"]).map(\.column.name)
    #expect(names == ["id", "input-start", "input-duration", "note"] + ColumnTests.names)
  }

  @Test("their cells are those of the input, missing where a row has none")
  func cells() throws {
    let row = SettledRow(behavior: "", gesture: 0, settlement: nil, passed: [.text("a"), .json("1")])
    #expect(
      try fields(["id", "note", "last"]).prefix(3).map { $0.cell(row) } == [.text("a"), .json("1"), .missing])
  }

  @Test("no two columns of a run have the same name")
  func unique() throws {
    let names = try fields(["start", "input-start"]).map(\.column.name)
    #expect(Set(names).count == names.count, "\(names)")
  }
}
