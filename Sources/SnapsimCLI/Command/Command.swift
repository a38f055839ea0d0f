import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimSystem
import SnapsimText

/// A command of the tool: what help tells of it, the options that it takes, and its run.
struct Command: Sendable {
  let name: String
  let summary: String

  /// The arguments that it takes besides options, if any, as usage shows them.
  var operand: String?
  var takesSeveral = false
  var fileEndings: [String] = []
  let story: [String]
  let examples: [String]

  /// The options that it takes besides those of every command, shared ones first; made when asked for, as few are.
  var takes: @Sendable () -> [Option] = { [] }

  /// The meanings and defaults of options, where they are not the general ones.
  var meanings: KeyValuePairs<Option, String> = [:]
  var defaults: KeyValuePairs<Option, String?> = [:]
  var formats: [OutputFormat] = []
  var columns: @Sendable () -> [Column] = { [] }

  /// The rows behind its columns, in words, where help lists them apart from a settled gesture's.
  var columnsHeading: String?

  /// The columns that may be printed beside other words of a command line, where these decide.
  var printed: (@Sendable (_ words: [String]) -> [Column])?
  var completedOperands: [String] = []
  var topics: [(name: String, summary: String, text: @Sendable ([Command]) -> String)] = []

  /// Whether it asks behaviors, and leaves it to others to watch the user's code.
  var isWatched = true

  /// Whether rows of its input may add to the options of the command line.
  var isCompletedByRows = false
  var behaviorSpecs: @Sendable (Invocation) -> [String] = { $0.behaviorSpecs }

  /// The scroll views that a command line names, and whether each is a subject of its own.
  var views: @Sendable (Invocation, Session) throws -> [ScrollViewReading] = {
    try $0.views(attaching: $1.attached)
  }
  var takesEachView = false

  /// The files that its operands lead to, with the folders among them.
  var files: @Sendable (_ operands: [String]) -> [String] = { $0 }
  var goesOnWithoutBehaviors: @Sendable (Invocation) -> Bool = { _ in false }
  let run: @Sendable (Request, Session) throws -> ExitCode
  var options: [Option] { takes() + Option.general }
  var ownOptions: [Option] { takes().filter { !Option.ofRuns.contains($0) } }
  func ownMeaning(of option: Option) -> String? { meanings.first { $0.key == option }?.value }

  /// The meaning of an option, which need not name the command here, as in `batch: go on after a bad row`.
  func meaning(of option: Option) -> String {
    ownMeaning(of: option) ?? String(option.summary.trimmingPrefix(name + ": "))
  }

  func fallback(of option: Option) -> String? {
    defaults.first { $0.key == option }.map { $0.value } ?? option.fallback
  }

  /// Whether it asks behaviors more than anybody would read of what these print.
  var isSearch: Bool { takes().contains(.effort) }
  var takesOptions: Bool { !takes().isEmpty }
  var takesFile: Bool { operand?.contains("FILE") == true }
}

/// A command line with the options that describe its run and its output.
struct Request {
  let invocation: Invocation
  var run: RunOptions
  let output: OutputOptions
  let views: [EvaluatedView]

  init(
    _ invocation: Invocation, to command: Command, behaviors: BehaviorCatalog, views: [EvaluatedView] = []
  ) throws {
    (self.invocation, self.views) = (invocation, views)
    run = try RunOptions(
      invocation, behaviors: behaviors, isCompletedByRows: command.isCompletedByRows,
      takes: command.takes().contains)
    output = try OutputOptions(invocation)
    run.looksAtBehaviors = output.checks.judgesRests
    let names = Set(views.map(\.reading.name))
    if names.count == 1 { for index in run.behaviors.indices { run.behaviors[index].view = names.first } }
    if behaviors.hasForeign, let layout = try? run.layout.layout() {
      run.behaviors = run.behaviors.map { $0.made(on: layout) }
    }
  }
}

/// The surroundings of a run of the tool: made where it begins, and handed down.
struct Session {
  var output: Output
  let errors: Output
  let commands: [Command]
  var behaviors = BehaviorCatalog()

  /// The scroll views that behaviors of files are attached to, by their specs.
  var attached: [String: [ScrollViewReading]] = [:]

  /// The notes that reports need of the behavior that a spec names, if it is of a file.
  var notes: (String) -> SpecNotes? = { _ in nil }

  /// Whether it is all that the process does, which then may start others.
  var isWholeProcess = false

  /// Says at once what takes a while, to somebody who waits at a terminal.
  func noteOnTerminal(_ text: String) {
    // The child of a tool that has told it is silent.
    guard behaviors.watch == nil, Platform.isTerminal(2) else { return }
    errors.note(text)
    try? errors.flush()
  }

  func checkStarting(for option: Option) throws {
    if isWholeProcess { return }
    throw UsageError("\(option.flag) starts programs, which the library does not; leave it out")
  }
}

extension [Command] {
  var standard: Command { self[0] }
  func command(named name: String) -> Command? { first { $0.name == name } }
  var names: [String] { map(\.name) }

  func option(named name: String) -> Option? {
    Option.ofRuns(named: name) ?? options.first { $0.name == name }
  }

  /// Every option of any command, in the order of help; one that two commands share stands there once.
  var options: [Option] {
    let own = flatMap(\.ownOptions).distinct
    let all = Option.ofRuns + own + Option.general
    return OptionGroup.allCases.flatMap { group in all.filter { $0.group == group } }
  }

  var columns: [Column] { flatMap { $0.columns() }.distinct }
}
