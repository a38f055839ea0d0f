/// What a command line can be made of.
struct Grammar: Sendable {
  /// A command as command lines name it.
  struct CommandName: Sendable {
    let name: String

    /// What the names of the files end in that it reads.
    let fileEndings: [String]
  }

  /// The commands, without `help`, which is none.
  let commands: [CommandName]

  /// The options of all commands.
  let options: [Option]

  /// The names of our behaviors.
  let behaviors: [String]

  /// The option of a name.
  func option(named name: String) -> Option? { options.first { $0.name == name } }

  /// What was probably meant by an argument that is neither command nor option, in words.
  func meaning(of argument: String) -> String? {
    if let command = Suggestion.nearest(to: argument, in: commands.map(\.name) + ["help"]) {
      return "the command \(command)"
    }
    if argument.contains(BehaviorSpec.fileSuffix) || behaviors.contains(argument) {
      return "\(Option.behavior.flag) \(argument)"
    }
    return commands.first { $0.fileEndings.contains(where: argument.hasSuffix) }
      .map { "snapsim \($0.name) \(argument)" }
  }
}

/// What of a command line is no part of one.
enum ArgumentError: CommandError, Equatable {
  case unknownOption(String, nearest: String?)
  case unexpectedValue(Option, String)
  case unexpected(String, meant: String?)

  var message: String {
    switch self {
    case .unknownOption(let flag, let nearest):
      let meant = nearest.map { "did you mean \($0)?" } ?? "see snapsim --help"
      return "there is no option \(flag); \(meant)"
    case .unexpectedValue(let option, let text):
      return "\(option.flag) takes no value, but has '\(text)'; write \(option.flag) alone"
    case .unexpected(let argument, let meant?):
      return "unexpected argument '\(argument)' (did you mean \(meant)?)"
    case .unexpected(let argument, nil):
      return "unexpected argument '\(argument)'; a value follows its option, as in --velocity -1200"
    }
  }

  var exitCode: ExitCode { .usage }
}
