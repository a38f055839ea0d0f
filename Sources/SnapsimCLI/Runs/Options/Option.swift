import ScrollSimulation

/// An option of the command line: all that parsing, help and completions need to know of it.
///
/// It is made with the place where its value goes, an `OptionRow`, and in no other way, so there is none that parsing
/// ignores. The same option is the same object: comparing two costs nothing.
final class Option: Sendable {
  /// Its name, without the two hyphens.
  let name: String

  /// The heading under which help lists it.
  let group: OptionGroup

  /// What it takes.
  let value: OptionValue

  /// What help shows in place of the value.
  let placeholder: String?

  /// What holds where the option is not given.
  let fallback: String?

  /// What it means, in one line.
  let summary: String

  fileprivate init(
    _ name: String, in group: OptionGroup, takes value: OptionValue, as placeholder: String? = nil,
    default fallback: String? = nil, means summary: String
  ) {
    self.name = name
    self.group = group
    self.value = value
    self.placeholder = placeholder
    self.fallback = fallback
    self.summary = summary
  }

  /// The option as it is typed.
  var flag: String { "--" + name }

  /// Whether it takes a value.
  var takesValue: Bool {
    if case .none = value { false } else { true }
  }

  /// Whether it takes a list or a range of numbers, each of which is tried.
  var isSweepable: Bool {
    guard case .number = value else { return false }
    return group == .layout || group == .gesture
  }

  /// Whether the layout depends on it.
  var isOfLayout: Bool { group == .layout }
}

extension Option: Hashable, CustomStringConvertible {
  static func == (left: Option, right: Option) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  var description: String { flag }
}

/// A row of the table of options: an option, and where its value goes.
///
/// There is no option without its place: what makes a row takes the place with the text.
struct OptionRow<Settings>: Sendable {
  let option: Option

  /// Reads the option's text into the settings.
  let read: @Sendable (inout Settings, String) throws -> Void

  /// Puts a number that satisfies the option's rule in its place, where the option takes one number.
  let put: (@Sendable (inout Settings, Double) -> Void)?

  private init(
    _ option: Option, put: (@Sendable (inout Settings, Double) -> Void)? = nil,
    read: @escaping @Sendable (inout Settings, String) throws -> Void
  ) {
    self.option = option
    self.put = put
    self.read = read
  }

  /// A switch.
  static func flag(
    _ name: String, in group: OptionGroup, means summary: String,
    place: @escaping @Sendable (inout Settings) -> Void
  ) -> Self {
    Self(Option(name, in: group, takes: .none, means: summary)) { settings, _ in place(&settings) }
  }

  /// One number.
  static func number(
    _ name: String, in group: OptionGroup, takes rule: NumberRule, as placeholder: String,
    default fallback: String? = nil, means summary: String,
    place: @escaping @Sendable (inout Settings, Double) -> Void
  ) -> Self {
    let option = Option(
      name, in: group, takes: .number(rule), as: placeholder, default: fallback, means: summary)
    return Self(option, put: place) { place(&$0, try OptionText.number(option, $1)) }
  }

  /// One or two lengths, for the two ends of the axis.
  static func pair(
    _ name: String, in group: OptionGroup, takes rule: NumberRule, default fallback: String? = nil,
    means summary: String, place: @escaping @Sendable (inout Settings, AxisInsets) -> Void
  ) -> Self {
    let option = Option(
      name, in: group, takes: .pair(rule), as: "PT[,PT]", default: fallback, means: summary)
    return Self(option) { place(&$0, try OptionText.pair(option, $1)) }
  }

  /// Any count of lengths.
  static func numbers(
    _ name: String, in group: OptionGroup, takes rule: NumberRule, means summary: String,
    place: @escaping @Sendable (inout Settings, [Double]) -> Void
  ) -> Self {
    let option = Option(name, in: group, takes: .numbers(rule), as: "PT,PT,…", means: summary)
    return Self(option) { place(&$0, try OptionText.numbers(option, $1)) }
  }

  /// One of some words, each with its value.
  static func word<Value: Sendable>(
    _ name: String, in group: OptionGroup, takes values: KeyValuePairs<String, Value>,
    default fallback: String? = nil, means summary: String,
    place: @escaping @Sendable (inout Settings, Value) -> Void
  ) -> Self {
    let words = values.map(\.key)
    let option = Option(
      name, in: group, takes: .word(words), as: words.joined(separator: "|"), default: fallback,
      means: summary)
    return Self(option) { settings, text in
      guard let value = values.first(where: { $0.key == text })?.value else {
        throw OptionError.unknownWord(option, text, nearest: Suggestion.nearest(to: text, in: words))
      }
      place(&settings, value)
    }
  }

  /// One of the words that a type has for its values.
  static func word<Value: Sendable & CaseIterable & RawRepresentable<String>>(
    _ name: String, in group: OptionGroup, of type: Value.Type, default fallback: Value,
    means summary: String, place: @escaping @Sendable (inout Settings, Value) -> Void
  ) -> Self {
    let words = type.allCases.map(\.rawValue)
    let option = Option(
      name, in: group, takes: .word(words), as: words.joined(separator: "|"), default: fallback.rawValue,
      means: summary)
    return Self(option) { settings, text in
      guard let value = Value(rawValue: text) else {
        throw OptionError.unknownWord(option, text, nearest: Suggestion.nearest(to: text, in: words))
      }
      place(&settings, value)
    }
  }

  /// Names, joined by commas.
  static func names(
    _ name: String, in group: OptionGroup, takes meaning: String, of candidates: OptionValue.Candidates,
    as placeholder: String, means summary: String,
    place: @escaping @Sendable (inout Settings, [String]) -> Void
  ) -> Self {
    let option = Option(
      name, in: group, takes: .words(meaning, candidates), as: placeholder, means: summary)
    return Self(option) { settings, text in
      place(&settings, text.split(separator: ",", omittingEmptySubsequences: false).map(String.init))
    }
  }

  /// A value with rules of its own, which whoever reads it knows.
  static func custom(
    _ name: String, in group: OptionGroup, takes value: OptionValue, as placeholder: String,
    default fallback: String? = nil, means summary: String,
    read: @escaping @Sendable (inout Settings, Option, String) throws -> Void
  ) -> Self {
    let option = Option(
      name, in: group, takes: value, as: placeholder, default: fallback, means: summary)
    return Self(option) { try read(&$0, option, $1) }
  }
}
