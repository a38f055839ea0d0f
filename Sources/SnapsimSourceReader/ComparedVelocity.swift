import SwiftSyntax

extension Evaluator {
  /// A comparison in a closure that a behavior of the files is given and calls with the velocity, with a number that is one per
  /// millisecond if any: `-dy > 1.5`.
  func slowComparison(in attached: Call) -> ExprSyntax? {
    guard let making = attached.plain.first?.expression.as(FunctionCallExprSyntax.self) else { return nil }
    let name = making.calledExpression.line().lastName
    let members = declarations.all.filter { $0.lastName == name }.flatMap(\.declaration.members)
    guard members.contains(where: { $0.words.contains("velocity") }) else { return nil }
    return making.closures.lazy.compactMap { closure in
      let told = closure.parameterNames ?? ["0", "1"]
      return closure.statements.all { $0.slowComparison(of: told) }.first
    }.first
  }
}

extension Syntax {
  /// A comparison between operators: of one of some names alone with a number that nearly every release passes (less than
  /// 10 points per second is our choice).
  fileprivate func slowComparison(of names: [String]) -> ExprSyntax? {
    let parts = self.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
    return parts.indices.dropFirst().dropLast().lazy.compactMap { index -> ExprSyntax? in
      guard let sign = parts[index].as(BinaryOperatorExprSyntax.self)?.operator.text,
        ["<", ">", "<=", ">="].contains(sign)
      else { return nil }
      let sides = [parts[index - 1], parts[index + 1]]
      let number = sides.compactMap { Double($0.line()) }.first.map(abs)
      let isTold = sides.contains { side in
        let words = side.words().subtracting(["abs"])
        return words.count == 1 && !words.isDisjoint(with: names)
      }
      return isTold && number.map { $0 > 0 && $0 < 10 } ?? false ? parts[index - 1] : nil
    }.first
  }
}
