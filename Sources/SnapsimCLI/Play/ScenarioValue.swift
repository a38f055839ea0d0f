import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// A value of a scenario file with the way to it, read strictly: each method says what it takes and refuses all else.
struct ScenarioValue {
  let json: JSON
  let place: String

  var location: Scenario.Place { Scenario.Place(line: json.line, path: place) }

  /// Refuses the value.
  func refused(_ reason: ScenarioFlaw.Reason) -> ScenarioFlaw {
    ScenarioFlaw(line: json.line, place: place, reason: reason)
  }

  /// An object that has no other keys than some.
  func object(of keys: [String]) throws(ScenarioFlaw) -> ScenarioObject {
    guard case .object(let members) = json.value else {
      throw refused(.wrongKind(expected: "an object with \(keys.joined(separator: ", "))"))
    }
    for member in members where !keys.contains(member.key) {
      throw ScenarioFlaw(
        line: member.line, place: place,
        reason: .unknownKey(
          member.key, valid: keys, nearest: Suggestion.nearest(to: member.key, in: keys)))
    }
    return ScenarioObject(value: self, members: members)
  }

  /// The elements of an array that has at least one.
  func elements(_ what: String) throws(ScenarioFlaw) -> [ScenarioValue] {
    guard case .array(let elements) = json.value, !elements.isEmpty else {
      throw refused(.wrongKind(expected: what))
    }
    return elements.enumerated().map { ScenarioValue(json: $0.element, place: "\(place)[\($0.offset)]") }
  }

  func string() throws(ScenarioFlaw) -> String {
    guard case .string(let text) = json.value else { throw refused(.wrongKind(expected: "a text")) }
    return text
  }

  func word(of words: [String]) throws(ScenarioFlaw) -> String {
    guard case .string(let text) = json.value, words.contains(text) else {
      throw refused(.wrongKind(expected: words.map { "\"\($0)\"" }.joined(separator: " or ")))
    }
    return text
  }

  func truth() throws(ScenarioFlaw) -> Bool {
    guard case .bool(let value) = json.value else { throw refused(.wrongKind(expected: "true or false")) }
    return value
  }

  /// A number that satisfies a rule.
  func number(_ rule: NumberRule) throws(ScenarioFlaw) -> Double {
    guard case .number(let digits) = json.value, let value = try? NumberText.parse(digits), rule.takes(value)
    else { throw refused(.wrongKind(expected: rule.expectation)) }
    return value
  }

  /// A whole number that satisfies a rule for whole ones.
  func count(_ rule: NumberRule) throws(ScenarioFlaw) -> Int {
    Int(try number(rule))
  }

  /// The value of an option as the command line would write it, empty for a switch; `nil` for `null` and `false`.
  func text(of option: Option) throws(ScenarioFlaw) -> String? {
    switch (option.value, json.value) {
    case (_, .null), (.none, .bool(false)): return nil
    case (.none, .bool(true)): return ""
    case (.number, .number(let digits)), (.pair, .number(let digits)), (.numbers, .number(let digits)),
      (.numberOrWord, .number(let digits)):
      return digits
    case (.pair, .array(let elements)), (.numbers, .array(let elements)):
      var texts: [String] = []
      for element in elements {
        guard case .number(let digits) = element.value else { throw refused(kind(of: option)) }
        texts.append(digits)
      }
      guard !texts.isEmpty else { throw refused(kind(of: option)) }
      return texts.joined(separator: ",")
    case (.numberOrWord, .string(let text)), (.word, .string(let text)), (.text, .string(let text)):
      guard !text.isEmpty else { throw refused(kind(of: option)) }
      return text
    default: throw refused(kind(of: option))
    }
  }

  private func kind(of option: Option) -> ScenarioFlaw.Reason {
    let expected =
      switch option.value {
      case .none, .optional: "true or false"
      case .number(let rule): rule.expectation
      case .pair(let rule): "\(rule.expectation), or [A, B]"
      case .numbers(let rule): "a list with \(rule.expectation), for each item"
      case .numberOrWord(let rule, let words):
        words.map { "\"\($0)\"" }.joined(separator: ", ") + " or \(rule.expectation)"
      case .word(let words): words.map { "\"\($0)\"" }.joined(separator: " or ")
      case .words, .text: "a text"
      }
    return .wrongKind(expected: expected)
  }
}

/// An object of a scenario file whose keys are known.
struct ScenarioObject {
  let value: ScenarioValue
  let members: [JSON.Member]

  /// The value of a key, if it stands there.
  subscript(key: String) -> ScenarioValue? {
    members.first { $0.key == key }.map { ScenarioValue(json: $0.value, place: path(to: key)) }
  }

  /// The value of a key that has to stand there.
  func needed(_ key: String) throws(ScenarioFlaw) -> ScenarioValue {
    guard let found = self[key] else { throw value.refused(.missingKey(key)) }
    return found
  }

  private func path(to key: String) -> String {
    value.place.isEmpty ? key : "\(value.place).\(key)"
  }
}
