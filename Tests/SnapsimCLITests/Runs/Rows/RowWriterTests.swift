import Testing

@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("Which format is chosen")
struct RowWriterTests {
  /// How a bad row begins, which tells the format and the columns.
  private func written(
    _ format: OutputFormat?, _ columns: [String]? = nil, isSingle: Bool, fallback: OutputFormat = .text
  ) throws -> String {
    var options = OutputOptions()
    options.format = format
    options.columns = columns
    let behaviors = ["none", "paging"].map { NamedBehavior(spec: $0, make: { nil }, needsItems: false) }
    var rows = try RowWriter(
      SettledRow.fields(behaviors: behaviors), options, fallback: fallback,
      single: isSingle ? Column.answer : nil)
    let output = Output(keeping: 1000)
    try rows.write(SettledRow.bad, to: output)
    try output.flush()
    return String(decoding: output.kept, as: UTF8.self)
  }

  @Test("the format asked for is taken, whatever the number of rows", arguments: [true, false])
  func explicit(isSingle: Bool) throws {
    #expect(
      try written(.json, isSingle: isSingle).hasPrefix(#"{"behavior":"paging","gesture":0,"start":null"#))
    #expect(try written(.csv, isSingle: isSingle).hasPrefix("behavior,gesture,start"))
    #expect(try written(.tsv, isSingle: isSingle).hasPrefix("behavior\tgesture\tstart"))
    #expect(try written(.csv, ["offset"], isSingle: isSingle) == "offset\n\n")
    #expect(try written(nil, isSingle: isSingle, fallback: .csv).hasPrefix("behavior,gesture,start"))
  }

  @Test func `text is lines for one row, a table for several, bare values for a single column`() throws {
    #expect(try written(nil, isSingle: true).hasPrefix("offset: -\npage: -\nbehavior: paging\n"))
    let table = try written(nil, isSingle: false).split(separator: "\n")
    #expect(table[0].split(separator: " ").map(String.init) == ColumnTests.names)
    #expect(try written(.text, ["offset"], isSingle: true) == "\n")
    #expect(try written(.text, ["offset"], isSingle: false) == "\n")
    #expect(try written(.text, ["item", "page"], isSingle: true) == "item: -\npage: -\n")
  }

  @Test func `a column that a run does not have is a mistake`() {
    let names = ColumnTests.names.joined(separator: ",")
    #expect(throws: UsageError("--print 'velocity' is no column; expected some of \(names)")) {
      try written(nil, ["velocity"], isSingle: true)
    }
    #expect(throws: UsageError("--print names 'page' twice; name each column once")) {
      try written(nil, ["page", "page"], isSingle: true)
    }
  }

  @Test func `the header stands before the first row, and only there`() throws {
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
