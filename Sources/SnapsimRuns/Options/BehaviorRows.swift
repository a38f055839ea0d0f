import SnapsimText

// The rows of the table.
extension RunOptions {
  package static let behavior = OptionRow<Self>(
    "behavior", in: .behavior, takes: .text("the name of a behavior, such as paging", .behaviors), as: "SPEC",
    default: BehaviorCatalog.none.spec, means: "what adjusts the target; repeat it to compare"
  ) { $0.behaviors.append(try $0.catalog.behavior($2)) }
  package static let name = OptionRow<Self>(
    "name", in: .behavior, takes: .text("a short name, = and a behavior, as in old=paging", .behaviors),
    as: "A=SPEC", means: "the same under a short name in rows and pictures"
  ) { options, option, text in
    guard let spec = spec(named: text) else {
      throw UsageError("\(option.flag) '\(text)' is not valid; expected \(option.value.expectation)")
    }
    var behavior = try options.catalog.behavior(spec)
    behavior.label = String(text.dropLast(spec.count + 1))
    options.behaviors.append(behavior)
  }

  /// The spec in `NAME=SPEC`; `nil` where there is no name before it.
  package static func spec(named text: String) -> String? {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex,
      !text[..<equals].contains(where: { "/:({".contains($0) })
    else { return nil }
    return String(text[text.index(after: equals)...])
  }

  package static let noCache = OptionRow<Self>.flag(
    "no-cache", in: .behavior, means: "compile behavior files anew, and keep nothing"
  ) { $0.usesCache = false }
  package static let verbose = OptionRow<Self>.flag(
    "verbose", in: .behavior, means: "list what of behavior files is left out"
  ) { $0.isVerbose = true }
  package static let watch = OptionRow<Self>.flag(
    "watch", in: .behavior, means: "run again when a file that is read changes; Ctrl-C ends it"
  ) { $0.watches = true }

  static let behaviorRows = [behavior, name, noCache, verbose, watch]
}

extension RunOptions {
  /// Whether behaviors are named, with a short name or without.
  package var namesBehaviors: Bool { given.contains(.behavior) || given.contains(Self.name.option) }
}
