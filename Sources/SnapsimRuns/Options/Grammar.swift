import SnapsimText

/// What a command line can be made of.
///
/// It is asked by name: a command line needs few of the options, and to make them all takes longer than to settle.
package protocol Grammar {
  /// The names of the commands, without `help`, which is none.
  var names: [String] { get }

  /// The options of all commands.
  var options: [Option] { get }

  /// The option of a name.
  func option(named name: String) -> Option?

  /// The name of the command that reads a file, by what the file's name ends in.
  func reader(of file: String) -> String?
}

extension Grammar {
  /// What was probably meant by an argument that is neither command nor option, in words.
  package func meaning(of argument: String) -> String? {
    if let command = Suggestion.nearest(to: argument, in: names + ["help"]) {
      return "the command \(command)"
    }
    if argument.contains(BehaviorSpec.fileSuffix)
      || BehaviorCatalog.ours.contains(where: { $0.name == argument })
    {
      return "\(Option.behavior.flag) \(argument)"
    }
    return reader(of: argument).map { "snapsim \($0) \(argument)" }
  }
}

/// What of a command line is no part of one.
package enum ArgumentError: CommandError, Equatable {
  case unknownOption(String, nearest: String?)
  case removedOption(String, instead: String)
  case unexpectedValue(Option, String)
  case unexpected(String, meant: String?)

  package var message: String {
    switch self {
    case .unknownOption(let flag, let nearest):
      let meant = nearest.map { "did you mean \($0)?" } ?? "see snapsim --help"
      return "there is no option \(flag); \(meant)"
    case .removedOption(let flag, let instead):
      return "there is no option \(flag) any more; \(instead)"
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
