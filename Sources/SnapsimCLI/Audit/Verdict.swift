import ScrollSimulation
import SnapsimRuns

/// What an audit made of one behavior, in short.
struct Verdict: Equatable, Sendable {
  /// What was found by one check.
  struct Entry: Equatable, Sendable {
    let check: String
    let level: ReportLevel

    /// In how many cases.
    let failures: Int

    /// Whether it follows from what another check found, and so is no finding of its own.
    var isEffect = false
  }

  let behavior: String

  /// Whether the whole space was searched.
  let isComplete: Bool

  /// The checks that failed, those with a common cause each by itself.
  let entries: [Entry]

  /// What a check found; `nil` where it found nothing.
  func entry(of check: String) -> Entry? { entries.first { $0.check == check } }

  /// How many findings have a level.
  func count(of level: ReportLevel) -> Int { entries.count { $0.level == level && !$0.isEffect } }
}

extension Verdict {
  /// The verdict of an audit.
  init(_ audit: Audit, of behavior: NamedBehavior) {
    self.init(
      behavior: behavior.name, isComplete: audit.isComplete,
      entries: audit.findings.flatMap { finding in
        [Entry(finding, isEffect: false)] + finding.also.map { Entry($0, isEffect: true) }
      })
  }
}

extension Verdict.Entry {
  /// What a check found.
  init(_ finding: Finding, isEffect: Bool) {
    self.init(
      check: finding.id, level: ReportLevel(finding.severity), failures: finding.failures, isEffect: isEffect)
  }
}
