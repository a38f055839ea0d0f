import ScrollSimulation

/// What an audit searches and judges by, as the command line describes it.
struct AuditOptions {
  var effort = AuditEffort.normal

  /// The checks to be made; `nil` for all.
  var only: [String]?

  /// The checks to be left out.
  var skipped: [String] = []

  /// What the behaviors are meant to do; `nil` for what they state themselves.
  var intent: ScrollIntent?

  /// The text of the intent, to be written into commands.
  var intentText: String?

  /// Whether a warning counts as something found.
  var isStrict = false

  /// Whether notes are shown in full, and not only counted.
  var isVerbose = false

  /// Whether the checks are to be listed, and nothing audited.
  var lists = false

  /// The checks to be made, in their order.
  func checks() throws(SnapsimError) -> [AuditCheck] {
    let ids = AuditCheck.all.map(\.id)
    for (option, names) in [(Option.only, only ?? []), (.skip, skipped)] {
      for name in names where !ids.contains(name) {
        throw .unknownCheck(option, name, valid: ids, nearest: Suggestion.nearest(to: name, in: ids))
      }
    }
    let checks = AuditCheck.all.filter { check in
      (only?.contains(check.id) ?? true) && !skipped.contains(check.id)
    }
    if checks.isEmpty { throw .noChecks }
    return checks
  }
}

extension OptionText {
  /// Reads an intent: `RULER,at-most=N,anchor=A`, each part at most once and the ruler first if it is there.
  static func intent(_ text: String) throws(SnapsimError) -> ScrollIntent {
    var intent = ScrollIntent()
    var seen: Set<String> = []
    for (index, part) in text.split(separator: ",", omittingEmptySubsequences: false).enumerated() {
      let setting = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      let key = setting[0]
      let number = setting.count == 2 ? try? NumberText.parse(setting[1][...]) : nil
      guard seen.insert(key).inserted else { throw .badIntent(part: String(part)) }
      switch (key, setting.count) {
      case ("items", 1) where index == 0: intent.grid = .items
      case ("pages", 1) where index == 0: intent.grid = .pages
      case ("container", 1) where index == 0: intent.grid = .container
      case ("free", 1) where index == 0: intent.grid = .free
      case ("multiple", 2) where index == 0:
        guard let number, NumberRule.length.takes(number) else { throw .badIntent(part: String(part)) }
        intent.grid = .multiples(of: number)
      case ("at-most", 2):
        guard let number, NumberRule.count("stops").takes(number) else {
          throw .badIntent(part: String(part))
        }
        intent.most = Int(number)
      case ("anchor", 2):
        guard let anchor = BehaviorRegistry.anchorPoint(setting[1], number) else {
          throw .badIntent(part: String(part))
        }
        intent.anchor = anchor
      default:
        throw .badIntent(part: String(part))
      }
    }
    return intent
  }
}
