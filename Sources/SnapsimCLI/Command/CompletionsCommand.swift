import SnapsimRuns
import SnapsimText

/// Prints the script by which a shell completes command lines.
struct CompletionsCommand: Command {
  static let name = "completions"
  static let summary = "what a shell completes, as its script"
  static let operand: String? = "SHELL"
  static let story = [
    "Prints the script by which a shell completes commands, options, behaviors with their parameters, devices, "
      + "formats and columns. SHELL is \(completedOperands.joined(separator: ", ")). "
      + "make install puts all of them in place."
  ]
  static let examples = [
    "eval \"$(snapsim completions bash)\"",
    "snapsim completions fish > ~/.config/fish/completions/snapsim.fish",
  ]
  static let formats: [OutputFormat] = []
  static let completedOperands = CompletionShell.allCases.map(\.rawValue)
  static let isWatched = false

  static func uses(_ option: Option) -> Bool { false }

  private let shell: CompletionShell
  private let session: Session

  init(_ request: Request<NoOptions>, _ session: Session) throws {
    shell = try CompletionShell.named(request.invocation.operands.first)
    self.session = session
  }

  func run() throws -> ExitCode {
    try session.output.write { $0.append(shell.script) }
    return .settled
  }
}
