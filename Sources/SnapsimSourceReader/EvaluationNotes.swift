import SwiftSyntax

/// Notes of an evaluation: the samples of the files that stood in for what nobody gives a view, in words, and the states that were
/// looked at, since both were last emptied; and how much more is looked at.
final class EvaluationNotes {
  var words: [String] = []
  var states: [String] = []

  /// The state of each question whether an element of data is the one that it chooses: `chosen` of `model.chosen?.id`.
  var choices: [String] = []

  /// The words of the conditions by which states show more views later in the content of a scroll view, and whether such is read.
  var later: Set<String> = []
  var isOfContent = false

  /// The names that lead to what measures, once they are looked for.
  var measuring: Set<String> = []

  /// The views that may still be measured for the length at hand, and the blocks that may be read for the value at hand.
  var views = Allowance()
  var blocks = Allowance()

  /// The expressions that took most of the blocks of a value that needed more than there are.
  private var tooMuch: Set<SyntaxIdentifier> = []
  func isTooMuch(_ expression: ExprSyntax) -> Bool { !tooMuch.isEmpty && tooMuch.contains(expression.id) }

  /// Ends the value of an expression, before which so many blocks were left; `nil` before the whole one.
  func endBlocks(_ expression: ExprSyntax, _ before: Int?, of most: Int) {
    if blocks.wasRefused, before ?? most > most / 2 { tooMuch.insert(expression.id) }
    if before == nil { blocks.left = nil }
  }

  /// All states that were looked at so far, with their first values.
  var met: [StateName: Written] = [:]
}

/// The number of things that may still be looked at; any number where none is set.
struct Allowance {
  var left: Int?

  /// Whether one more was asked for than was left.
  var wasRefused: Bool { left ?? 0 < 0 }

  /// Takes one; whether there was one.
  mutating func take() -> Bool {
    guard let left else { return true }
    self.left = max(left, 0) - 1
    return left > 0
  }
}
