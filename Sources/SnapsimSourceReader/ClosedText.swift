import SwiftSyntax

/// Texts of expressions as they can stand anywhere: for what stands around them they have what it is.
struct ClosedText {
  let evaluator: Evaluator

  /// Names that the compiler does not find.
  let unknown: Set<String>

  /// Whether statements are put into closures, which may not compile.
  var makesClosures = true

  /// The texts of expressions that follow the place of a scroll view, by these.
  var followed: [String: String] = [:]
  var depth = 0

  private var declarations: Declarations { evaluator.declarations }

  /// How many names within each other are followed (our choice).
  private static let deepest = 12

  /// The most bytes of the statements of a closure (our choice).
  private static let longest = 8_000

  private var deeper: Self { with(self) { $0.depth += 1 } }

  /// The text of an expression in one line, with those of what is followed; `nil` where only the running app knows what it is.
  func text(_ written: Written) -> String? {
    guard depth < Self.deepest else { return nil }
    let references = References(written.expression)
    let parts = followed.isEmpty ? [] : written.expression.parts(of: followed)
    var first: String?
    if parts.isEmpty {
      let value = evaluator.value(written)
      // What is followed may stand behind a name.
      switch value.kind {
      case .number(.points(let points), let sort):
        first = Self.text(points, sort, as: written.declared?.type?.trimmedDescription)
        if followed.isEmpty || !value.isState { return first }
      case .list:
        if let range = range(written) { return range }
      case .unknown(let gap) where followed.isEmpty && (gap.kind == .app || gap.kind == .element): return nil
      default: break
      }
    }
    let replaced = parts + numbers(in: written, besides: parts)
    return line(of: written.expression, references, written.scope, replaced) ?? first
  }

  /// The text of an expression or of statements, with those of the names that it refers to and of some parts.
  private func line(
    of syntax: some SyntaxProtocol, _ references: References, _ scope: Scope, _ replaced: [Part]
  ) -> String? {
    if references.namesSelf || depth >= Self.deepest { return nil }
    var changes = Dictionary(uniqueKeysWithValues: references.selves.map { ($0, "") })
    for name in references.names
    where !replaced.contains(where: { $0.bytes.contains(name.token.bytes.lowerBound) }) {
      let isWhole = name.syntax.id == Syntax(syntax).id
      guard !isFilled(name.chain, scope), let text = deeper.text(of: name, scope, isWhole: isWhole) else {
        return nil
      }
      changes[name.token.bytes.lowerBound] = text
      // A closure takes no labels.
      guard text.hasPrefix("({ "), let call = name.call else { continue }
      for argument in call.arguments {
        for token in [argument.label, argument.colon] { token.map { changes[$0.bytes.lowerBound] = "" } }
      }
    }
    for part in replaced {
      for token in part.expression.tokens { changes[token.bytes.lowerBound] = "" }
      changes[part.bytes.lowerBound] = part.text
    }
    return syntax.line(changes)
  }

  /// A closure that does what the statements of a member do.
  private func closure(
    _ items: CodeBlockItemListSyntax, taking parameters: FunctionParameterListSyntax?, as type: TypeSyntax,
    _ references: References, _ scope: Scope
  ) -> String? {
    let text = line(of: items, references, scope, items.parts(of: followed))
    let taken = (parameters ?? []).map { "\($0.inner): \($0.type.line())" }.joined(separator: ", ")
    return text.flatMap { $0.utf8.count > Self.longest ? nil : "({ (\(taken)) -> \(type.line()) in \($0) })" }
  }

  /// The closure of a function of the type around that a call names, where that gives each parameter one argument.
  private func closure(of name: References.Name, _ scope: Scope) -> String? {
    let type = declarations.outer(of: name.syntax)
    guard let call = name.call, call.trailingClosure == nil, !type.isEmpty,
      let function = declarations.member(name.text, of: type, near: name.syntax)?.function,
      let result = function.signature.returnClause?.type, let items = function.body?.statements,
      function.genericParameterClause == nil, function.signature.effectSpecifiers == nil,
      !scope.way.leads(through: Syntax(function))
    else { return nil }
    let parameters = function.signature.parameters
    guard parameters.map(\.label) == call.arguments.map({ $0.label?.text }),
      parameters.allSatisfy({ $0.ellipsis == nil && !$0.type.is(AttributedTypeSyntax.self) })
    else { return nil }
    let inner = Scope(this: scope.this, outer: type, way: scope.way.through(Syntax(function)))
    return closure(items, taking: parameters, as: result, References(function), inner)
  }

  /// The text of a range between two numbers that its type says whether to close.
  private func range(_ written: Written) -> String? {
    let bounds = evaluator.value(written).bounds.compactMap(\.points)
    let type = written.declared?.type?.trimmedDescription ?? ""
    guard bounds.count == 2, type.hasPrefix("Range<") || type.hasPrefix("ClosedRange<") else { return nil }
    return "(\(bounds[0].text))\(type.hasPrefix("R") ? "..<" : "...")(\(bounds[1].text))"
  }

  /// Whether a member of an object is what the app fills it with, and the object here has none.
  private func isFilled(_ chain: ExprSyntax?, _ scope: Scope) -> Bool {
    guard let chain, let member = chain.member, let base = member.base, base.name != "self" else {
      return false
    }
    let value = evaluator.value(Written(chain, scope))
    if value.gap?.kind == .app { return true }
    guard value.isUnknown, case .object(let object) = evaluator.value(base, scope).kind,
      case .body(let items, let inner)? = evaluator.property(
        member.lastName, of: object, scope.way, near: chain)
    else { return false }
    return References(items).names.contains { name in
      let own = evaluator.own(name.text, inner, at: name.syntax)
      return own.map(evaluator.value)?.gap?.kind == .app
    }
  }

  typealias Part = (expression: ExprSyntax, bytes: Range<Int>, text: String)

  /// The calls in an expression that are numbers, as `edge(.top)`, and such members; those of state only where nothing is followed.
  private func numbers(in written: Written, besides parts: [Part]) -> [Part] {
    written.expression.all(isOutermost: true) { node in
      let call = node.call.flatMap {
        $0.calledExpression.line().withoutSelf.contains(".") ? nil : ExprSyntax($0)
      }
      let member = node.member.flatMap { $0.base == nil ? nil : ExprSyntax($0) }
      guard let found = call ?? member, !parts.contains(where: { $0.bytes.overlaps(found.bytes) }),
        case let value = evaluator.value(Written(found, written.scope)), followed.isEmpty || !value.isState,
        case .number(.points(let points), let sort) = value.kind
      else { return nil }
      return (found, found.bytes, Self.text(points, sort))
    }
  }

  /// The names and chains of members in an expression that only the running app knows; `nil` where it hangs on more.
  func unknowns(_ written: Written) -> [Written]? {
    let references = References(written.expression)
    guard depth < Self.deepest, !references.namesSelf else { return nil }
    var replaced = written.expression.parts(of: followed)
    replaced += numbers(in: written, besides: replaced)
    var found: [Written] = []
    for name in references.names
    where !replaced.contains(where: { $0.bytes.contains(name.token.bytes.lowerBound) }) {
      let isWhole = name.syntax.id == Syntax(written.expression).id
      let isKnown = deeper.text(of: name, written.scope, isWhole: isWhole) != nil
      if isKnown, !isFilled(name.chain, written.scope) { continue }
      // A length of the screen is known there, whatever leads to it.
      let chain = name.chain.map { Written($0, written.scope) }
      if let chain, evaluator.value(chain).length != nil {
        found.append(chain)
        continue
      }
      let scope = name.isOfSelf ? written.scope.ofSelf : written.scope
      var more: [Written]?
      switch evaluator.own(name.text, scope, at: name.syntax) {
      case .written(let inner)? where inner.declared?.state == nil: more = deeper.unknowns(inner)
      case .body(let items, let scope)?:
        more = items.expression.flatMap { deeper.unknowns(Written($0, scope)) }
      case .written?, .value?: break
      case nil: return nil
      }
      guard let more = more ?? chain.map({ [$0] }) else { return nil }
      found += more
    }
    return found
  }

  /// Whether a type can be written anywhere: one of Swift's numbers, or of the files.
  private func isSpelled(_ type: TypeSyntax, near place: ExprSyntax) -> Bool {
    let name = type.trimmedDescription
    let isOfSwift = ["CGFloat", "Double", "Int", "Bool"].contains(name)
    return isOfSwift || declarations.type(name, within: declarations.outer(of: place)) != nil
  }

  /// The text of an expression with its type, which binds closer than a condition does.
  private func cast(_ text: String, to type: TypeSyntax, at expression: ExprSyntax) -> String {
    let type = type.trimmedDescription
    let isSequence = expression.is(SequenceExprSyntax.self)
    let spelled = declarations.spelling(of: type, at: expression) ?? type
    return "\(isSequence ? "(\(text))" : text) as \(spelled)"
  }

  private static func text(_ points: Double, _ sort: Value.Sort, as type: String? = nil) -> String {
    switch sort {
    case .truth: points == 0 ? "false" : "true"
    case .real where !["CGFloat", "Double", "Float", "TimeInterval"].contains(type ?? ""): points.description
    default: points.text
    }
  }

  private func text(of name: References.Name, _ scope: Scope, isWhole: Bool) -> String? {
    let scope = name.isOfSelf ? scope.ofSelf : scope
    let binding = evaluator.own(name.text, scope, at: name.syntax)
    let value = binding.map(evaluator.value)
    // State that begins empty tells nothing of what the app fills it with.
    if case .written(let inner)? = binding, inner.declared?.state != nil, value?.gap?.kind == .app {
      return nil
    }
    let declared = binding?.written?.declared
    var first: String?
    if case .number(.points(let points), let sort)? = value?.kind {
      let text = Self.text(points, sort)
      // A variable of a closure has the type of what it begins as.
      let isInitial = name.syntax.parent?.is(InitializerClauseSyntax.self) ?? false
      let type = isInitial ? declared?.type : nil
      let number = type.map { "(\(text) as \($0.line()))" } ?? (points < 0 ? "(\(text))" : text)
      if followed.isEmpty || value?.isState == false || declared?.state != nil { return number }
      first = number
    }
    return spelled(name, binding, scope, isWhole: isWhole) ?? first
  }

  private func spelled(
    _ name: References.Name, _ binding: Binding?, _ scope: Scope, isWhole: Bool
  ) -> String? {
    switch binding {
    case .value(let value)?:
      guard case .measure(let measure)? = value.length, scope.locals[name.text] == nil else { return nil }
      return measure.sizeClass.map { FollowedState.screen + $0 }
    case .written(let inner)?:
      let text = text(inner)
      guard let text, !isWhole else { return text }
      return "(\(inner.declared?.type.map { cast(text, to: $0, at: inner.expression) } ?? text))"
    case .body(let items, let inner)?:
      guard let only = items.expression else {
        guard makesClosures else { return nil }
        let made = items.resultType.flatMap { closure(items, taking: nil, as: $0, References(items), inner) }
        return made.map { "\($0)()" }
      }
      let text = self.text(Written(only, inner))
      guard let text, !isWhole else { return text }
      let type = items.resultType.flatMap { isSpelled($0, near: only) ? $0 : nil }
      return "(\(type.map { cast(text, to: $0, at: only) } ?? text))"
    case nil:
      if makesClosures, name.call != nil, let made = closure(of: name, scope) { return made }
      // A function of a type needs a value of it, which is not there.
      let around = declarations.outer(of: name.syntax)
      let isMember = name.isOfSelf || !around.isEmpty && !declarations.all(name.text, in: around).isEmpty
      let isGlobal = name.call != nil || name.text.first?.isUppercase ?? false
      guard !unknown.contains(name.text), !isMember, isGlobal || !declarations.all(name.text, in: "").isEmpty
      else { return nil }
      return declarations.spelling(of: name.text, at: name.syntax) ?? name.text
    }
  }
}

extension CodeBlockItemListSyntax {
  var expression: ExprSyntax? { count == 1 ? first?.returned : nil }
}

extension SyntaxProtocol {
  /// The outermost expressions in it that stand for what is followed, with their bytes and the texts for them.
  func parts(of followed: [String: String]) -> [ClosedText.Part] {
    all(isOutermost: true) { node in
      // A member of something else may have the name.
      if let member = node.parent?.member, member.declName.id == node.id { return nil }
      return node.as(ExprSyntax.self).flatMap { expression in
        followed[expression.line().withoutSelf].map { (expression, expression.bytes, $0) }
      }
    }
  }
}
