import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimText

/// A check by its name: one of gestures, or of what a view's file says.
struct NamedCheck {
  let id: String
  let severity: AuditCheck.Severity
  let sentence: String
  let rule: String

  /// The check of gestures; `nil` where the file alone is judged.
  let check: AuditCheck?

  static let all: [NamedCheck] =
    AuditCheck.all.map {
      .init(id: $0.id, severity: $0.severity, sentence: $0.sentence, rule: $0.rule, check: $0)
    }
    + ScrollViewReading.Finding.Check.allCases.map { check in
      let (sentence, meaning, _) = Help.advice(on: check)
      let rule = "Read from the view's file, without a gesture. \(meaning)"
      return .init(
        id: check.rawValue, severity: check.isError ? .error : .warning, sentence: sentence, rule: rule,
        check: nil)
    }

  /// The checks to be made, in their order; without names of some all but those that are skipped.
  ///
  /// - Throws: `UsageError` for a name that none has, or if none is left.
  static func chosen(only: [String]?, skipping skipped: [String]) throws -> [NamedCheck] {
    let ids = all.map(\.id)
    for (option, names) in [(Option.only, only ?? []), (.skip, skipped)] {
      for name in names where !ids.contains(name) {
        let meant = Suggestion.question(Suggestion.nearest(to: name, in: ids))
        throw UsageError(
          "\(option.flag) '\(name)' is no check\(meant); expected some of \(ids.joined(separator: ","))")
      }
    }
    let checks = all.filter { (only?.contains($0.id) ?? true) && !skipped.contains($0.id) }
    if checks.isEmpty {
      throw UsageError("--only and --skip leave no check to be made; leave one of them out")
    }
    return checks
  }
}

extension Option {
  static let only = Option("only", in: .audit, takes: checkNames, as: "ID,ID", means: "these checks only")
  static let skip = Option("skip", in: .audit, takes: checkNames, as: "ID,ID", means: "all checks but these")
  static let strict = Option("strict", in: .audit, means: "exit 1 for warnings too")
  static let list = Option("list", in: .audit, means: "the checks with their rules, and nothing audited")

  static let baseline = Option(
    "baseline", in: .audit, takes: .text("a file that --write-baseline wrote", .files), as: "FILE",
    means: "leave out what this record has, by file, behavior and check, whatever the line")
  static let writeBaseline = Option(
    "write-baseline", in: .audit, takes: .text("a file to be written", .files), as: "FILE",
    means: "record what is found, for --baseline")

  static let fix = Option(
    "fix", in: .audit, means: "write a diff that git apply takes, of what a new audit confirms",
    excludes: [.printTest, .format])

  private static var checkNames: OptionValue {
    .text("names of checks, as in trap,skipped-page", .list(NamedCheck.all.map(\.id)))
  }
}
