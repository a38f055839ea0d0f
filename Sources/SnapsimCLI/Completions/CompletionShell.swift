/// The shells that there are completions for.
enum CompletionShell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The shell of a name.
  static func named(_ name: String?) throws -> CompletionShell {
    guard let name else { throw ShellError.missing }
    guard let shell = CompletionShell(rawValue: name) else {
      throw ShellError.unknown(name, nearest: Suggestion.nearest(to: name, in: allCases.map(\.rawValue)))
    }
    return shell
  }

  /// The script that the shell reads.
  func script(_ commands: CommandList) -> String {
    switch self {
    case .bash: BashCompletions.script(commands)
    case .zsh: ZshCompletions.script(commands)
    case .fish: FishCompletions(commands).script
    }
  }
}

/// Why there are no completions.
enum ShellError: CommandError, Equatable {
  case missing
  case unknown(String, nearest: String?)

  var message: String {
    let shells = Choice.words(CompletionShell.allCases.map(\.rawValue))
    return switch self {
    case .missing: "snapsim completions needs a shell; expected \(shells)"
    case .unknown(let name, let nearest):
      "there are no completions for '\(name)'\(Suggestion.question(nearest)); expected \(shells)"
    }
  }

  var exitCode: ExitCode { .usage }
}
