import SnapsimRuns
import SnapsimText

/// The results of a scenario's expectations with one behavior, for junit and the like.
struct PlayedChecks {
  private let file: String
  private let behavior: String

  /// Each expectation, with its first failures and the number of all.
  private var checks: [(id: String, place: SourcePlace?, failures: [String], count: Int)] = []

  /// The most failures of one expectation that are told: a step may be repeated a million times.
  private static let mostTold = 10

  /// Takes in the expectations of a scenario, and those of `--check`; standard input has no lines to point at.
  init(_ scenario: Scenario, file: String, isFile: Bool, behavior: String, checks asked: RowChecks) {
    (self.file, self.behavior) = (file, behavior)
    for (index, step) in scenario.steps.enumerated() {
      let quantities = step.expectations.map { ($0.quantity.rawValue, $0.line) }
      for (asked, line) in quantities + Self.names(asked).map({ ($0, step.line) }) {
        let place = isFile ? SourcePlace(file: file, line: line) : nil
        checks.append((Self.id(index, step.name, of: asked), place, [], 0))
      }
    }
  }

  private static let aligned = "--check"

  private static func pages(_ most: Int) -> String { "--check pages=\(most)" }

  private static func names(_ asked: RowChecks) -> [String] {
    (asked.isOfAlignment ? [aligned] : []) + (asked.mostPages.map { [pages($0)] } ?? [])
  }

  private static func id(_ step: Int, _ action: String, of asked: String) -> String {
    "steps[\(step)] \(action): \(asked)"
  }

  /// Judges a step by its expectations; tells the unmet ones, line by line.
  mutating func judge(_ played: inout PlayedStep, by step: Scenario.Step, in repetition: Int) -> [String] {
    var failures: [String] = []
    for expectation in step.expectations {
      let found = played.found(expectation.quantity, tolerance: expectation.tolerance)
      guard !expectation.holds(found, in: repetition) else { continue }
      played.failed.append(expectation.quantity)
      let quantity = expectation.quantity.rawValue
      let times = repetition > 0 || expectation.values.count > 1 ? ", time \(repetition + 1)" : ""
      let words =
        "step \(played.step) (\(played.action)\(times), \(behavior)): expected \(quantity) "
        + "\(expectation.quantity.words(expectation.value(of: repetition))), "
        + "got \(found.map(expectation.quantity.words) ?? "none")"
      fail(quantity, of: played.step, played.action, words: words)
      failures.append("\(file):\(expectation.line): \(words)")
    }
    // In the order of quantities, whatever stands first in the file.
    played.failed = ScenarioExpectation.Quantity.allCases.filter(played.failed.contains)
    return failures
  }

  mutating func check(_ played: PlayedStep, _ asked: OutputOptions, for verdict: inout CheckVerdict) {
    guard asked.checks.areAny else { return }
    let (misalignment, after) = (played.after.misalignment, played.after.page)
    // Only a gesture passes pages; a rotation or new items renumber what is there.
    let before = played.settlement == nil ? after : played.before.page
    if asked.finds(misalignment) {
      fail(Self.aligned, of: played.step, played.action, words: "misaligned by \(misalignment.inSentence) pt")
    }
    if let most = asked.checks.mostPages, asked.checks.finds(from: before, to: after) {
      fail(Self.pages(most), of: played.step, played.action, words: "passes from page \(before) to \(after)")
    }
    verdict.judge(misalignment: misalignment, from: before, to: after) {
      (
        "step \(played.step) (\(played.action), \(behavior))",
        "snapsim play \(ReproducingCommand.quoted(file)) --behavior "
          + "\(ReproducingCommand.quoted(behavior)) --explain"
      )
    }
  }

  /// Notes that a quantity of a step, or a demand of `--check`, is not as it should be.
  mutating func fail(_ asked: String, of step: Int, _ action: String, words: String) {
    let id = Self.id(step, action, of: asked)
    guard let index = checks.firstIndex(where: { $0.id == id }) else { return }
    checks[index].count += 1
    if checks[index].count <= Self.mostTold { checks[index].failures.append(words) }
  }

  var subject: Report.Subject {
    Report.Subject(
      name: "\(file): \(behavior)",
      outcomes: checks.map { check in
        let more = check.count - check.failures.count
        let message = check.failures.joined(separator: "\n") + (more > 0 ? "\nand \(more) more" : "")
        return Report.Outcome(
          id: check.id, place: check.place,
          fault: check.count == 0 ? nil : .init(level: .error, sentence: message))
      })
  }
}
