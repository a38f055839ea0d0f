import SnapsimText

extension String {
  /// The text as a terminal shows it in red.
  package var inRed: String { "\u{1B}[31m\(self)\u{1B}[0m" }
}

/// Whether text is colored.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// On a terminal, unless `NO_COLOR` is set.
  case auto
  /// Always.
  case always
  /// Never.
  case never

  /// Whether what goes to an output is colored.
  package func isOn(for output: Output) -> Bool {
    switch self {
    case .auto: output.terminal.hasColour
    case .always: true
    case .never: false
    }
  }

  /// What whoever reads an output can show.
  package func terminal(of output: Output) -> Terminal {
    var terminal = output.terminal
    terminal.hasColour = isOn(for: output)
    return terminal
  }
}
