import SnapsimCLI
import SnapsimRuns

/// The words with which a command line can be made.
enum Words {
  private static var grammar: some Grammar { Snapsim.grammar }

  /// Commands, options, behaviors, columns and formats.
  static let all =
    grammar.names + grammar.options.map(\.flag) + BehaviorCatalog.ours.map(\.name)
    + Snapsim.columns.map(\.name) + OutputFormat.allCases.map(\.rawValue)

  /// The options that take a value.
  static let optionsWithValue = grammar.options.filter(\.takesValue).map(\.flag)
}
