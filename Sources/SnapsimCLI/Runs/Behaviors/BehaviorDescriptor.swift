import ScrollSimulation

/// A parameter that a spec may set.
struct BehaviorParameter: Sendable {
  /// What it takes.
  enum Kind: Sendable {
    case number(NumberRule)
    case word([String])
    case wordOrNumber([String], NumberRule)
  }

  let name: String
  let kind: Kind
  let fallback: String

  /// The values it takes, in short.
  var placeholder: String {
    switch kind {
    case .number(let rule): rule.placeholder
    case .word(let words): words.joined(separator: "|")
    case .wordOrNumber(let words, let rule): (words + [rule.placeholder]).joined(separator: "|")
    }
  }

  /// The values it takes, in words.
  var expectation: String {
    switch kind {
    case .number(let rule): rule.expectation
    case .word(let words): words.joined(separator: "|")
    case .wordOrNumber(let words, let rule): "\(words.joined(separator: "|")) or \(rule.expectation)"
    }
  }
}

/// What can be named after `--behavior`.
struct BehaviorDescriptor: Sendable {
  let name: String
  let summary: String
  var parameters: [BehaviorParameter] = []
  var needsItems = false
  let make: @Sendable (BehaviorArguments) -> (any ScrollTargetBehavior)?
}

/// The parameters that a spec has set, each valid.
struct BehaviorArguments: Sendable {
  fileprivate var numbers: [String: Double] = [:]
  fileprivate var words: [String: String] = [:]

  func number(_ name: String) -> Double? { numbers[name] }
  func word(_ name: String) -> String? { words[name] }
}

extension BehaviorDescriptor {
  /// Reads one `PARAMETER=VALUE` of a spec.
  func set(_ setting: String, in arguments: inout BehaviorArguments) throws {
    let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let parameter = parameters.first(where: { $0.name == parts[0] }) else {
      let valid = parameters.map(\.name)
      throw BehaviorSpecError.unknownParameter(
        behavior: name, parts[0], valid: valid, nearest: Suggestion.nearest(to: parts[0], in: valid))
    }
    let text = parts.count > 1 ? parts[1] : ""
    switch parameter.kind {
    case .number(let rule):
      arguments.numbers[parameter.name] = try number(text, rule, of: parameter)
    case .word(let words):
      guard words.contains(text) else { throw bad(text, of: parameter, words) }
      arguments.words[parameter.name] = text
    case .wordOrNumber(let words, let rule):
      if words.contains(text) {
        arguments.words[parameter.name] = text
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
      nearest: Suggestion.nearest(to: text, in: words))
  }
}
