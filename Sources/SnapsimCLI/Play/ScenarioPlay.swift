import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// A scenario played with each of its behaviors: rows, reports, and verdicts of `--check`.
struct ScenarioPlay {
  let file: ScenarioFile
  private let asked: OutputOptions
  private let session: Session
  private let told: Failures

  private var rows: RowWriter<PlayedRow>

  /// The verdict of `--check` on its steps, and on those of files before it.
  private(set) var verdict: CheckVerdict

  /// The changes to write into the file; `nil` without `--record`.
  private(set) var recording: ScenarioRecording?

  /// Whether an expectation was unmet.
  private(set) var fails = false

  private(set) var subjects: [Report.Subject] = []

  init(
    _ file: ScenarioFile, _ asked: OutputOptions, to rows: RowWriter<PlayedRow>, verdict: CheckVerdict,
    recording: ScenarioRecording?, telling told: Failures, in session: Session
  ) {
    self.file = file
    self.asked = asked
    self.rows = rows
    self.verdict = verdict
    self.recording = recording
    self.told = told
    self.session = session
  }

  mutating func play() throws -> RowWriter<PlayedRow> {
    for behavior in file.behaviors {
      var checks = PlayedChecks(
        file.scenario, file: file.name, isFile: file.isFile, behavior: behavior.spec,
        checks: asked.checks)
      var player = try file.located { () throws(ScenarioFlaw) in
        try ScenarioPlayer(file.scenario, behavior: behavior)
      }
      for _ in 0..<file.scenario.repeats {
        for (index, step) in file.scenario.steps.enumerated() {
          for repetition in 0..<step.repeats {
            let played = try file.located { () throws(ScenarioFlaw) in try player.play(step, index: index) }
            try take(played, of: step, in: repetition, by: behavior, on: player.view.settling, &checks)
          }
        }
      }
      subjects.append(checks.subject)
    }
    return rows
  }

  private mutating func take(
    _ step: PlayedStep, of planned: Scenario.Step, in repetition: Int, by behavior: NamedBehavior,
    on settling: Settling, _ checks: inout PlayedChecks
  ) throws {
    var played = step
    recording?.note(played)
    let failures = recording == nil ? judge(&played, by: planned, in: repetition, of: behavior) : []
    for failure in failures {
      checks.fail(failure.words, step: played.step, .expectation(failure.expectation))
    }
    if !failures.isEmpty { fails = true }
    check(played, by: behavior, &checks)
    if asked.format?.kind != .report {
      try rows.write(PlayedRow(file: file.name, behavior: behavior.name, step: played), to: session.output)
    }
    if let explanation = explanation(played, of: planned, by: behavior, settling) {
      if asked.explainsInline {
        try rows.note(to: session.output) { explanation.write(to: &$0) }
      } else {
        try session.errors.write { explanation.write(to: &$0) }
      }
    }
    if !failures.isEmpty {
      try told.add(failures.map { "\(file.name):\($0.line): \($0.words)" }, after: session.output)
    }
  }

  /// An unmet expectation.
  private struct Failure {
    /// The index among the step's expectations.
    let expectation: Int

    let line: Int
    let words: String
  }

  /// The unmet expectations, line by line.
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

  /// Judges a step by `--check`.
  private mutating func check(
    _ played: PlayedStep, by behavior: NamedBehavior, _ checks: inout PlayedChecks
  ) {
    guard asked.checks.areAny else { return }
    let misalignment = played.after.misalignment
    // Only a gesture passes pages; a rotation or new items renumber what is there.
    let before = played.settlement == nil ? played.after.page : played.before.page
    if asked.finds(misalignment) {
      checks.fail("misaligned by \(misalignment.inSentence) pt", step: played.step, .aligned)
    }
    if asked.checks.finds(from: before, to: played.after.page) {
      checks.fail("passes from page \(before) to \(played.after.page)", step: played.step, .pages)
    }
    let file = file.name
    verdict.judge(misalignment: misalignment, from: before, to: played.after.page) {
      CheckVerdict.Case(
        "step \(played.step) (\(played.action), \(behavior.spec))", misalignment: misalignment,
        from: before, to: played.after.page,
        command: "snapsim play \(ReproducingCommand.quoted(file)) --behavior "
          + "\(ReproducingCommand.quoted(behavior.spec)) --explain")
    }
  }

  private func explanation(
    _ played: PlayedStep, of step: Scenario.Step, by behavior: NamedBehavior, _ settling: Settling
  ) -> Explanation? {
    guard asked.explains, let settlement = played.settlement,
      case .swipe(let swipe) = step.action
    else { return nil }
    return Explanation(settlement, of: swipe.gesture, by: behavior, settling)
  }
}
