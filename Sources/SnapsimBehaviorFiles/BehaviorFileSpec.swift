import SnapsimRuns
import SnapsimSystem
import SnapsimText

/// A behavior as a Swift file: `./A.swift`, `./A.swift+./Helpers.swift`, `./A.swift:MyPaging(step: 40)`, `./A.swift:42`.
package struct BehaviorFileSpec: Equatable, Sendable {
  package private(set) var text: String

  /// The files, in the order typed, then those found; the behavior stands in the first that holds one.
  package var files: [String] { named + found }
  let named: [String]

  /// The Swift expression that makes the behavior; `nil` where it is to be found.
  package private(set) var expression: String?

  /// Whether the expression gives the behavior arguments, by parentheses or a closure.
  package var statesArguments: Bool {
    expression.map { !$0.hasSuffix("()") && $0.contains { "({".contains($0) } } ?? false
  }

  /// The line of the last file that attaches the behavior, from 1, as in `./Feed.swift:42`.
  package private(set) var line: Int?

  /// Files of the project that were found to declare or attach what these do not.
  var found: [String] = []

  private static let suffix = BehaviorSpec.fileSuffix

  /// Reads a spec that names files; `nil` for any other.
  package init?(_ text: String) {
    guard BehaviorSpec.namesFiles(text) else { return nil }
    var files: [String] = []
    var rest = text[...]
    var expression: String?
    // A colon or a plus parts only after `.swift`, so folders may be called as they like.
    while let end = Self.endOfFile(in: rest) {
      files.append(String(rest[..<end]))
      let after = rest[end...]
      rest = after.dropFirst()
      if after.first == ":" {
        expression = String(rest)
        rest = ""
      }
    }
    if !rest.isEmpty { files.append(String(rest)) }
    self.text = text
    named = files
    line = expression.flatMap { Int($0) }
    self.expression = line == nil ? expression.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 } : nil
  }

  func adding(_ files: [String]) -> Self {
    var spec = self
    spec.found += files
    return spec
  }

  /// The spec with some remedies in its source; by an expression, as edits move the line that attaches it.
  func fixed(by kinds: [SourceRemedy.Kind], making expression: String) -> Self {
    var spec = self
    spec.text += (line == nil && self.expression == nil ? ":" : " ") + "fixed by "
    spec.text += kinds.map(\.rawValue).joined(separator: "+")
    (spec.expression, spec.line) = (expression, nil)
    return spec
  }

  /// The spec as it is typed with one more file, before the one that a line is of.
  func text(with file: String) -> String { text(of: line == nil ? named + [file] : [file] + named) }

  private func text(of files: [String]) -> String {
    files.joined(separator: "+") + ((expression ?? line?.description).map { ":" + $0 } ?? "")
  }

  /// The end of the first file's name that something follows or that ends the text.
  private static func endOfFile(in text: Substring) -> Substring.Index? {
    let ends = text.indices.filter { text[$0] == ":" || text[$0] == "+" } + [text.endIndex]
    return ends.first { text[..<$0].hasSuffix(suffix) }
  }
}

// Specs that stand in a file, whose paths are relative to its folder.
extension BehaviorFileSpec {
  /// A spec as it is written on a command line: its relative paths begin in a folder other than the one where that runs.
  package static func spec(_ text: String, in folder: String) -> String {
    moved(text, by: folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// A spec of a command line as it is written in a file of a folder.
  package static func spec(_ text: String, seenFrom folder: String) -> String {
    let parts = folder.split(separator: "/").filter { $0 != "." }
    guard !parts.isEmpty else { return text }
    // As many steps up as there are down lead back only where none of them is a link.
    guard let here = Platform.resolved(".") else { return text }
    let straight = here + "/" + parts.joined(separator: "/")
    let leadsBack =
      !folder.hasPrefix("/") && !parts.contains("..") && Platform.resolved(folder) ?? straight == straight
    return moved(text, by: leadsBack ? String(repeating: "../", count: parts.count) : here + "/")
  }

  /// The spec with something before its relative paths; one that names no files stays as it is.
  private static func moved(_ text: String, by prefix: String) -> String {
    guard !prefix.isEmpty, let spec = BehaviorFileSpec(text) else { return text }
    return spec.text(
      of: spec.files.map { file in
        file.hasPrefix("/") ? file : prefix + (file.hasPrefix("./") ? String(file.dropFirst(2)) : file)
      })
  }
}
