import SwiftSyntax

/// The names that an expression takes from around it, without its own declarations and without members of values.
struct References {
  struct Name {
    let text: String
    let syntax: Syntax

    /// Whether it is called, as `max` in `max(1, 2)`.
    let isCalled: Bool

    /// Whether it stands behind `self.` or `Self.`.
    let isOfSelf: Bool
  }

  private(set) var names: [Name] = []

  /// The bytes of each `self.` and `Self.`.
  private(set) var selves: [Range<Int>] = []

  /// Whether `self` itself is handed on, or changed.
  private(set) var namesSelf = false

  private var declared: Set<String> = []

  init(_ expression: some SyntaxProtocol) {
    read(expression)
    names.removeAll { declared.contains($0.text) }
  }

  private mutating func read(_ syntax: some SyntaxProtocol) {
    syntax.descend { node in
      switch node.as(SyntaxEnum.self) {
      case .memberAccessExpr(let member):
        if let base = member.base?.as(DeclReferenceExprSyntax.self),
          ["self", "Self"].contains(base.baseName.text)
        {
          selves.append(base.bytes.lowerBound..<member.period.bytes.upperBound)
          add(member.declName.baseName, node, isOfSelf: true)
        } else if let base = member.base {
          read(base)
        }
      case .declReferenceExpr(let name):
        if name.baseName.text == "self" { namesSelf = true }
        add(name.baseName, node, isOfSelf: false)
      case .identifierPattern(let pattern): declared.insert(pattern.identifier.text)
      case .closureShorthandParameter(let parameter): declared.insert(parameter.name.text)
      case .closureParameter(let parameter):
        declared.insert((parameter.secondName ?? parameter.firstName).text)
      case .closureCapture(let capture):
        declared.insert(capture.name.text)
        namesSelf = true
      default: return true
      }
      return false
    }
  }

  private mutating func add(_ token: TokenSyntax, _ syntax: Syntax, isOfSelf: Bool) {
    switch token.tokenKind {
    case .identifier(let text):
      let isCalled = syntax.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == syntax.id
      names.append(Name(text: text.bare, syntax: syntax, isCalled: isCalled, isOfSelf: isOfSelf))
    case .dollarIdentifier(let text) where Int(text.dropFirst()) == nil:
      names.append(Name(text: text, syntax: syntax, isCalled: false, isOfSelf: isOfSelf))
    default: break
    }
  }

  /// The text of an expression without its `self.` and `Self.`.
  func text(of expression: some SyntaxProtocol) -> String {
    let bytes = zip(expression.bytes, expression.trimmedDescription.utf8)
    return String(
      decoding: bytes.filter { offset, _ in !selves.contains { $0.contains(offset) } }.map(\.1), as: UTF8.self
    )
  }
}
