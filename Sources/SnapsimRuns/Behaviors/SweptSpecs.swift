import SnapsimText

/// Specs with a parameter that takes several values: `'./Snap.swift:Snap(step: {20,40})'`, `multiple:of={20:60:10}`.
package enum SweptSpecs {
  /// A command line in which each such spec is written out, one for each value.
  ///
  /// - Parameter arguments: the command line; whatever is no spec stays as it is.
  /// - Returns: the arguments, with `--behavior` before each spec.
  /// - Throws: `OptionError` where braces hold what begins as numbers and is none.
  package static func expanded(_ arguments: [String]) throws -> [String] {
    let flag = RunOptions.behavior.option.flag
    var expanded: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      var spec: String?
      if argument == flag {
        spec = rest.popFirst()
      } else if argument.hasPrefix(flag + "=") {
        spec = String(argument.dropFirst(flag.count + 1))
      }
      guard let spec else {
        expanded.append(argument)
        continue
      }
      let specs = try specs(of: spec)
      expanded += specs == [spec] && argument != flag ? [argument] : specs.flatMap { [flag, $0] }
    }
    return expanded
  }

  /// A spec for each value of its first braces that hold numbers, and so on for the next ones.
  private static func specs(of text: String) throws -> [String] {
    var search = text[...]
    while let open = search.firstIndex(of: "{") {
      guard let close = text[open...].firstIndex(of: "}") else { break }
      let inner = String(text[text.index(after: open)..<close])
      // What else stands in braces is Swift.
      if inner.contains(where: { ",:".contains($0) }),
        let parts = try numbers(inner.filter { $0 != " " })
      {
        return try parts.flatMap {
          try specs(of: text[..<open] + $0.shortest + text[text.index(after: close)...])
        }
      }
      search = text[text.index(after: open)...]
    }
    return [text]
  }

  private static func numbers(_ text: String) throws -> [Double]? {
    guard text.allSatisfy({ $0.isNumber || "+-.,:eE".contains($0) }) else { return nil }
    let sequence = try OptionText.sequence(RunOptions.behavior.option, text)
    return (0..<min(sequence.count, limit)).map { sequence[$0] }
  }

  /// How many behaviors one spec may stand for: each is compiled.
  private static let limit = 1000
}
