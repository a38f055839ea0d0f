import ScrollSimulation
import SnapsimText

package enum OptionValue: Sendable {
  /// Nothing: it is on when it stands there.
  case none
  /// Nothing, or some of these words joined by commas; one that ends in `=` is followed by a value.
  case optional(String, [String])
  case number(NumberRule)
  /// One or two numbers, `A` or `A,B`.
  case pair(NumberRule)
  /// Any count of numbers, `A,B,…`.
  case numbers(NumberRule)
  case numberOrWord(NumberRule, [String])
  case word([String])
  /// Text with rules of its own, such as names, and what it is.
  case text(String, Candidates)

  /// The words that a shell may offer for a text.
  package enum Candidates: Equatable, Sendable {
    case words([String])
    /// Words of which several may stand there, joined by commas.
    case list([String])
    case columns
    case behaviors
    case files
  }

  /// Whether an argument behind the option is its value, where it may have none: all parts are its words, or look like a
  /// setting rather than a file.
  package func takes(_ argument: String) -> Bool {
    guard case .optional(_, let words) = self else { return false }
    let parts = argument.split(separator: ",")
    return !parts.isEmpty
      && parts.allSatisfy { part in
        words.contains { $0 == part || $0 == part + "=" }
          || part.contains("=") && !part.contains(".") && !part.contains("/")
      }
  }

  /// The placeholder in help, where it follows from the kind.
  var placeholder: String? {
    switch self {
    case .number(let rule): rule.placeholder
    case .pair(let rule): "\(rule.placeholder)[,\(rule.placeholder)]"
    case .numbers(let rule): "\(rule.placeholder),\(rule.placeholder),…"
    case .word(let words): words.joined(separator: "|")
    case .none, .optional, .numberOrWord, .text: nil
    }
  }

  package var rule: NumberRule? {
    switch self {
    case .number(let rule), .pair(let rule), .numbers(let rule), .numberOrWord(let rule, _): rule
    case .none, .optional, .word, .text: nil
    }
  }

  package var expectation: String {
    switch self {
    case .none: "nothing"
    case .optional(let meaning, _), .text(let meaning, _): meaning
    case .number(let rule): rule.expectation
    case .pair(let rule): "\(rule.expectation), or two of them as A,B"
    case .numbers(let rule): "\(rule.expectation), or several as A,B,…"
    case .numberOrWord(let rule, let words): "\(words.joined(separator: ", ")) or \(rule.expectation)"
    case .word(let words): Choice.words(words)
    }
  }
}
