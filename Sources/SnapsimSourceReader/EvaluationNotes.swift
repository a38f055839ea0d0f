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

  /// The values of global and static constants that were asked, and the samples that they are made of.
  var constants: [SyntaxIdentifier: (value: Value, words: [String])] = [:]

  /// The names that lead to what measures, once they are looked for.
  var measuring: Set<String> = []

  /// The views that may still be measured for the length at hand, and the blocks that may be read for the value at hand.
  ///
  /// Any number may where none is set.
  var views: Int?
  var blocks: Int?

  /// The expressions that took most of the blocks of a value that needed more than there are.
  private var tooMuch: Set<SyntaxIdentifier> = []
  func isTooMuch(_ expression: ExprSyntax) -> Bool { !tooMuch.isEmpty && tooMuch.contains(expression.id) }

  /// Ends the value of an expression, before which so many blocks were left; `nil` before the whole one.
  func endBlocks(_ expression: ExprSyntax, _ before: Int?, of most: Int) {
    // One more was asked for than was left.
    if blocks ?? 0 < 0, before ?? most > most / 2 { tooMuch.insert(expression.id) }
    if before == nil { blocks = nil }
  }

  /// All states that were looked at so far, with their first values.
  var met: [StateName: Written] = [:]
}

extension Int? {
  /// Takes one of what is left, of any number where none is set; whether there was one.
  mutating func take() -> Bool {
    guard let left = self else { return true }
    self = Swift.max(left, 0) - 1
    return left > 0
  }
}
