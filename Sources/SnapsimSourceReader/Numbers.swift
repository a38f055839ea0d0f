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

  /// A constant of a type, or of the one around a place, in whichever extension it stands; `nil` where they differ.
  private static func member(_ name: String, of type: String?, _ place: some SyntaxProtocol) -> Double? {
    var around: Syntax? = Syntax(place)
    while type == nil, let current = around, !current.isProtocol((any DeclGroupSyntax).self) {
      around = current.parent
    }
    guard let type = type ?? around.flatMap({ Self.name($0) }) else { return nil }
    let finder = Members(of: type)
    finder.walk(place.root)
    let found = finder.groups.compactMap { group in
      constant(name, in: group.memberBlock.members.map { Syntax($0.decl) })
    }
    return Set(found).count == 1 ? found.first : nil
  }

  /// The name of a type or an extension, without what it is nested in.
  private static func name(_ syntax: Syntax) -> String? {
    if let type = syntax.as(ExtensionDeclSyntax.self) {
      return type.extendedType.trimmedDescription.split(separator: ".").last.map(String.init)
    }
    return syntax.asProtocol((any NamedDeclSyntax).self)?.name.text
  }

  /// The number that is declared as a constant directly among some declarations.
  private static func constant(_ name: String, in declarations: [Syntax]) -> Double? {
    for declaration in declarations {
      guard let variable = declaration.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings where binding.pattern.trimmedDescription.bare == name {
        return variable.bindingSpecifier.text == "let"
          ? binding.initializer.flatMap { literal($0.value) } : nil
      }
    }
    return nil
  }

  /// Finds a type and its extensions.
  private final class Members: SyntaxAnyVisitor {
    private let type: String
    private(set) var groups: [any DeclGroupSyntax] = []

    init(of type: String) {
      self.type = type
      super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      if let group = node.asProtocol((any DeclGroupSyntax).self), Numbers.name(node) == type {
        groups.append(group)
      }
      return .visitChildren
    }
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
