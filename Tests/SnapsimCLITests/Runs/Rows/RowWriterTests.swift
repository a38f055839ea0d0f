import Testing

@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("Which format is chosen")
struct RowWriterTests {
  private func format(
    _ format: OutputFormat?, _ columns: [String]? = nil, isSingle: Bool, fallback: OutputFormat = .text
  ) throws -> any RowFormat {
    var options = OutputOptions()
    options.format = format
    options.columns = columns
    let behaviors = ["none", "paging"].map { NamedBehavior(spec: $0, make: { nil }, needsItems: false) }
    return try RowWriter(
      SettledRow.fields(behaviors: behaviors), options, fallback: fallback,
      single: isSingle ? Column.answer : nil
    ).format
  }

  @Test("the format asked for is taken, whatever the number of rows", arguments: [true, false])
  func explicit(isSingle: Bool) throws {
    #expect(try format(.json, isSingle: isSingle) is JSONFormat)
    #expect(try format(.csv, isSingle: isSingle) is CSVFormat)
    #expect(try format(.tsv, isSingle: isSingle) is TSVFormat)
    #expect(try format(.csv, ["offset"], isSingle: isSingle) is CSVFormat)
    #expect(try format(nil, isSingle: isSingle, fallback: .csv) is CSVFormat)
  }

  @Test("text is lines for one row, a table for several, bare values for a single column")
  func text() throws {
    #expect(try format(nil, isSingle: true) is LinesFormat)
    #expect(try format(nil, isSingle: false) is TableFormat)
    #expect(try format(.text, ["offset"], isSingle: true) is ValuesFormat)
    #expect(try format(.text, ["offset"], isSingle: false) is ValuesFormat)
    #expect(try format(.text, ["offset", "page"], isSingle: true) is LinesFormat)
  }

  @Test("lines begin with the answer unless columns were asked for")
  func order() throws {
    #expect(try format(nil, isSingle: true).columns.map(\.name).prefix(3) == ["offset", "page", "behavior"])
    #expect(try format(nil, ["item", "page"], isSingle: true).columns.map(\.name) == ["item", "page"])
    #expect(try format(nil, isSingle: false).columns.map(\.name) == ColumnTests.names)
  }

  @Test("a column that a run does not have is a mistake")
  func unknown() {
    #expect(throws: PrintError.unknownColumn("velocity", valid: ColumnTests.names, nearest: nil)) {
      try format(nil, ["velocity"], isSingle: true)
    }
    #expect(throws: PrintError.columnTwice("page")) { try format(nil, ["page", "page"], isSingle: true) }
  }

  @Test("the header stands before the first row, and only there")
  func header() throws {
    var options = OutputOptions()
    options.format = .csv
    options.columns = ["page", "behavior"]
    var rows = try RowWriter(SettledRow.fields(), options)
    let output = Output(keeping: 1000)
    try rows.begin(output)
    for _ in 0..<2 { try rows.write(SettledRow.bad, to: output) }
    try output.flush()
    #expect(String(decoding: output.kept, as: UTF8.self) == "page,behavior\n,paging\n,paging\n")
  }
}
