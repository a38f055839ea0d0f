/// Settings that are read from a command line by the rows that they declare.
protocol OptionSettings {
  /// The settings where no option is given.
  init()

  /// The options with their places.
  static var rows: [OptionRow<Self>] { get }

  /// Options of which only one can be meant, one of them among these.
  static var conflicts: [(Option, Option)] { get }
}

extension OptionSettings {
  static var conflicts: [(Option, Option)] { [] }

  /// Two of some options of which only one can be meant.
  static func conflict(_ options: Set<Option>) -> (Option, Option)? {
    conflicts.first { options.contains($0.0) && options.contains($0.1) }
  }
}

/// No settings.
struct NoOptions: OptionSettings {
  static let rows: [OptionRow<NoOptions>] = []
}
