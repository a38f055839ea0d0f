import ScrollSimulation
import SnapsimText

// The kinds of rows; a value with rules of its own is read by whoever makes the row.
extension OptionRow {
  /// A switch.
  package static func flag(
    _ name: String, in group: OptionGroup, means summary: String,
    place: @escaping @Sendable (inout Settings) -> Void
  ) -> Self {
    Self(name, in: group, takes: .none, means: summary) { settings, _, _ in place(&settings) }
  }

  /// One number.
  package static func number(
    _ name: String, in group: OptionGroup, takes rule: NumberRule, as placeholder: String,
    default fallback: String? = nil, means summary: String,
    place: @escaping @Sendable (inout Settings, Double) -> Void
  ) -> Self {
    Self(
      name, in: group, takes: .number(rule), as: placeholder, default: fallback, means: summary, put: place
    ) { place(&$0, try OptionText.number($1, $2)) }
  }

  /// One or two lengths, for the two ends of the axis.
  package static func pair(
    _ name: String, in group: OptionGroup, takes rule: NumberRule, default fallback: String? = nil,
    means summary: String, place: @escaping @Sendable (inout Settings, AxisInsets) -> Void
  ) -> Self {
    Self(name, in: group, takes: .pair(rule), as: "PT[,PT]", default: fallback, means: summary) {
      place(&$0, try OptionText.pair($1, $2))
    }
  }

  /// Any count of lengths.
  package static func numbers(
    _ name: String, in group: OptionGroup, takes rule: NumberRule, means summary: String,
    place: @escaping @Sendable (inout Settings, [Double]) -> Void
  ) -> Self {
    Self(name, in: group, takes: .numbers(rule), as: "PT,PT,…", means: summary) {
      place(&$0, try OptionText.numbers($1, $2))
    }
  }

  /// One of some words, each with its value.
  package static func word<Value: Sendable>(
    _ name: String, in group: OptionGroup,
    takes values: @autoclosure @escaping @Sendable () -> [(word: String, value: Value)],
    default fallback: String? = nil, means summary: String,
    place: @escaping @Sendable (inout Settings, Value) -> Void
  ) -> Self {
    let words = { @Sendable in values().map(\.word) }
    return Self(
      name, in: group, takes: .word(words()), as: words().joined(separator: "|"), default: fallback,
      means: summary
    ) { settings, option, text in
      guard let value = values().first(where: { $0.word == text })?.value else {
        throw OptionError.unknownWord(option, text, nearest: Suggestion.nearest(to: text, in: words()))
      }
      place(&settings, value)
    }
  }

  /// One of the words that a type has for its values.
  package static func word<Value: Sendable & CaseIterable & RawRepresentable<String>>(
    _ name: String, in group: OptionGroup, of type: Value.Type, default fallback: Value,
    means summary: String, place: @escaping @Sendable (inout Settings, Value) -> Void
  ) -> Self {
    word(
      name, in: group, takes: type.allCases.map { ($0.rawValue, $0) }, default: fallback.rawValue,
      means: summary, place: place)
  }

  /// Names, joined by commas.
  package static func names(
    _ name: String, in group: OptionGroup, takes meaning: String, of candidates: OptionValue.Candidates,
    as placeholder: String, means summary: String,
    place: @escaping @Sendable (inout Settings, [String]) -> Void
  ) -> Self {
    Self(name, in: group, takes: .words(meaning, candidates), as: placeholder, means: summary) {
      place(&$0, $2.split(separator: ",", omittingEmptySubsequences: false).map(String.init))
    }
  }
}
