import SnapsimText

/// A command line taken apart: which command, which options with which texts, in the order they were typed.
package struct Invocation {
  package struct Given: Sendable {
    package let option: Option
    package let text: String?

    /// The values that the parameters of a swept spec have in the text.
    var parameters: [NamedBehavior.Parameter]

    package init(option: Option, text: String? = nil, parameters: [NamedBehavior.Parameter] = []) {
      (self.option, self.text, self.parameters) = (option, text, parameters)
    }
  }

  package var command: String?
  package var given: [Given] = []
  package var operands: [String] = []

  package func has(_ option: Option) -> Bool { given.contains { $0.option == option } }

  package func text(of option: Option) -> String? { given.last { $0.option == option }?.text }

  package func value<Value: OptionArgument>(of option: Option) throws -> Value? {
    try given.filter { $0.option == option }.map { try Value($0.text ?? "", of: option) }.last
  }

  package init() {}

  /// Whether help is asked for anywhere before `--`: it is given even beside an error.
  package static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "-h" || $0 == Option.help.flag }
  }
}

extension Option {
  /// The words that set it where a fault is shown; `nil` where it is neither of the layout nor of physics.
  package func words(setting text: String?) -> [String]? {
    guard group == .layout || group == .physics else { return nil }
    return [flag] + (takesValue ? text.map { [$0] } ?? [] : [])
  }
}
