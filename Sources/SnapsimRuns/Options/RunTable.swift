// The table of the options that describe a run.
extension RunOptions {
  /// The rows of all options that describe a run, in the order of help.
  package static let rows = layoutRows + gestureRows + behaviorRows + physicsRows + outputRows

  /// All options that describe a run, in the order of help.
  package static let options = rows.map { $0.option }

  /// The row of an option, if it is one of a run.
  package static func row(of option: Option) -> OptionRow<RunOptions>? { rows.first { $0.option == option } }

  /// The option of a run that has a name.
  package static func option(named name: String) -> Option? { rows.first { $0.option.name == name }?.option }

  /// Two of some options of which only one can be meant.
  package static func conflict(_ options: [Option]) -> (Option, Option)? {
    for option in options {
      let excluded = layoutOptions(excludedBy: option) + gestureOptions(excludedBy: option)
      if let other = excluded.first(where: options.contains) { return (option, other) }
    }
    return nil
  }

  /// One of some options that says nothing without another, and that other.
  package static func lack(_ options: [Option]) -> (Option, Option)? {
    for option in options {
      if let other = Self.option(neededBy: option), !options.contains(other) { return (option, other) }
    }
    return nil
  }

  private static func option(neededBy option: Option) -> Option? {
    switch option {
    case landscape.option: device.option
    case tolerance.option: check.option
    default: nil
    }
  }
}
