/// What keeps columns from being printed.
enum PrintError: CommandError, Equatable {
  case unknownColumn(String, valid: [String], nearest: String?)
  case columnTwice(String)

  var exitCode: ExitCode { .usage }

  var message: String {
    switch self {
    case .unknownColumn(let name, let valid, let nearest):
      "--print '\(name)' is no column\(Suggestion.question(nearest)); expected some of "
        + valid.joined(separator: ",")
    case .columnTwice(let name):
      "--print names '\(name)' twice; name each column once"
    }
  }
}
