import ScrollSimulation
import SnapsimText

extension BehaviorParameter {
  /// The word that a text stands for, be it SwiftUI's: `always-by-one` for `.alwaysByOne`.
  fileprivate func word(_ text: String, among words: [String]) -> String? {
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
      throw BehaviorSpecError.unknownParameter(
        behavior: name, parts[0], valid: valid, nearest: Suggestion.nearest(to: parts[0], in: valid))
    }
    let text = parts.count > 1 ? parts[1] : ""
    switch parameter.kind {
    case .number(let rule):
      arguments.numbers[parameter.name] = try number(text, rule, of: parameter)
    case .word(let words):
      guard let word = parameter.word(text, among: words) else { throw bad(text, of: parameter, words) }
      arguments.words[parameter.name] = word
    case .wordOrNumber(let words, let rule):
      if let word = parameter.word(text, among: words) {
        arguments.words[parameter.name] = word
        arguments.numbers[parameter.name] = nil
      } else {
        arguments.numbers[parameter.name] = try number(text, rule, of: parameter, words: words)
      }
    }
  }

  private func number(
    _ text: String, _ rule: NumberRule, of parameter: BehaviorParameter, words: [String] = []
  ) throws -> Double {
    guard let value = try? NumberText.parse(text), rule.takes(value) else {
      throw bad(text, of: parameter, words)
    }
    return value
  }

  private func bad(_ text: String, of parameter: BehaviorParameter, _ words: [String]) -> BehaviorSpecError {
    .badParameter(
      behavior: name, parameter: parameter.name, text, expected: parameter.expectation,
      nearest: Suggestion.nearest(to: BehaviorSpec.hyphenated(text.drop { $0 == "." }), in: words))
  }
}
