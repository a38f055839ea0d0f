import SwiftSyntax

/// A clause of an `#if`, answered as on a phone.
struct ConditionClause {
  /// The byte at which it begins.
  let start: Int

  /// The bytes of the condition; `nil` for `#else`.
  let range: Range<Int>?
  let text: String

  /// The clause around the `#if`, and the clauses before this one, by index.
  let outer: Int?
  let earlier: [Int]

  /// The answer of the condition alone; `nil` if only the compiler knows.
  let answer: Bool?

  /// Whether it is certain that nothing in it is compiled.
  let isLeftOut: Bool

  private init(_ clause: IfConfigClauseSyntax, outer: Int?, earlier: [Int], in known: [ConditionClause]) {
    start = clause.bytes.lowerBound
    range = clause.condition?.bytes
    text = clause.poundKeyword.text + (clause.condition.map { " " + $0.trimmedDescription } ?? "")
    self.outer = outer
    self.earlier = earlier
    answer = clause.condition.map(Self.answer) ?? true
    isLeftOut =
      answer == false || earlier.contains { known[$0].answer == true }
      || (outer.map { known[$0].isLeftOut } ?? false)
  }

  /// All clauses of a file, outer ones before those within.
  static func all(in tree: SourceFileSyntax) -> [ConditionClause] {
    var found: [ConditionClause] = []
    func read(_ syntax: some SyntaxProtocol, around outer: Int?) {
      syntax.descend { node in
        guard let condition = node.as(IfConfigDeclSyntax.self) else { return true }
        var earlier: [Int] = []
        for clause in condition.clauses {
          found.append(ConditionClause(clause, outer: outer, earlier: earlier, in: found))
          earlier.append(found.count - 1)
          if let elements = clause.elements { read(Syntax(elements), around: earlier.last) }
        }
        return false
      }
    }
    read(tree, around: nil)
    return found
  }

  /// Clauses answered as on a phone; those around the behavior hold.
  static func answers(
    _ clauses: [ConditionClause], around behavior: Int?
  ) -> (changes: [Change], assumed: [ConditionClause]) {
    var forced: [Int: Bool] = [:]
    var assumed: [ConditionClause] = []
    var next = behavior
    while let index = next {
      let clause = clauses[index]
      if clause.isLeftOut || clause.answer == nil && clause.text.contains("canImport") {
        assumed.append(clause)
        forced[index] = true
        for other in clause.earlier { forced[other] = false }
      }
      next = clause.outer
    }
    let changes = clauses.enumerated().compactMap { index, clause -> Change? in
      guard let range = clause.range, let answer = forced[index] ?? clause.answer else { return nil }
      return Change(range: range, text: "\(answer)")
    }
    return (changes, assumed)
  }

  /// The answer of a condition; `nil` if only the compiler knows.
  static func answer(_ expression: ExprSyntax) -> Bool? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): return literal.literal.text == "true"
    case .prefixOperatorExpr(let negation) where negation.operator.text == "!":
      return answer(negation.expression).map { !$0 }
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      return tuple.elements.first.flatMap { answer($0.expression) }
    case .sequenceExpr(let sequence): return answer(Array(sequence.elements))
    case .declReferenceExpr: return false
    case .functionCallExpr(let call):
      let name = call.calledExpression.trimmedDescription
      switch (name, call.arguments.trimmedDescription) {
      case ("os", let system): return system == "iOS"
      case ("canImport", let module):
        if ["AppKit", "Cocoa"].contains(module) { return false }
        return Modules.standIns.union(Modules.everywhere).contains(module) ? true : nil
      case ("targetEnvironment", _): return false
      default: return nil
      }
    default: return nil
    }
  }

  /// Conditions joined by `&&`, which binds closer, and `||`.
  private static func answer(_ elements: [ExprSyntax]) -> Bool? {
    let parts = elements.split { $0.trimmedDescription == "||" }
    if parts.count > 1 {
      let answers = parts.map { answer(Array($0)) }
      return answers.contains(true) ? true : answers.contains(nil) ? nil : false
    }
    let answers = elements.filter { $0.trimmedDescription != "&&" }.map(answer)
    return answers.contains(false) ? false : answers.contains(nil) ? nil : true
  }
}
