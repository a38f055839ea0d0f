import SnapsimText

/// A command line taken apart: which command, which options with which texts, in the order they were typed.
package struct Invocation: Equatable {
  /// One option as it was given.
  package struct Given: Equatable {
    package let option: Option
    package let text: String?

    /// Makes an option as it was given; a flag has no text.
    package init(option: Option, text: String? = nil) {
      self.option = option
      self.text = text
    }
  }

  /// The name of the command, if one was typed.
  package var command: String?

  /// The options, in the order typed.
  package var given: [Given] = []

  /// Arguments that are neither command nor option, in the order typed.
  package var operands: [String] = []

  /// Whether an option stands there.
  package func has(_ option: Option) -> Bool {
    given.contains { $0.option == option }
  }

  /// The specs of the behaviors that are named.
  package var behaviorSpecs: [String] {
    given.compactMap { given in
      given.option == RunOptions.name.option
        ? given.text.flatMap(RunOptions.spec(named:)) : given.option == .behavior ? given.text : nil
    }
  }

  /// A command line without arguments.
  package init() {}

  /// Takes a command line apart; nothing is looked up beyond the names of options and commands.
  package init(_ arguments: [String], _ grammar: some Grammar) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      } else if argument == "-h" {
        given.append(Given(option: Option.help, text: nil))
      } else if argument.hasPrefix("--") {
        given.append(try Self.option(argument, grammar, rest: &rest))
      } else if argument.hasPrefix("-"), argument != "-" {
        if NumberText.looksNegative(argument) {
          throw ArgumentError.unexpected(argument, meant: grammar.meaning(of: argument))
        }
        throw ArgumentError.unknownOption(
          argument, nearest: grammar.option(named: String(argument.dropFirst()))?.flag)
      } else if command == nil, operands.isEmpty, grammar.names.contains(argument) {
        command = argument
      } else {
        operands.append(argument)
      }
    }
  }

  /// Whether help is asked for anywhere before `--`: it is given even beside an error.
  package static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "-h" || $0 == Option.help.flag }
  }

  private static func option(
    _ argument: String, _ grammar: some Grammar, rest: inout ArraySlice<String>
  ) throws -> Given {
    let typed = argument.dropFirst(2)
    let equals = typed.firstIndex(of: "=")
    let name = String(typed[..<(equals ?? typed.endIndex)])
    let text = equals.map { String(typed[typed.index(after: $0)...]) }
    guard let option = grammar.option(named: name) else {
      if let instead = OptionSynonyms.replacement(for: name) {
        throw ArgumentError.removedOption("--" + name, instead: instead)
      }
      let nearest =
        OptionSynonyms.option(for: name)?.name
        ?? Suggestion.nearest(to: name, in: grammar.options.map(\.name))
      throw ArgumentError.unknownOption("--" + name, nearest: nearest.map { "--" + $0 })
    }
    if case .optional = option.value {
      if let text {
        if text.isEmpty { throw ArgumentError.unexpectedValue(option, "") }
        return Given(option: option, text: text)
      }
      let value = rest.first.flatMap { option.value.takes($0) ? $0 : nil }
      if value != nil { rest.removeFirst() }
      return Given(option: option, text: value)
    }
    if !option.takesValue {
      if let text { throw ArgumentError.unexpectedValue(option, text) }
      return Given(option: option, text: nil)
    }
    if let text { return Given(option: option, text: text) }
    guard let next = rest.first, isValue(next, of: option) else { throw OptionError.missingValue(option) }
    rest.removeFirst()
    return Given(option: option, text: next)
  }

  /// Whether an argument that follows an option is its value: a hyphen begins one only in a number, or alone.
  private static func isValue(_ argument: String, of option: Option) -> Bool {
    guard argument.hasPrefix("-"), argument != "-" else { return true }
    return option.value.rule != nil && NumberText.looksNegative(argument)
  }
}

extension Option {
  /// The option with its text as a fault is shown with it; `nil` where it is neither of the layout nor of physics.
  package func noted(_ text: String?) -> NotedOption? {
    guard group == .layout || group == .physics else { return nil }
    return NotedOption(flag: flag, value: takesValue ? text : nil)
  }
}
