import ScrollSimulation
import SnapsimText

package enum BehaviorSpec {
  /// The ending of the name of a file with a behavior.
  package static let fileSuffix = ".swift"

  /// Whether a spec names files: it has a `/` or `.swift` where a registered one would have its name.
  package static func namesFiles(_ text: String) -> Bool {
    if text.contains("/") || text.hasSuffix(fileSuffix) { return true }
    var rest = text[...]
    while let dot = rest.firstIndex(of: ".") {
      rest = rest[dot...]
      if rest.hasPrefix(fileSuffix + ":") || rest.hasPrefix(fileSuffix + "+") { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// A name of Swift's as specs are written: `viewAligned` as `view-aligned`, `MyPaging` as `my-paging`.
  package static func hyphenated(_ text: some StringProtocol) -> String {
    var name = ""
    var last: Character = "-"
    for character in text {
      if character.isUppercase, last.isLowercase || last.isNumber { name += "-" }
      name += character.lowercased()
      last = character
    }
    return name
  }
}

/// A spec of a file that could not be compiled, while others could.
package struct FileLeftOut: CommandError {
  let spec: String

  package var message: String { "\(spec) could not be compiled, as told above" }
  package var exitCode: ExitCode { .usage }
}

extension BehaviorParameter {
  /// The word that a text stands for, be it SwiftUI's: `always-by-one` for `.alwaysByOne`.
  fileprivate func word(_ text: String) -> String? {
    if words.contains(text) || unlisted.contains(text) { return text }
    let word = BehaviorSpec.hyphenated(text.drop { $0 == "." })
    return words.contains(word) ? word : nil
  }
}

extension BehaviorDescriptor {
  /// Reads one `PARAMETER=VALUE` of a spec.
  package func set(_ setting: String, in arguments: inout BehaviorArguments) throws {
    let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let parameter = parameters.first(where: { [$0.name, $0.swiftName].contains(parts[0]) }) else {
      let valid = parameters.map(\.name)
      let meant = Suggestion.question(Suggestion.nearest(to: parts[0], in: valid))
      let expected =
        valid.isEmpty ? "it takes none, write \(name) alone" : "it takes \(valid.joined(separator: ", "))"
      throw UsageError("\(name) has no parameter '\(parts[0])'\(meant); \(expected)")
    }
    let text = parts.count > 1 ? parts[1] : ""
    if let word = parameter.word(text) {
      arguments.words[parameter.name] = word
      arguments.numbers[parameter.name] = nil
    } else if let rule = parameter.rule, let value = try? NumberText.parse(text), rule.takes(value) {
      arguments.numbers[parameter.name] = value
    } else {
      let hyphenated = BehaviorSpec.hyphenated(text.drop { $0 == "." })
      let meant = Suggestion.question(Suggestion.nearest(to: hyphenated, in: parameter.words))
      throw UsageError(
        "\(name):\(parameter.name)=\(text) is not valid\(meant); expected \(parameter.expectation)")
    }
  }
}
