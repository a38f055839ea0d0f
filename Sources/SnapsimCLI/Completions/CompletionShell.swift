/// The shells that there are completions for.
enum CompletionShell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The shell of a name.
  static func named(_ name: String?) throws -> CompletionShell {
    let names = allCases.map(\.rawValue)
    guard let name else {
      throw UsageError("snapsim completions needs a shell; expected \(Choice.words(names))")
    }
    guard let shell = CompletionShell(rawValue: name) else {
      let meant = Suggestion.question(Suggestion.nearest(to: name, in: names))
      throw UsageError("there are no completions for '\(name)'\(meant); expected \(Choice.words(names))")
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
