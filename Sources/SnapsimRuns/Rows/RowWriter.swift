import SnapsimText

/// Records on their way to rows: their fields that were asked for, in a format, with the header before the first.
@usableFromInline
package struct RowWriter<Record>: Sendable {
  @usableFromInline package let format: any RowFormat
  @usableFromInline package private(set) var fields: [Field<Record>]

  /// The cells of the row at hand; one array for all rows, so that none is allocated for each.
  @usableFromInline package var cells: [Cell]
  @usableFromInline package var hasBegun = false

  /// The table that is laid out when all rows are known, where that is what is written.
  @usableFromInline package let held: HeldTable?

  /// Chooses the format and the columns.
  ///
  /// - Parameters:
  ///   - fields: all that the records have.
  ///   - options: what was asked for.
  ///   - fallback: the format where none was.
  ///   - holds: whether a table for people may wait for its last row; whoever lets it has to call `finish`.
  ///   - single: where there is only one row, the columns with which its lines begin if no others are asked for.
  /// - Throws: `PrintError` for a column that the records do not have.
  package init(
    _ fields: [Field<Record>], _ options: OutputOptions, fallback: OutputFormat = .text,
    holds: Bool = false, single: [Column]? = nil
  ) throws {
    var columns = fields.map(\.column)
    let isText = ![.json, .csv, .tsv, .md].contains(options.format ?? fallback)
    let isBare = options.columns?.count == 1
    var chosen = Array(columns.indices)
    if let names = options.columns {
      chosen = try columns.indices(named: names)
    } else if isText, let single {
      chosen = columns.indices(leading: single)
    }
    columns = chosen.map { columns[$0] }
    self.fields = chosen.map { fields[$0] }
    cells = Array(repeating: .missing, count: chosen.count)
    let format: any RowFormat =
      switch options.format ?? fallback {
      case .json: JSONFormat(columns: columns)
      case .csv: CSVFormat(columns: columns, hasHeader: options.hasHeader)
      case .tsv: TSVFormat(columns: columns, hasHeader: options.hasHeader)
      case .md: MarkdownFormat(columns: columns, hasHeader: options.hasHeader)
      // Pictures are drawn elsewhere, and reports written.
      case .text, .plot, .svg, .html, .junit, .github, .sarif:
        if isBare {
          ValuesFormat(columns: columns)
        } else if single != nil {
          LinesFormat(columns: columns)
        } else {
          TableFormat(columns: columns, hasHeader: options.hasHeader)
        }
      }
    self.format = format
    held =
      holds && format is TableFormat && (options.format ?? fallback) == .text
      ? HeldTable(
        columns: columns, hasHeader: options.hasHeader, isFree: options.columns == nil, color: options.color)
      : nil
  }

  /// Writes the header, unless it stands there already.
  @inlinable
  package mutating func begin(_ output: Output) throws {
    if !hasBegun, held == nil { try output.write { format.header(to: &$0) } }
    hasBegun = true
  }

  /// Writes a row, behind the header.
  @inlinable
  package mutating func write(_ record: Record, to output: Output) throws {
    if let held {
      fill(record)
      return try write(held, to: output)
    }
    try begin(output)
    fill(record)
    try output.write { format.row(cells, to: &$0) }
  }

  @usableFromInline
  package func write(_ held: HeldTable, to output: Output) throws { try held.write(cells, to: output) }

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

  /// Writes a row alone.
  @inlinable
  package mutating func write(_ record: Record, to text: inout ByteText) {
    fill(record)
    format.row(cells, to: &text)
  }

  /// Makes the cells of a record.
  @inline(__always)
  @inlinable
  mutating func fill(_ record: Record) {
    // Through pointers: one look at whether the array is shared, and not one for each cell.
    let fields = fields
    cells.withUnsafeMutableBufferPointer { cells in
      fields.withUnsafeBufferPointer { fields in
        for index in fields.indices { cells[index] = fields[index].cell(record) }
      }
    }
  }
}

extension [Column] {
  /// Where the columns of some names stand, in the order of the names.
  fileprivate func indices(named names: [String]) throws -> [Int] {
    let known = map(\.name)
    for name in names where !known.contains(name) {
      throw PrintError.unknownColumn(name, valid: known, nearest: Suggestion.nearest(to: name, in: known))
    }
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw PrintError.columnTwice(name)
    }
    return names.flatMap { name in indices.filter { known[$0] == name } }
  }

  /// Where all columns stand, those of some names in front.
  fileprivate func indices(leading first: [Column]) -> [Int] {
    let names = first.map(\.name)
    return names.flatMap { name in indices.filter { self[$0].name == name } }
      + indices.filter { !names.contains(self[$0].name) }
  }
}
