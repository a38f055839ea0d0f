import SnapsimRuns
import SnapsimText

extension Command {
  static let completions = Command(
    name: "completions", summary: "what a shell completes, as its script", operand: "SHELL",
    story: [
      "Prints the script by which a shell completes commands, options, behaviors with their parameters, devices, "
        + "formats and columns. SHELL is bash, zsh or fish. "
        + "make install puts all of them in place."
    ],
    examples: [
      "eval \"$(snapsim completions bash)\"",
      "snapsim completions fish > ~/.config/fish/completions/snapsim.fish",
    ],
    completedOperands: CompletionShell.names, isWatched: false
  ) { request, session in
    let shell = try CompletionShell.named(request.invocation.operands.first)
    try session.output.write { $0.append(shell.script) }
    return .settled
  }
}
