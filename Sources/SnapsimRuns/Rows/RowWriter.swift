import SnapsimText

/// Records on their way to rows: their fields that were asked for, in a format, with the header before the first.
@usableFromInline
package struct RowWriter<Record>: Sendable {
  @usableFromInline package let format: any RowFormat
  @usableFromInline package let fields: [Field<Record>]

  /// The cells of the row at hand; one array for all rows, so that none is allocated for each.
  @usableFromInline package var cells: [Cell]
  @usableFromInline package var hasBegun = false

  /// Chooses the format and the columns.
  ///
  /// - Parameters:
  ///   - fields: all that the records have.
  ///   - options: what was asked for.
  ///   - fallback: the format where none was.
  ///   - single: where there is only one row, the columns with which its lines begin if no others are asked for.
  /// - Throws: `PrintError` for a column that the records do not have.
  package init(
    _ fields: [Field<Record>], _ options: OutputOptions, fallback: OutputFormat = .text,
    single: [Column]? = nil
  ) throws {
    var fields = fields
    if let names = options.columns { fields = try Self.fields(fields, named: names) }
    let isText = ![.json, .csv, .tsv].contains(options.format ?? fallback)
    let isBare = options.columns?.count == 1
    if isText, options.columns == nil, let single { fields = Self.fields(fields, leading: single) }
    let columns = fields.map { $0.column }
    self.fields = fields
    cells = fields.map { _ in .missing }
    format =
      switch options.format ?? fallback {
      case .json: JSONFormat(columns: columns)
      case .csv: CSVFormat(columns: columns, hasHeader: options.hasHeader)
      case .tsv: TSVFormat(columns: columns, hasHeader: options.hasHeader)
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
  }

  /// Writes the header, unless it stands there already.
  @inlinable
  package mutating func begin(_ output: Output) throws {
    if !hasBegun { try output.write { format.header(to: &$0) } }
    hasBegun = true
  }

  /// Writes a row, behind the header.
  @inlinable
  package mutating func write(_ record: Record, to output: Output) throws {
    try begin(output)
    fill(record)
    try output.write { format.row(cells, to: &$0) }
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
    for index in fields.indices { cells[index] = fields[index].cell(record) }
  }

  /// The fields with some names, in the order of the names.
  private static func fields(_ all: [Field<Record>], named names: [String]) throws -> [Field<Record>] {
    let known = all.map(\.column.name)
    for name in names where !known.contains(name) {
      throw PrintError.unknownColumn(name, valid: known, nearest: Suggestion.nearest(to: name, in: known))
    }
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw PrintError.columnTwice(name)
    }
    return names.flatMap { name in all.filter { $0.column.name == name } }
  }

  /// The same fields with some columns in front.
  private static func fields(_ all: [Field<Record>], leading first: [Column]) -> [Field<Record>] {
    let names = first.map(\.name)
    return names.flatMap { name in all.filter { $0.column.name == name } }
      + all.filter { !names.contains($0.column.name) }
  }
}
