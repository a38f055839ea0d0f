import Testing

/// The commands of a Markdown text's `console` blocks, with the output shown below each.
struct ConsoleCommand: Equatable, Sendable, CustomTestStringConvertible {
  /// The number of its line in the text, from 1.
  let line: Int

  /// The command, without `$ `.
  var command: String

  /// What it is shown to write, without the last newline.
  var output: String

  var testDescription: String { "line \(line): \(command)" }

  /// The command as the tests run it, with the built tool in place of SwiftPM.
  var runnable: String {
    for prefix in ["swift run -c release snapsim", "swift run snapsim"] where command.hasPrefix(prefix) {
      return "snapsim" + command.dropFirst(prefix.count)
    }
    return command
  }

  /// All commands of a text, in their order; one that ends in a backslash goes on in the next line.
  static func all(in markdown: String) -> [ConsoleCommand] {
    var commands: [ConsoleCommand] = []
    var fence: String?
    var isConsole = false
    var goesOn = false
    var shown: [String]?
    func close() {
      guard let lines = shown, !commands.isEmpty else { return }
      commands[commands.count - 1].output = lines.joined(separator: "\n")
      shown = nil
    }
    let lines = markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let text = String(line)
      if let open = fence {
        if text.hasPrefix(open), text.allSatisfy({ $0 == "`" }) {
          if isConsole { close() }
          fence = nil
          goesOn = false
        } else if isConsole {
          if goesOn {
            commands[commands.count - 1].command += "\n" + text
            goesOn = text.hasSuffix("\\")
          } else if text.hasPrefix("$ ") {
            close()
            commands.append(ConsoleCommand(line: index + 1, command: String(text.dropFirst(2)), output: ""))
            shown = []
            goesOn = text.hasSuffix("\\")
          } else {
            shown?.append(text)
          }
        }
      } else if text.hasPrefix("```") {
        let ticks = text.prefix { $0 == "`" }
        fence = String(ticks)
        isConsole = text.dropFirst(ticks.count).split(separator: " ").first == "console"
      }
    }
    return commands
  }
}
