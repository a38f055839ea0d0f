import SnapsimRuns

extension Snapsim {
  /// The words of a command line: commands, options as they are typed, and columns.
  package static var words: [String] {
    commands.names + commands.options.map(\.flag) + commands.columns.map(\.name)
  }

  /// The options of all commands.
  package static var options: [Option] { commands.options }
}
