/// Chooses how a run's rows are written.
enum Presentation {
  /// The format for some output options.
  ///
  /// - Parameters:
  ///   - options: what was asked for.
  ///   - fallback: the format where none was.
  ///   - all: the columns that the run has.
  ///   - isSingle: whether the run has only one row.
  ///   - behaviors: the specs that will stand in the rows.
  /// - Returns: the format, with the columns that were asked for.
  /// - Throws: `SnapsimError.unknownColumn` for a column that the run does not have.
  static func format(
    _ options: OutputOptions, fallback: OutputFormat = .text, columns all: Columns, isSingle: Bool,
    behaviors: [String]
  ) throws -> any RowFormat {
    let columns = try options.columns(of: all)
    // Pictures are drawn elsewhere.
    switch options.format ?? fallback {
    case .json:
      return JSONFormat(columns: columns)
    case .csv:
      return CSVFormat(columns: columns, hasHeader: options.hasHeader)
    case .tsv:
      return TSVFormat(columns: columns, hasHeader: options.hasHeader)
    case .plot, .svg, .html: throw SnapsimError.formatNotTaken(options.format ?? fallback, by: .batch)
    case .text where options.columns != nil && columns.count == 1:
      return ValuesFormat(columns: columns)
    case .text where isSingle:
      return LinesFormat(
        columns: options.columns == nil ? columns.leading([.offset, .page]) : columns)
    case .text:
      let width = behaviors.map(\.count).max() ?? 0
      return TableFormat(columns: columns, hasHeader: options.hasHeader, behaviorWidth: width)
    }
  }
}
