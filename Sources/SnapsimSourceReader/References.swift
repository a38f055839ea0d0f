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

  init(_ expression: some SyntaxProtocol) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(expression)
    names = finder.names.filter { !finder.declared.contains($0.text) }
    (selves, namesSelf) = (finder.selves, finder.namesSelf)
  }

  /// The text of an expression without `self.` and `Self.`.
  static func text(_ expression: some SyntaxProtocol, without selves: [Range<Int>]) -> String {
    let range = SourceBytes.range(expression)
    var bytes: [UInt8] = []
    for (offset, byte) in zip(range, expression.trimmedDescription.utf8)
    where !selves.contains(where: { $0.contains(offset) }) {
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private final class Finder: SyntaxVisitor {
    var names: [Name] = []
    var declared: Set<String> = []
    var selves: [Range<Int>] = []
    var namesSelf = false

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard let base = node.base else { return .skipChildren }
      if let self_ = base.as(DeclReferenceExprSyntax.self), ["self", "Self"].contains(self_.baseName.text) {
        let start = SourceBytes.range(base).lowerBound
        selves.append(start..<SourceBytes.range(node.period).upperBound)
        add(node.declName.baseName, Syntax(node), isOfSelf: true)
        return .skipChildren
      }
      walk(base)
      return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.baseName.text == "self" { namesSelf = true }
      add(node.baseName, Syntax(node), isOfSelf: false)
      return .skipChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      declared.insert(node.identifier.text)
      return .skipChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
      declared.insert(node.name.text)
      return .skipChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
      declared.insert((node.secondName ?? node.firstName).text)
      return .skipChildren
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
      declared.insert(node.name.text)
      namesSelf = true
      return .skipChildren
    }

    private func add(_ token: TokenSyntax, _ syntax: Syntax, isOfSelf: Bool) {
      switch token.tokenKind {
      case .identifier(let text):
        let isCalled =
          syntax.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id.hashValue == syntax.id.hashValue
        names.append(Name(text: text.bare, syntax: syntax, isCalled: isCalled, isOfSelf: isOfSelf))
      case .dollarIdentifier(let text) where Int(text.dropFirst()) == nil:
        names.append(Name(text: text, syntax: syntax, isCalled: false, isOfSelf: isOfSelf))
      default: break
      }
    }
  }
}
