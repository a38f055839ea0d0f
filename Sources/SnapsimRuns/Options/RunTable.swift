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
  package static func conflict(_ options: Set<Option>) -> (Option, Option)? {
    (layoutConflicts + gestureConflicts).map { ($0.option, $1.option) }
      .first { options.contains($0) && options.contains($1) }
  }

  /// One of some options that says nothing without another, and that other.
  package static func lack(_ options: Set<Option>) -> (Option, Option)? {
    (layoutNeeds + outputNeeds).map { ($0.option, $1.option) }
      .first { options.contains($0) && !options.contains($1) }
  }
}
