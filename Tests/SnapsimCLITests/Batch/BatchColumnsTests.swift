import Testing

@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("The columns of a batch")
struct BatchColumnsTests {
  @Test func `columns are named like options, and all others are handed on`() throws {
    let columns = try BatchColumns(["id", "offset", "width", "note", "behavior", "velocity"])
    #expect(
      columns.roles == [.passed, .gesture(.offset), .option, .passed, .option, .gesture(.velocity)])
    #expect(columns.passed == ["id", "note"])
    #expect(columns.places == [0, nil, nil, 1, nil, nil])
    #expect(columns.options == [.offset, .width, .behavior, .velocity])
    #expect(try BatchColumns([" velocity", "drag\t"]).roles == [.gesture(.velocity), .gesture(.drag)])
  }

  @Test func `a row may set layout, gesture, behavior and physics, and nothing of the run`() {
    for name in ["device", "item-lengths", "size-class", "offset", "drag", "behavior", "projection"] {
      #expect(BatchColumns.option(named: name)?.name == name)
    }
    for name in ["format", "print", "repeat", "gesture", "check", "output", "help", "--velocity", "Velocity"]
    {
      #expect(BatchColumns.option(named: name) == nil)
    }
  }

  static let noOption =
    "no column names an option; expected a header in lower case with commas, such as offset,drag,velocity"
  static let mistakes: [([String], String)] = [
    ([], noOption), (["id"], noOption), ([""], noOption),
    (["id", "translation"], noOption + ", or --rename translation=drag"),
    (["velocity", "velocity"], "the column 'velocity' stands there twice"),
    (["id", "velocity", "id"], "the column 'id' stands there twice"),
    (["velocity", " velocity"], "the column ' velocity' stands there twice"),
    (["x", "x"], "the column 'x' stands there twice"),
  ]

  @Test("a header without options, or with a name twice, is refused", arguments: mistakes)
  func refuses(names: [String], message: String) {
    #expect(throws: DataError(message)) { try BatchColumns(names) }
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

  @Test func `their cells are those of the input, missing where a row has none`() throws {
    let row = SettledRow(behavior: "", gesture: 0, settlement: nil, passed: [.text("a"), .json("1")])
    #expect(
      try fields(["id", "note", "last"]).prefix(3).map { $0.cell(row) } == [.text("a"), .json("1"), .missing])
  }
}
