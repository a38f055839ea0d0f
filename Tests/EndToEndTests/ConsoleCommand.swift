import Testing

/// The commands of a Markdown text's `console` blocks, with the output shown below each.
struct ConsoleCommand: Equatable, Sendable, CustomTestStringConvertible {
  /// The number of its line in the text, from 1.
  let line: Int
  var command: String
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
    var fence: Substring?
    var (isConsole, goesOn) = (false, false)
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if let open = fence, line.hasPrefix(open), line.allSatisfy({ $0 == "`" }) {
        (fence, isConsole) = (nil, false)
      } else if fence == nil, line.hasPrefix("```") {
        fence = line.prefix { $0 == "`" }
        isConsole = line.drop { $0 == "`" }.hasPrefix("console")
      } else if isConsole {
        if goesOn {
          commands[commands.count - 1].command += "\n" + line
        } else if line.hasPrefix("$ ") {
          commands.append(ConsoleCommand(line: index + 1, command: String(line.dropFirst(2)), output: ""))
        } else if !commands.isEmpty {
          commands[commands.count - 1].output += line + "\n"
        }
        goesOn = line.hasSuffix("\\") && (goesOn || line.hasPrefix("$ "))
      }
    }
    return commands
  }
}
