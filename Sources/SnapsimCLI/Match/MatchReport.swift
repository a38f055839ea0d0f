import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// A comparison with a recording, written for people or for programs.
struct MatchReport {
  private let match: Match
  private let results: [MatchQuestions]

  /// The results that match every row, and the gesture on which these part; `nil` where none does.
  private let fitting: [MatchQuestions]
  private let next: DividingGesture?

  /// Whether the rules known here were tried, rather than behaviors that were named.
  private let isOfRules: Bool

  /// So many rules are told to people at most (our choice: a screen).
  private static let mostRules = 8
  private static let mostInLine = 4

  init(_ match: Match, isOfRules: Bool) throws {
    self.match = match
    self.isOfRules = isOfRules
    results = try match.results()
    fitting = results.filter { $0.matched == match.count }
    next = isOfRules ? match.dividing(fitting) : nil
  }

  /// Whether one rule is left, or a behavior that is named matches every row.
  var isAnswered: Bool { !fitting.isEmpty && next == nil }

  private var count: Int { match.count }

  func write(_ options: OutputOptions, to output: Output) throws {
    switch options.format ?? .text {
    case .text: try output.write { writeText(to: &$0) }
    case .json: try output.write { text in for object in objects { text.append(line: object) } }
    default:
      var rows = try RowWriter(Self.fields, options)
      for result in results { try rows.write(Row(result: result, rows: count), to: output) }
    }
  }

  // MARK: for people

  private func writeText(to text: inout ByteText) {
    guard let best = results.first else { return }
    text.append(isOfRules ? verdict(best) : named)
    text.append("  " + setting(best.setting) + "\n")
    if let next { write(next, to: &text) }
    text.append("\nmatched within \(match.tolerance.inSentence) pt\n")
    let shown = results.prefix(isOfRules ? Self.mostRules : results.count)
    let width = (shown.map(\.candidate.spec.count).max() ?? 0) + 2
    for result in shown {
      text.append(
        "  \(Paragraph.padded(result.candidate.spec.escapingControls, to: width))\(result.matched) of \(count)\n"
      )
    }
    let rest = results.count - shown.count
    if rest > 0 { text.append("  and \(rest) more rules, none of which matches more\n") }
    if isOfRules, !match.layouts.contains(where: \.hasItems) {
      text.append(
        "view-aligned was not tried, as the items are not known; say --items, --item-length and --spacing\n")
    }
    for result in isOfRules ? [best] : results { writeMisses(of: result, to: &text) }
  }

  private func verdict(_ best: MatchQuestions) -> String {
    guard !fitting.isEmpty else {
      let equal = results.dropFirst().prefix { $0.matched == best.matched }.count
      return "no rule known here fits every row; the nearest, \(best.candidate.spec)"
        + (equal > 0 ? " and \(equal) more, match" : ", matches") + " \(best.matched) of \(count)\n"
    }
    guard next == nil else {
      return "the log does not tell which rule your device follows: \(fitting.count) rules fit equally "
        + "(\(count) of \(count))\n"
    }
    let standard = MatchRules.standard(of: best.candidate.spec)
    var words = "your device follows \(best.candidate.spec) (\(count) of \(count))"
    if best.candidate.spec == "none" {
      words += "; that is, no behavior moves the target"
    } else if !MatchRules.models.contains(standard) {
      words += ", which is not SwiftUI's own"
    } else if best.candidate.spec == standard {
      words += ", the model's default"
    } else if let other = results.first(where: { $0.candidate.spec == standard }) {
      words += "; the model's default, \(standard), matches \(other.matched)"
    }
    let alike = fitting.indices.dropFirst()
    if !alike.isEmpty {
      words += "\nno gesture that was tried on this layout tells it apart from \(names(alike))"
    }
    return words + "\n"
  }

  /// Some of the fitting rules by name, the first few of many.
  private func names(_ rules: some Collection<Int>) -> String {
    let shown = rules.prefix(Self.mostInLine).map { fitting[$0].candidate.spec }.joined(separator: ", ")
    return rules.count > Self.mostInLine ? "\(shown) and \(rules.count - Self.mostInLine) more" : shown
  }

  private var named: String {
    results.map { result in
      let verb =
        result.matched == count ? "matches all \(count) rows" : "matches \(result.matched) of \(count) rows"
      return "\(result.candidate.spec.escapingControls) \(verb)\n"
    }.joined()
  }

  private func setting(_ setting: MatchSetting) -> String {
    var words = "velocities in points per \(setting.unit == .perSecond ? "second" : "millisecond")"
    if match.leavesUnitOpen {
      words += "; the other unit fits too, so say --context-velocity"
    }
    if match.opening.contains(where: { $0.insets == nil }) {
      words +=
        setting.insets == 0
        ? "; bounds as long as the container"
        : "; bounds \(setting.insets.inSentence) pt longer than the container"
      words += ", as matches most"
    }
    return words
  }

  private func write(_ next: DividingGesture, to text: inout ByteText) {
    text.append("\nrecord next: from \(next.start.inSentence), \(Self.words(next.gesture))")
    if Set(match.opening.map(\.layout)).count > 1 {
      text.append(
        ", where the container is \(next.layout.container.inSentence) pt and the content "
          + "\(next.layout.contentLength.inSentence) pt")
    }
    text.append("\n")
    for group in next.groups.prefix(Self.mostRules) {
      text.append("  \(names(group.rules)): rests at \(group.rest.inSentence)\n")
    }
    let more = next.groups.count - Self.mostRules
    if more > 0 { text.append("  and \(more) more rests, each by fewer rules\n") }
  }

  /// A gesture as one tells it to a hand.
  private static func words(_ gesture: Gesture) -> String {
    if gesture.drag == 0 { return "flick at about \(gesture.velocity.inSentence) pt/s" }
    let drag = "drag about \(gesture.drag.inSentence) pt"
    return gesture.velocity == 0
      ? "\(drag), hold, and lift" : "\(drag) and lift at about \(gesture.velocity.inSentence) pt/s"
  }

  private func writeMisses(of result: MatchQuestions, to text: inout ByteText) {
    guard !result.worst.isEmpty else { return }
    text.append("\nthe worst rows of \(result.candidate.spec.escapingControls)\n")
    for miss in result.worst {
      let answer = miss.answer.map { "it says \($0.inSentence)" } ?? "it gives no number"
      text.append(
        "  line \(miss.row.line): \(Self.words(miss.row)) to \(miss.logged.inSentence), and \(answer)\n")
    }
    let common = match.common(result)
    if !common.isEmpty { text.append("what these rows have in common: \(common.joined(separator: "; "))\n") }
  }

  /// The event of a row, up to where it led.
  private static func words(_ row: RecordedRow) -> String {
    let start = "from \(row.start.inSentence)"
    switch row.event {
    case .call(let call):
      return "\(start), proposed \(call.proposed.inSentence) at \(call.velocity.inSentence),"
    case .gesture(let gesture):
      return "\(start), dragged \(gesture.drag.inSentence) at \(gesture.velocity.inSentence),"
    }
  }

  // MARK: for programs

  struct Row {
    let result: MatchQuestions
    let rows: Int
  }

  static let fields: [Field<Row>] = [
    Field(.behavior()) { .text($0.result.candidate.spec) },
    Field("matched", width: 7, summary: "how many rows a behavior answers as the log does") {
      .integer($0.result.matched)
    },
    Field("rows", width: 5, summary: "how many rows the log has") { .integer($0.rows) },
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
      Cell($0.result.worst.first?.row.line)
    },
    Field("worst-miss", width: 18, summary: "by how much it misses that row, in points") {
      Cell($0.result.worst.first.flatMap { $0.distance.isFinite ? $0.distance : nil })
    },
  ]

  private var objects: [JSON] {
    results.enumerated().map { index, result in
      // Those that fit stand first, and the gesture names them by their place.
      let group = next?.groups.first { $0.rules.contains(index) }
      return [
        "behavior": .string(result.candidate.spec), "matched": .number(result.matched),
        "rows": .number(count), "all": .bool(result.matched == count),
        "unit": .string(result.setting.unit.rawValue), "insets": .number(result.setting.insets),
        "common": .array(match.common(result).map { .string($0) }),
        "worst": .array(
          result.worst.map { miss in
            [
              "line": .number(miss.row.line), "logged": .number(miss.logged),
              "answer": miss.answer.map { .number($0) } ?? JSON(.null),
            ]
          }),
        "next": next.flatMap { next in
          group.map { group in
            [
              "offset": .number(next.start), "drag": .number(next.gesture.drag),
              "velocity": .number(next.gesture.velocity), "rest": .number(group.rest),
            ]
          }
        },
      ]
    }
  }
}
