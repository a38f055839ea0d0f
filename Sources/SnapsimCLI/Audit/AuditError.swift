/// What an audit is not to be asked.
enum AuditError: CommandError, Equatable {
  case unknownCheck(Option, String, valid: [String], nearest: String?)
  case noChecks
  case badIntent(part: String)
  case tooManyLayouts(limit: Int)

  var message: String {
    switch self {
    case .unknownCheck(let option, let name, let valid, let nearest):
      "\(option.flag) '\(name)' is no check\(Suggestion.question(nearest)); expected some of "
        + valid.joined(separator: ",")
    case .noChecks:
      "--only and --skip leave no check to be made; leave one of them out"
    case .badIntent(let part):
      "--intent has '\(part)', which is not valid; expected items, pages, container, multiple=PT or free first, "
        + "and at-most=N and anchor=leading|center|trailing|0…1 if they are meant"
    case .tooManyLayouts(let limit):
      "this makes more than \(limit) layouts to audit; use fewer or shorter ranges"
    }
  }

  var exitCode: ExitCode { .usage }
}
