import SnapsimText

/// Records on their way to rows: their fields that were asked for, in a format, with the header before the first.
package struct RowWriter<Record>: Sendable {
  /// Hands on the cells of a record one by one.
  ///
  /// One closure, as code for records of any type looks up anew for each row what an array of theirs holds.
  private let forEachCell: @Sendable (Record, (Cell) -> Void) -> Void

  let columns: [Column]

  /// How rows are written one by one, unless they are laid out as a table.
  let format: RowFormat
  let table: Table?
  private var hasBegun = false

  /// Chooses the format, or else the fallback, and the columns among the records' fields.
  ///
  /// A table may wait for its last row only where somebody calls `finish`; a single row begins with some columns.
  package init(
    _ fields: [Field<Record>], _ options: OutputOptions, fallback: OutputFormat = .text,
    holds: Bool = false, single: [Column]? = nil
  ) throws {
    let all = fields.map(\.column)
    let asked = options.format ?? fallback
    let isText = asked == .text || !asked.isOfRows
    var chosen = Array(all.indices)
    if let names = options.columns {
      chosen = try all.indices(named: names)
    } else if isText, let single {
      chosen = all.indices(leading: single)
    }
    columns = chosen.map { all[$0] }
    var forEachCell: @Sendable (Record, (Cell) -> Void) -> Void = { _, _ in }
    for index in chosen {
      let (before, cell) = (forEachCell, fields[index].cell)
      forEachCell = { record, take in
        before(record, take)
        take(cell(record))
      }
    }
    self.forEachCell = forEachCell
    let isBare = isText && options.columns?.count == 1
    format = isBare ? .values(columns) : RowFormat(asked, columns, hasHeader: options.hasHeader)
    table =
      isText && !isBare && single == nil
      ? Table(
        columns, holds: holds && asked == .text, hasHeader: options.hasHeader, isFree: options.columns == nil,
        color: options.color) : nil
  }

  package var held: Table? { table.flatMap { $0.isHeld ? $0 : nil } }

  package mutating func begin(_ output: Output) throws {
    if hasBegun { return }
    hasBegun = true
    if let table { try table.begin(output) } else { try output.write { $0 += format.header } }
  }

  package mutating func write(_ record: Record, to output: Output) throws {
    if !hasBegun { try begin(output) }
    if let table { return try table.write(cells(of: record), to: output) }
    try output.write { write(record, to: &$0) }
  }

  package func write(_ record: Record, to text: inout ByteText) {
    if let table { return table.write(cells(of: record), to: &text) }
    text.append { run in
      var index = 0
      forEachCell(record) { cell in
        format.write(cell, at: index, to: &run)
        index += 1
      }
      format.end(to: &run)
    }
  }

  func cells(of record: Record) -> [Cell] {
    var cells: [Cell] = []
    forEachCell(record) { cells.append($0) }
    return cells
  }

  package func note(to output: Output, _ write: (inout ByteText) -> Void) throws {
    if let held { try held.note(to: output, write) } else { try output.write(write) }
  }

  /// Does what writes the rows, and writes whatever is held of them, also where it ends early or the watch sees a crash.
  package mutating func finishing(
    _ output: Output, watch: BehaviorWatch?, _ body: (inout Self) throws -> Void
  ) throws {
    guard let held else { return try body(&self) }
    watch?.note { try? held.finishEarly(output) }
    do { try body(&self) } catch {
      try? held.finishEarly(output)
      throw error
    }
    try held.finish(output)
  }
}

extension [Column] {
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

  fileprivate func indices(leading first: [Column]) -> [Int] {
    let names = first.map(\.name)
    return names.flatMap { name in indices.filter { self[$0].name == name } }
      + indices.filter { !names.contains(self[$0].name) }
  }
}
