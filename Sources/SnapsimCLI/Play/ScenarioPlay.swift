import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// A scenario played with each of its behaviors: rows, reports, and verdicts of `--check`.
struct ScenarioPlay {
  let file: ScenarioFile
  let asked: OutputOptions
  let told: Failures
  let session: Session

  /// The changes to write into the file; `nil` without `--record`.
  var recording: ScenarioRecording?
  var fails = false

  mutating func play(into rows: inout RowWriter<PlayedStep>, _ tally: inout PlayTally) throws {
    for behavior in file.behaviors {
      var checks = PlayedChecks(
        file.scenario, file: file.name, isFile: file.isFile, behavior: behavior.spec, checks: asked.checks)
      var player = try ScenarioPlayer(file.scenario, behavior: behavior)
      for (index, step, repetition) in file.scenario.course {
        var played = try player.play(step, index: index)
        (played.file, played.behavior) = (file.name, behavior.name)
        let failures = judge(&played, by: step, in: repetition, of: behavior, &checks)
        check(played, by: behavior, &checks, &tally.verdict)
        if asked.format?.kind != .report { try rows.write(played, to: session.output) }
        if asked.explains, let settlement = played.settlement, case .swipe(let swipe) = step.action {
          try Explanation(settlement, of: swipe.gesture, by: behavior, player.view.settling)
            .write(below: rows, asked, to: session.output, errors: session.errors)
        }
        if !failures.isEmpty { try told.add(failures, after: session.output) }
      }
      tally.subjects.append(checks.subject)
    }
  }

  /// Judges a step by its expectations, or records it.
  ///
  /// - Returns: the unmet expectations, line by line.
  private mutating func judge(
    _ played: inout PlayedStep, by step: Scenario.Step, in repetition: Int, of behavior: NamedBehavior,
    _ checks: inout PlayedChecks
  ) -> [String] {
    guard recording == nil else {
      recording?.note(played)
      return []
    }
    var failures: [String] = []
    for expectation in step.expectations {
      let found = played.found(expectation.quantity, tolerance: expectation.tolerance)
      guard !expectation.holds(found, in: repetition) else { continue }
      played.failed.append(expectation.quantity)
      let times = repetition > 0 || expectation.values.count > 1 ? ", time \(repetition + 1)" : ""
      let words =
        "step \(played.step) (\(played.action)\(times), \(behavior.spec)): expected "
        + "\(expectation.quantity.rawValue) \(expectation.value(of: repetition).words), got "
        + (found?.words ?? "none")
      checks.fail(expectation.quantity.rawValue, of: played.step, played.action, words)
      failures.append("\(file.name):\(expectation.line): \(words)")
    }
    // In the order of quantities, whatever stands first in the file.
    played.failed = ScenarioExpectation.Quantity.allCases.filter(played.failed.contains)
    fails = fails || !failures.isEmpty
    return failures
  }

  /// Judges a step by `--check`.
  private func check(
    _ played: PlayedStep, by behavior: NamedBehavior, _ checks: inout PlayedChecks,
    _ verdict: inout CheckVerdict
  ) {
    guard asked.checks.areAny else { return }
    let misalignment = played.after.misalignment
    // Only a gesture passes pages; a rotation or new items renumber what is there.
    let before = played.settlement == nil ? played.after.page : played.before.page
    if asked.finds(misalignment) {
      let words = "misaligned by \(misalignment.inSentence) pt"
      checks.fail(PlayedChecks.aligned, of: played.step, played.action, words)
    }
    if let most = asked.checks.mostPages, asked.checks.finds(from: before, to: played.after.page) {
      let words = "passes from page \(before) to \(played.after.page)"
      checks.fail(PlayedChecks.pages(most), of: played.step, played.action, words)
    }
    verdict.judge(misalignment: misalignment, from: before, to: played.after.page) {
      (
        "step \(played.step) (\(played.action), \(behavior.spec))",
        "snapsim play \(ReproducingCommand.quoted(file.name)) --behavior "
          + "\(ReproducingCommand.quoted(behavior.spec)) --explain"
      )
    }
  }
}
