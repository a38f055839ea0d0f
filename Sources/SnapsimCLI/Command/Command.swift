/// A command: one of the rooms of the tool, with its options, its run, its help and its errors in a folder of its own.
protocol Command {
  /// The options beyond the shared ones, which describe a run.
  associatedtype Options: OptionSettings = NoOptions

  /// The word that names it.
  static var name: String { get }

  /// What it does, in a few words.
  static var summary: String { get }

  /// What it takes besides options, if anything.
  static var operand: String? { get }

  /// What the names of the files end in that it reads.
  static var fileEndings: [String] { get }

  /// How it works, in paragraphs.
  static var story: [String] { get }

  /// Command lines that show what it does.
  static var examples: [String] { get }

  /// Whether it makes use of one of the options that describe a run.
  static func uses(_ option: Option) -> Bool

  /// What an option means to it, where that is less or other than in general.
  static func meaning(of option: Option) -> String?

  /// What holds for it where an option is not given.
  static func fallback(of option: Option) -> String?

  /// The formats that it can write or draw in.
  static var formats: [OutputFormat] { get }

  /// The columns that it writes besides those of its input and of its sweeps.
  static var columns: [Column] { get }

  /// What its columns are, where help has more to say of them than of a settled gesture's.
  static var columnsHeading: String? { get }

  /// The words that complete what it takes besides options.
  static var completedOperands: [String] { get }

  /// What there is help on because of it.
  static var topics: [HelpTopic] { get }

  /// Whether it asks behaviors, and does not watch by itself what the user's code does.
  static var isWatched: Bool { get }

  /// Whether rows of its input may add to the options of the command line.
  static var isCompletedByRows: Bool { get }

  /// The behaviors that a command line has it use, by their specs.
  static func behaviorSpecs(_ invocation: Invocation) -> [String]

  /// Checks what it is asked to do.
  init(_ request: Request<Options>, _ session: Session) throws

  /// Does it.
  func run() throws -> ExitCode
}

extension Command {
  static var operand: String? { nil }
  static var fileEndings: [String] { [] }
  static func meaning(of option: Option) -> String? { nil }
  static func fallback(of option: Option) -> String? { option.fallback }
  static var formats: [OutputFormat] { OutputFormat.allCases.filter(\.isOfRows) }
  static var columns: [Column] { [] }
  static var columnsHeading: String? { nil }
  static var completedOperands: [String] { [] }
  static var topics: [HelpTopic] { [] }
  static var isWatched: Bool { true }
  static var isCompletedByRows: Bool { false }

  static func behaviorSpecs(_ invocation: Invocation) -> [String] {
    invocation.given.filter { $0.option == .behavior }.compactMap(\.text)
  }
}

extension Command {
  /// The options that it takes: those of a run that it uses, its own, and those of every command.
  ///
  /// All of them are read, as each comes with its row.
  static var options: [Option] {
    RunOptions.rows.map(\.option).filter(uses) + Options.rows.map(\.option)
      + GeneralOptions.rows.map(\.option)
  }

  /// Whether it takes any option that says what it is to do.
  static var takesOptions: Bool { options.contains { $0.group != .other } }

  /// Whether it takes a file.
  static var takesFile: Bool { operand?.contains("FILE") == true }

  /// Its formats, and what it says of one that it has not.
  static var formatChoice: FormatChoice {
    FormatChoice(
      command: name, formats: formats, isDrawnWithoutName: uses(.velocity) && !formats.contains(.plot))
  }
}

/// What a command is asked to do.
struct Request<Options> {
  let invocation: Invocation

  /// The options that describe a run.
  let run: RunOptions

  /// The command's own.
  let own: Options
}
