import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// What a comparison with a recording came to, written for people or for programs.
struct MatchReport {
  private let match: Match

  /// Whether the rules of SwiftUI's own behaviors were tried, rather than behaviors that were named.
  private let isOfRules: Bool
  private let knowsItems: Bool

  /// So many rules and so many rows are told to people at most (our choice: a screen).
  private static let mostRules = 8
  private static let mostRows = 5

  init(_ match: Match, isOfRules: Bool, knowsItems: Bool) {
    self.match = match
    self.isOfRules = isOfRules
    self.knowsItems = knowsItems
  }

  private var count: Int { match.rows.count }

  /// Writes it in the format that was asked for.
  func write(_ options: OutputOptions, to output: Output) throws {
    switch options.format ?? .text {
    case .text: try output.write { writeText(to: &$0) }
    case .json: try output.write { writeJSON(to: &$0) }
    default:
      var rows = try RowWriter(Self.fields, options)
      for result in match.results { try rows.write(Row(result: result, match: match), to: output) }
    }
  }

  // MARK: for people

  private func writeText(to text: inout ByteText) {
    guard let best = match.results.first else { return }
    text.append(isOfRules ? verdict(best) : named)
    text.append("  " + setting(best.setting) + "\n\nmatched within \(match.tolerance.inSentence) pt\n")
    let shown = match.results.prefix(isOfRules ? Self.mostRules : match.results.count)
    let width = (shown.map(\.candidate.spec.count).max() ?? 0) + 2
    for result in shown {
      text.append(
        "  \(Paragraph.padded(result.candidate.spec.escapingControls, to: width))\(result.matched) of \(count)\n"
      )
    }
    let rest = match.results.count - shown.count
    if rest > 0 { text.append("  and \(rest) more rules, none of which matches more\n") }
    if isOfRules { writeAlike(to: &text) }
    if isOfRules, !knowsItems {
      text.append(
        "view-aligned was not tried, as the items are not known; say --items, --item-length and --spacing\n")
    }
    for result in isOfRules ? [best] : match.results { writeMisses(of: result, to: &text) }
  }

  private func verdict(_ best: MatchResult) -> String {
    let standard = MatchRules.standard(of: best.candidate.spec)
    let other = match.results.first { $0.candidate.spec == standard }
    let spec = best.candidate.spec
    var words: String
    if match.followed != nil {
      words = "your device follows \(spec) (\(best.matched) of \(count))"
      if spec == standard {
        words += spec == "none" ? "; that is, no behavior moves the target" : ", the model's default"
      } else if let other {
        words += "; the model's default, \(standard), matches \(other.matched)"
      }
    } else {
      words = "no rule known here fits; the nearest, \(spec), matches \(best.matched) of \(count)"
    }
    return words + "\n"
  }

  private var named: String {
    match.results.map { result in
      let verb =
        match.isWhole(result) ? "matches all \(count) rows" : "matches \(result.matched) of \(count) rows"
      return "\(result.candidate.spec.escapingControls) \(verb)\n"
    }.joined()
  }

  private func setting(_ setting: MatchSetting) -> String {
    var words = "velocities in points per \(setting.unit == .perSecond ? "second" : "millisecond")"
    if match.rows.contains(where: { $0.insets == nil }) {
      words +=
        setting.insets == 0
        ? "; bounds as long as the container"
        : "; bounds \(setting.insets.inSentence) pt longer than the container"
      words += ", as matches most"
    }
    return words
  }

  private func writeAlike(to text: inout ByteText) {
    let alike = match.alike.map(\.candidate.spec)
    guard !alike.isEmpty else { return }
    let shown = alike.prefix(4).joined(separator: ", ")
    let more = alike.count > 4 ? " and \(alike.count - 4) more" : ""
    text.append("the recording does not tell it apart from \(shown)\(more)\n")
  }

  private func writeMisses(of result: MatchResult, to text: inout ByteText) {
    let worst = result.worst(match.tolerance)
    guard !worst.isEmpty else { return }
    text.append("\nthe worst rows of \(result.candidate.spec.escapingControls)\n")
    for index in worst.prefix(Self.mostRows) {
      let row = match.rows[index]
      let answer = result.answers[index].map { "it says \($0.inSentence)" } ?? "it gives no number"
      text.append(
        "  line \(row.line): \(Self.words(row)) to \(row.outcome.offset.inSentence), and \(answer)\n")
    }
    let common = match.common(result).map(Self.words)
    if !common.isEmpty { text.append("what these rows have in common: \(common.joined(separator: "; "))\n") }
  }

  /// What happened in a row, up to where it led.
  private static func words(_ row: RecordedRow) -> String {
    let start = "from \(row.start.inSentence)"
    switch row.event {
    case .call(let call):
      return "\(start), proposed \(call.proposed.inSentence) at \(call.velocity.inSentence),"
    case .gesture(let gesture):
      return "\(start), dragged \(gesture.drag.inSentence) at \(gesture.velocity.inSentence),"
    }
  }

  private static func words(_ common: Commonality) -> String {
    let what =
      switch common.trait {
      case .fasterThan(let speed): "only at \(speed.inSentence) pt/s and faster"
      case .slowerThan(let speed): "only at \(speed.inSentence) pt/s and slower"
      case .forward: "only forward"
      case .backward: "only backward"
      case .withoutVelocity: "only without a velocity"
      case .fromAnEnd: "only from an end"
      case .towardsAnEnd: "only where an end is proposed"
      case .betweenStops: "only from between stops"
      case .byPrograms: "only scrolls by a program"
      }
    return "\(what) (\(common.missed) of \(common.rows) such rows)"
  }

  // MARK: for programs

  /// What stands in a row of CSV.
  struct Row {
    let result: MatchResult
    let match: Match

    /// The row that is missed by most; a miss that is not finite has no number.
    var worst: (line: Int, miss: Double?)? {
      result.worst(match.tolerance).first.map {
        (match.rows[$0].line, result.deviations[$0].isFinite ? result.deviations[$0] : nil)
      }
    }
  }

  static let fields: [Field<Row>] = [
    Field(.behavior()) { .text($0.result.candidate.spec) },
    Field("matched", width: 7, summary: "how many rows a behavior answers as the log does") {
      .integer($0.result.matched)
    },
    Field("rows", width: 5, summary: "how many rows the log has") { .integer($0.match.rows.count) },
    Field("unit", width: 15, isText: true, summary: "the unit of velocities that matches most") {
      .text($0.result.setting.unit.rawValue)
    },
    Field(
      "insets", width: 6, summary: "by how much the bounds are longer than the container, as matches most"
    ) {
      .number($0.result.setting.insets)
    },
    Field(
      "worst-line", width: 10, summary: "the line of the row that it misses by most; none if it misses none"
    ) {
      Cell($0.worst.map(\.line))
    },
    Field("worst-miss", width: 18, summary: "by how much it misses that row, in points") {
      Cell($0.worst?.miss)
    },
  ]

  private func writeJSON(to text: inout ByteText) {
    for result in match.results {
      text.append("{\"behavior\":")
      JSONText.string(result.candidate.spec, to: &text)
      text.append(
        ",\"matched\":\(result.matched),\"rows\":\(count),\"all\":\(match.isWhole(result)),\"unit\":")
      JSONText.string(result.setting.unit.rawValue, to: &text)
      text.append(",\"insets\":")
      text.append(number: result.setting.insets)
      text.append(",\"common\":[")
      for (index, common) in match.common(result).enumerated() {
        if index > 0 { text.append(",") }
        JSONText.string(Self.words(common), to: &text)
      }
      text.append("],\"worst\":[")
      for (place, index) in result.worst(match.tolerance).prefix(Self.mostRows).enumerated() {
        if place > 0 { text.append(",") }
        text.append("{\"line\":\(match.rows[index].line),\"logged\":")
        text.append(number: match.rows[index].outcome.offset)
        text.append(",\"answer\":")
        if let answer = result.answers[index] { text.append(number: answer) } else { text.append("null") }
        text.append("}")
      }
      text.append("]}\n")
    }
  }
}
