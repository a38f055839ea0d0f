import ScrollSimulation
import SnapsimRuns
import SnapsimText

final class PlayCommand {
  private let request: Request
  private let session: Session
  private let records: Bool
  private let paths: [String]

  /// The questions to behaviors, which are watched one by one: where one is lost, the other files go on.
  private let questions: Questions?

  /// Whether there may be several files, so that each is named.
  private let isSeveral: Bool

  // What became of the files so far.
  private var verdict: CheckVerdict
  private var subjects: [Report.Subject] = []
  private var worst = ExitCode.settled
  private var asExpected = 0
  private var withoutExpectations = 0
  private var failed: [String] = []
  private var unplayed: [String] = []

  /// Steps to be recorded at the end, when no behavior is asked again.
  private var recordings: [(file: ScenarioFile, played: [[PlayedStep]])] = []

  init(_ request: Request, _ session: Session) throws {
    let operands = request.invocation.operands
    guard let first = operands.first else {
      throw UsageError("snapsim play needs a file; name one, or - for standard input")
    }
    try request.output.checks.refuseAudited(by: "play")
    if request.invocation.has(.printTest), request.output.explains {
      throw PrintedTest.refusal(of: Option.explain.flag)
    }
    records = request.invocation.has(.record)
    if records, operands.contains("-") {
      throw UsageError("--record writes into the scenario's file, which standard input is not; name a file")
    }
    try request.output.format?.refuse([.print, .noHeader], among: request.run.given)
    paths = try ScenarioFile.paths(operands)
    isSeveral = paths != [first]
    verdict = CheckVerdict(request.output, of: "steps")
    (self.request, self.session) = (request, session)
    questions = session.behaviors.watch?.searches.questions()
  }

  func run() throws -> ExitCode {
    if request.invocation.has(.printTest) { return try printTests() }
    if !isSeveral || request.output.allowsClosing && !isReport {
      for path in paths { try playing(path, playAlone) }
      if isSeveral { try session.output.write { $0.append("\n\(tally)") } }
    } else {
      try writing(PlayedStep.fields(namesFile: true)) { rows, tell in
        for path in paths { try playing(path) { try play($0, into: &rows, telling: tell) } }
      }
    }
    for (file, played) in recordings { try file.record(played).forEach(session.errors.report) }
    if let format = request.output.format, isReport {
      let report = Report(name: "snapsim play", subjects: subjects)
      try session.output.write { report.write(to: &$0, as: format) }
    }
    if verdict.hasFailed {
      try session.output.flush()
      try verdict.report(to: session.errors)
    }
    return worst == .settled && verdict.hasFailed ? .found : worst
  }

  private var isReport: Bool { request.output.format?.isReport == true }

  private func printTests() throws -> ExitCode {
    var tests = PrintedTest()
    let module = request.invocation.text(of: .module)
    for path in paths {
      let file = try ScenarioFile(path, request, layouts: session.attached)
      if file.scenario.settings.contains(where: { $0.option == .intent }) {
        throw PrintedTest.refusal(of: "an intent")
      }
      let makers = try file.behaviors.map { behavior in
        behavior.spec == BehaviorCatalog.none.spec
          ? nil : try PrintedTest.maker(of: behavior, session.notes(behavior.spec), module: module)
      }
      if file.scenario.expectsNothing {
        let advice = file.isFile ? "; --record writes what comes about" : ""
        session.errors.note("\(file.name) expects nothing, so its test cannot fail\(advice)")
      }
      let stem = file.name.split(separator: "/").last?.split(separator: ".").first.map(String.init)
      let own = file.behaviors.first(where: \.isForeign) ?? file.behaviors[0]
      tests.add(
        try asked(own) {
          try file.scenario.tests(of: file.behaviors, made: makers.map { $0?.expression })
        },
        named: PrintedTest.typeName(stem ?? ""), title: file.scenario.name ?? file.name,
        importing: makers.map { $0?.module })
    }
    try session.output.write { $0.append(tests.text) }
    return .settled
  }

  /// Reads a file and hands it on; of several, or for a report, a fault is told, and the others go on.
  private func playing(_ path: String, _ body: (ScenarioFile) throws -> Void) throws {
    do {
      try body(try ScenarioFile(path, request, layouts: session.attached))
      // What cannot be written, or is read no more, stops all files.
    } catch let error as any CommandError
      where (isSeveral || isReport) && ![.settled, .cannotWrite].contains(error.exitCode)
    {
      unplayed.append(path)
      if error.exitCode.rawValue > worst.rawValue { worst = error.exitCode }
      let place = error as? BadInput
      let fault = Report.Fault(level: .error, sentence: place?.reason ?? error.message)
      let outcome = Report.Outcome(
        id: "the file", place: place.map { SourcePlace(file: path, line: $0.line) }, fault: fault)
      subjects.append(Report.Subject(name: path, outcomes: [outcome]))
      try session.output.flush()
      session.errors.report(error.message)
    }
  }

  private func playAlone(_ file: ScenarioFile) throws {
    if isSeveral {
      let name = file.scenario.name.map { ": " + $0.escapingControls } ?? ""
      let gap = session.output.isBegun ? "\n" : ""
      try session.output.write { $0.append("\(gap)\(file.name)\(name)\n") }
    }
    let fields = PlayedStep.fields(behaviors: file.behaviors.map(\.name))
    try writing(fields, single: file.rowCount == 1 ? Column.answer : nil) { rows, tell in
      try play(file, into: &rows, telling: tell)
    }
  }

  /// The answer of a behavior; throws the loss of one that crashes or hangs.
  private func asked<Answer>(_ behavior: NamedBehavior, _ ask: () throws -> Answer) throws -> Answer {
    guard behavior.isForeign, let watch = session.behaviors.watch, let questions else { return try ask() }
    let before = questions.lost.count
    if let answer = try questions.answer(ask) { return answer }
    guard let loss = questions.lost.dropFirst(before).first else {
      throw DataError("\(behavior.spec) is not asked, as too many behaviors crashed or hung before")
    }
    throw DataError.stopped(behavior.spec, loss, command: watch.typedCommand)
  }

  /// Writes rows, and what failed: under its row, or below a table that waits for its last row, also if a behavior crashes.
  private func writing(
    _ fields: [Field<PlayedStep>], single: [Column]? = nil,
    _ body: (inout RowWriter<PlayedStep>, _ tell: ([String]) throws -> Void) throws -> Void
  ) throws {
    var rows = try RowWriter(fields, request.output, holds: true, single: single)
    var failures: [String] = []
    let (output, errors, held) = (session.output, session.errors, rows.held)
    func report() {
      failures.forEach(errors.report)
      failures = []
    }
    defer { report() }
    try rows.finishing(output, watch: nil) { rows in
      try body(&rows) { failed in
        failures += failed
        guard held == nil else { return }
        try output.flush()
        report()
      }
    }
    // Failures stand under the table that they are about.
    try output.flush()
  }

  private func play(
    _ file: ScenarioFile, into rows: inout RowWriter<PlayedStep>, telling tell: ([String]) throws -> Void
  ) throws {
    if records { try file.checkRecording() }
    var recorded = file.scenario.steps.map { _ in [PlayedStep]() }
    var fails = false
    let output = request.output
    for behavior in file.behaviors {
      var checks = PlayedChecks(
        file.scenario, file: file.name, isFile: file.isFile, behavior: behavior.spec, checks: output.checks)
      var player = try asked(behavior) { try ScenarioPlayer(file.scenario, behavior: behavior) }
      for (index, step, repetition) in file.scenario.course {
        var played = try asked(behavior) { try player.play(step, index: index) }
        (played.file, played.behavior) = (file.name, behavior.name)
        if records { recorded[index].append(played) }
        let unmet = records ? [] : checks.judge(&played, by: step, in: repetition)
        fails = fails || !unmet.isEmpty
        checks.check(played, output, for: &verdict)
        if !isReport { try rows.write(played, to: session.output) }
        if output.explains {
          var explanation: Explanation?
          if let settlement = played.settlement, case .swipe(let swipe) = step.action {
            explanation = try asked(behavior) {
              Explanation(settlement, of: swipe.gesture, by: behavior, player.view.settling)
            }
          } else if let relocation = played.relocation {
            explanation = Explanation(relocation, by: behavior, on: player.view.layout)
          }
          try explanation?.write(below: rows, output, to: session.output, errors: session.errors)
        }
        if !unmet.isEmpty { try tell(unmet) }
      }
      subjects.append(checks.subject)
    }
    if records { recordings.append((file, recorded)) }
    if fails {
      failed.append(file.name)
      if worst == .settled { worst = .found }
    } else if file.scenario.expectsNothing {
      withoutExpectations += 1
    } else {
      asExpected += 1
    }
  }

  private var tally: String {
    let parts =
      [
        (asExpected, "as expected", []), (withoutExpectations, "without expectations", []),
        (failed.count, "not as expected", failed), (unplayed.count, "that cannot be played", unplayed),
      ] as [(count: Int, result: String, names: [String])]
    let words = parts.filter { $0.count > 0 }.map { count, result, names in
      "\(count) \(result)" + (names.isEmpty ? "" : " (\(names.joined(separator: " ")))")
    }
    let count = parts.reduce(0) { $0 + $1.count }
    let text = "\(count.of("scenario")): \(words.joined(separator: ", "))"
    return text.escapingControls.wrapped().map { $0 + "\n" }.joined()
  }
}

extension Command {
  static let play = Command(
    name: "play", summary: "a scenario: steps and expectations", operand: "FILE…|-", takesSeveral: true,
    fileEndings: [".json"],
    story: [
      "Plays a scenario, a JSON file (help scenarios tells its keys): one row per step, and for each expectation "
        + "that fails a line on standard error; then it exits with 1. --behavior tries another behavior than the "
        + "file's, whose own paths begin in the file's folder. --print-scenario of settle writes such a file, and --record "
        + "writes what comes about into it: expectations that fail change, steps without any get some, and all else stays.",
      "Of several files, or the .json files of a folder (not of those in it), each is named and a line below tells what became of all; rows for programs "
        + "have a column file, and the exit code is the worst. For CI, junit has a test case for each expectation and "
        + "behavior, github an annotation at the line of each that fails, xcode a line as compilers write it.",
      "--print-test plays nothing, and writes the steps and what is expected of them as a file of Swift Testing, which imports "
        + "the library and the module of the behavior's folder under Sources, or --module NAME.",
    ],
    examples: [
      "snapsim --behavior paging --velocity -1200 --print-scenario | snapsim play -",
      "snapsim play rotation.json --behavior container-paging", "snapsim play rotation.json --print-test",
    ],
    takes: { Option.ofRuns(in: .behavior, .output).filter { $0 != .open } + [.record, .printTest, .module] },
    meanings: [
      .format: "how it is written", .explain: "say by which steps each row came about",
      .behavior: "another than the file's; repeat it to compare",
      .view: "this scroll view, in place of the file's; what the file says of the layout wins",
      .printTest: "write it as a test, of the same steps and expectations",
    ],
    defaults: [.behavior: nil],
    formats: OutputFormat.ofRows + OutputFormat.ofReports.filter { $0 != .sarif },
    columns: { PlayedStep.columns }, columnsHeading: "a row for each step",
    topics: [("scenarios", "the keys of a scenario file", { _ in Help.scenarios })], isWatched: false,
    // The behaviors of the command line, or else those that the scenarios name.
    behaviorSpecs: { invocation in
      let named = invocation.behaviorSpecs
      guard named.isEmpty else { return named }
      return ((try? ScenarioFile.paths(invocation.operands)) ?? []).flatMap(ScenarioFile.behaviorSpecs)
    },
    // The layout is the scenario's, wherever a behavior's file attaches it.
    views: { invocation, _ in try invocation.views }, files: ScenarioFile.files,
    // Among several scenarios, those with a faulty behavior are passed over.
    goesOnWithoutBehaviors: {
      $0.behaviorSpecs.isEmpty && ((try? ScenarioFile.paths($0.operands))?.count ?? 0) > 1
    },
    run: { try PlayCommand($0, $1).run() })
}

extension Option {
  // What another behavior does is nothing to expect of the file's.
  static let record = Option(
    "record", in: .output, means: "play: write what comes about into the file, as expected",
    excludes: [.behavior, .printTest])
}
