import SnapsimRuns
import SnapsimText

struct PlayTally {
  var verdict: CheckVerdict
  var subjects: [Report.Subject] = []

  private var worst = ExitCode.settled
  private var asExpected = 0
  private var withoutExpectations = 0
  private var failed: [String] = []
  private var unplayed: [String] = []

  init(verdict: CheckVerdict) { self.verdict = verdict }

  /// The exit code: that of the worst file.
  var code: ExitCode { worst == .settled && verdict.hasFailed ? .found : worst }

  mutating func note(_ file: ScenarioFile, fails: Bool) {
    if fails {
      failed.append(file.name)
      if worst == .settled { worst = .found }
    } else if file.scenario.steps.allSatisfy(\.expectations.isEmpty) {
      withoutExpectations += 1
    } else {
      asExpected += 1
    }
  }

  mutating func note(unplayed path: String, _ error: any CommandError) {
    unplayed.append(path)
    if error.exitCode.rawValue > worst.rawValue { worst = error.exitCode }
    let place = error as? BadInput
    let fault = Report.Fault(level: .error, sentence: place?.reason ?? error.message)
    let outcome = Report.Outcome(
      id: "the file", place: place.map { SourcePlace(file: path, line: $0.line) }, fault: fault)
    subjects.append(Report.Subject(name: path, outcomes: [outcome]))
  }

  /// The closing lines: how many files had which result.
  var lines: [String] {
    let count = asExpected + withoutExpectations + failed.count + unplayed.count
    let parts = [
      (asExpected, "as expected", []), (withoutExpectations, "without expectations", []),
      (failed.count, "not as expected", failed), (unplayed.count, "that cannot be played", unplayed),
    ].filter { $0.0 > 0 }.map { count, result, names in
      "\(count) \(result)" + (names.isEmpty ? "" : " (\(names.joined(separator: " ")))")
    }
    let text = "\(Choice.count(count, "scenario")): \(parts.joined(separator: ", "))"
    return Paragraph.lines(text.escapingControls, indent: 0)
  }
}
