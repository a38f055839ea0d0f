/// What there is help on besides the commands.
enum HelpTopic: String, CaseIterable, Sendable {
  case options, columns, behaviors, formats, scenarios, model
  case exitCodes = "exit-codes"
  case man

  /// What it tells, for the man page and completions.
  var summary: String {
    switch self {
    case .options: "what each option means"
    case .columns: "what each column means"
    case .behaviors: "how a behavior and its parameters are written"
    case .formats: "how rows are written"
    case .scenarios: "the keys of a scenario file"
    case .model: "what is measured, documented and chosen"
    case .exitCodes: "how it ends, and when"
    case .man: "the manual page, as mdoc"
    }
  }

  /// The whole text.
  var text: String {
    switch self {
    case .options: Help.options
    case .columns: Help.columns
    case .behaviors: Help.behaviors
    case .formats: Help.formats
    case .scenarios: Help.scenarios
    case .model: Help.model
    case .exitCodes: Help.exitCodes
    case .man: ManPage.text
    }
  }
}
