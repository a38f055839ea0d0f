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

  /// Makes an option with its place.
  init(
    _ name: String, in group: OptionGroup, takes value: OptionValue, as placeholder: String? = nil,
    default fallback: String? = nil, means summary: String,
    put: (@Sendable (inout Settings, Double) -> Void)? = nil,
    read: @escaping @Sendable (inout Settings, Option, String) throws -> Void
  ) {
    let option = Option(
      name, in: group, takes: value, as: placeholder, default: fallback, means: summary)
    self.option = option
    self.put = put
    self.read = { try read(&$0, option, $1) }
  }
}
