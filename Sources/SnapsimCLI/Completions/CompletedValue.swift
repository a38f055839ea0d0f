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
  /// How its value is completed.
  var completed: CompletedValue {
    switch descriptor.value {
    case .none, .number, .pair, .numbers: .nothing
    case .numberOrWord(_, let words), .word(let words): .words(words)
    case .words: .list(self == .print ? Column.allNames : AuditCheck.all.map(\.id))
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
