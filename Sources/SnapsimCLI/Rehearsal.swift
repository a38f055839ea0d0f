import ScrollSimulation

/// A run of the tool inside another process of this package: its answer is kept, up to a limit, instead of written.
///
/// Past the limit it is as if the reader had left, which ends a run of any length quietly.
package struct Rehearsal {
  /// The exit code.
  package let code: Int32

  /// What it wrote to standard output and to standard error.
  package let output: [UInt8]
  package let errors: [UInt8]

  /// Runs the tool on some arguments.
  package init(_ arguments: [String], limit: Int = 1 << 16) {
    let output = Output(keeping: limit)
    let errors = Output(keeping: limit)
    code = Snapsim.run(arguments, output: output, errors: errors).rawValue
    self.output = output.kept
    self.errors = errors.kept
  }

  /// All exit codes that are documented.
  package static let codes = Set(ExitCode.allCases.map(\.rawValue))

  /// All words with which a command line can be made: commands, options and behaviors.
  package static let words =
    Snapsim.commands.names + Snapsim.commands.options.map(\.flag) + BehaviorCatalog.ours.map(\.name)
    + Snapsim.commands.columns.map(\.name) + OutputFormat.allCases.map(\.rawValue)

  /// The options that take a value.
  package static let optionsWithValue = Snapsim.commands.options.filter(\.takesValue).map(\.flag)

  /// A fresh one of each behavior, as it is without parameters.
  package static var behaviors: [(any ScrollTargetBehavior)?] {
    BehaviorCatalog.ours.map { $0.make(BehaviorArguments()) }
  }

  /// Whether a text is JSON; `nil` where it is, but beyond what is taken.
  package static func isJSON(_ text: [UInt8]) -> Bool? {
    do throws(JSONReader.Flaw) {
      _ = try LocatedJSON(text)
      return true
    } catch {
      switch error.reason {
      case .tooDeep, .twice, .escape: return nil
      default: return false
      }
    }
  }
}
