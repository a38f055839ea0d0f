import Foundation

/// Files, commands and what these answer, as they stand in a text.
///
/// `=== ` and a sentence begin one; `@ NAME` a file; `$ ` a command. Below a command stands what it writes, where a line
/// of `…` stands for any lines, and `…` within a line for any text; behind `! ` what it writes on standard error; behind
/// `+ ` and `!+ ` words that stand in these, instead of all; behind `- ` what stands in neither; behind `? ` its exit
/// code, where that is not 0; and behind `@ NAME` what the file holds then. `\e` is an escape.
package struct Transcript: Sendable, CustomStringConvertible {
  package struct Step: Sendable {
    package let command: String
    private var output: [String] = []
    private var errors: [String] = []
    private var words: (output: [String], errors: [String], neither: [String]) = ([], [], [])
    private var code: Int32 = 0

    /// What the files hold afterwards.
    fileprivate var files: [File] = []

    fileprivate init(_ command: String) { self.command = command }

    fileprivate mutating func add(_ line: String) {
      func rest(_ sign: String) -> String? { line.hasPrefix(sign) ? String(line.dropFirst(sign.count)) : nil }
      if let text = rest("+ ") {
        words.output.append(text)
      } else if let text = rest("!+ ") {
        words.errors.append(text)
      } else if let text = rest("- ") {
        words.neither.append(text)
      } else if let text = rest("? ") {
        code = Int32(text) ?? -1
      } else if let text = rest("! ") {
        errors.append(text)
      } else {
        output.append(line)
      }
    }

    /// What an answer in a folder, whose path no text shows, has otherwise, if anything.
    package func flaw(output: String, errors: String, code: Int32, in folder: String) -> String? {
      let (output, errors) = (
        output.replacing(folder + "/", with: ""), errors.replacing(folder + "/", with: "")
      )
      if code != self.code { return "the exit code is \(code)" }
      for (stream, text, lines, words) in [
        ("output", output, self.output, words.output), ("standard error", errors, self.errors, words.errors),
      ] {
        if let missing = words.first(where: { !text.contains($0) }) { return "\(stream) lacks '\(missing)'" }
        let found = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if words.isEmpty, !Self.holds(lines.trimmed, found.trimmed) { return "\(stream) differs" }
      }
      if let found = words.neither.first(where: (output + errors).contains) { return "there is '\(found)'" }
      let changed = files.first { file in
        let held = try? String(contentsOfFile: "\(folder)/\(file.name)", encoding: .utf8)
        return held?.split(separator: "\n") != file.text.split(separator: "\n")
      }
      return changed.map { "\($0.name) differs" }
    }

    /// Whether lines are those that are expected.
    private static func holds(_ expected: ArraySlice<String>, _ found: ArraySlice<String>) -> Bool {
      guard let first = expected.first else { return found.isEmpty }
      if first == "…" {
        return (0...found.count).contains { holds(expected.dropFirst(), found.dropFirst($0)) }
      }
      guard let line = found.first, fits(line, first) else { return false }
      return holds(expected.dropFirst(), found.dropFirst())
    }

    private static func fits(_ line: String, _ expected: String) -> Bool {
      let parts = expected.components(separatedBy: "…")
      guard let last = parts.last, parts.count > 1 else { return line == expected }
      var rest = line[...]
      for (index, part) in parts.dropLast().enumerated() where !part.isEmpty {
        guard let range = rest.firstRange(of: part), index > 0 || range.lowerBound == rest.startIndex else {
          return false
        }
        rest = rest[range.upperBound...]
      }
      return rest.hasSuffix(last)
    }
  }

  package struct File: Sendable {
    package let name: String
    package fileprivate(set) var text = ""
  }

  package let description: String
  package private(set) var files: [File] = []
  package private(set) var steps: [Step] = []

  private init(_ section: Substring) {
    let lines = section.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).replacing("\\e", with: "\u{1B}") }
    description = lines[0]
    var file: File?
    func keep() {
      guard let file else { return }
      if steps.isEmpty { files.append(file) } else { steps[steps.count - 1].files.append(file) }
    }
    for line in lines.dropFirst() {
      if line.hasPrefix("@ ") || line.hasPrefix("$ ") {
        keep()
        file = line.hasPrefix("@ ") ? File(name: String(line.dropFirst(2))) : nil
        if file == nil { steps.append(Step(String(line.dropFirst(2)))) }
      } else if file != nil {
        file?.text += line + "\n"
      } else if !steps.isEmpty {
        steps[steps.count - 1].add(line)
      }
    }
    keep()
  }

  /// All of a folder's files, each of which is about the source of its name.
  package static func all(in folder: String) -> [Transcript] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.sorted().flatMap { file in
      let text = (try? String(contentsOfFile: folder + "/" + file, encoding: .utf8)) ?? ""
      return ("\n" + text).split(separator: "\n=== ").filter { $0 != "\n" }.map(Transcript.init)
    }
  }
}

extension [String] {
  /// Without empty lines at the end.
  fileprivate var trimmed: ArraySlice<String> { self[...(lastIndex { !$0.isEmpty } ?? -1)] }
}
