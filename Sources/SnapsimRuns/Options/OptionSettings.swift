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
  package static var options: [Option] {
    // By index: `map` would look up at run time what it is of, for each type of settings anew.
    let rows = rows
    var options: [Option] = []
    for index in 0..<rows.count { options.append(rows[index].option) }
    return options
  }

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
