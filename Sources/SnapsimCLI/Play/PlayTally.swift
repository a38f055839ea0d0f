import SnapsimRuns
import SnapsimText

/// The results of the files that are played.
struct PlayTally {
  /// The verdict of `--check` on all their steps.
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

  /// Notes a file that could not be played to its end.
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
    let text = "\(count) \(count == 1 ? "scenario" : "scenarios"): \(parts.joined(separator: ", "))"
    return Paragraph.lines(text.escapingControls, indent: 0)
  }
}

/// The results of a scenario's expectations with one behavior, for junit and the like.
struct PlayedChecks {
  private let name: String

  /// Each expectation, with its first failures and the number of all.
  private var checks: [(id: String, place: SourcePlace?, failures: [String], count: Int)] = []

  /// The most failures of one expectation that are told: a step may be repeated a million times.
  private static let mostTold = 10

  /// Takes in the expectations of a scenario, and those of `--check`; standard input has no lines to point at.
  init(_ scenario: Scenario, file: String, isFile: Bool, behavior: String, checks asked: RowChecks) {
    name = "\(file): \(behavior)"
    for (index, step) in scenario.steps.enumerated() {
      let quantities = step.expectations.map { ($0.quantity.rawValue, $0.line) }
      for (asked, line) in quantities + Self.names(asked).map({ ($0, step.line) }) {
        let place = isFile ? SourcePlace(file: file, line: line) : nil
        checks.append((Self.id(index, step.name, asked), place, [], 0))
      }
    }
  }

  static let aligned = "--check"

  static func pages(_ most: Int) -> String { "--check pages=\(most)" }

  private static func names(_ asked: RowChecks) -> [String] {
    (asked.isOfAlignment ? [aligned] : []) + (asked.mostPages.map { [pages($0)] } ?? [])
  }

  private static func id(_ step: Int, _ action: String, _ asked: String) -> String {
    "steps[\(step)] \(action): \(asked)"
  }

  /// Notes that a quantity of a step, or a demand of `--check`, is not as it should be.
  mutating func fail(_ asked: String, of step: Int, _ action: String, _ words: String) {
    let id = Self.id(step, action, asked)
    guard let index = checks.firstIndex(where: { $0.id == id }) else { return }
    checks[index].count += 1
    if checks[index].count <= Self.mostTold { checks[index].failures.append(words) }
  }

  var subject: Report.Subject {
    Report.Subject(
      name: name,
      outcomes: checks.map { check in
        let more = check.count - check.failures.count
        let message = check.failures.joined(separator: "\n") + (more > 0 ? "\nand \(more) more" : "")
        return Report.Outcome(
          id: check.id, place: check.place,
          fault: check.count == 0 ? nil : .init(level: .error, sentence: message))
      })
  }
}
