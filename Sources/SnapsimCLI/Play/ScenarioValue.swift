import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// A value of a scenario file with the way to it, read strictly: each method says what it takes and refuses all else.
struct ScenarioValue {
  let json: JSON
  let place: Scenario.Place

  init(_ json: JSON, at path: String, in file: String) {
    self.json = json
    place = Scenario.Place(file: file, line: json.line, path: path)
  }

  func refused(expected: String) -> BadInput { place.flaw("expected \(expected)") }

  func members(of keys: [String]) throws -> [JSON.Member] {
    guard case .object(let members) = json.value else {
      throw refused(expected: "an object with \(keys.joined(separator: ", "))")
    }
    for member in members where !keys.contains(member.key) {
      let meant = Suggestion.question(Suggestion.nearest(to: member.key, in: keys))
      throw Scenario.Place(file: place.file, line: member.line, path: place.path).flaw(
        "there is no key '\(member.key)'\(meant); expected some of \(keys.joined(separator: ", "))")
    }
    return members
  }

  func object(of keys: [String]) throws -> ScenarioValue {
    _ = try members(of: keys)
    return self
  }

  subscript(key: String) -> ScenarioValue? {
    json[key].map { ScenarioValue($0, at: place.path.isEmpty ? key : "\(place.path).\(key)", in: place.file) }
  }

  func needed(_ key: String) throws -> ScenarioValue {
    guard let found = self[key] else { throw place.flaw("the key '\(key)' is missing") }
    return found
  }

  func elements(_ what: String) throws -> [ScenarioValue] {
    guard case .array(let elements) = json.value, !elements.isEmpty else { throw refused(expected: what) }
    return elements.enumerated().map {
      ScenarioValue($0.element, at: "\(place.path)[\($0.offset)]", in: place.file)
    }
  }

  func string() throws -> String {
    guard case .string(let text) = json.value else { throw refused(expected: "a text") }
    return text
  }

  func word(of words: [String]) throws -> String {
    guard case .string(let text) = json.value, words.contains(text) else {
      throw refused(expected: words.map { "\"\($0)\"" }.joined(separator: " or "))
    }
    return text
  }

  func truth() throws -> Bool {
    guard case .bool(let value) = json.value else { throw refused(expected: "true or false") }
    return value
  }

  func number(_ rule: NumberRule) throws -> Double {
    guard case .number(let digits) = json.value, let value = try? NumberText.parse(digits), rule.takes(value)
    else { throw refused(expected: rule.expectation) }
    return value
  }

  func count(_ rule: NumberRule) throws -> Int { Int(try number(rule)) }

  /// The value of an option as the command line would write it, empty for a switch; `nil` for `null` and `false`.
  func text(of option: Option) throws -> String? {
    switch (option.value, json.value) {
    case (_, .null), (.none, .bool(false)): return nil
    case (.none, .bool(true)): return ""
    case (_, .number(let digits)) where option.value.rule != nil: return digits
    case (.pair, .array(let elements)), (.numbers, .array(let elements)):
      let numbers = elements.compactMap { if case .number(let digits) = $0.value { digits } else { nil } }
      if !numbers.isEmpty, numbers.count == elements.count { return numbers.joined(separator: ",") }
    case (.numberOrWord, .string(let text)), (.word, .string(let text)), (.text, .string(let text)):
      if !text.isEmpty { return text }
    default: break
    }
    throw refused(expected: expectation(of: option))
  }

  private func expectation(of option: Option) -> String {
    switch option.value {
    case .none, .optional: "true or false"
    case .number(let rule): rule.expectation
    case .pair(let rule): "\(rule.expectation), or [A, B]"
    case .numbers(let rule): "a list with \(rule.expectation), for each item"
    case .numberOrWord(let rule, let words):
      words.map { "\"\($0)\"" }.joined(separator: ", ") + " or \(rule.expectation)"
    case .word(let words): words.map { "\"\($0)\"" }.joined(separator: " or ")
    case .text: "a text"
    }
  }
}
