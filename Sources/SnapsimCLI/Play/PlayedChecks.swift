import SnapsimRuns

/// What became of the expectations of a scenario with one behavior, for reports that other programs read.
struct PlayedChecks {
  /// The file as it is named; `nil` for standard input, which has no lines to point at.
  private let file: String?
  private let name: String
  private var checks: [Check] = []

  /// What is asked of a step.
  enum Asked: Equatable {
    /// One of its expectations, by index.
    case expectation(Int)
    /// That it ends aligned, or passes so many pages at most, as `--check` asks.
    case aligned, pages
  }

  private struct Check {
    let step: Int
    let asked: Asked
    let id: String
    let line: Int

    /// The first things that were wrong, and how many there were.
    var failures: [String] = []
    var failureCount = 0

    /// What was wrong, line by line.
    var message: String {
      let more = failureCount - failures.count
      return failures.joined(separator: "\n") + (more > 0 ? "\nand \(more) more" : "")
    }
  }

  /// So many failures of one expectation are told: a step may be repeated a million times.
  private static let mostTold = 10

  /// Takes in what is expected.
  ///
  /// - Parameters:
  ///   - scenario: the scenario.
  ///   - file: its file, as errors name it.
  ///   - isFile: whether that is a file, rather than standard input.
  ///   - behavior: the spec of the behavior.
  ///   - asked: what `--check` asks of each step.
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

  /// Notes that something is not as expected.
  ///
  /// - Parameters:
  ///   - words: what is wrong.
  ///   - step: the index of the step.
  ///   - asked: what was asked of it.
  mutating func fail(_ words: String, step: Int, _ asked: Asked) {
    guard let index = checks.firstIndex(where: { $0.step == step && $0.asked == asked }) else { return }
    checks[index].failureCount += 1
    if checks[index].failures.count < Self.mostTold { checks[index].failures.append(words) }
  }

  /// What a report tells.
  var subject: CheckedSubject {
    CheckedSubject(
      name: name,
      outcomes: checks.map { check in
        CheckOutcome(
          id: check.id, place: file.map { SourcePlace(file: $0, line: check.line) },
          fault: check.failures.isEmpty
            ? nil : .init(level: .error, message: check.message))
      })
  }
}
