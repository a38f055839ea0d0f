/// The commands, and what follows from all of them together.
struct CommandList {
  let commands: [any Command.Type]

  /// What there is help on besides the commands.
  let topics: [HelpTopic]

  /// The command that is meant where none is named.
  var standard: any Command.Type { commands[0] }

  /// The command of a name.
  func command(named name: String) -> (any Command.Type)? { commands.first { $0.name == name } }

  /// The names of the commands.
  var names: [String] { commands.map { $0.name } }

  /// Every option of any command, in the order of help.
  var options: [Option] {
    let all =
      RunOptions.rows.map(\.option) + commands.flatMap { $0.ownOptions } + GeneralOptions.rows.map(\.option)
    return OptionGroup.allCases.flatMap { group in all.filter { $0.group == group } }
  }

  /// All columns that any command writes.
  var columns: [Column] {
    commands.reduce(into: []) { all, command in all += command.columns.filter { !all.contains($0) } }
  }

  /// What a command line can be made of.
  var grammar: Grammar {
    Grammar(
      commands: commands.map { Grammar.CommandName(name: $0.name, fileEndings: $0.fileEndings) },
      options: options, behaviors: BehaviorCatalog.ours.map(\.name))
  }
}

extension Command {
  /// The options that no other command takes.
  fileprivate static var ownOptions: [Option] { Options.rows.map(\.option) }
}
