/// What an option takes.
enum OptionValue: Sendable {
  /// Nothing: it is on when it stands there.
  case none
  /// One number.
  case number(NumberRule)
  /// One or two numbers, `A` or `A,B`.
  case pair(NumberRule)
  /// Any count of numbers, `A,B,…`.
  case numbers(NumberRule)
  /// A number, or one of some words.
  case numberOrWord(NumberRule, [String])
  /// One of some words.
  case word([String])
  /// Names, `A,B,…`, and what they are.
  case words(String, Candidates)
  /// Text with rules of its own, and what it is.
  case text(String, Candidates)

  /// What a shell may offer for a text.
  enum Candidates: Equatable, Sendable {
    case words([String])
    /// Words of which several may stand there, joined by commas.
    case list([String])
    /// The columns of the command.
    case columns
    case behaviors
    case files
  }

  /// The rule for its numbers, where it takes any.
  var rule: NumberRule? {
    switch self {
    case .number(let rule), .pair(let rule), .numbers(let rule), .numberOrWord(let rule, _): rule
    case .none, .word, .words, .text: nil
    }
  }

  /// What is taken, in words.
  var expectation: String {
    switch self {
    case .none: "nothing"
    case .number(let rule): rule.expectation
    case .pair(let rule): "\(rule.expectation), or two of them as A,B"
    case .numbers(let rule): "\(rule.expectation), or several as A,B,…"
    case .numberOrWord(let rule, let words): "\(words.joined(separator: ", ")) or \(rule.expectation)"
    case .word(let words): Choice.words(words)
    case .words(let meaning, _), .text(let meaning, _): meaning
    }
  }
}
