import SnapsimRuns

/// How the value of an option is completed.
enum CompletedValue: Equatable {
  /// Not at all: it is a number, or there is none.
  case nothing
  /// By one of some words.
  case words([String])
  /// By words of which several may stand there, joined by commas.
  case list([String])
  /// By a behavior with its parameters.
  case behavior
  /// By a file.
  case file
}

extension Command {
  /// How the value of an option is completed after it.
  static func completion(of option: Option) -> CompletedValue {
    switch option.value {
    case .optional(_, let words): .list(words)
    case .none, .number, .pair, .numbers: .nothing
    case .word where option == .format: .words(formats.map(\.rawValue))
    case .numberOrWord(_, let words), .word(let words): .words(words)
    case .words(_, let candidates), .text(_, let candidates):
      switch candidates {
      case .words(let words): .words(words)
      case .list(let words): .list(words)
      case .columns: .list(columns.map(\.name))
      case .behaviors: .behavior
      case .files: .file
      }
    }
  }
}

extension CommandList {
  /// The commands that take an option, together with those for which its value is completed in the same way.
  func completions(of option: Option) -> [(value: CompletedValue, commands: [any Command.Type])] {
    var completions: [(value: CompletedValue, commands: [any Command.Type])] = []
    for command in commands where command.accepts(option) {
      let value = command.completion(of: option)
      if let index = completions.firstIndex(where: { $0.value == value }) {
        completions[index].commands.append(command)
      } else {
        completions.append((value, [command]))
      }
    }
    return completions
  }
}
