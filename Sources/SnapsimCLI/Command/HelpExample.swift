import SnapsimText

/// A command line with its output, as help shows it; tests run each.
struct HelpExample: Sendable {
  let command: String

  let output: String

  init(_ command: String, _ output: String) {
    self.command = command
    self.output = output
  }

  func lines(indent: Int) -> [String] {
    let blank = String(repeating: " ", count: indent)
    // An option stands beside its value.
    let words = Paragraph.words(command).reduce(into: [String]()) { words, word in
      if let last = words.last, last.hasPrefix("--"), !last.contains(" "), !word.hasPrefix("--") {
        words[words.count - 1] += " " + word
      } else {
        words.append(word)
      }
    }
    // A long line goes on as it does in a shell.
    var lines: [String] = []
    var line = blank + "$"
    for word in words {
      if line.count + 1 + word.count + 2 > Paragraph.width {
        lines.append(line + " \\")
        line = blank + " "
      }
      line += " " + word
    }
    lines.append(line)
    return lines + output.split(separator: "\n").map { blank + $0 }
  }
}
