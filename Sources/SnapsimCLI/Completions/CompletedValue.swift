import ScrollSimulation

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

extension Option {
  /// How its value is completed after a command that takes it.
  func completed(after command: Command) -> CompletedValue {
    switch descriptor.value {
    case .none, .number, .pair, .numbers: .nothing
    case .word where self == .format: .words(command.formats.map(\.rawValue))
    case .numberOrWord(_, let words), .word(let words): .words(words)
    case .words: .list(self == .print ? command.columns.map(\.name) : AuditCheck.all.map(\.id))
    case .text:
      switch self {
      case .device: .words(Device.all.map(\.name))
      case .behavior: .behavior
      case .intent:
        .list(["items", "pages", "container", "free", "multiple=", "at-most=", "anchor="])
      case .gesture: .list(ScenarioKeys.swipe.map { $0 + "=" })
      default: .file
      }
    }
  }

  /// The commands that take it, together with those for which its value is completed in the same way.
  var completions: [(value: CompletedValue, commands: [Command])] {
    var completions: [(value: CompletedValue, commands: [Command])] = []
    for command in Command.allCases where command.options.contains(self) {
      let value = completed(after: command)
      if let index = completions.firstIndex(where: { $0.value == value }) {
        completions[index].commands.append(command)
      } else {
        completions.append((value, [command]))
      }
    }
    return completions
  }

  /// Whether it takes a value.
  var takesValue: Bool {
    if case .none = descriptor.value { false } else { true }
  }
}

extension Command {
  /// The options that it takes, help among them.
  var options: [Option] {
    Option.table.map(\.option).filter { takes($0) || $0.descriptor.group == .other }
  }

  /// The words that complete what it takes besides options.
  var completedOperands: [String] {
    self == .completions ? CompletionShell.allCases.map(\.rawValue) : []
  }

  /// Whether it takes a file.
  var takesFile: Bool { operand?.contains("FILE") == true }
}
