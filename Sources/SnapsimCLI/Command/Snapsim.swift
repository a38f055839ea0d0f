import Foundation

/// The command line tool, as a library: anyone's executable can be a snapsim.
public enum Snapsim {
  /// The version of the tool and of its libraries.
  public static let version = "0.1.0"

  /// The descriptor that rows go to.
  nonisolated(unsafe) static var standardOutput: Int32 = 1

  /// Whether the process ends because the tool is done.
  nonisolated(unsafe) private(set) static var isEnding = false

  /// Runs the tool on the process's arguments and ends the process with its exit code.
  public static func main() -> Never {
    Platform.openStandardDescriptors()
    Platform.ignoreBrokenPipes()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let code = run(arguments, output: Output(descriptor: standardOutput), errors: Output(descriptor: 2))
    isEnding = true
    exit(code.rawValue)
  }

  /// Runs the tool on some arguments.
  static func run(_ arguments: [String], output: Output, errors: Output) -> ExitCode {
    var code = ExitCode.settled
    do {
      code = try answer(arguments, output: output, errors: errors)
      try output.flush()
    } catch {
      code = (error as? any CommandError)?.exitCode ?? .badData
      // A mistake on the command line leaves standard output empty; what is found later is a fault of its data.
      if code == .usage, output.isBegun { code = .badData }
      // Rows settled before the error are not lost.
      if case .cannotWrite? = error as? SnapsimError {} else { try? output.flush() }
      if let error = error as? any CommandError { detail(error.details, to: errors) }
      // Nobody reads the output any more; that is no fault.
      if error as? SnapsimError != .brokenPipe { report(error.words, to: errors) }
    }
    try? errors.flush()
    return code
  }

  private static func answer(
    _ arguments: [String], output: Output, errors: Output
  ) throws -> ExitCode {
    if arguments.isEmpty {
      try errors.write { $0.append(Help.summary) }
      return .usage
    }
    if Invocation.asksForHelp(arguments) || arguments.first == "help" {
      let topics = arguments.dropFirst().filter { !["-h", Option.help.flag].contains($0) }
      if arguments.first == "help", topics.count > 1 { throw SnapsimError.unexpectedArgument(topics[1]) }
      let topic = topics.first
      let help = arguments.first == "help" ? try Help.on(topic) : Help.on(arguments)
      try output.write { $0.append(help) }
      return .settled
    }
    let invocation = try Invocation(arguments)
    if invocation.has(.version) {
      try output.write { $0.append("snapsim \(version)\n") }
      return .settled
    }
    try invocation.checkAgainstCommand()
    try BehaviorFiles.enter(invocation, arguments: arguments, errors: errors)
    switch invocation.command {
    case .behaviors:
      try BehaviorsCommand.run(to: output)
      return .settled
    case .devices:
      try DevicesCommand.run(to: output)
      return .settled
    case .completions:
      let script = try CompletionShell.named(invocation.operands.first).script
      try output.write { $0.append(script) }
      return .settled
    case .settle, .trace, .reveal, .batch, .audit, .play:
      let options = try RunOptions(invocation)
      for warning in Warning.of(options) {
        report("warning: " + warning.message, to: errors)
      }
      return try writing(options.output, or: output) { output throws in
        // The audit watches by itself: what is lost there does not end it.
        if invocation.command == .audit {
          return try AuditCommand(options).run(to: output, errors: errors)
        }
        return try watching(invocation, output) { () throws in
          switch invocation.command {
          case .settle where !options.output.isOfRows, .trace where !options.output.isOfRows:
            return try PictureCommand(options, of: invocation.command).run(to: output)
          case .batch:
            return try BatchCommand(options, file: invocation.operands.first).run(to: output, errors: errors)
          case .trace:
            try TraceCommand(options).run(to: output)
          case .reveal:
            try RevealCommand(options).run(to: output)
          case .play:
            return try PlayCommand(options, file: invocation.operands.first).run(to: output, errors: errors)
          default:
            return try options.output.printsScenario
              ? ScenarioText(options, invocation).write(to: output)
              : SettleCommand(options).run(to: output, explanations: errors)
          }
          return .settled
        }
      }
    }
  }

  /// Runs a command, on a thread of its own where code of the user's may crash in it or not come back.
  private static func watching(
    _ invocation: Invocation, _ output: Output, _ command: @escaping () throws -> ExitCode
  ) throws -> ExitCode {
    guard BehaviorRegistry.hasForeign else { return try command() }
    return try ForeignWatch.run(invocation, to: output, command)
  }

  /// Runs a command whose rows may go to a file, which is made only if the command comes to its end.
  private static func writing(
    _ options: OutputOptions, or output: Output,
    _ command: (Output) throws -> ExitCode
  ) throws -> ExitCode {
    guard let file = options.file, file != "-" else { return try command(output) }
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

  /// Writes the compiler's words as they are.
  private static func detail(_ lines: [String], to errors: Output) {
    for line in lines {
      try? errors.write { $0.append(line.replacing("\t", with: " ").escapingControls + "\n") }
    }
  }

  static func report(_ message: String, to errors: Output) {
    try? errors.write { $0.append("snapsim: \(message.escapingControls)\n") }
    try? errors.flush()
  }
}

extension String {
  /// The text with control characters, which may come from an argument, as `\\u{…}`: a message stays on its line.
  var escapingControls: String {
    guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return self }
    return unicodeScalars.map {
      $0.properties.generalCategory == .control ? $0.escaped(asASCII: true) : String($0)
    }
    .joined()
  }
}
