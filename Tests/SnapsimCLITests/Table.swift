import Foundation

/// A table of cases in the folder `Tables`, one on a line; a line that begins with `#` is about those below it.
///
/// Cells stand between tabs, in which `\n`, `\r`, `\t`, `\0`, `\\` and `\u{FEFF}` are as in Swift.
enum Table {
  private static let escapes = ["n": "\n", "r": "\r", "t": "\t", "0": "\0", "\\": "\\"]

  /// What an escape stands for, without its backslash.
  private static func escaped(_ name: Substring) -> String {
    let scalar = UInt32(name.dropFirst(2).dropLast(), radix: 16).flatMap(Unicode.Scalar.init)
    return scalar.map { String($0) } ?? escapes[String(name)] ?? "\\\(name)"
  }

  static func text(_ name: String) -> String {
    let file = repository + "Tests/SnapsimCLITests/Tables/" + name
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      preconditionFailure("\(file) cannot be read")
    }
    return text
  }

  /// The rows, with values in place of the names that stand in braces.
  static func rows(_ name: String, where values: [String: String] = [:]) -> [[String]] {
    text(name + ".tsv").split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map { cell in
        let filled = values.reduce(String(cell)) { $0.replacing("{\($1.key)}", with: $1.value) }
        return filled.replacing(/\\(u\{[0-9A-F]+\}|.)/) { escaped($0.1) }
      }
    }
  }

  /// The cases of a text in the same folder, whose texts have several lines: `=== ` and a name begin one, and `---` what
  /// is expected of it.
  static func sections(_ name: String) -> [(id: String, text: String, expected: String)] {
    text(name + ".txt").split(separator: "\n=== ").dropFirst().map { section in
      let id = section.prefix { $0 != "\n" }
      let parts = section.dropFirst(id.count + 1).split(
        separator: /\n--- ?\n?/, maxSplits: 1, omittingEmptySubsequences: false)
      let expected = parts.last.map { $0.hasSuffix("\n") ? $0.dropLast() : $0 } ?? ""
      return (String(id), String(parts.first ?? ""), String(expected))
    }
  }

  static func texts(_ name: String, where values: [String: String] = [:]) -> [String] {
    rows(name, where: values).map { $0[0] }
  }

  static func pairs(_ name: String, where values: [String: String] = [:]) -> [(String, String)] {
    rows(name, where: values).map { ($0[0], $0[1]) }
  }
}
