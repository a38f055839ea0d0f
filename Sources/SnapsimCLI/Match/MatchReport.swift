import ScrollSimulation
import SnapsimRuns
import SnapsimText

struct MatchReport {
  private let match: Match
  private let results: [MatchQuestions]

  /// The results that match every row, and the gesture on which these part; `nil` where none does.
  private let fitting: [MatchQuestions]
  private let next: Match.Division?

  /// Whether the rules known here were tried, rather than behaviors that were named.
  private let isOfRules: Bool

  /// So many rules are told to people at most (our choice: a screen).
  private static let mostRules = 8
  private static let mostInLine = 4

  init(_ match: Match, isOfRules: Bool) throws {
    (self.match, self.isOfRules) = (match, isOfRules)
    results = try match.results()
    fitting = results.filter { $0.matched == match.count }
    next = isOfRules ? match.dividing(fitting) : nil
  }

  var isAnswered: Bool { !fitting.isEmpty && next == nil }

  var loss: (spec: String, loss: Loss, line: Int?)? {
    results.lazy.compactMap { result in result.loss.map { (result.candidate.spec, $0.loss, $0.line) } }.first
  }

  private var count: Int { match.count }

  func write(_ options: OutputOptions, to output: Output) throws {
    if options.format == .csv {
      var rows = try RowWriter(Self.fields, options)
      for result in results { try rows.write((result, count), to: output) }
    } else {
      try output.write { report.write(to: &$0, as: options.format ?? .text) }
    }
  }

  static let fields: [Field<(result: MatchQuestions, rows: Int)>] = [
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
    ) { .number($0.result.setting.insets) },
    Field(
      "worst-line", width: 10, summary: "the line of the row that it misses by most; none if it misses none"
    ) { Cell($0.result.worst.first?.row.line) },
    Field("worst-miss", width: 18, summary: "by how much it misses that row, in points") {
      Cell($0.result.worst.first.flatMap { $0.distance.isFinite ? $0.distance : nil })
    },
  ]

  private var report: Report {
    let subjects = results.enumerated().map { index, result in
      Report.Subject(
        name: result.candidate.spec, outcomes: [], summary: index == 0 ? lines(best: result) : [],
        others: [object(result, at: index)])
    }
    return Report(name: "snapsim match", subjects: subjects)
  }

  private func object(_ result: MatchQuestions, at index: Int) -> JSON {
    let worst = result.worst.map { miss -> JSON in
      [
        "line": .number(miss.row.line), "logged": .number(miss.logged),
        "answer": miss.answer.map { .number($0) } ?? JSON(.null),
      ]
    }
    // Those that fit stand first, and the gesture names them by their place.
    let rest = next?.groups.first { $0.rules.contains(index) }?.rest
    return [
      "behavior": .string(result.candidate.spec), "matched": .number(result.matched),
      "rows": .number(count), "all": .bool(result.matched == count),
      "unit": .string(result.setting.unit.rawValue), "insets": .number(result.setting.insets),
      "common": .array(match.common(result).map { .string($0) }), "worst": .array(worst),
      "next": next.flatMap { next in
        rest.map { rest in
          [
            "offset": .number(next.shown.start), "drag": .number(next.shown.gesture.drag),
            "velocity": .number(next.shown.gesture.velocity), "rest": .number(rest),
          ]
        }
      },
    ]
  }

  private func lines(best: MatchQuestions) -> [String] {
    let shown = results.prefix(isOfRules ? Self.mostRules : results.count)
    let width = (shown.map(\.candidate.spec.count).max() ?? 0) + 2
    var lines = isOfRules ? verdict(best) : named
    lines.append("  " + setting(best.setting))
    lines += next.map(invitation) ?? []
    lines += ["", "matched within \(match.tolerance.inSentence) pt"]
    lines += shown.map { result in
      "  \(result.candidate.spec.escapingControls.padded(to: width))\(result.matched) of \(count)"
    }
    let rest = results.count - shown.count
    if rest > 0 { lines.append("  and \(rest) more rules, none of which matches more") }
    if isOfRules, !match.layouts.contains(where: \.hasItems) {
      lines.append(
        "view-aligned was not tried, as the items are not known; say --items, --item-length and --spacing")
    }
    return lines + (isOfRules ? [best] : results).flatMap(misses)
  }

  private func verdict(_ best: MatchQuestions) -> [String] {
    let spec = best.candidate.spec
    guard !fitting.isEmpty else {
      let equal = results.dropFirst().prefix { $0.matched == best.matched }.count
      let verb = equal > 0 ? " and \(equal) more, match" : ", matches"
      return ["no rule known here fits every row; the nearest, \(spec)\(verb) \(best.matched) of \(count)"]
    }
    guard next == nil else {
      return [
        "the log does not tell which rule your device follows: \(fitting.count) rules fit equally (\(count) of \(count))"
      ]
    }
    let standard = String(spec.prefix { $0 != ":" })
    var words = "your device follows \(spec) (\(count) of \(count))"
    if spec == "none" {
      words += "; that is, no behavior moves the target"
    } else if !Match.models.contains(standard) {
      words += ", which is not SwiftUI's own"
    } else if spec == standard {
      words += ", the model's default"
    } else if let other = results.first(where: { $0.candidate.spec == standard }) {
      words += "; the model's default, \(standard), matches \(other.matched)"
    }
    let alike = fitting.indices.dropFirst()
    return alike.isEmpty
      ? [words] : [words, "no gesture that was tried on this layout tells it apart from \(names(alike))"]
  }

  private func names(_ rules: some Collection<Int>) -> String {
    let shown = rules.prefix(Self.mostInLine).map { fitting[$0].candidate.spec }.joined(separator: ", ")
    return rules.count > Self.mostInLine ? "\(shown) and \(rules.count - Self.mostInLine) more" : shown
  }

  private var named: [String] {
    results.map { result in
      let rows = result.matched == count ? "all \(count) rows" : "\(result.matched) of \(count) rows"
      return "\(result.candidate.spec.escapingControls) matches \(rows)"
    }
  }

  private func setting(_ setting: (unit: ScrollPhysics.VelocityUnit, insets: Double)) -> String {
    var words = "velocities in points per \(setting.unit == .perSecond ? "second" : "millisecond")"
    if match.leavesUnitOpen { words += "; the other unit fits too, so say --context-velocity" }
    if match.opening.contains(where: { $0.insets == nil }) {
      let longer = setting.insets == 0 ? "as long as" : "\(setting.insets.inSentence) pt longer than"
      words += "; bounds \(longer) the container, as matches most"
    }
    return words
  }

  private func invitation(_ next: Match.Division) -> [String] {
    let (layout, gesture) = (next.shown.layout, next.shown.gesture)
    let drag = "drag about \(gesture.drag.inSentence) pt"
    let speed = "at about \(gesture.velocity.inSentence) pt/s"
    let words =
      gesture.drag == 0
      ? "flick \(speed)" : gesture.velocity == 0 ? "\(drag), hold, and lift" : "\(drag) and lift \(speed)"
    let place =
      Set(match.opening.map(\.layout)).count > 1
      ? ", where the container is \(layout.container.inSentence) pt and the content "
        + "\(layout.contentLength.inSentence) pt" : ""
    let more = next.groups.count - Self.mostRules
    return ["", "record next: from \(next.shown.start.inSentence), \(words)\(place)"]
      + next.groups.prefix(Self.mostRules).map { "  \(names($0.rules)): rests at \($0.rest.inSentence)" }
      + (more > 0 ? ["  and \(more) more rests, each by fewer rules"] : [])
  }

  private func misses(of result: MatchQuestions) -> [String] {
    if result.worst.isEmpty { return [] }
    let common = match.common(result)
    return ["", "the worst rows of \(result.candidate.spec.escapingControls)"]
      + result.worst.map { miss in
        let answer = miss.answer.map { "it says \($0.inSentence)" } ?? "it gives no number"
        let event =
          switch miss.row.event {
          case .call(let call): "proposed \(call.proposed.inSentence)"
          case .gesture(let gesture): "dragged \(gesture.drag.inSentence)"
          }
        return "  line \(miss.row.line): from \(miss.row.start.inSentence), \(event) at "
          + "\(miss.row.velocity.inSentence), to \(miss.logged.inSentence), and \(answer)"
      } + (common.isEmpty ? [] : ["what these rows have in common: \(common.joined(separator: "; "))"])
  }
}

extension Match {
  /// The traits of the rows that a candidate misses, in the opening and some after it, and of few others; at most three.
  func common(_ result: MatchQuestions) -> [String] {
    let rows = opening + result.missed
    let isMatched = rows.map { result.matches($0, layouts) }
    let missed = zip(rows, isMatched).filter { !$0.1 }.map(\.0)
    let matched = zip(rows, isMatched).filter { $0.1 }.map(\.0)
    guard !missed.isEmpty, !matched.isEmpty else { return [] }
    let speed = { (row: RecordedRow) in row.speed(result.setting.unit) }
    let (slowest, fastest) = missed.map(speed).reduce((Double.infinity, 0.0)) {
      (min($0.0, $1), max($0.1, $1))
    }
    let traits: [(words: String, holds: (RecordedRow) -> Bool)] = [
      ("forward", { self.way(of: $0) > 0 }), ("backward", { self.way(of: $0) < 0 }),
      ("without a velocity", { $0.velocity == 0 }),
      (
        "scrolls by a program",
        { row in row.call.map { $0.velocity == 0 && ($0.anchor != nil || $0.proposed == row.start) } ?? false
        }
      ),
      ("from an end", { self.isEnd($0.start, $0) }),
      ("where an end is proposed", { row in row.call.map { self.isEnd($0.proposed, row) } ?? false }),
      (
        "from between stops",
        { abs(Grids(self.layouts[$0.layout]).place($0.start).misalignment) > self.tolerance }
      ),
      ("at \(slowest.inSentence) pt/s and faster", { slowest > 0 && speed($0) >= slowest }),
      (
        "at \(fastest.inSentence) pt/s and slower",
        { slowest > 0 && $0.velocity != 0 && speed($0) <= fastest }
      ),
    ]
    return traits.compactMap { words, holds -> (rows: Int, words: String)? in
      let others = matched.count(where: holds)
      // A trait that more than half of the matched rows share tells nothing (our choice).
      guard missed.allSatisfy(holds), others * 2 <= matched.count else { return nil }
      let rows = missed.count + others
      return (rows, "only \(words) (\(missed.count) of \(rows) such rows)")
    }.sorted { $0.rows < $1.rows }.prefix(3).map(\.words)
  }

  private func isEnd(_ offset: Double, _ row: RecordedRow) -> Bool {
    offset <= tolerance || offset >= layouts[row.layout].reach - tolerance
  }

  /// The content's velocity in the sense in which offsets grow.
  private func way(of row: RecordedRow) -> Double {
    (row.call == nil) == layouts[row.layout].isReversed ? row.velocity : -row.velocity
  }
}
