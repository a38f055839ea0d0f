import SnapsimRuns
import SnapsimText

/// What becomes of the files that are played.
struct PlayTally {
  /// What the checks of the command line make of all their steps.
  private(set) var verdict: CheckVerdict

  /// What a report tells.
  private(set) var subjects: [CheckedSubject] = []

  private var worst = ExitCode.settled
  private var asExpected = 0
  private var withoutExpectations = 0
  private var failed: [String] = []
  private var unplayed: [String] = []

  /// Knows no file yet.
  init(verdict: CheckVerdict) { self.verdict = verdict }

  /// How the command ends: as the worst of its files.
  var code: ExitCode { worst == .settled && verdict.hasFailed ? .found : worst }

  /// Notes a file that was played.
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

  /// Notes a file that could not be played, or not to its end.
  mutating func note(unplayed path: String, _ error: any CommandError) {
    unplayed.append(path)
    if error.exitCode.rawValue > worst.rawValue { worst = error.exitCode }
    let line = (error as? ScenarioError)?.flaw.line
    subjects.append(
      CheckedSubject(
        name: path,
        outcomes: [
          CheckOutcome(
            id: "the file", place: line.map { SourcePlace(file: path, line: $0) },
            fault: .init(level: .error, message: (error as? ScenarioError)?.flaw.words ?? error.message))
        ]))
  }

  /// How many files came to what, in lines below their tables.
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
