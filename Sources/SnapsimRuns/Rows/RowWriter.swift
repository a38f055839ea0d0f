import SnapsimText

/// Records on their way to rows: their fields that were asked for, in a format, with the header before the first.
@usableFromInline
package struct RowWriter<Record>: Sendable {
  @usableFromInline package private(set) var fields: [Field<Record>] = []

  /// How rows are written one by one, unless they are laid out as a table.
  @usableFromInline let format: RowFormat
  @usableFromInline let isTable: Bool

  /// The table that streams, unless it is held until all rows are known.
  private let line: TableLine
  @usableFromInline package let held: HeldTable?
  private let hasHeader: Bool
  @usableFromInline var hasBegun = false

  /// Chooses the format and the columns.
  ///
  /// - Parameters:
  ///   - fields: all that the records have.
  ///   - options: what was asked for.
  ///   - fallback: the format where none was.
  ///   - holds: whether a table for people may wait for its last row; whoever lets it has to call `finish`.
  ///   - single: where there is only one row, the columns with which its lines begin if no others are asked for.
  /// - Throws: `UsageError` for a column that the records do not have.
  package init(
    _ fields: [Field<Record>], _ options: OutputOptions, fallback: OutputFormat = .text,
    holds: Bool = false, single: [Column]? = nil
  ) throws {
    // Fields go by index: `map` and its like would look up at run time what they are of, for each type of record anew.
    var columns: [Column] = []
    for index in 0..<fields.count { columns.append(fields[index].column) }
    let asked = options.format ?? fallback
    let isText = ![.json, .csv, .tsv, .md].contains(asked)
    var chosen = Array(columns.indices)
    if let names = options.columns {
      chosen = try columns.indices(named: names)
    } else if isText, let single {
      chosen = columns.indices(leading: single)
    }
    columns = chosen.map { columns[$0] }
    for index in chosen { self.fields.append(fields[index]) }
    hasHeader = options.hasHeader
    let isBare = isText && options.columns?.count == 1
    isTable = isText && !isBare && single == nil
    format = isBare || isTable ? .values(columns) : RowFormat(asked, columns, hasHeader: hasHeader)
    line = TableLine(columns: columns, widths: columns.map { max($0.width, $0.name.count) })
    held =
      holds && isTable && asked == .text
      ? HeldTable(
        columns: columns, hasHeader: hasHeader, isFree: options.columns == nil, color: options.color)
      : nil
  }

  /// Writes the header, unless it stands there already.
  @usableFromInline
  package mutating func begin(_ output: Output) throws {
    if !hasBegun, held == nil {
      try output.write { text in
        if !isTable {
          text.append(ByteText(format.header))
        } else if hasHeader {
          line.header(to: &text)
        }
      }
    }
    hasBegun = true
  }

  /// Writes a row, behind the header.
  @inlinable
  package mutating func write(_ record: Record, to output: Output) throws {
    if let held { return try write(cells(of: record), to: held, output) }
    if !hasBegun { try begin(output) }
    try output.write { write(record, to: &$0) }
  }

  @usableFromInline
  func write(_ cells: [Cell], to held: HeldTable, _ output: Output) throws {
    try held.write(cells, to: output)
  }

  /// Writes a row alone.
  @inlinable
  package func write(_ record: Record, to text: inout ByteText) {
    text.append { write(record, to: &$0) }
  }

  /// Writes a row alone.
  @inlinable
  package func write(_ record: Record, to run: inout ByteRun) {
    if isTable { return write(cells(of: record), to: &run) }
    format.row(to: &run) { fields[$0].cell(record) }
  }

  @usableFromInline
  func write(_ cells: [Cell], to run: inout ByteRun) { run.append { line.row(cells, to: &$0) } }

  @inlinable
  func cells(of record: Record) -> [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(fields.count)
    for index in fields.indices { cells.append(fields[index].cell(record)) }
    return cells
  }

  /// Writes something below the last row, for people.
  package func note(to output: Output, _ write: (inout ByteText) -> Void) throws {
    if let held { try held.note(to: output, write) } else { try output.write(write) }
  }

  /// Does what writes the rows, and writes whatever is held of them, also where it ends early.
  ///
  /// - Parameters:
  ///   - output: where they go.
  ///   - watch: what watches the run, which writes them if a behavior crashes.
  ///   - body: what writes the rows.
  /// - Returns: what the body does.
  /// - Throws: what the body throws.
  package func finishing<Result>(
    _ output: Output, watch: (any RunWatch)?, _ body: () throws -> Result
  ) throws -> Result {
    guard let held else { return try body() }
    watch?.note { try? held.finishEarly(output) }
    let result: Result
    do {
      result = try body()
    } catch {
      try? held.finishEarly(output)
      throw error
    }
    try held.finish(output)
    return result
  }
}

extension [Column] {
  /// Where the columns of some names stand, in the order of the names.
  fileprivate func indices(named names: [String]) throws -> [Int] {
    let known = map(\.name)
    return try names.enumerated().map { place, name in
      guard let index = known.firstIndex(of: name) else {
        let meant = Suggestion.question(Suggestion.nearest(to: name, in: known))
        throw UsageError(
          "--print '\(name)' is no column\(meant); expected some of \(known.joined(separator: ","))")
      }
      guard !names[..<place].contains(name) else {
        throw UsageError("--print names '\(name)' twice; name each column once")
      }
      return index
    }
  }

  /// Where all columns stand, those of some names in front.
  fileprivate func indices(leading first: [Column]) -> [Int] {
    let names = first.map(\.name)
    return names.flatMap { name in indices.filter { self[$0].name == name } }
      + indices.filter { !names.contains(self[$0].name) }
  }
}
