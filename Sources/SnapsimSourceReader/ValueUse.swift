import SwiftSyntax

/// Finds how a behavior's code uses a value that it was given: with what it is compared or multiplied, and the unit that
/// follows.
struct ValueUses {
  /// The use in words, as ``compared with `target.rect.minY` ``, and the unit, as `points`.
  ///
  /// Uses that tell more are preferred: comparisons, sums, quotients, products; those with a unit first.
  typealias Use = (words: String, unit: String?, rank: Int)

  private let evaluator: Evaluator

  private var names: Set<String>

  /// The use that tells most, of a parameter or of the property that it is kept in.
  static func find(_ parameter: SwiftDeclaration.Parameter, in parts: [Syntax], _ evaluator: Evaluator)
    -> Use?
  {
    var finder = Self(evaluator: evaluator, names: Set([parameter.name, parameter.label].compactMap(\.self)))
    for part in parts {
      part.descend { node in
        // `self.step = step`
        if let (left, right) = node.assignment, right.count == 1,
          let kept = left.as(MemberAccessExprSyntax.self), kept.base?.name == "self",
          finder.names.contains(right[0].trimmedDescription)
        {
          finder.names.insert(kept.declName.baseName.text)
        }
        return true
      }
    }
    return parts.flatMap(finder.uses).min {
      ($0.unit == nil ? 1 : 0, $0.rank) < ($1.unit == nil ? 1 : 0, $1.rank)
    }
  }

  private func uses(in part: Syntax) -> [Use] {
    part.all { node -> [Use]? in
      if let sequence = node.as(SequenceExprSyntax.self) { return uses(in: Array(sequence.elements)) }
      guard let call = node.as(FunctionCallExprSyntax.self),
        ["min", "max"].contains(call.calledExpression.trimmedDescription)
      else { return nil }
      let values = call.arguments.map(\.expression)
      let others = values.filter { !isNamed($0) }
      return others.count < values.count ? others.map(compared) : nil
    }.flatMap(\.self)
  }

  private func compared(with other: ExprSyntax) -> Use {
    ("compared with `\(other.line())`", unit(of: other), 0)
  }

  private func uses(in elements: [ExprSyntax]) -> [Use] {
    elements.indices.filter { $0 % 2 == 0 && isNamed(elements[$0]) }.flatMap { index in
      let uses = [index - 1, index + 1].compactMap { sign -> Use? in
        let other = 2 * sign - index
        guard elements.indices.contains(other), !isNamed(elements[other]) else { return nil }
        let rest = elements.enumerated().filter { $0.offset % 2 == 0 && $0.offset != index }.map(\.element)
        return use(
          elements[sign].trimmedDescription, with: elements[other], isFirst: index < other, among: rest)
      }
      // A factor of a sum is no part of the sum.
      let products = uses.filter { $0.rank > 1 }
      return products.isEmpty ? uses : products
    }
  }

  private func use(_ sign: String, with other: ExprSyntax, isFirst: Bool, among rest: [ExprSyntax]) -> Use? {
    let unit = unit(of: other)
    let words = "`\(other.line())`"
    let isNumber = other.is(IntegerLiteralExprSyntax.self) || other.is(FloatLiteralExprSyntax.self)
    switch sign {
    case "<", ">", "<=", ">=", "==", "!=": return compared(with: other)
    case "=": return (isFirst ? "set to \(words)" : "given to \(words)", unit, 0)
    case "+", "+=": return ("added to \(words)", unit, 1)
    case "-", "-=": return (isFirst ? "less \(words)" : "subtracted from \(words)", unit, 1)
    case "/" where !isNumber:
      return (isFirst ? "divided by \(words)" : "what \(words) is divided by", unit, 2)
    case "*" where !isNumber:
      // A product with a length has one where the other is none.
      let product = unit != nil ? "factor" : rest.lazy.compactMap { self.unit(of: $0) }.first
      return ("multiplied with \(words)", product, 3)
    default: return nil
    }
  }

  /// Whether an expression is the value, itself or converted, as in `abs(step)` and `self.step`.
  private func isNamed(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): return names.contains(name.baseName.text.bare)
    case .memberAccessExpr(let member):
      return member.base?.trimmedDescription == "self" && names.contains(member.declName.baseName.text.bare)
    case .prefixOperatorExpr(let negated): return isNamed(negated.expression)
    case .functionCallExpr(let call):
      let isConversion = ["abs", "CGFloat", "Double", "Int"].contains(
        call.calledExpression.trimmedDescription)
      return isConversion && call.arguments.count == 1 && call.arguments.allSatisfy { isNamed($0.expression) }
    default: return false
    }
  }

  private static let lengths: Set = [
    "rect", "minX", "midX", "maxX", "minY", "midY", "maxY", "x", "y", "width", "height", "containerSize",
    "contentSize", "origin", "contentInsets",
  ]

  /// The unit of an expression, by its words and those of the locals that it names.
  private func unit(of expression: ExprSyntax, depth: Int = 0) -> String? {
    let words = expression.words()
    if words.contains("velocity") { return "points per second" }
    if !Self.lengths.isDisjoint(with: words) { return "points" }
    guard depth < 3 else { return nil }
    let scope = evaluator.scope(around: expression)
    return References(expression).names.lazy.compactMap { name -> String? in
      guard case .written(let inner)? = evaluator.own(name.text, scope, at: name.syntax) else { return nil }
      // A quotient of two lengths is a count.
      return inner.expression.trimmedDescription.contains("/")
        ? nil : unit(of: inner.expression, depth: depth + 1)
    }.first
  }
}
