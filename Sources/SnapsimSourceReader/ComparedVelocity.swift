import SwiftSyntax

extension Evaluator {
  /// A comparison in a closure that a behavior of the files is given and calls with the velocity, with a number that is one per
  /// millisecond if any: `-dy > 1.5`.
  func slowThreshold(in attached: Call) -> ScrollViewReading.Finding? {
    guard let written = attached.plain.first else { return nil }
    let property = written.expression.name.flatMap {
      declarations.member($0, of: written.scope.type, near: attached.syntax)?.binding?.getter?.expression
    }
    guard let making = (property ?? written.expression).call else { return nil }
    let name = making.calledExpression.line().lastName
    let members = declarations.all.filter { $0.lastName == name }.flatMap(\.declaration.members)
    guard members.contains(where: { $0.words.contains("velocity") }) else { return nil }
    let compared = making.closures.flatMap { closure in
      closure.statements.all { $0.slowComparison(of: closure.parameterNames ?? ["0", "1"]) }
    }.first
    return compared.map {
      .init(
        .slowThreshold,
        "the behavior hands on a velocity, and `\($0.line())` is compared with a number that nearly every release passes in "
          + "points per second", line: declarations.line(of: $0),
        fix: "a distance, or a threshold in points per second such as 1000: Apple does not document the unit")
    }
  }
}

extension Syntax {
  /// A comparison of a name alone with a number that nearly every release passes (less than 10 points per second: our choice).
  fileprivate func slowComparison(of names: [String]) -> ExprSyntax? {
    let parts = operands ?? []
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
