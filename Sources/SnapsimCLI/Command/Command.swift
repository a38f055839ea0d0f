import SnapsimRuns
import SnapsimText

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

  /// Whether it takes several of that.
  static var takesSeveral: Bool { get }

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

  /// Whether its run is a story, which a single gesture does not show.
  static var isStory: Bool { get }

  /// Whether rows of its input may add to the options of the command line.
  static var isCompletedByRows: Bool { get }

  /// The behaviors that a command line has it use, by their specs.
  static func behaviorSpecs(_ invocation: Invocation) -> [String]

  /// The files that its operands lead to, with the folders among them.
  static func files(named operands: [String]) -> [String]

  /// Whether it goes on without the behaviors that cannot be compiled.
  static func goesOnWithoutBehaviors(_ invocation: Invocation) -> Bool

  /// Checks what it is asked to do.
  init(_ request: Request<Options>, _ session: Session) throws

  /// Does it.
  func run() throws -> ExitCode
}

extension Command {
  static var operand: String? { nil }
  static var takesSeveral: Bool { false }
  static var fileEndings: [String] { [] }
  static func meaning(of option: Option) -> String? { nil }
  static func fallback(of option: Option) -> String? { option.fallback }
  static var formats: [OutputFormat] { OutputFormat.allCases.filter(\.isOfRows) }
  static var columns: [Column] { [] }
  static var columnsHeading: String? { nil }
  static var completedOperands: [String] { [] }
  static var topics: [HelpTopic] { [] }
  static var isWatched: Bool { true }
  static var isStory: Bool { false }
  static var isCompletedByRows: Bool { false }

  static func files(named operands: [String]) -> [String] { operands }
  static func goesOnWithoutBehaviors(_ invocation: Invocation) -> Bool { false }

  static func behaviorSpecs(_ invocation: Invocation) -> [String] {
    invocation.behaviorSpecs
  }
}

extension Command {
  /// The options that it takes: those of a run that it uses, its own, and those of every command.
  ///
  /// All of them are read, as each comes with its row.
  static var options: [Option] {
    Option.ofRuns.filter(takes) + Options.options + Option.general
  }

  /// Whether it makes use of one of the options that describe a run; to show a picture, it has to draw one.
  static func takes(_ option: Option) -> Bool {
    uses(option) && (option != .open || formats.contains(.svg))
  }

  /// Whether it takes an option.
  static func accepts(_ option: Option) -> Bool {
    if Option.ofRuns.contains(option) { return takes(option) }
    return ownOptions.contains(option) || Option.general.contains(option)
  }

  /// The options that it takes besides those of a run and of every command.
  fileprivate static var ownOptions: [Option] { Options.options }

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

/// What a run of the tool has at hand: made where it begins, and handed down.
struct Session {
  /// Where rows go.
  var output: Output

  /// Where messages go.
  let errors: Output

  /// The commands that there are.
  let commands: CommandList

  /// The behaviors that can be named.
  var behaviors = BehaviorCatalog()

  /// Whether it is all that the process does, which then may start others.
  var isWholeProcess = false

  /// Whether what the user's code prints goes elsewhere than rows, and is not to be kept.
  var claimsStandardStreams = false
}

/// The commands, and what follows from all of them together.
struct CommandList {
  /// The command that is meant where none is named.
  let standard: any Command.Type

  /// The others; put together only where one is named, or all are told of.
  private let others: () -> [any Command.Type]

  /// All commands, in the order of help.
  var commands: [any Command.Type] { [standard] + others() }

  /// Makes a list.
  init(_ standard: any Command.Type, _ others: @autoclosure @escaping () -> [any Command.Type]) {
    self.standard = standard
    self.others = others
  }

  /// The command of a name.
  func command(named name: String) -> (any Command.Type)? { commands.first { $0.name == name } }

  var names: [String] { commands.map { $0.name } }

  func option(named name: String) -> Option? {
    if let option = Option.ofRuns(named: name) { return option }
    if let option = Option.general.first(where: { $0.name == name }) { return option }
    for command in commands {
      if let option = command.ownOptions.first(where: { $0.name == name }) { return option }
    }
    return nil
  }

  /// Every option of any command, in the order of help.
  var options: [Option] {
    // An option that two commands share stands there once.
    var own: [Option] = []
    for command in commands { own += command.ownOptions.filter { !own.contains($0) } }
    let all = Option.ofRuns + own + Option.general
    return OptionGroup.allCases.flatMap { group in all.filter { $0.group == group } }
  }

  /// All columns that any command writes.
  var columns: [Column] {
    commands.reduce(into: []) { all, command in all += command.columns.filter { !all.contains($0) } }
  }
}

/// Something there is help on besides the commands.
struct HelpTopic: Sendable {
  /// The word that names it.
  let name: String

  /// What it tells, for the man page and completions.
  let summary: String

  /// The whole text.
  let text: @Sendable (CommandList) -> String
}
