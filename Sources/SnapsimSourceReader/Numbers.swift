import SwiftSyntax

/// The numbers that expressions of a file stand for: literals, and constants of the file that are literals.
enum Numbers {
  /// The number of an expression; `nil` for what is computed.
  static func number(_ expression: ExprSyntax) -> Double? {
    if let literal = literal(expression) { return literal }
    guard case .value(let value, _, false)? = Constants.meaning(of: expression),
      value.parent?.is(InitializerClauseSyntax.self) == true
    else { return nil }
    return literal(value)
  }

  /// A number as it is written, with a sign or without.
  private static func literal(_ expression: ExprSyntax) -> Double? {
    if let negation = expression.as(PrefixOperatorExprSyntax.self), negation.operator.text == "-" {
      return literal(negation.expression).map { -$0 }
    }
    guard expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self),
      let number = Double(expression.trimmedDescription.replacing("_", with: "")), number.isFinite
    else { return nil }
    return number
  }

  /// A number as an option takes it.
  static func text(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The literals in some source without their signs, except those within certain bytes.
  static func literals(in source: some SyntaxProtocol, except ranges: [Range<Int>] = []) -> [Double] {
    source.tokens(viewMode: .sourceAccurate).compactMap { token in
      switch token.tokenKind {
      case .integerLiteral(let text), .floatLiteral(let text):
        let place = token.positionAfterSkippingLeadingTrivia.utf8Offset
        guard !ranges.contains(where: { $0.contains(place) }) else { return nil }
        return Double(text.replacing("_", with: "")).flatMap { $0.isFinite ? $0 : nil }
      default: return nil
      }
    }
  }
}
