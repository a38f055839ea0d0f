import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// Plays a scenario: one row per step and repetition, and a line on standard error for whatever is not as expected.
struct PlayCommand: Command {
  private let options: RunOptions

  /// The file as errors name it.
  private let file: String

  /// Whether it is a file, rather than standard input.
  private let isFile: Bool
  private let scenario: Scenario
  private let behaviors: [NamedBehavior]
  private let rows: RowWriter<PlayedRow>
  private let session: Session

  init(_ request: Request<NoOptions>, _ session: Session) throws {
    guard let path = request.invocation.operands.first else {
      throw UsageError("snapsim \(Self.name) needs a file; name one, or - for standard input")
    }
    options = request.run
    try Report.check(options.output.format, options.given, refusing: [.print, .noHeader])
    self.session = session
    isFile = path != "-"
    file = isFile ? path : "stdin"
    let text = try WholeFile.read(path, named: self.file)
    do throws(ScenarioFlaw) {
      var scenario = try Scenario(text, behaviors: session.behaviors)
      // Another behavior than the scenario's may be tried on it, which then need not be there.
      if options.given.contains(.behavior) { scenario.settings.removeAll { $0.option == .behavior } }
      self.scenario = scenario
    } catch {
      throw ScenarioError(file: self.file, error)
    }
    let described: RunOptions
    do {
      described = try scenario.settings.options(scenario.catalog)
    } catch {
      let place = scenario.settings.place(of: error) ?? scenario.layoutPlace
      throw ScenarioError(file: self.file, place.flaw(error))
    }
    behaviors = options.given.contains(.behavior) ? options.behaviors : described.behaviors
    guard let rows = scenario.rowCount(behaviors: behaviors.count) else {
      throw ScenarioError(file: self.file, scenario.longestPlace.flaw(UsageError.tooManyRows))
    }
    self.rows = try RowWriter(
      PlayedRow.fields(behaviors: behaviors.map(\.name)), options.output, holds: true,
      single: rows == 1 ? Column.answer : nil)
  }

  /// The behaviors that are named, or those that the scenario in the file names; none where it cannot be read, which
  /// playing it then says.
  static func behaviorSpecs(_ invocation: Invocation) -> [String] {
    let named = invocation.behaviorSpecs
    guard named.isEmpty, let path = invocation.operands.first, path != "-",
      let text = try? WholeFile.read(path, named: path),
      case .object(let members) = try? LocatedJSON(text).value,
      let value = members.first(where: { $0.key == "behavior" })?.value
    else { return named }
    let values = if case .array(let elements) = value.value { elements } else { [value] }
    return values.compactMap { if case .string(let spec) = $0.value { spec } else { nil } }
  }

  /// Plays the scenario with each behavior.
  ///
  /// - Returns: whether something was not as expected.
  func run() throws -> ExitCode {
    let failures = Failures(errors: session.errors, waits: rows.held != nil)
    session.behaviors.watch?.note { [rows, output = session.output] in
      try? rows.held?.finishEarly(output)
      failures.report()
    }
    defer { failures.report() }
    var verdict = CheckVerdict(options.output, of: "steps")
    var code = try rows.finishing(session.output, watch: nil) { try play(failures, &verdict) }
    if verdict.hasFailed {
      code = .found
      try session.output.flush()
      failures.report()
      try verdict.report(to: session.errors)
    }
    return code
  }

  private func play(_ told: Failures, _ verdict: inout CheckVerdict) throws -> ExitCode {
    let (output, errors) = (session.output, session.errors)
    var code = ExitCode.settled
    var rows = rows
    var checked: [CheckedSubject] = []
    let isReport = options.output.format?.kind == .report
    for behavior in behaviors {
      var checks = PlayedChecks(
        scenario, file: file, isFile: isFile, behavior: behavior.spec,
        checksAlignment: options.output.checks.isOfAlignment)
      var player = try located { () throws(ScenarioFlaw) in
        try ScenarioPlayer(scenario, behavior: behavior)
      }
      for _ in 0..<scenario.repeats {
        for (index, step) in scenario.steps.enumerated() {
          for repetition in 0..<step.repeats {
            var played = try located { () throws(ScenarioFlaw) in try player.play(step, index: index) }
            let failures = judge(&played, by: step, in: repetition, of: behavior)
            for failure in failures {
              checks.fail(failure.words, step: index, expectation: failure.expectation)
            }
            let misalignment = played.after.misalignment
            if options.output.finds(misalignment) {
              checks.fail("misaligned by \(misalignment.inSentence) pt", step: index, expectation: nil)
            }
            if !failures.isEmpty { code = .found }
            judge(played, index: index, by: behavior, &verdict)
            if !isReport { try rows.write(PlayedRow(behavior: behavior.name, step: played), to: output) }
            if let explanation = explanation(played, of: step, by: behavior, player.view.settling) {
              if options.output.explainsInline {
                try rows.note(to: output) { explanation.write(to: &$0) }
              } else {
                try errors.write { explanation.write(to: &$0) }
              }
            }
            if !failures.isEmpty {
              try told.add(failures.map { "\(file):\($0.line): \($0.words)" }, after: output)
            }
          }
        }
      }
      checked.append(checks.subject)
    }
    if let format = options.output.format {
      try output.write { Report(name: "snapsim play", subjects: checked).write(to: &$0, as: format) }
    }
    return code
  }

  /// Something that is not as expected.
  private struct Failure {
    /// Which expectation of the step.
    let expectation: Int

    /// The number of its line in the file, from 1.
    let line: Int
    let words: String
  }

  /// What is not as expected, line by line.
  private func judge(
    _ played: inout PlayedStep, by step: Scenario.Step, in repetition: Int, of behavior: NamedBehavior
  ) -> [Failure] {
    var failures: [Failure] = []
    for (index, expectation) in step.expectations.enumerated() {
      let found = played.found(expectation.quantity, tolerance: expectation.tolerance)
      guard !expectation.holds(found, in: repetition) else { continue }
      played.note(failed: expectation.quantity)
      let words = PlayedStep.words(
        expectation, of: repetition, found: found, step: played.step, in: played.action,
        behavior: behavior.spec)
      failures.append(Failure(expectation: index, line: expectation.line, words: words))
    }
    return failures
  }

  /// Judges a step by the checks of the command line.
  private func judge(
    _ played: PlayedStep, index: Int, by behavior: NamedBehavior, _ verdict: inout CheckVerdict
  ) {
    guard options.output.checks.areAny else { return }
    // Only a gesture passes pages; a rotation or new items renumber what is there.
    let before = played.settlement == nil ? played.after.page : played.before.page
    verdict.judge(misalignment: played.after.misalignment, from: before, to: played.after.page) {
      CheckVerdict.Case(
        "step \(index) (\(played.action), \(behavior.spec))", misalignment: played.after.misalignment,
        from: before, to: played.after.page,
        command: "snapsim play \(ReproducingCommand.quoted(file)) --behavior "
          + "\(ReproducingCommand.quoted(behavior.spec)) --explain")
    }
  }

  private func explanation(
    _ played: PlayedStep, of step: Scenario.Step, by behavior: NamedBehavior, _ settling: Settling
  ) -> Explanation? {
    guard options.output.explains, let settlement = played.settlement,
      case .swipe(let swipe) = step.action
    else { return nil }
    return Explanation(settlement, of: swipe.gesture, by: behavior, settling)
  }

  /// Does something, and tells what keeps it from being done with the file.
  private func located<Result>(
    _ body: () throws(ScenarioFlaw) -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch {
      throw ScenarioError(file: file, error)
    }
  }
}

extension Scenario {
  /// How many rows it makes; `nil` where they are too many.
  func rowCount(behaviors: Int) -> Int? {
    var perRound = 0
    for step in steps {
      let (sum, overflows) = perRound.addingReportingOverflow(step.repeats)
      guard !overflows else { return nil }
      perRound = sum
    }
    let (all, overflows) = perRound.multipliedReportingOverflow(by: repeats)
    let (rows, overflowsToo) = all.multipliedReportingOverflow(by: behaviors)
    return overflows || overflowsToo || rows > NumberSequence.limit ? nil : rows
  }

  /// Where most of its rows come from.
  fileprivate var longestPlace: Place {
    let step = steps.max { $0.repeats < $1.repeats }
    let isOfFile = repeats >= step?.repeats ?? 1
    return (isOfFile ? repeatsPlace : step?.repeatsPlace)
      ?? Place(line: steps.first?.line ?? 1, path: "steps")
  }
}
