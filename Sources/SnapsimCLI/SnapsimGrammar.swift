import SnapsimRuns

extension Snapsim {
  /// What a command line of the tool can be made of: its commands, their options, and the behaviors.
  package static var grammar: some Grammar { commands }

  /// All columns that any of its commands writes.
  package static var columns: [Column] { commands.columns }
}
