import SnapsimText

/// What a command line can be made of.
package struct Grammar: Sendable {
  /// A command as command lines name it.
  package struct CommandName: Sendable {
    package let name: String

    /// What the names of the files end in that it reads.
    package let fileEndings: [String]

    /// Makes the name of a command that reads files of these endings.
    package init(name: String, fileEndings: [String]) {
      self.name = name
      self.fileEndings = fileEndings
    }
  }

  /// The commands, without `help`, which is none.
  package let commands: [CommandName]

  /// The options of all commands.
  package let options: [Option]

  /// The names of our behaviors.
  package let behaviors: [String]

  /// Makes a grammar of what it knows.
  package init(commands: [CommandName], options: [Option], behaviors: [String]) {
    self.commands = commands
    self.options = options
    self.behaviors = behaviors
  }

  /// The option of a name.
  package func option(named name: String) -> Option? { options.first { $0.name == name } }

  /// What was probably meant by an argument that is neither command nor option, in words.
  package func meaning(of argument: String) -> String? {
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
package enum ArgumentError: CommandError, Equatable {
  case unknownOption(String, nearest: String?)
  case unexpectedValue(Option, String)
  case unexpected(String, meant: String?)

  package var message: String {
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

  package var exitCode: ExitCode { .usage }
}
