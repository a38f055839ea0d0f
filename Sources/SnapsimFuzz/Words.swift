import SnapsimCLI
import SnapsimRuns

/// The words with which a command line can be made.
enum Words {
  /// Commands, options, behaviors, columns and formats.
  static let all =
    Snapsim.words + BehaviorCatalog.ours.map(\.name) + OutputFormat.allCases.map(\.rawValue)

  /// The options that take a value.
  static let optionsWithValue = Snapsim.options.filter(\.takesValue).map(\.flag)
}
