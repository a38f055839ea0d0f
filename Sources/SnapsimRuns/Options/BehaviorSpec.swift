import SnapsimSystem
import SnapsimText

package enum BehaviorSpec {
  /// The ending of the name of a file with a behavior.
  package static let fileSuffix = ".swift"

  /// Whether a spec names files: it has a `/` or `.swift` where a registered one would have its name.
  package static func namesFiles(_ text: String) -> Bool {
    if text.contains("/") || text.hasSuffix(fileSuffix) { return true }
    var rest = text[...]
    while let dot = rest.firstIndex(of: ".") {
      rest = rest[dot...]
      if rest.hasPrefix(fileSuffix + ":") || rest.hasPrefix(fileSuffix + "+") { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// A name of Swift's as specs are written: `viewAligned` as `view-aligned`, `MyPaging` as `my-paging`.
  package static func hyphenated(_ text: some StringProtocol) -> String {
    var name = ""
    var last: Character = "-"
    for character in text {
      if character.isUppercase, last.isLowercase || last.isNumber { name += "-" }
      name += character.lowercased()
      last = character
    }
    return name
  }
}

package enum BehaviorSpecError: CommandError, Equatable {
  case unknownBehavior(String, valid: [String], nearest: String?)
  case unknownParameter(behavior: String, String, valid: [String], nearest: String?)
  case badParameter(behavior: String, parameter: String, String, expected: String, nearest: String?)

  /// A parenthesis that nothing closes at the end.
  case unclosed(String)

  /// A spec of a file that came too late to be compiled, in a row of a batch say.
  case fileTooLate(String)

  /// A spec of a file that could not be compiled, while others could.
  case fileLeftOut(String)

  package var message: String {
    switch self {
    case .unknownBehavior(let name, _, _) where Platform.kind(of: name) != .none:
      return
        "'\(name)' is no Swift file; name one that ends in \(BehaviorSpec.fileSuffix)"
    case .unknownBehavior(let name, let valid, let nearest):
      return
        "there is no behavior '\(name)'\(Suggestion.question(nearest)); expected one of \(valid.joined(separator: ", "))"
    case .unknownParameter(let behavior, let text, let valid, let nearest):
      let expected =
        valid.isEmpty ? "it takes none, write \(behavior) alone" : "it takes \(valid.joined(separator: ", "))"
      return "\(behavior) has no parameter '\(text)'\(Suggestion.question(nearest)); \(expected)"
    case .unclosed(let text):
      return "the behavior '\(text)' has a parenthesis that is not closed at its end; add the ')'"
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
