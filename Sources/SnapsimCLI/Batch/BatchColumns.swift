import SnapsimRuns
import SnapsimText

/// The columns of a batch's input, or of a log's, with their meanings.
struct BatchColumns: Equatable, Sendable {
  /// The numbers of the gesture that a row may have, by the names of their options.
  enum GestureNumber: String, Sendable { case offset, page, drag, velocity }

  let names: [String]

  /// For each column its option, the number of a gesture that this is, and the column's place among what is handed on.
  let optionByColumn: [Option?]
  let gestureByColumn: [GestureNumber?]
  private(set) var places: [Int?] = []
  let passed: [String]

  /// The options that stand behind them among what is handed on, as `--print` may name them.
  private(set) var printable: [Option] = []
  var options: [Option] { optionByColumn.compactMap { $0 } }

  init(_ names: [String], reading settable: [Option] = Self.settable) throws(DataError) {
    let options = names.map { Self.option(named: $0, in: settable) }
    let meanings = zip(names, options).map { $1?.name ?? $0 }
    for (index, name) in meanings.enumerated() where meanings[..<index].contains(name) {
      throw DataError("the column '\(name)' stands there twice")
    }
    guard options.contains(where: { $0 != nil }) else {
      let near = names.lazy.compactMap { name in Option.ofRuns.meant(by: name).map { (name, $0.name) } }.first
      throw DataError(
        "no column names an option; expected a header in lower case with commas, such as offset,drag,velocity"
          + (near.map { ", or --rename \($0)=\($1)" } ?? ""))
    }
    self.names = names
    optionByColumn = options
    gestureByColumn = options.map { $0.flatMap { GestureNumber(rawValue: $0.name) } }
    passed = zip(names, options).filter { $1 == nil }.map { $0.0 }
    for option in options { places.append(option == nil ? places.count { $0 != nil } : nil) }
  }

  /// These columns and one for each other option, as objects of JSON lines need not all have the same keys.
  func withAllOptions(_ settable: [Option] = Self.settable) throws(DataError) -> BatchColumns {
    try BatchColumns(names + settable.filter { !options.contains($0) }.map(\.name), reading: settable)
  }

  /// These columns with options among what is handed on: those that may be named, and the headings that are.
  func printing(_ printable: [Option], _ wanted: [String]) -> BatchColumns {
    var columns = self
    columns.printable = printable.filter { !passed.contains($0.printedName) && $0 != .behavior }
    for (place, option) in columns.printable.enumerated() where wanted.contains(option.printedName) {
      if let column = optionByColumn.firstIndex(of: option) { columns.places[column] = passed.count + place }
    }
    return columns
  }

  /// The headings of what is handed on, with its place where it is copied from each row; `nil` where it is always the same.
  var copied: [String: Int?] {
    let headings = Self.headings(of: passed) + printable.map(\.printedName)
    let places = Set(places.compactMap { $0 })
    return Dictionary(headings.enumerated().map { ($1, places.contains($0) ? $0 : nil) }) { first, _ in first
    }
  }

  /// All fields of a batch: what is handed on in front; where some are named, options of the input may be too.
  func fields(named: Bool, behaviors: [NamedBehavior]) -> [Field<SettledRow>] {
    let all =
      Self.headings(of: passed).enumerated().map { Self.field($0, heading: $1) }
      + SettledRow.fields(behaviors: behaviors)
    guard named else { return all }
    let names = all.map(\.column.name)
    let options = printable.enumerated().map {
      Self.field(passed.count + $0, heading: $1.printedName, isText: $1.value.rule == nil)
    }
    return all + options.filter { !names.contains($0.column.name) }
  }

  private static func field(_ index: Int, heading: String, isText: Bool = true) -> Field<SettledRow> {
    Field(heading, width: 12, isText: isText) { index < $0.passed.count ? $0.passed[index] : .missing }
  }

  /// The headings of columns that are handed on, told apart from the result's and from one another.
  static func headings(of passed: [String]) -> [String] {
    var taken = Set(Column.settledNames).union(passed)
    return passed.map { name in
      guard Column.settledNames.contains(name) else { return name }
      var heading = "input-" + name
      while !taken.insert(heading).inserted { heading = "input-" + heading }
      return heading
    }
  }

  static func option(named name: String, in settable: [Option] = settable) -> Option? {
    let name = name.filter { $0 != " " && $0 != "\t" }
    return settable.first { $0.name == name }
  }

  static let settable: [Option] = Option.ofRuns.filter { option in
    switch option.group {
    case .layout, .physics: true
    case .behavior: option == .behavior
    case .gesture: GestureNumber(rawValue: option.name) != nil
    case .output, .audit, .map, .other: false
    }
  }

  /// Whether a column seems to hold what came of a gesture, by the names that logs have for it.
  static func isResult(_ name: String) -> Bool {
    let word = Option.letters(name)
    let words = ["settled", "final", "end", "resting", "rested", "landed", "observed", "result"]
    return words.contains(where: word.hasPrefix) && Option.ofRuns.meant(by: name) == nil
  }
}

extension DataError {
  static let isJSONArray = DataError(
    "this is one JSON list; expected one object per line, as jq -c '.[]' makes of it")
}

// The format of a batch's rows.
extension OutputFormat {
  /// The format that a header or a first object has: tabs, and no comma, are those of TSV.
  init(ofRows line: ArraySlice<UInt8>) {
    self =
      line.first == UInt8(ascii: "{")
      ? .json : line.contains(CSVRecord.tab) && !line.contains(CSVRecord.comma) ? .tsv : .csv
  }

  var separator: UInt8 { self == .tsv ? CSVRecord.tab : CSVRecord.comma }
  var quotesEncloseLines: Bool { self == .csv }
}

/// The name of a column in the input, and the one under which it is read.
typealias Rename = (old: String, new: String)

extension [Rename] {
  init(_ invocation: Invocation) throws {
    self.init()
    let texts = invocation.given.filter { $0.option == .rename }.map { $0.text ?? "" }
    for part in texts.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      guard case (let old, let new?) = part.setting, !old.isEmpty, !new.isEmpty else {
        throw UsageError("--rename has '\(part)'; expected OLD=NEW, as in translation=drag")
      }
      guard !contains(where: { $0.old == old || $0.new == new }) else {
        throw UsageError("--rename has '\(part)', and one of its names twice; rename each column once")
      }
      append((old, new))
    }
  }

  func renamed(_ columns: [String]) throws -> [String] {
    if let missing = first(where: { !columns.contains($0.old) }) {
      throw UsageError(
        "--rename names '\(missing.old)', which is no column here; expected some of "
          + columns.joined(separator: ","))
    }
    return columns.map { column in first { $0.old == column }?.new ?? column }
  }

  func original(_ column: String) -> String { first { $0.new == column }?.old ?? column }
}

extension Option {
  static let rename = Option(
    "rename", in: .output,
    takes: .text("OLD=NEW, as in translation=drag", .list(["translation=", "startOffset=", "velocityX="])),
    as: "OLD=NEW,…", means: "batch and match: read columns of the input under other names")
}
