import SnapsimText

/// Why a spec names no behavior.
package enum BehaviorSpecError: CommandError, Equatable {
  case unknownBehavior(String, valid: [String], nearest: String?)
  case unknownParameter(behavior: String, String, valid: [String], nearest: String?)
  case badParameter(behavior: String, parameter: String, String, expected: String, nearest: String?)

  /// A name with its parameters in parentheses, as Swift has them.
  case inParentheses(String, behavior: String, parameters: [String])

  /// A spec of a file that came too late to be compiled, in a row of a batch say.
  case fileTooLate(String)

  /// A spec of a file that could not be compiled, while others could.
  case fileLeftOut(String)

  package var message: String {
    switch self {
    case .unknownBehavior(let name, let valid, let nearest):
      return
        "there is no behavior '\(name)'\(Suggestion.question(nearest)); expected one of \(valid.joined(separator: ", "))"
    case .unknownParameter(let behavior, let text, let valid, let nearest):
      let expected =
        valid.isEmpty ? "it takes none, write \(behavior) alone" : "it takes \(valid.joined(separator: ", "))"
      return "\(behavior) has no parameter '\(text)'\(Suggestion.question(nearest)); \(expected)"
    case .inParentheses(let text, let behavior, let parameters):
      let meant = parameters.isEmpty ? "" : ":" + parameters.map { "\($0)=…" }.joined(separator: ",")
      let takes = parameters.isEmpty ? "takes no parameters" : "has its parameters after a colon"
      return "the behavior '\(text)' is written as in Swift; a name \(takes): \(behavior)\(meant)"
    case .badParameter(let behavior, let parameter, let text, let expected, let nearest):
      return
        "\(behavior):\(parameter)=\(text) is not valid\(Suggestion.question(nearest)); expected \(expected)"
    case .fileLeftOut(let spec): return "\(spec) could not be compiled, as told above"
    case .fileTooLate(let spec):
      return
        "a behavior file is compiled before the first row is read; name it on the command line: --behavior '\(spec)'"
    }
  }

  package var exitCode: ExitCode { .usage }
}
