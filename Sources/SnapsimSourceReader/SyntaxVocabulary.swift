import SwiftSyntax

// Short words for parts of syntax that are asked for in many places.

extension SyntaxProtocol {
  /// It as a call, as a member of something, and as operands with the operators between them.
  var call: FunctionCallExprSyntax? { Syntax(self).as(FunctionCallExprSyntax.self) }
  var member: MemberAccessExprSyntax? { Syntax(self).as(MemberAccessExprSyntax.self) }
  var operands: [ExprSyntax]? { Syntax(self).as(SequenceExprSyntax.self).map { Array($0.elements) } }

  /// Its tokens, as they are written.
  var tokens: TokenSequence { tokens(viewMode: .sourceAccurate) }

  /// The extent in bytes, without blanks and comments around it.
  var bytes: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The name of a type, or of what an extension extends.
  var typeName: String? {
    let syntax = Syntax(self)
    guard syntax.isProtocol((any DeclGroupSyntax).self) else { return nil }
    return syntax.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      ?? syntax.asProtocol((any NamedDeclSyntax).self)?.name.text
  }

  /// The names of the types and extensions around it, from the outside in.
  var typesAround: [String] {
    parents.reversed().flatMap { $0.typeName?.split(separator: ".").map(String.init) ?? [] }
  }

  var oneLine: String { trimmedDescription.oneLine }

  /// The syntax around it, from the inside out.
  var parents: [Syntax] { Array(sequence(first: Syntax(self)) { $0.parent }.dropFirst()) }

  var callAround: FunctionCallExprSyntax? { parents.lazy.compactMap(\.call).first }

  /// The sides of an assignment by `=`, the right one as it stands between operators.
  var assignment: (left: ExprSyntax, right: [ExprSyntax])? {
    change.flatMap { $0.sign == "=" ? ($0.left, $0.right) : nil }
  }

  /// The sides of an assignment by `=` or an operator such as `+=`, with this sign.
  var change: (left: ExprSyntax, sign: String, right: [ExprSyntax])? {
    guard let parts = operands, parts.count > 2, parts[1].assigns else { return nil }
    return (parts[0], parts[1].trimmedDescription, Array(parts[2...]))
  }

  /// Goes through syntax from the outside in, as far into it as a closure says.
  func descend(_ goesOn: (Syntax) -> Bool) {
    guard goesOn(Syntax(self)) else { return }
    for child in children(viewMode: .sourceAccurate) { child.descend(goesOn) }
  }

  /// All that a closure finds in the syntax within; where it looks for the outermost alone, not in what it found.
  func all<Found>(isOutermost: Bool = false, _ find: (Syntax) -> Found?) -> [Found] {
    var found: [Found] = []
    descend { node in
      guard let next = find(node) else { return true }
      found.append(next)
      return !isOutermost
    }
    return found
  }

  /// The names within, without some ranges.
  func words(without ranges: [Range<Int>] = []) -> Set<String> {
    var words: Set<String> = []
    var rest = ranges[...]
    for token in tokens {
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      while let first = rest.first, first.upperBound <= start { rest.removeFirst() }
      if rest.first?.contains(start) ?? false { continue }
      switch token.tokenKind {
      case .identifier(let text): words.insert(text.bare)
      case .dollarIdentifier(let text): words.insert(String(text.dropFirst()))
      default: break
      }
    }
    return words
  }
}

extension FunctionParameterSyntax {
  /// The name inside of the function, and that at a call.
  var inner: String { (secondName ?? firstName).text }
  var label: String? { firstName.text == "_" ? nil : firstName.text }
}

extension ExprSyntax {
  var name: String? { self.as(DeclReferenceExprSyntax.self)?.baseName.text }
}

extension Syntax {
  var name: String? { self.as(DeclReferenceExprSyntax.self)?.baseName.text }
}

extension FunctionSignatureSyntax {
  var parameters: FunctionParameterListSyntax { parameterClause.parameters }
}

extension MemberAccessExprSyntax {
  var lastName: String { declName.baseName.text }
}

extension LabeledExprSyntax {
  /// A text as an argument in place of it.
  func labeled(_ text: String) -> String { (label.map { $0.text + ": " } ?? "") + text }
}

extension VariableDeclSyntax {
  var wrappers: [String] { attributes.compactMap { $0.as(AttributeSyntax.self)?.name } }
}

extension DeclModifierListSyntax {
  var areStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
}

extension Sequence where Element: SyntaxProtocol {
  var allWords: Set<String> { reduce(into: []) { $0.formUnion($1.words()) } }
}

extension FunctionCallExprSyntax {
  subscript(label: String) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }

  /// The closures behind it, of which the first one has no label.
  var trailing: [(label: String?, closure: ClosureExprSyntax)] {
    (trailingClosure.map { [(nil, $0)] } ?? [])
      + additionalTrailingClosures.map { ($0.label.text, $0.closure) }
  }

  /// The closures among its arguments, and those behind it.
  var closures: [ClosureExprSyntax] {
    arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) } + trailing.map(\.closure)
  }

  /// The name of the modifier that is called, be it on `self`.
  var modifier: TokenSyntax? {
    calledExpression.member?.declName.baseName ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
  }

  /// The modifiers of one view, from the last one on.
  var chain: [FunctionCallExprSyntax] {
    var last = self
    while let next = last.parent?.member?.parent?.call { last = next }
    return last.modifiers
  }

  /// The calls of modifiers from this one down to the view, and the view's own.
  var modifiers: [FunctionCallExprSyntax] {
    Array(sequence(first: self) { $0.calledExpression.member?.base?.call })
  }
}
