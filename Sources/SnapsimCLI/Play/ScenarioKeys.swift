import SnapsimRuns

/// The keys of a scenario file: what reads it and what tells of it take them from here.
enum ScenarioKeys {
  static let file = [
    "name", "about", "layout", "physics", "behavior", "start", "repeat", "tolerance", "steps",
  ]

  /// The keys of `layout` and of `resize`, named like the options.
  static let layout = options(of: .layout)
  static let physics = options(of: .physics)
  static let start = [Option.offset, .page].map(\.name)

  static let actions = ["swipe", "interrupt", "resize", "rotate", "fold", "insets", "scroll", "insert"]
  static let step = actions + ["repeat", "expect", "about"]

  static let swipe = ["drag", "velocity", "after"]
  /// The keys of `insets`, named like the options; a number or a pair alone is the safe area.
  static let insets = [Option.safeArea, .contentMargins].map(\.name)
  static let interrupt = ["after"]
  static let scroll = ["item", "anchor"]
  static let insert = ["items", "before", "keep", "after"]
  static let tolerance = "tolerance"

  private static func options(of group: OptionGroup) -> [String] {
    Option.ofRuns.filter { $0.group == group }.map(\.name)
  }
}
