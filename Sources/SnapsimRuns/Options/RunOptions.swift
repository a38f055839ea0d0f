import ScrollSimulation
import SnapsimText

/// A whole run as the command line describes it, every value typed and within its range.
package struct RunOptions {
  package var layout = LayoutOptions()
  package var gesture = GestureOptions()
  package var behaviors: [NamedBehavior] = []
  package var physics = ScrollPhysics()
  package var output = OutputOptions()

  /// Whether what behavior files are compiled to is kept.
  package var usesCache = true

  /// Whether it is run again when a file that it reads changes.
  package var watches = false

  /// Whether all is told of what a behavior file loses.
  package var isVerbose = false

  /// The behaviors that can be named.
  package let catalog: BehaviorCatalog

  /// The formats of the command that they are of.
  package let formats: FormatChoice

  /// The options that were given.
  package var given: [Option] = []

  /// The options with several numbers, in the order typed.
  package var sweeps: [Sweep] = []

  /// The options with one number that were given, and these numbers.
  private var held: [(option: Option, number: Double)] = []

  /// Makes a run of which nothing was said.
  ///
  /// - Parameters:
  ///   - catalog: the behaviors that can be named.
  ///   - formats: the formats of the command.
  package init(behaviors catalog: BehaviorCatalog, formats: FormatChoice = .all) {
    self.catalog = catalog
    self.formats = formats
  }

  /// The one number that was given for an option.
  package func number(of option: Option) -> Double? { held.first { $0.option == option }?.number }

  /// Notes the one number that was given for an option.
  mutating func hold(_ number: Double, for option: Option) {
    held.removeAll { $0.option == option }
    held.append((option, number))
  }
}

/// An option with several numbers, each of which is tried.
package struct Sweep: Sendable {
  package let row: OptionRow<RunOptions>
  package let numbers: NumberSequence

  /// Makes a sweep of the option of a row that takes one number.
  package init(_ row: OptionRow<RunOptions>, _ numbers: NumberSequence) {
    self.row = row
    self.numbers = numbers
  }

  package var option: Option { row.option }

  /// The same option with the ends of its numbers only.
  package var ends: Sweep { Sweep(row, numbers.ends) }

  /// Puts one of the numbers in its place.
  package func put(_ number: Double, in options: inout RunOptions) {
    row.put?(&options, number)
  }
}
