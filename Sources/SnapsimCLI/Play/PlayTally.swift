import SnapsimRuns
import SnapsimText

/// The results of the files that are played.
struct PlayTally {
  /// The verdict of `--check` on all their steps.
  private(set) var verdict: CheckVerdict

  private(set) var subjects: [Report.Subject] = []

  private var worst = ExitCode.settled
  private var asExpected = 0
  private var withoutExpectations = 0
  private var failed: [String] = []
  private var unplayed: [String] = []

  init(verdict: CheckVerdict) { self.verdict = verdict }

  /// The exit code: that of the worst file.
  var code: ExitCode { worst == .settled && verdict.hasFailed ? .found : worst }

  mutating func note(_ play: ScenarioPlay) {
    verdict = play.verdict
    subjects += play.subjects
    if play.fails {
      failed.append(play.file.name)
      if worst == .settled { worst = .found }
    } else if play.file.scenario.steps.allSatisfy(\.expectations.isEmpty) {
      withoutExpectations += 1
    } else {
      asExpected += 1
    }
  }

  /// Notes a file that could not be played to its end.
  mutating func note(unplayed path: String, _ error: any CommandError) {
    unplayed.append(path)
    if error.exitCode.rawValue > worst.rawValue { worst = error.exitCode }
    let line = (error as? ScenarioError)?.flaw.line
    subjects.append(
      Report.Subject(
        name: path,
        outcomes: [
          Report.Outcome(
            id: "the file", place: line.map { SourcePlace(file: path, line: $0) },
            fault: .init(level: .error, sentence: (error as? ScenarioError)?.flaw.words ?? error.message))
        ]))
  }

  /// The closing lines: how many files had which result.
  var lines: [String] {
    let count = asExpected + withoutExpectations + failed.count + unplayed.count
    var parts: [String] = []
    if asExpected > 0 { parts.append("\(asExpected) as expected") }
    if withoutExpectations > 0 { parts.append("\(withoutExpectations) without expectations") }
    if !failed.isEmpty { parts.append("\(failed.count) not as expected (\(failed.joined(separator: " ")))") }
    if !unplayed.isEmpty {
      parts.append("\(unplayed.count) that cannot be played (\(unplayed.joined(separator: " ")))")
    }
    let text = "\(count) \(count == 1 ? "scenario" : "scenarios"): \(parts.joined(separator: ", "))"
    return Paragraph.wrapped(Paragraph.words(text.escapingControls), after: "", separator: " ")
  }
}
