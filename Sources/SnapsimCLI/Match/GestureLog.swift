import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// A log of gestures: the columns of a batch, and where each came to rest.
final class GestureLog {
  /// Remarks on its columns, and on rows whose target and rest exclude each other.
  private var warnings: [String]
  private var contradictions = 0
  private let match: Match
  private let file: String
  private var row: BatchRow
  private var current: (layout: ScrollLayout, pages: ScrollStops)?
  private let places: (target: Int?, rest: Int?)

  /// So many contradictions are told with their rows (our choice).
  private static let mostTold = 3

  private static let outcomes = ["target", "rest"]

  init(
    _ names: [String], isJSON: Bool, _ request: Request, renaming renames: [Rename], file: String,
    into match: Match
  ) throws {
    let renamed = try renames.renamed(names)
    guard renamed.contains(where: Self.outcomes.contains) else { throw Self.lack(of: renamed) }
    let read = BatchColumns.settable.filter { [.layout, .gesture].contains($0.group) }
    let named = try BatchColumns(renamed, reading: read)
    warnings = named.passed.filter { !Self.outcomes.contains($0) }.compactMap { name in
      guard let option = Self.option(meantBy: name), !named.options.contains(option) else { return nil }
      return "the column '\(name)' is passed over; to read it, --rename \(name)=\(option.name)"
    }
    let columns = isJSON ? try named.withAllOptions(read) : named
    places = (columns.passed.firstIndex(of: "target"), columns.passed.firstIndex(of: "rest"))
    let keys = isJSON ? columns.names.map(renames.original) : nil
    row = BatchRow(BatchPlan(options: request.run, columns: columns, keys: keys))
    (self.match, self.file) = (match, file)
  }

  private static func option(meantBy name: String) -> Option? {
    ["x": Option.offset, "y": .offset, "v": .velocity][name.lowercased()] ?? Option.ofRuns.meant(by: name)
  }

  private static func lack(of names: [String]) -> DataError {
    var words = "there is no column rest or target, which says where the gesture led; "
    if names.contains(where: { ["time", "t", "timestamp"].contains($0.lowercased()) }) {
      words +=
        "these look like samples of a motion: write one row for each gesture, as in offset,drag,velocity,rest, with the "
        + "first sample's offset and the last one's as rest"
    } else if let result = names.first(where: BatchColumns.isResult) {
      words += "if that is '\(result)', --rename \(result)=rest"
    } else {
      words += "add one of them to the columns of a batch, as in offset,drag,velocity,rest"
    }
    let others = names.compactMap { name in
      option(meantBy: name).flatMap { names.contains($0.name) ? nil : "\(name)=\($0.name)" }
    }
    if !others.isEmpty { words += "; --rename \(others.joined(separator: ",")) reads such columns" }
    return DataError(words)
  }

  func read(_ bytes: ArraySlice<UInt8>, from start: Int, line: Int) throws -> (next: Int, lines: Int) {
    if try row.read(bytes, from: start) { try add(line) }
    return (row.next, row.lineCount)
  }

  func finish() throws -> [String] {
    guard match.count > 0 else {
      throw BadInput(file: file, line: 1, reason: "there are no rows behind the header")
    }
    let isMore = contradictions > Self.mostTold
    return warnings + (isMore ? ["in all \(contradictions) rows have such a target and rest"] : [])
  }

  private func add(_ line: Int) throws {
    let (layout, pages) = try layout()
    let start = try row.gesture.start(in: pages)
    // Of a start past an end the rubber band may not know.
    if start < 0 || start > layout.reach { try GestureOptions.check(start, on: layout) }
    let (target, rest) = (try number(places.target, "target"), try number(places.rest, "rest"))
    guard rest ?? target != nil else {
      throw DataError("\(places.rest == nil ? "target" : "rest") is empty; expected the offset, in points")
    }
    let gesture = Gesture(drag: row.gesture.drag, velocity: row.gesture.velocity)
    let recorded = RecordedRow(
      line: line, start: start, event: .gesture(gesture), target: target, rest: rest,
      layout: try match.place(of: layout), insets: 0)
    if let target, let rest, recorded.isContradictory(reach: layout.reach, tolerance: match.tolerance) {
      contradictions += 1
      if contradictions <= Self.mostTold {
        warnings.append(
          "line \(line) says target \(target.inSentence) and rest \(rest.inSentence); no gesture leads to both, so that "
            + "no rule fits it")
      }
    }
    try match.add(recorded)
  }

  private func layout() throws -> (layout: ScrollLayout, pages: ScrollStops) {
    if let current, !row.optionsHaveChanged { return current }
    let layout = try row.allOptions().layout.layout()
    row.optionsHaveChanged = false
    let made = (layout: layout, pages: layout.pageStops())
    current = made
    return made
  }

  private func number(_ place: Int?, _ name: String) throws -> Double? {
    guard let place else { return nil }
    switch row.passed[place] {
    case .missing, .number, .integer: return nil
    case .text(let text), .json(let text):
      let digits = text.drop { $0 == " " || $0 == "\t" }
      if digits.isEmpty { return nil }
      guard let number = try? NumberText.parse(digits), abs(number) <= 0x1p53 else {
        throw DataError("\(name) '\(text)' is not a number; expected a finite one")
      }
      return number
    }
  }
}
