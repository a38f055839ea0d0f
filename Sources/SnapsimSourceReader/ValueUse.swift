import SwiftSyntax

/// How a behavior's code uses a value that it was given, in words, as ``compared with `target.rect.minY` ``, and the unit that
/// follows, as `points`.
///
/// Uses that tell more are preferred: comparisons, sums, quotients, products; those with a unit first.
typealias ValueUse = (words: String, unit: String?, rank: Int)

extension Evaluator {
  /// The use that tells most, of a parameter or of the property that it is kept in.
  func use(of parameter: SwiftDeclaration.Parameter, in parts: [Syntax]) -> ValueUse? {
    var names = Set([parameter.name, parameter.label].compactMap(\.self))
    // `self.step = step`
    for (left, right) in parts.flatMap({ $0.all(\.assignment) })
    where right.count == 1 && names.contains(right[0].trimmedDescription) {
      if let kept = left.member, kept.base?.name == "self" { names.insert(kept.lastName) }
    }
    return parts.flatMap { uses(of: names, in: $0) }.min {
      ($0.unit == nil ? 1 : 0, $0.rank) < ($1.unit == nil ? 1 : 0, $1.rank)
    }
  }

  private func uses(of names: Set<String>, in part: Syntax) -> [ValueUse] {
    part.all { node -> [ValueUse]? in
      if let operands = node.operands { return uses(of: names, in: operands) }
      guard let call = node.call,
        ["min", "max"].contains(call.calledExpression.trimmedDescription)
      else { return nil }
      let values = call.arguments.map(\.expression)
      let others = values.filter { !$0.isNamed(names) }
      return others.count < values.count ? others.map(compared) : nil
    }.flatMap(\.self)
  }

  private func compared(with other: ExprSyntax) -> ValueUse {
    ("compared with `\(other.line())`", unit(of: other), 0)
  }

  private func uses(of names: Set<String>, in elements: [ExprSyntax]) -> [ValueUse] {
    elements.indices.filter { $0 % 2 == 0 && elements[$0].isNamed(names) }.flatMap { index in
      let uses = [index - 1, index + 1].compactMap { sign -> ValueUse? in
        let other = 2 * sign - index
        guard elements.indices.contains(other), !elements[other].isNamed(names) else { return nil }
        let rest = elements.enumerated().filter { $0.offset % 2 == 0 && $0.offset != index }.map(\.element)
        return use(
          elements[sign].trimmedDescription, with: elements[other], isFirst: index < other, among: rest)
      }
      // A factor of a sum is no part of the sum.
      let products = uses.filter { $0.rank > 1 }
      return products.isEmpty ? uses : products
    }
  }

  private func use(_ sign: String, with other: ExprSyntax, isFirst: Bool, among rest: [ExprSyntax])
    -> ValueUse?
  {
    let unit = unit(of: other)
    let words = "`\(other.line())`"
    switch sign {
    case "<", ">", "<=", ">=", "==", "!=": return compared(with: other)
    case "=": return (isFirst ? "set to \(words)" : "given to \(words)", unit, 0)
    case "+", "+=": return ("added to \(words)", unit, 1)
    case "-", "-=": return (isFirst ? "less \(words)" : "subtracted from \(words)", unit, 1)
    case "/" where !other.isNumber:
      return (isFirst ? "divided by \(words)" : "what \(words) is divided by", unit, 2)
    case "*" where !other.isNumber:
      // A product with a length has one where the other is none.
      let product = unit != nil ? "factor" : rest.lazy.compactMap { self.unit(of: $0) }.first
      return ("multiplied with \(words)", product, 3)
    default: return nil
    }
  }

  private static let measures: Set = [
    "rect", "minX", "midX", "maxX", "minY", "midY", "maxY", "x", "y", "width", "height", "containerSize",
    "contentSize", "origin", "contentInsets",
  ]

  /// The unit of an expression, by its words and those of the locals that it names.
  private func unit(of expression: ExprSyntax, depth: Int = 0) -> String? {
    let words = expression.words()
    if words.contains("velocity") { return "points per second" }
    if !Self.measures.isDisjoint(with: words) { return "points" }
    guard depth < 3 else { return nil }
    let scope = scope(around: expression)
    return References(expression).names.lazy.compactMap { name -> String? in
      guard let inner = own(name.text, scope, at: name.syntax)?.written else { return nil }
      // A quotient of two lengths is a count.
      return inner.expression.trimmedDescription.contains("/")
        ? nil : unit(of: inner.expression, depth: depth + 1)
    }.first
  }
}

extension ExprSyntax {
  /// Whether it is a value of some names, itself or converted, as in `abs(step)` and `self.step`.
  fileprivate func isNamed(_ names: Set<String>) -> Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): return names.contains(name.baseName.text.bare)
    case .memberAccessExpr(let member):
      return member.base?.name == "self" && names.contains(member.lastName.bare)
    case .prefixOperatorExpr(let negated): return negated.expression.isNamed(names)
    case .functionCallExpr(let call):
      let converts = ["abs", "CGFloat", "Double", "Int"].contains(call.calledExpression.trimmedDescription)
      return converts && call.arguments.count == 1
        && call.arguments.allSatisfy { $0.expression.isNamed(names) }
    default: return false
    }
  }
}
