/// Settings that are read from a command line by the rows that they declare.
package protocol OptionSettings {
  /// The settings where no option is given.
  init()

  /// The options with their places.
  static var rows: [OptionRow<Self>] { get }

  /// The options, of these and of a run, that cannot be meant beside one of these.
  static func options(excludedBy option: Option) -> [Option]
}

extension OptionSettings {
  package static func options(excludedBy option: Option) -> [Option] { [] }

  /// The options.
  package static var options: [Option] { rows.map(\.option) }

  /// Two of some options of which only one can be meant.
  package static func conflict(_ options: [Option]) -> (Option, Option)? {
    for option in options {
      if let other = Self.options(excludedBy: option).first(where: options.contains) {
        return (option, other)
      }
    }
    return nil
  }
}

/// No settings.
package struct NoOptions: OptionSettings {
  package static let rows: [OptionRow<NoOptions>] = []

  /// Has nothing to set.
  package init() {}
}
