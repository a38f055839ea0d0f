import ScrollSimulation

/// What an audit made of one behavior, in short.
struct Verdict: Equatable, Sendable {
  /// What was found by one check.
  struct Entry: Equatable, Sendable {
    let check: String
    let level: ReportLevel

    /// In how many cases.
    let failures: Int
  }

  let behavior: String

  /// Whether the whole space was searched.
  let isComplete: Bool

  /// The checks that failed.
  let entries: [Entry]

  /// What a check found; `nil` where it found nothing.
  func entry(of check: String) -> Entry? { entries.first { $0.check == check } }

  /// How many checks failed with a level.
  func count(of level: ReportLevel) -> Int { entries.count { $0.level == level } }
}

extension Verdict {
  /// The verdict of an audit.
  init(_ audit: Audit, of behavior: NamedBehavior) {
    self.init(
      behavior: behavior.spec, isComplete: audit.isComplete,
      entries: audit.findings.map {
        Entry(check: $0.id, level: ReportLevel($0.check.severity), failures: $0.failures)
      })
  }
}
