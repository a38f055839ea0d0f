import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// The result of a scenario's step with one behavior, as plain numbers.
struct PlayedStep {
  var file = ""
  var behavior = ""
  let step: Int
  let action: String

  /// The offsets in points before and after it, and the items and pages there.
  let start: Double
  let before: Place
  let offset: Double
  let after: Place

  /// Whether it ended on the item it began on, whatever that one's index is then.
  let keepsItem: Bool
  var settlement: Settlement?
  var relocation: Relocation?
  private var proposed: Double? { settlement?.proposed ?? relocation?.proposed }
  var failed: [ScenarioExpectation.Quantity] = []

  func found(_ quantity: ScenarioExpectation.Quantity, tolerance: Double) -> Double? {
    switch quantity {
    case .start: start
    case .released: settlement?.released
    case .proposed: proposed
    case .target: settlement?.target
    case .offset: offset
    case .page: Double(after.page)
    case .item: Double(after.item)
    case .misalignment: after.misalignment
    case .mostPages: Double(abs(after.page - before.page))
    case .aligned: abs(after.misalignment) <= tolerance ? 1 : 0
    case .keepsPage: before.page == after.page ? 1 : 0
    case .keepsItem: keepsItem ? 1 : 0
    }
  }

  /// All fields in their order: the column of behaviors fits some specs, and rows of several files name theirs.
  static func fields(behaviors: [String] = [], namesFile: Bool = false) -> [Field<PlayedStep>] {
    let file = Field<PlayedStep>(
      "file", width: 24, isText: true, summary: "the scenario's file, where several are played"
    ) { .text($0.file) }
    return (namesFile ? [file] : []) + [
      Field(.behavior(of: behaviors)) { .text($0.behavior) },
      Field("step", width: 4, summary: "the index of the step in its file, from 0") { .integer($0.step) },
      Field("action", width: 9, isText: true, summary: "what happens in the step") { .text($0.action) },
      Field(.start) { .number($0.start) }, Field(.released) { Cell($0.settlement?.released) },
      Field(.proposed) { Cell($0.proposed) }, Field(.target) { Cell($0.settlement?.target) },
      Field(.offset) { .number($0.offset) }, Field(.page) { .integer($0.after.page) },
      Field(.item) { .integer($0.after.item) }, Field(.misalignment) { .number($0.after.misalignment) },
      Field(.duration) { Cell($0.settlement?.duration) },
      Field("failed", width: 0, isText: true, summary: "what is not as the step expects; none if all is") {
        $0.failed.isEmpty ? .missing : .text($0.failed.map(\.rawValue).joined(separator: " "))
      },
    ]
  }

  static var columns: [Column] { fields(namesFile: true).map(\.column) }
}

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
        "snapsim play \(ReproducingCommand.quoted(file)) --behavior \(ReproducingCommand.quoted(behavior)) --explain"
      )
    }
  }

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
