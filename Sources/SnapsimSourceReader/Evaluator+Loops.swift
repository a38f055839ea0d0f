import SwiftSyntax

/// Loops over lists that are known, run element by element.
extension Evaluator {
  /// Takes a loop into account; whether each of its rounds could be run.
  func run(_ loop: ForStmtSyntax, in scope: inout Scope) -> Bool {
    guard case .list(let count, let elements) = value(loop.sequence, scope).kind,
      elements.count <= Self.mostElements, count.points == Double(elements.count)
    else { return false }
    var inner = scope
    for element in elements {
      guard bind(loop.pattern, to: element, in: &inner) else { return false }
      if let condition = loop.whereClause?.condition {
        guard let holds = certain(value(condition, inner)) else { return false }
        if !holds { continue }
      }
      guard run(loop.body.statements.statements, in: &inner) else { return false }
    }
    scope.take(inner, besides: loop.declared)
    return true
  }

  private func run(_ items: [Syntax], in scope: inout Scope) -> Bool {
    items.allSatisfy { item in
      let expression = item.as(ExpressionStmtSyntax.self)?.expression
      guard let condition = (expression.map(Syntax.init) ?? item).as(IfExprSyntax.self) else {
        return declare(item, in: &scope)
      }
      let (truth, holding) = truth(of: condition.conditions, scope)
      guard let holds = certain(truth) else { return false }
      var inner = holds ? holding : scope
      guard run(holds ? condition.body.statements.statements : condition.otherwise, in: &inner) else {
        return false
      }
      scope.take(inner, besides: condition.declared)
      return true
    }
  }

  private func certain(_ truth: Value) -> Bool? { truth.isState ? nil : truth.truth }
}

extension SyntaxProtocol {
  fileprivate var declared: Set<String> {
    Set(all { $0.as(IdentifierPatternSyntax.self)?.identifier.text.bare })
  }
}

extension Scope {
  /// Takes over what the statements of a block made of the names that stand before it, but for those of its own.
  fileprivate mutating func take(_ inner: Scope, besides own: Set<String>) {
    for name in locals.keys where !own.contains(name) { locals[name] = inner.locals[name] }
  }
}
