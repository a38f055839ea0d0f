/// An option of the command line: all that parsing, help and completions need to know of it.
///
/// It is made with the place where its value goes, an `OptionRow`, and in no other way, so there is none that parsing
/// ignores. The same option is the same object: comparing two costs nothing.
package final class Option: Sendable {
  /// Its name, without the two hyphens.
  package let name: String

  /// The heading under which help lists it.
  package let group: OptionGroup

  /// What it takes.
  package let value: OptionValue

  /// What help shows in place of the value.
  package let placeholder: String?

  /// What holds where the option is not given.
  package let fallback: String?

  /// What it means, in one line.
  package let summary: String

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
  package var flag: String { "--" + name }

  /// Whether it takes a value, and not only may.
  package var takesValue: Bool {
    switch value {
    case .none, .optional: false
    default: true
    }
  }

  /// Whether it takes a list or a range of numbers, each of which is tried.
  var isSweepable: Bool {
    guard case .number = value else { return false }
    return group == .layout || group == .gesture
  }

  /// Whether the layout depends on it.
  package var isOfLayout: Bool { group == .layout }
}

extension Option: Hashable, CustomStringConvertible {
  package static func == (left: Option, right: Option) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  package var description: String { flag }
}

/// A row of the table of options: an option, and where its value goes.
///
/// There is no option without its place: what makes a row takes the place with the text.
package struct OptionRow<Settings>: Sendable {
  package let option: Option

  /// Reads the option's text into the settings.
  package let read: @Sendable (inout Settings, String) throws -> Void

  /// Puts a number that satisfies the option's rule in its place, where the option takes one number.
  package let put: (@Sendable (inout Settings, Double) -> Void)?

  private init(
    _ option: Option, put: (@Sendable (inout Settings, Double) -> Void)?,
    read: @escaping @Sendable (inout Settings, String) throws -> Void
  ) {
    self.option = option
    self.put = put
    self.read = read
  }

  /// The same option with a place in settings that hold these.
  package func within<Others>(_ place: WritableKeyPath<Others, Settings> & Sendable) -> OptionRow<Others> {
    let (put, read) = (put, read)
    let putWithin = put.map { put in
      { @Sendable (others: inout Others, number: Double) in put(&others[keyPath: place], number) }
    }
    return OptionRow<Others>(option, put: putWithin) { others, text in
      try read(&others[keyPath: place], text)
    }
  }

  /// Makes an option with its place.
  package init(
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
