import Foundation

/// The command line tool, as a library: anyone's executable can be a snapsim.
public enum Snapsim {
  /// The version of the tool and of its libraries.
  public static let version = "0.1.0"

  /// Runs the tool on the process's arguments and ends the process with its exit code.
  public static func main() -> Never {
    Platform.ignoreBrokenPipes()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let code = run(arguments, output: Output(descriptor: 1), errors: Output(descriptor: 2))
    exit(code.rawValue)
  }

  /// Runs the tool on some arguments.
  static func run(_ arguments: [String], output: Output, errors: Output) -> ExitCode {
    var code = ExitCode.settled
    do {
      code = try answer(arguments, output: output, errors: errors)
      try output.flush()
    } catch {
      code = error.exitCode
      // Rows settled before the error are not lost.
      if case .cannotWrite = error {} else { try? output.flush() }
      if error != .brokenPipe { report(error.message, to: errors) }
    }
    try? errors.flush()
    return code
  }

  private static func answer(
    _ arguments: [String],
    output: Output,
    errors: Output
  ) throws(SnapsimError) -> ExitCode {
    if arguments.isEmpty {
      try errors.write { $0.append(Help.summary) }
      return .usage
    }
    if arguments == ["help", "options"] {
      try output.write { $0.append(Help.options) }
      return .settled
    }
    if Invocation.asksForHelp(arguments) || arguments == ["help"] {
      try output.write { $0.append(Help.summary) }
      return .settled
    }
    let invocation = try Invocation(arguments)
    if invocation.has(.version) {
      try output.write { $0.append("snapsim \(version)\n") }
      return .settled
    }
    if let operand = invocation.operands.first { throw .unexpectedArgument(operand) }
    if let command = invocation.command {
      if let given = invocation.given.first { throw .unexpectedArgument(given.option.flag) }
      switch command {
      case .behaviors: try BehaviorsCommand.run(to: output)
      case .devices: try DevicesCommand.run(to: output)
      }
      return .settled
    }
    let options = try RunOptions(invocation)
    for warning in Warning.of(options) {
      report("warning: " + warning.message, to: errors)
    }
    return try SettleCommand(options: options).run(to: output, explanations: errors)
  }

  private static func report(_ message: String, to errors: Output) {
    try? errors.write { $0.append("snapsim: \(message)\n") }
  }
}
