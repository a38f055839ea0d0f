import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// A log of gestures: the columns of a batch, and where each came to rest.
struct GestureLog {
  let isJSON: Bool

  /// What is odd about its columns, and about rows whose target and rest exclude each other.
  private(set) var warnings: [String]

  /// How many rows have a target that excludes their rest.
  private(set) var contradictions = 0

  private let tolerance: Double
  private var row: BatchRow
  private var record = CSVRecord()
  private var current: (layout: ScrollLayout, pages: ScrollStops)?

  /// The places of target and rest among what a row hands on.
  private let places: (target: Int?, rest: Int?)

  /// So many contradictions are told with their rows (our choice).
  private static let mostTold = 3

  /// The names under which a row says what came of it.
  static let outcomes = ["target", "rest"]

  init(
    _ names: [String], _ renames: ColumnNames, _ options: RunOptions, tolerance: Double, isJSON: Bool
  ) throws {
    self.isJSON = isJSON
    self.tolerance = tolerance
    let renamed = try renames.renamed(names)
    guard renamed.contains(where: Self.outcomes.contains) else {
      throw RecordedLine.Mistake(Self.lack(of: renamed))
    }
    let read = BatchColumns.settable.filter { [.layout, .gesture].contains($0.group) }
    let named = try BatchColumns(renamed, reading: read)
    warnings = named.passed.filter { !Self.outcomes.contains($0) }.compactMap { name in
      guard let option = Self.option(meantBy: name), !named.options.contains(option) else { return nil }
      return "the column '\(name)' is passed over; to read it, --rename \(name)=\(option.name)"
    }
    let columns = isJSON ? try named.withAllOptions(read) : named
    places = (columns.passed.firstIndex(of: "target"), columns.passed.firstIndex(of: "rest"))
    row = BatchRow(BatchPlan(options, columns, keys: columns.names.map(renames.original)))
  }

  /// The option that a column means in other words, or by the letter of physics.
  private static func option(meantBy name: String) -> Option? {
    ["x": Option.offset, "y": .offset, "v": .velocity][name.lowercased()] ?? Option.ofRuns.meant(by: name)
  }

  /// What to write where no column says what came of a gesture.
  static func lack(of names: [String]) -> String {
    var words = "there is no column rest or target, which says where the gesture led; "
    if names.contains(where: { ["time", "t", "timestamp"].contains($0.lowercased()) }) {
      words +=
        "these look like samples of a motion: write one row for each gesture, as in offset,drag,velocity,rest, with the "
        + "first sample's offset and the last one's as rest"
    } else if let result = names.first(where: ResultNames.describe) {
      words += "if that is '\(result)', --rename \(result)=rest"
    } else {
      words += "add one of them to the columns of a batch, as in offset,drag,velocity,rest"
    }
    let others = names.compactMap { name in
      option(meantBy: name).flatMap { names.contains($0.name) ? nil : "\(name)=\($0.name)" }
    }
    return others.isEmpty ? words : words + "; --rename \(others.joined(separator: ",")) reads such columns"
  }

  /// Reads the record of CSV that begins at an index.
  ///
  /// - Returns: where the next one begins, and how many lines it takes.
  mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, line: Int, into match: Match
  ) throws -> (next: Int, lines: Int) {
    let next = try record.parse(bytes, from: start)
    if !record.isBlank {
      row.begin()
      try row.read(record, in: bytes)
      try add(line, match)
    }
    return (next, record.lineCount)
  }

  mutating func readJSON(_ bytes: UnsafeBufferPointer<UInt8>, line: Int, into match: Match) throws {
    row.begin()
    try row.readJSON(bytes)
    try add(line, match)
  }

  private mutating func add(_ line: Int, _ match: Match) throws {
    let (layout, pages) = try layout()
    let start = try row.gesture.start(in: pages)
    // Of a start past an end the rubber band may not know.
    if start < 0 || start > layout.reach { try GestureOptions.check(start, on: layout) }
    let (target, rest) = (try number(places.target, "target"), try number(places.rest, "rest"))
    guard rest ?? target != nil else {
      throw RecordedLine.Mistake(
        "\(places.rest == nil ? "target" : "rest") is empty; expected the offset, in points")
    }
    let gesture = Gesture(drag: row.gesture.drag, velocity: row.gesture.velocity)
    let recorded = RecordedRow(
      line: line, start: start, event: .gesture(gesture), target: target, rest: rest,
      layout: try match.place(of: layout), insets: 0)
    if let target, let rest, recorded.isContradictory(reach: layout.reach, tolerance: tolerance) {
      contradictions += 1
      if contradictions <= Self.mostTold {
        warnings.append(
          "line \(line) says target \(target.inSentence) and rest \(rest.inSentence); no gesture leads to both, so that "
            + "no rule fits it")
      }
    }
    try match.add(recorded)
  }

  private mutating func layout() throws -> (layout: ScrollLayout, pages: ScrollStops) {
    if let current, !row.optionsHaveChanged { return current }
    let layout = try row.options().layout.layout()
    row.optionsHaveChanged = false
    current = (layout, layout.pageStops())
    return (layout, layout.pageStops())
  }

  private func number(_ place: Int?, _ name: String) throws -> Double? {
    guard let place else { return nil }
    switch row.answer.passed[place] {
    case .missing, .number, .integer: return nil
    case .text(let text), .json(let text):
      let digits = text.drop { $0 == " " || $0 == "\t" }
      if digits.isEmpty { return nil }
      guard let number = try? NumberText.parse(digits), abs(number) <= 0x1p53 else {
        throw RecordedLine.Mistake("\(name) '\(text)' is not a number; expected a finite one")
      }
      return number
    }
  }
}
