import ScrollSimulation
import SnapsimRuns
import SnapsimText

extension Command {
  static let match = Command(
    name: "match", summary: "which rule a recorded device follows", operand: "FILE|-",
    fileEndings: [".jsonl"],
    story: [
      "Asks behaviors what a device was asked, and says which of them answer as it did. The log has lines of "
        + "Examples/Recorder/Recorded.swift, which is pasted into an app, or columns of a batch with rest or target, where "
        + "the gesture led; other lines of a console are passed over. Without --behavior every rule of SwiftUI's own "
        + "behaviors and the other behaviors known here are tried; with it, those named, so that a recording is a test of "
        + "one's own behavior.",
      "Where several rules answer every row as the log does, it says how many, and the gesture to record next: one on "
        + "which they part, with the rest that each of them predicts. It follows a rule only where no gesture that is "
        + "tried parts that from another one that fits.",
      "It exits with 0 where the log follows one rule, or one of the behaviors named matches every row within --tolerance; "
        + "and with 1 otherwise, also where several rules fit equally.",
      "The unit of the velocities, and how much longer the bounds are than the container, are found by what matches most "
        + "of the first \(Match.openingCount) rows, where neither the log nor an option says so. What view-aligned stops "
        + "at is known if the items are: say --items, --item-length and --spacing as in the app.",
    ],
    examples: [
      "snapsim match log.jsonl", "snapsim match log.jsonl --behavior ./MyPaging.swift",
      "snapsim match --items 12 --item-length 300 --spacing 16 log.jsonl",
      "snapsim match --rename translation=drag,settled=rest gestures.csv",
    ],
    takes: {
      Option.ofRuns(in: .layout, .behavior, .physics).filter { $0 != .intent } + [
        .format, .output, .tolerance, .rename,
      ]
    },
    meanings: [
      .behavior: "compare these only; repeat it for several", .format: "how it is written",
      .tolerance: "by how much an answer may differ", .contextVelocity: "unit of the log's velocities",
      .rename: "read columns under other names, as translation=drag",
    ],
    defaults: [.behavior: nil, .contextVelocity: nil], formats: [.text, .json, .csv],
    columns: { MatchReport.fields.map(\.column) }, columnsHeading: "of behaviors",
    // It watches by itself: a row on which a behavior is lost is one that it misses.
    isWatched: false,
    run: { request, session in
      guard let path = request.invocation.operands.first else {
        throw UsageError("snapsim match needs a log; name a file, or - for standard input")
      }
      let options = request.run
      if let option = options.sweeps.first?.option {
        throw UsageError("\(option.flag) takes one number in a match, whose log is of one scroll view")
      }
      let renames = try [Rename](request.invocation)
      let isOfRules = !options.namesBehaviors && !options.catalog.hasOwn
      let named: [MatchCandidate] = options.behaviors.map { ($0.name, choices: 0, $0.make) }
      let match = Match(
        unit: options.given.contains(.contextVelocity) ? options.physics.contextVelocity : nil,
        physics: options.physics, tolerance: request.output.tolerance,
        watch: isOfRules ? nil : session.behaviors.watch?.searches,
        // Somebody's own behaviors may share what one thread at a time may use.
        isParallel: isOfRules,
        candidates: { layouts in
          isOfRules ? try Match.rules(items: layouts.contains(where: \.hasItems)) : named
        })
      let name = InputBlocks.name(of: path)
      for warning in try match.read(path, request, renaming: renames) {
        session.errors.warn("\(name): \(warning)")
      }
      let report = try MatchReport(match, isOfRules: isOfRules)
      try report.write(request.output, to: session.output)
      guard let (spec, loss, line) = report.loss, let watch = session.behaviors.watch else {
        return report.isAnswered ? .settled : .found
      }
      let error = DataError.stopped(
        (line.map { "\(name):\($0): " } ?? "") + spec, loss, command: watch.typedCommand)
      session.errors.report(error.message)
      return error.exitCode
    })
}

extension ScrollLayout { var hasItems: Bool { items != nil && isScrollTargetLayout } }

// The rules that a device may follow: SwiftUI's own behaviors by every combination of their parameters, and the other
// behaviors known here.
extension Match {
  /// Every combination under the spec that names it, the defaults first; without known items view-aligned has no stops.
  static func rules(items: Bool) throws -> [MatchCandidate] {
    var rules = [(spec: "none", choices: 0)]
    for (name, parameters) in [("paging", paging)] + (items ? [("view-aligned", viewAligned)] : []) {
      rules += combinations(parameters[...]).map { chosen in
        (chosen.isEmpty ? name : "\(name):\(chosen.joined(separator: ","))", chosen.count)
      }
    }
    for other in BehaviorCatalog.ours where items || !other.needsItems {
      if !rules.contains(where: { $0.spec == other.name }) { rules.append((other.name, ownChoices)) }
    }
    return try rules.map { spec, choices in (spec, choices, try BehaviorCatalog().behavior(spec).make) }
  }

  /// So many choices does another behavior count for: more than all of SwiftUI's own.
  private static let ownChoices = 10
  static let models = ["paging", "view-aligned"]

  // The first value of each is the default.
  private static let paging = [
    ("grid", ["absolute", "relative"]), ("most", ["1", "any"]), ("turn", ["next", "half"]),
  ]
  private static let viewAligned = [
    ("limit", ["automatic", "always", "always-by-few", "never"]),
    ("anchor", ["leading", "center", "trailing"]),
    ("next", ["limited", "always"]), ("longest", ["1.1", "any"]),
  ]

  private static func combinations(_ parameters: ArraySlice<(String, [String])>) -> [[String]] {
    guard let (name, values) = parameters.first else { return [[]] }
    let rest = combinations(parameters.dropFirst())
    return values.flatMap { value in rest.map { (value == values[0] ? [] : ["\(name)=\(value)"]) + $0 } }
  }
}
