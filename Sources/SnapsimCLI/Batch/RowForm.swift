import SnapsimText

/// The form of a batch's rows, which the first line shows.
enum RowForm: Sendable {
  case csv, tsv, json

  /// Finds the form that a header or a first object has: tabs, and no comma, are those of TSV.
  init(_ line: ArraySlice<UInt8>) {
    self =
      line.first == UInt8(ascii: "{")
      ? .json : line.contains(CSVRecord.tab) && !line.contains(CSVRecord.comma) ? .tsv : .csv
  }

  /// The byte between values; JSON has members instead.
  var separator: UInt8 { self == .tsv ? CSVRecord.tab : CSVRecord.comma }

  var quotesEncloseLines: Bool { self == .csv }
}
