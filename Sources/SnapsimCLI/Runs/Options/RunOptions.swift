import ScrollSimulation

/// A whole run as the command line describes it, every value typed and within its range.
struct RunOptions {
  var layout = LayoutOptions()
  var gesture = GestureOptions()
  var behaviors: [NamedBehavior] = []
  var physics = ScrollPhysics()
  var output = OutputOptions()

  /// Whether what behavior files are compiled to is kept.
  var usesCache = true

  /// The behaviors that can be named.
  let catalog: BehaviorCatalog

  /// The formats of the command that they are of.
  let formats: FormatChoice

  /// The options that were given.
  var given: Set<Option> = []

  /// The options with several numbers, in the order typed.
  var sweeps: [Sweep] = []

  /// The options with one number that were given, and these numbers.
  var held: [Option: Double] = [:]

  /// Makes a run of which nothing was said.
  ///
  /// - Parameters:
  ///   - catalog: the behaviors that can be named.
  ///   - formats: the formats of the command.
  init(behaviors catalog: BehaviorCatalog, formats: FormatChoice = .all) {
    self.catalog = catalog
    self.formats = formats
  }

  /// The one number that was given for an option.
  func number(of option: Option) -> Double? { held[option] }
}

/// An option with several numbers, each of which is tried.
struct Sweep: Sendable {
  private let row: OptionRow<RunOptions>
  let numbers: NumberSequence

  /// Makes a sweep of the option of a row that takes one number.
  init(_ row: OptionRow<RunOptions>, _ numbers: NumberSequence) {
    self.row = row
    self.numbers = numbers
  }

  var option: Option { row.option }

  /// The same option with the ends of its numbers only.
  var ends: Sweep { Sweep(row, numbers.ends) }

  /// Puts one of the numbers in its place.
  func put(_ number: Double, in options: inout RunOptions) {
    row.put?(&options, number)
  }
}
