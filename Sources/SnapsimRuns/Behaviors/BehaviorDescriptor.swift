import ScrollSimulation
import SnapsimText

/// A parameter that a spec may set.
package struct BehaviorParameter: Sendable {
  /// What it takes.
  package enum Kind: Sendable {
    case number(NumberRule)
    case word([String])
    case wordOrNumber([String], NumberRule)
  }

  package let name: String
  package let kind: Kind
  package let fallback: String

  /// What SwiftUI calls it, where that is another name.
  var swiftName: String?

  /// Words that it takes besides those that are told.
  var unlisted: [String] = []

  /// The values it takes, in short.
  package var placeholder: String {
    switch kind {
    case .number(let rule): rule.placeholder
    case .word(let words): words.joined(separator: "|")
    case .wordOrNumber(let words, let rule): (words + [rule.placeholder]).joined(separator: "|")
    }
  }

  /// The values it takes, in words.
  package var expectation: String {
    switch kind {
    case .number(let rule): rule.expectation
    case .word(let words): words.joined(separator: "|")
    case .wordOrNumber(let words, let rule): "\(words.joined(separator: "|")) or \(rule.expectation)"
    }
  }
}

extension BehaviorParameter {
  /// The word that a text stands for, be it SwiftUI's: `always-by-one` for `.alwaysByOne`.
  fileprivate func word(_ text: String, among words: [String]) -> String? {
    if words.contains(text) || unlisted.contains(text) { return text }
    let word = BehaviorSpec.hyphenated(text.drop { $0 == "." })
    return words.contains(word) ? word : nil
  }
}

/// What can be named after `--behavior`.
package struct BehaviorDescriptor: Sendable {
  package let name: String
  package let summary: String

  /// The parameters; put together only for help and for specs that set some.
  package var parameters: [BehaviorParameter] { makeParameters() }
  private let makeParameters: @Sendable () -> [BehaviorParameter]

  package let needsItems: Bool
  package let make: @Sendable (BehaviorArguments) -> (any ScrollTargetBehavior)?

  /// Describes a behavior by its name.
  init(
    name: String, summary: String,
    parameters: @autoclosure @escaping @Sendable () -> [BehaviorParameter] = [],
    needsItems: Bool = false, make: @escaping @Sendable (BehaviorArguments) -> (any ScrollTargetBehavior)?
  ) {
    self.name = name
    self.summary = summary
    makeParameters = parameters
    self.needsItems = needsItems
    self.make = make
  }
}

/// The parameters that a spec has set, each valid.
package struct BehaviorArguments: Sendable {
  fileprivate var numbers: [String: Double] = [:]
  fileprivate var words: [String: String] = [:]

  /// Sets no parameter, so that each has its default.
  package init() {}

  package func number(_ name: String) -> Double? { numbers[name] }
  package func word(_ name: String) -> String? { words[name] }
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
