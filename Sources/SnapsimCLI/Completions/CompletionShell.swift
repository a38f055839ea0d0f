/// The shells that there are completions for.
enum CompletionShell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The shell of a name.
  static func named(_ name: String?) throws -> CompletionShell {
    guard let name else { throw SnapsimError.unknownShell(nil, nearest: nil) }
    guard let shell = CompletionShell(rawValue: name) else {
      throw SnapsimError.unknownShell(name, nearest: Suggestion.nearest(to: name, in: allCases.map(\.rawValue)))
    }
    return shell
  }

  /// The script that the shell reads.
  var script: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }
}
