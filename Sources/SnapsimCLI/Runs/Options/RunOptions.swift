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
  private(set) var given: Set<Option> = []

  /// The options with several numbers, in the order typed.
  var sweeps: [Sweep] = []

  /// The options with one number that were given, and these numbers.
  private var held: [Option: Double] = [:]

  /// The rows of all options that describe a run, in the order of help.
  static let rows = layoutRows + gestureRows + behaviorRows + physicsRows + outputRows

  /// The rows by their options.
  private static let rowsByOption = Dictionary(uniqueKeysWithValues: rows.map { ($0.option, $0) })

  /// The row of an option, if it is one of a run.
  static func row(of option: Option) -> OptionRow<RunOptions>? { rowsByOption[option] }

  /// The option of a run that has a name.
  static func option(named name: String) -> Option? { rows.first { $0.option.name == name }?.option }

  /// Reads the options of a command line.
  ///
  /// - Parameters:
  ///   - invocation: the command line; the options of a command's own are left to it.
  ///   - catalog: the behaviors that can be named.
  ///   - formats: the formats of the command.
  ///   - isCompletedByRows: whether what is needed may come later, by rows of input.
  /// - Throws: what is wrong with the first option that has a mistake, or with several together.
  init(
    _ invocation: Invocation = Invocation(), behaviors catalog: BehaviorCatalog,
    formats: FormatChoice = .all, isCompletedByRows: Bool = false
  ) throws {
    self.catalog = catalog
    self.formats = formats
    for given in invocation.given { try set(given.option, given.text ?? "") }
    given = Set(invocation.given.map(\.option))
    if let format = output.format { try formats.check(format) }
    if let (one, other) = Self.conflict(given) { throw OptionError.conflict(one, other) }
    if !isCompletedByRows, let (option, other) = Self.lack(given) { throw OptionError.needs(option, other) }
    if gesture.sequence.first?.after != nil { throw OptionError.nothingToInterrupt }
    if behaviors.isEmpty { behaviors = [catalog.fallback] }
  }

  /// Two of some options of which only one can be meant.
  static func conflict(_ options: Set<Option>) -> (Option, Option)? {
    (layoutConflicts + gestureConflicts).map { ($0.option, $1.option) }
      .first { options.contains($0) && options.contains($1) }
  }

  /// One of some options that says nothing without another, and that other.
  static func lack(_ options: Set<Option>) -> (Option, Option)? {
    (layoutNeeds + outputNeeds).map { ($0.option, $1.option) }
      .first { options.contains($0) && !options.contains($1) }
  }

  /// Sets an option from its text; where one repeats, the last wins, but for those that gather.
  mutating func set(_ option: Option, _ text: String) throws {
    guard let row = Self.row(of: option) else { return }
    guard let put = row.put else { return try row.read(&self, text) }
    sweeps.removeAll { $0.option == option }
    if option.isSweepable, NumberSequence.isWritten(text) {
      sweeps.append(Sweep(row, try OptionText.sequence(option, text)))
    } else {
      let number = try OptionText.number(option, text)
      held[option] = number
      put(&self, number)
    }
  }

  /// The one number that was given for an option.
  func number(of option: Option) -> Double? { held[option] }
}
