import SnapsimRuns

/// The results of a scenario's expectations with one behavior, for junit and the like.
struct PlayedChecks {
  /// The file's name; `nil` for standard input, which has no lines to point at.
  private let file: String?
  private let name: String
  private var checks: [Check] = []

  /// A demand on a step.
  enum Asked: Equatable {
    /// One of its expectations, by index.
    case expectation(Int)
    /// A demand of `--check`: aligned, or at most so many pages.
    case aligned, pages
  }

  private struct Check {
    let step: Int
    let asked: Asked
    let id: String
    let line: Int

    /// The first failures, and the number of all.
    var failures: [String] = []
    var failureCount = 0

    var message: String {
      let more = failureCount - failures.count
      return failures.joined(separator: "\n") + (more > 0 ? "\nand \(more) more" : "")
    }
  }

  /// The most failures of one expectation that are told: a step may be repeated a million times.
  private static let mostTold = 10

  /// Takes in the expectations.
  ///
  /// - Parameters:
  /// - scenario: the scenario.
  /// - file: its file, as errors name it.
  /// - isFile: whether that is a file, rather than standard input.
  /// - behavior: the spec of the behavior.
  /// - asked: the demands of `--check` on each step.
  init(_ scenario: Scenario, file: String, isFile: Bool, behavior: String, checks asked: RowChecks) {
    self.file = isFile ? file : nil
    name = "\(file): \(behavior)"
    for (index, step) in scenario.steps.enumerated() {
      let place = "steps[\(index)] \(step.name)"
      for (number, expectation) in step.expectations.enumerated() {
        checks.append(
          Check(
            step: index, asked: .expectation(number), id: "\(place): \(expectation.quantity.rawValue)",
            line: expectation.line))
      }
      if asked.isOfAlignment {
        checks.append(Check(step: index, asked: .aligned, id: "\(place): --check", line: step.line))
      }
      if let most = asked.mostPages {
        checks.append(
          Check(step: index, asked: .pages, id: "\(place): --check pages=\(most)", line: step.line))
      }
    }
  }

  mutating func fail(_ words: String, step: Int, _ asked: Asked) {
    guard let index = checks.firstIndex(where: { $0.step == step && $0.asked == asked }) else { return }
    checks[index].failureCount += 1
    if checks[index].failures.count < Self.mostTold { checks[index].failures.append(words) }
  }

  var subject: Report.Subject {
    Report.Subject(
      name: name,
      outcomes: checks.map { check in
        Report.Outcome(
          id: check.id, place: file.map { SourcePlace(file: $0, line: check.line) },
          fault: check.failures.isEmpty
            ? nil : .init(level: .error, sentence: check.message))
      })
  }
}
