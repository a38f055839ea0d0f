import Foundation
import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimSystem
import SnapsimText

/// The command line tool, as a library: anyone's executable can be a snapsim.
public enum Snapsim {
  /// The version of the tool and of its libraries.
  public static let version = Help.version

  /// The commands; the first is meant where none is named.
  static let commands: [Command] = [
    .settle, .trace, .reveal, .batch, .audit, .map, .diff, .match, .play, .views, .behaviors, .devices,
    .completions,
  ]

  package static var options: [Option] { commands.options }

  /// The words of a command line: commands, options as they are typed, and columns.
  package static var words: [String] { commands.names + options.map(\.flag) + commands.columns.map(\.name) }

  /// Runs the tool on the process's arguments and ends the process with its exit code.
  public static func main() -> Never { main(behaviors: BehaviorCatalog()) }

  static func main(
    _ arguments: [String] = Array(CommandLine.arguments.dropFirst()), behaviors: BehaviorCatalog,
    attached: [String: [ScrollViewReading]] = [:], notes: @escaping (String) -> SpecNotes? = { _ in nil },
    output: Output = Output(descriptor: 1), errors: Output = Output(descriptor: 2)
  ) -> Never {
    Platform.openStandardDescriptors()
    Platform.ignoreBrokenPipes()
    let session = Session(
      output: output, errors: errors, commands: commands, behaviors: behaviors, attached: attached,
      notes: notes, isWholeProcess: true)
    let code = report(arguments, session)
    behaviors.watch?.end()
    exit(code.rawValue)
  }

  package static func run(_ arguments: [String], output: Output, errors: Output) -> ExitCode {
    report(arguments, Session(output: output, errors: errors, commands: commands))
  }

  private static func report(_ arguments: [String], _ session: Session) -> ExitCode {
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
    switch arguments.first {
    case nil:
      try session.errors.write { $0.append(session.help.summary) }
      return .usage
    case "help": return try tell(session.help.topic(arguments.dropFirst()), session)
    case "complete" where arguments.dropFirst().first == "--":
      return try tell(Completion(of: Array(arguments.dropFirst(2)), session.commands).text, session)
    default: return try parse(arguments, session)
    }
  }

  private static func tell(_ text: String, _ session: Session) throws -> ExitCode {
    try session.output.write { $0.append(text) }
    return .settled
  }

  private static func parse(_ arguments: [String], _ session: Session) throws -> ExitCode {
    let invocation: Invocation
    do { invocation = try Invocation(arguments, session.commands) } catch {
      guard Invocation.asksForHelp(arguments) else { throw error }
      return try tell(session.help.page(ofCommand: arguments[0]), session)
    }
    if invocation.has(.help) { return try tell(session.help.page(ofCommand: invocation.command), session) }
    if invocation.has(.version) { return try tell("snapsim \(version)\n", session) }
    session.errors.isQuiet = invocation.has(.quiet)
    let command = invocation.command.flatMap(session.commands.command) ?? session.commands.standard
    try command.check(invocation, among: session.commands)
    if invocation.has(.watch) { return try command.watch(arguments, invocation, in: session) }
    if invocation.namesFiles { return try readFiles(for: command, invocation, typed: arguments, session) }
    return try run(command, Request(invocation, to: command, behaviors: session.behaviors), session)
  }

  /// Reads the views and behaviors that are in files, and runs the command on them: in a child, if the code is the user's.
  private static func readFiles(
    for command: Command, _ invocation: Invocation, typed arguments: [String], _ session: Session
  ) throws -> ExitCode {
    var (invocation, session) = (invocation, session)
    session.attached = session.attached.mapValues { $0.map(invocation.whole) }
    let readings = try command.views(invocation, session)
    let views = try (command.takesEachView ? readings : readings.one(for: arguments)).map {
      try invocation.evaluated($0, by: session.behaviors).beside(invocation)
    }
    let used = command.takesEachView ? nil : views.first
    let isNamed = invocation.has(.view)
    let isReplaced = isNamed && invocation.has(.behavior)
    if !command.takesEachView { invocation = try invocation.completed(by: views) }
    let isOfViews = command.takesEachView && invocation.behaviorSpecs.isEmpty
    let specs = isOfViews ? views.map(\.reading.spec) : command.behaviorSpecs(invocation)
    let (code, leftOut) = try BehaviorProcess.run(
      specs, beside: session.behaviors, invocation, arguments: arguments,
      skipsFaulty: command.goesOnWithoutBehaviors(invocation),
      made: Set(views.map(\.reading).filter { $0.behavior.made != nil }.map(\.spec)),
      counts: command.name == Command.audit.name, fixes: invocation.has(.fix), errors: session.errors)
    if let code { return code }
    if !leftOut.isEmpty { session.behaviors = BehaviorCatalog(leftOut: leftOut) }
    if let used, isNamed || !used.given.isEmpty {
      session.errors.note(used.summary)
      if invocation.has(.verbose) { used.sources.forEach(session.errors.note) }
      for finding in used.reading.findings where !isReplaced {
        session.errors.warn("\(used.reading.file), \(finding.sentence)")
      }
    }
    return try run(
      command, Request(invocation, to: command, behaviors: session.behaviors, views: views), session)
  }

  /// Runs a command whose rows may go to a file, which is made only if the command comes to its end.
  private static func run(_ command: Command, _ request: Request, _ session: Session) throws -> ExitCode {
    request.run.warnings(to: request.output, formats: command.formats).forEach(session.errors.warn)
    let opened = try request.output.opens ? session.opening(request.output) : nil
    func run(to output: Output) throws -> ExitCode {
      var session = session
      session.output = output
      if let watch = session.behaviors.watch {
        if command.isWatched {
          let given = request.invocation.given.compactMap { $0.option.words(setting: $0.text) }
          watch.begin(given, to: output)
        }
        // A behavior that prints would print what it does for each question of a search, or of a look at it.
        if command.isSearch || request.run.looksAtBehaviors { Platform.silenceStandardStreams() }
      }
      return try command.run(request, session)
    }
    let file = (opened?.file ?? request.output.file).flatMap { $0 == "-" ? nil : $0 }
    let code = try file.map { try Output.replacing($0, run) } ?? run(to: session.output)
    try opened?.open()
    for (spec, learned) in request.run.judgements.seen {
      let seen = learned.description.replacing("\n", with: "; ")
      session.errors.note("the rests of \(spec) are judged by what it was seen to do: \(seen)")
    }
    return code
  }
}
