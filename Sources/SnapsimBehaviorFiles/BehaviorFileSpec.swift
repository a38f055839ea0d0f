import SnapsimRuns

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
  func text(with file: String) -> String {
    let files = line == nil ? named + [file] : [file] + named
    return files.joined(separator: "+") + ((expression ?? line?.description).map { ":" + $0 } ?? "")
  }

  /// The end of the first file's name that something follows or that ends the text.
  private static func endOfFile(in text: Substring) -> Substring.Index? {
    text.ranges(of: suffix).map(\.upperBound).first { $0 == text.endIndex || ":+".contains(text[$0]) }
  }
}
