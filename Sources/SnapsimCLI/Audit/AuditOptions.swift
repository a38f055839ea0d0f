import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// The options of an audit beyond the shared ones.
struct AuditOptions: OptionSettings {
  var effort = AuditEffort.normal

  /// The checks to be made; `nil` for all.
  var only: [String]?

  /// The checks to be left out.
  var skipped: [String] = []

  /// The intent of the behaviors; `nil` for what they state themselves.
  var intent: ScrollIntent?

  /// The text of the intent, to be written into commands.
  var intentText: String?

  /// Whether a warning counts as something found.
  var isStrict = false

  /// Whether notes are shown in full, and not only counted: `--verbose` is an option of every run.
  var isVerbose = false

  /// Whether the checks are to be listed, and nothing audited.
  var lists = false

  /// The checks to be made, in their order.
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
    OptionRow(.skip) { $1(&$0.skipped) },
    OptionRow(
      .intent,
      read: {
        $0.intent = try ScrollIntent($1)
        $0.intentText = $1
      }, texts: { $0.intentText.map { [$0] } ?? [] }),
    OptionRow(.strict) { $1(&$0.isStrict) }, OptionRow(.list) { $1(&$0.lists) },
  ]
}

extension Option {
  static let only = Option(
    "only", in: .audit, takes: checkNames, as: "ID,ID", means: "these checks only")
  static let skip = Option(
    "skip", in: .audit, takes: checkNames, as: "ID,ID", means: "all checks but these")
  static let intent = Option(
    "intent", in: .audit,
    takes: .text(
      "what a behavior is meant to do, as in pages,at-most=1",
      .list(["items", "pages", "container", "free", "multiple=", "at-most=", "anchor="])),
    as: "GRID,at-most=N", means: "what the behavior is meant to do")
  static let strict = Option("strict", in: .audit, means: "exit 1 for warnings too")
  static let list = Option(
    "list", in: .audit, means: "the checks with their rules, and nothing audited")

  private static var checkNames: OptionValue {
    .words("names of checks, as in trap,skipped-page", .list(AuditCheck.all.map(\.id)))
  }
}

extension ScrollIntent {
  /// Reads an intent: `GRID,at-most=N,anchor=A`, each part at most once and the grid first if it is there.
  init(_ text: String) throws {
    self.init()
    var seen: Set<String> = []
    for (index, part) in text.split(separator: ",", omittingEmptySubsequences: false).enumerated() {
      let setting = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      let key = setting[0]
      let number = setting.count == 2 ? try? NumberText.parse(setting[1][...]) : nil
      guard seen.insert(key).inserted else { throw Self.badIntent(part) }
      switch (key, setting.count) {
      case ("items", 1) where index == 0: grid = .items
      case ("pages", 1) where index == 0: grid = .pages
      case ("container", 1) where index == 0: grid = .container
      case ("free", 1) where index == 0: grid = .free
      case ("multiple", 2) where index == 0:
        guard let number, NumberRule.length.takes(number) else {
          throw Self.badIntent(part)
        }
        grid = .multiples(of: number)
      case ("at-most", 2):
        guard let number, NumberRule.count("stops").takes(number) else {
          throw Self.badIntent(part)
        }
        most = Int(number)
      case ("anchor", 2):
        guard let anchor = UnitPoint(anchor: setting[1], number) else {
          throw Self.badIntent(part)
        }
        self.anchor = anchor
      default:
        throw Self.badIntent(part)
      }
    }
  }

  private static func badIntent(_ part: Substring) -> UsageError {
    UsageError(
      "--intent has '\(part)', which is not valid; expected items, pages, container, multiple=PT or free first, "
        + "and at-most=N and anchor=leading|center|trailing|0…1 if they are meant")
  }
}
