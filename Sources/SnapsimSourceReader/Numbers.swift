import SwiftSyntax

/// The numbers that expressions of a file stand for: literals, and constants of the file that are literals.
enum Numbers {
  /// The number of an expression; `nil` for what is computed.
  static func number(_ expression: ExprSyntax) -> Double? {
    if let literal = literal(expression) { return literal }
    guard let name = References(expression).names.first, References(expression).names.count == 1 else {
      return nil
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      guard let type = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
      if case .value(let object, _, _) = Constants.meaning(of: name),
        case .value(let value, _, _)? = Constants.member(member.declName.baseName.text, of: object)
      {
        return literal(value)
      }
      return self.member(
        member.declName.baseName.text, of: type == "Self" || type == "self" ? nil : type, member)
    }
    guard expression.is(DeclReferenceExprSyntax.self) else { return nil }
    switch Constants.meaning(of: name) {
    case .value(let value, _, let isState): return isState ? nil : literal(value)
    case .global:
      let items = expression.root.as(SourceFileSyntax.self)?.statements.map { Syntax($0.item) } ?? []
      return constant(name.text, in: items)
    case .unknown: return member(name.text, of: nil, expression)
    }
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

  /// A constant of a type, or of the one around a place.
  private static func member(_ name: String, of type: String?, _ place: some SyntaxProtocol) -> Double? {
    var around: Syntax? = Syntax(place)
    while type == nil, let current = around, !current.isProtocol((any DeclGroupSyntax).self) {
      around = current.parent
    }
    guard let type = type ?? around.flatMap(TypeMembers.name) else { return nil }
    return TypeMembers(of: type, in: place.root).number(name)
  }

  /// The number that is declared as a constant directly among some declarations.
  static func constant(_ name: String, in declarations: [Syntax]) -> Double? {
    for declaration in declarations {
      guard let variable = declaration.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings where binding.pattern.trimmedDescription.bare == name {
        return variable.bindingSpecifier.text == "let"
          ? binding.initializer.flatMap { literal($0.value) } : nil
      }
    }
    return nil
  }

  /// A number as an option takes it.
  static func text(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Where the literals of numbers stand in an expression, in bytes, each with its sign.
  static func ranges(in expression: some SyntaxProtocol) -> [Range<Int>] {
    expression.tokens(viewMode: .sourceAccurate).compactMap { token in
      switch token.tokenKind {
      case .integerLiteral, .floatLiteral:
        let sign = token.parent?.parent?.as(PrefixOperatorExprSyntax.self)
        return SourceBytes.range(sign.map { Syntax($0) } ?? Syntax(token))
      default: return nil
      }
    }
  }
}
