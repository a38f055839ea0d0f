import ScrollSimulation
import SnapsimRuns
import SnapsimText

struct AuditOptions: OptionSettings {
  var effort = AuditEffort.normal

  /// The checks to be made; `nil` for all.
  var only: [String]?

  var skipped: [String] = []

  /// Whether a warning counts as something found.
  var isStrict = false

  /// Whether notes are shown in full, and not only counted: `--verbose` is an option of every run.
  var isVerbose = false
  var lists = false

  /// The file of findings that are known, and the one that is to hold those of this run.
  var baseline: String?
  var newBaseline: String?

  /// Whether fixes are written in place of a report, or tests, which import a module.
  var fixes = false
  var printsTest = false
  var module: String?

  func checks() throws -> [AuditCheck] {
    let ids = AuditCheck.all.map(\.id)
    for (option, names) in [(Option.only, only ?? []), (.skip, skipped)] {
      for name in names where !ids.contains(name) {
        let meant = Suggestion.question(Suggestion.nearest(to: name, in: ids))
        throw UsageError(
          "\(option.flag) '\(name)' is no check\(meant); expected some of \(ids.joined(separator: ","))")
      }
    }
    let checks = AuditCheck.all.filter { check in
      (only?.contains(check.id) ?? true) && !skipped.contains(check.id)
    }
    if checks.isEmpty {
      throw UsageError("--only and --skip leave no check to be made; leave one of them out")
    }
    return checks
  }
}

extension AuditOptions {
  static let rows: [OptionRow<Self>] = [
    OptionRow(.effort) { $1(&$0.effort) }, OptionRow(.only) { $1(&$0.only) },
    OptionRow(.skip) { $1(&$0.skipped) }, OptionRow(.strict) { $1(&$0.isStrict) },
    OptionRow(.list) { $1(&$0.lists) }, OptionRow(.baseline) { $1(&$0.baseline) },
    OptionRow(.writeBaseline) { $1(&$0.newBaseline) }, OptionRow(.fix) { $1(&$0.fixes) },
    OptionRow(.printTest) { $1(&$0.printsTest) }, OptionRow(.module) { $1(&$0.module) },
  ]
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
    .text("names of checks, as in trap,skipped-page", .list(AuditCheck.all.map(\.id)))
  }
}
