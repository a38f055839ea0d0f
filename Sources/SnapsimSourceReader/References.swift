import SwiftSyntax

/// The names that an expression takes from around it, without its own declarations and without members of values.
struct References {
  struct Name {
    let token: TokenSyntax
    let syntax: Syntax
    let isOfSelf: Bool

    var text: String { token.text.bare }

    /// It with all members behind it, but for a last one that makes something of a collection; `nil` where any other is called.
    var chain: ExprSyntax? {
      var chain = syntax
      while let next = chain.parent?.member, next.base?.id == chain.id { chain = Syntax(next) }
      let isCalled = chain.parent?.call?.calledExpression.id == chain.id
      guard isCalled else { return chain.as(ExprSyntax.self) }
      guard chain.id != syntax.id, let member = chain.member else { return nil }
      return Self.functionsOfCollections.contains(member.lastName) ? member.base : nil
    }

    private static let functionsOfCollections: Set = [
      "compactMap", "dropFirst", "dropLast", "enumerated", "filter", "map", "mapValues", "max", "min",
      "prefix", "reduce", "reversed", "sorted", "suffix",
    ]

    /// The call of it, as of `max` in `max(1, 2)`.
    var call: FunctionCallExprSyntax? {
      let call = syntax.parent?.call
      return call?.calledExpression.id == syntax.id ? call : nil
    }
  }

  private(set) var names: [Name] = []

  /// The first bytes of the tokens of each `self.` and `Self.`.
  private(set) var selves: Set<Int> = []

  /// Whether `self` itself is handed on, or changed.
  private(set) var namesSelf = false

  private var declared: Set<String> = []
  private let bytes: Range<Int>

  init(_ expression: some SyntaxProtocol) {
    bytes = expression.bytes
    read(expression)
    names.removeAll { !$0.isOfSelf && declared.contains($0.text) }
  }

  private mutating func read(_ syntax: some SyntaxProtocol) {
    syntax.descend { node in
      switch node.as(SyntaxEnum.self) {
      case .memberAccessExpr(let member):
        if let base = member.base?.as(DeclReferenceExprSyntax.self),
          ["self", "Self"].contains(base.baseName.text)
        {
          selves.formUnion([base.bytes.lowerBound, member.period.bytes.lowerBound])
          add(member.declName.baseName, node, isOfSelf: true)
        } else if let base = member.base {
          read(base)
        }
      case .declReferenceExpr(let name):
        if name.baseName.text == "self" { namesSelf = true }
        add(name.baseName, node, isOfSelf: false)
      // The members of a key path are of whatever it is put to, but for what stands in brackets.
      case .keyPathExpr(let path):
        for component in path.components where component.component.is(KeyPathSubscriptComponentSyntax.self) {
          read(component.component)
        }
      case .identifierPattern(let pattern): declared.insert(pattern.identifier.text)
      case .closureShorthandParameter(let parameter): declared.insert(parameter.name.text)
      case .closureParameter(let parameter):
        declared.insert((parameter.secondName ?? parameter.firstName).text)
      case .functionParameter(let parameter): declared.insert(parameter.inner)
      case .closureCapture(let capture):
        declared.insert(capture.name.text)
        namesSelf = true
      default: return true
      }
      return false
    }
  }

  /// Whether a closure in the expression is the one that a parameter without a name belongs to.
  private func isOfClosureWithin(_ syntax: Syntax) -> Bool {
    syntax.parents.first { $0.is(ClosureExprSyntax.self) }.map { bytes.contains($0.bytes.lowerBound) } ?? true
  }

  private mutating func add(_ token: TokenSyntax, _ syntax: Syntax, isOfSelf: Bool) {
    switch token.tokenKind {
    case .dollarIdentifier(let text) where Int(text.dropFirst()) != nil && isOfClosureWithin(syntax): break
    case .identifier, .dollarIdentifier: names.append(Name(token: token, syntax: syntax, isOfSelf: isOfSelf))
    default: break
    }
  }
}

extension SyntaxProtocol {
  /// Its text in one line, without comments, and with other texts for the tokens that begin at some bytes.
  func line(_ changes: [Int: String] = [:]) -> String {
    var line = ""
    var last: TokenSyntax?
    // What stands before tokens that are left out.
    var before: String?
    for token in tokens {
      let text = changes[token.positionAfterSkippingLeadingTrivia.utf8Offset] ?? token.text
      let gap = last.map { token.gap(behind: $0) } ?? ""
      last = token
      if text.isEmpty {
        before = before ?? gap
        continue
      }
      line += (line.isEmpty ? "" : gap.isEmpty ? before ?? "" : gap) + text
      before = nil
    }
    return line
  }
}

extension TokenSyntax {
  /// The text between it and the token before it in a line.
  fileprivate func gap(behind last: TokenSyntax) -> String {
    let isBroken = leadingTrivia.contains(where: \.isNewline)
    if isBroken, beginsStatement { return "; " }
    let isTight = isBroken && (tokenKind == .period || "([".contains(last.text) || ")],".contains(text))
    return !isTight && (isBroken || !leadingTrivia.isEmpty || !last.trailingTrivia.isEmpty) ? " " : ""
  }

  /// Whether it begins a statement that stands behind another one.
  fileprivate var beginsStatement: Bool {
    var syntax = Syntax(self)
    while let parent = syntax.parent, parent.bytes.lowerBound == bytes.lowerBound { syntax = parent }
    return syntax.is(CodeBlockItemSyntax.self)
  }
}
