/// An option of the command line: all that parsing, help and completions need to know of it.
///
/// It is made with the place where its value goes, an `OptionRow`, and in no other way, so there is none that parsing
/// ignores. The same option is the same object: comparing two costs nothing.
package final class Option: Sendable {
  /// Its name, without the two hyphens.
  package let name: String

  /// The heading under which help lists it.
  package let group: OptionGroup

  /// What it takes; put together only where it is asked for, as the words of some options are many.
  package var value: OptionValue { makeValue() }
  private let makeValue: @Sendable () -> OptionValue

  /// What help shows in place of the value; put together only for help.
  package var placeholder: String? { makePlaceholder() }
  private let makePlaceholder: @Sendable () -> String?

  /// What holds where the option is not given.
  package let fallback: String?

  /// What it means, in one line.
  package let summary: String

  fileprivate init(
    _ name: String, in group: OptionGroup, takes value: @escaping @Sendable () -> OptionValue,
    as placeholder: @escaping @Sendable () -> String?, default fallback: String?, means summary: String
  ) {
    self.name = name
    self.group = group
    makeValue = value
    makePlaceholder = placeholder
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
    guard group == .layout || group == .gesture, case .number = value else { return false }
    return true
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

  /// The same option with a place in settings that hold these; it is read there, and not swept.
  ///
  /// - Parameter place: hands on the settings that others hold. A key path would take longer to make than all options
  ///   together.
  /// - Returns: the row of the others.
  package func within<Others>(
    _ place: @escaping @Sendable (inout Others, (inout Settings) throws -> Void) throws -> Void
  ) -> OptionRow<Others> {
    OptionRow<Others>(option, put: nil) { [read] others, text in
      try place(&others) { try read(&$0, text) }
    }
  }

  /// Makes an option with its place.
  package init(
    _ name: String, in group: OptionGroup, takes value: @autoclosure @escaping @Sendable () -> OptionValue,
    as placeholder: @autoclosure @escaping @Sendable () -> String? = nil,
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
