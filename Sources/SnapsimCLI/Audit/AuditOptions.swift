import SnapsimRuns
import SnapsimText

extension NamedCheck {
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
