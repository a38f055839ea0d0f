import Foundation
import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimText

/// The command line tool, as a library: anyone's executable can be a snapsim.
public enum Snapsim {
  /// The version of the tool and of its libraries.
  public static let version = Version.current

  /// The commands; the first is meant where none is named.
  static var commands: CommandList {
    CommandList(
      SettleCommand.self,
      [
        TraceCommand.self, RevealCommand.self, BatchCommand.self, AuditCommand.self, MapCommand.self,
        DiffCommand.self, MatchCommand.self, PlayCommand.self, BehaviorsCommand.self, DevicesCommand.self,
        CompletionsCommand.self,
      ])
  }

  /// Runs the tool on the process's arguments and ends the process with its exit code.
  public static func main() -> Never { main(behaviors: BehaviorCatalog()) }

  /// Runs the tool on the process's arguments and ends the process with its exit code.
  ///
  /// - Parameters:
  ///   - behaviors: the behaviors that can be named.
  ///   - claimed: the descriptors that rows and messages go to, where the standard ones are the user's code's.
  static func main(behaviors: BehaviorCatalog, claimed: Platform.OwnStreams? = nil) -> Never {
    Platform.openStandardDescriptors()
    Platform.ignoreBrokenPipes()
    let session = Session(
      output: Output(descriptor: claimed?.output ?? 1), errors: Output(descriptor: claimed?.errors ?? 2),
      commands: commands, behaviors: behaviors, isWholeProcess: true, claimsStandardStreams: claimed != nil)
    let code = run(Array(CommandLine.arguments.dropFirst()), session)
    behaviors.watch?.end()
    exit(code.rawValue)
  }

  /// Runs the tool on some arguments.
  package static func run(_ arguments: [String], output: Output, errors: Output) -> ExitCode {
    run(arguments, Session(output: output, errors: errors, commands: commands))
  }

  /// Runs the tool on some arguments.
  private static func run(_ arguments: [String], _ session: Session) -> ExitCode {
    let (output, errors) = (session.output, session.errors)
    var code = ExitCode.settled
    do {
      code = try answer(arguments, session)
      try output.flush()
    } catch {
      code = (error as? any CommandError)?.exitCode ?? .badData
      // A mistake on the command line leaves standard output empty; what is found later is a fault of its data.
      if code == .usage, output.isBegun { code = .badData }
      // Rows settled before the error are not lost.
      if code != .cannotWrite { try? output.flush() }
      errors.detail(error)
      // Nobody reads the output any more; that is no fault.
      if code != .settled { errors.report(error.words) }
    }
    try? errors.flush()
    return code
  }

  private static func answer(_ arguments: [String], _ session: Session) throws -> ExitCode {
    let help = Help(session.commands)
    if arguments.isEmpty {
      try session.errors.write { $0.append(help.summary) }
      return .usage
    }
    // What the scripts of completions ask; no page tells of it.
    if arguments.starts(with: ["complete", "--"]) {
      let lines = Completion(of: Array(arguments.dropFirst(2)), session.commands).lines
      try session.output.write { text in for line in lines { text.append(line + "\n") } }
      return .settled
    }
    if Invocation.asksForHelp(arguments) || arguments.first == "help" {
      let text = try help.answer(arguments)
      try session.output.write { $0.append(text) }
      return .settled
    }
    let swept = try SweptSpecs(arguments)
    let invocation = try Invocation(swept.arguments, session.commands)
    if invocation.has(.version) {
      try session.output.write { $0.append("snapsim \(version)\n") }
      return .settled
    }
    let command = invocation.command.flatMap(session.commands.command) ?? session.commands.standard
    try command.check(invocation, among: session.commands)
    try command.checkOutput(of: invocation)
    for option in [Option.watch, .open] where invocation.has(option) && !session.isWholeProcess {
      throw UsageError("\(option.flag) starts programs, which the library does not; leave it out")
    }
    if invocation.has(.watch) {
      return try Watching(arguments, invocation, by: command, errors: session.errors).run()
    }
    try BehaviorFiles.enter(
      command.behaviorSpecs(invocation), beside: session.behaviors,
      BehaviorFiles.Settings(
        invocation, arguments, skipsFaulty: command.goesOnWithoutBehaviors(invocation),
        hasUsualAxis: command.isWatched && !command.isStory && !command.isCompletedByRows),
      errors: session.errors)
    return try answer(invocation, sweeping: swept, by: command, session)
  }

  /// Reads the options of a command, and has it do what they ask for.
  private static func answer<Asked: Command>(
    _ invocation: Invocation, sweeping swept: SweptSpecs, by command: Asked.Type, _ session: Session
  ) throws -> ExitCode {
    var options = try RunOptions(
      invocation, behaviors: session.behaviors, formats: command.formatChoice,
      isCompletedByRows: command.isCompletedByRows, takes: command.accepts)
    options.behaviors = swept.noted(on: options.behaviors)
    let own = try Asked.Options(invocation)
    if session.behaviors.hasForeign, let layout = try? options.layout.layout() {
      options.behaviors = options.behaviors.map { $0.made(on: layout) }
    }
    for warning in Warning.of(options, formats: command.formats) { session.errors.warn(warning.message) }
    let request = Request(invocation: invocation, run: options, own: own)
    let opened = options.output.opens ? try OpenedPicture(options.output) : nil
    let code = try writing(to: opened?.file ?? options.output.file, or: session.output) { output in
      var session = session
      session.output = output
      let run = { [session] in try command.init(request, session).run() }
      // On a thread of its own where code of the user's may crash in it or not come back.
      guard command.isWatched, let watch = session.behaviors.watch else { return try run() }
      let given = invocation.given.compactMap { $0.option.words(setting: $0.text) }
      return try watch.run(command.isStory ? nil : given, to: output, run)
    }
    try opened?.open(errors: session.errors)
    return code
  }

  /// Runs a command whose rows may go to a file, which is made only if the command comes to its end.
  private static func writing(
    to file: String?, or output: Output, _ command: (Output) throws -> ExitCode
  ) throws -> ExitCode {
    guard let file, file != "-" else { return try command(output) }
    let replacement = try Output(replacing: file)
    do {
      let code = try command(replacement)
      try replacement.finish()
      return code
    } catch {
      replacement.discard()
      throw error
    }
  }
}
