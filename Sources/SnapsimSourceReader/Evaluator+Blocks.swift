import SwiftSyntax

/// The outcome of a block: an expression that it shows or returns, or what one of several branches does, of which the running app takes one.
enum BlockPart {
  case expression(Written)

  /// Branches by a truth, that for which it holds first; or of a `switch`, by what is not known.
  case choice(Value, [[BlockPart]], reason: String)

  var written: Written? { if case .expression(let written) = self { written } else { nil } }

  var unread: Gap { Gap(words: "`\(written?.expression.short ?? "")` is no view that is read") }

  /// The expressions in it, those in branches too.
  var all: [Written] {
    switch self {
    case .expression(let written): [written]
    case .choice(_, let branches, _): branches.joined().flatMap(\.all)
    }
  }

  /// A copy with each expression changed, those in branches too.
  func changing(_ change: (inout Written) -> Void) -> BlockPart {
    switch self {
    case .expression(let written): .expression(with(written, change))
    case .choice(let truth, let branches, let reason):
      .choice(truth, branches.map { $0.map { $0.changing(change) } }, reason: reason)
    }
  }
}

extension Evaluator {
  func parts(of items: CodeBlockItemListSyntax, _ scope: Scope) -> [BlockPart] {
    parts(of: items.statements[...], scope)
  }

  /// The parts of the body of a function or a computed property, as its type has them.
  func parts(ofBody items: CodeBlockItemListSyntax, _ scope: Scope) -> [BlockPart] {
    let declared = items.resultType.map { Written.Declared(type: $0, outer: scope.type) }
    return parts(of: items, scope).map { $0.changing { $0.declared = $0.declared ?? declared } }
  }

  /// The parts of a block, be it of views or of one that returns a value.
  func parts(of items: ArraySlice<Syntax>, _ scope: Scope) -> [BlockPart] {
    guard scope.depth < Scope.deepest else { return [] }
    if !samples.blocks.take() {
      return [.choice(.unknown(Self.tooMuch, .choice), [], reason: Self.tooMuch)]
    }
    var scope = scope
    var parts: [BlockPart] = []
    for (index, item) in zip(items.indices, items) {
      let rest = items[(index + 1)...]
      if let condition = item.as(IfConfigDeclSyntax.self) {
        return parts + self.parts(of: condition.taken + rest, scope)
      }
      if item.loop?.does(\.returns) ?? false {
        let reason = "a loop returns"
        return parts + [.choice(.unknown(reason, .choice), [], reason: reason)]
      }
      if declare(item, in: &scope) { continue }
      if let guarded = item.as(GuardStmtSyntax.self) {
        let (truth, inner) = truth(of: guarded.conditions, scope)
        return parts
          + choice(truth, guarded.conditions, { self.parts(of: rest, inner) }) {
            self.parts(of: guarded.body.statements, scope)
          }
      }
      if let statement = item.as(ReturnStmtSyntax.self) {
        return parts + (statement.expression.map { self.parts(of: $0, [], scope) } ?? [])
      }
      guard let expression = item.as(ExpressionStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self) else {
        continue
      }
      // What follows a branch hangs on it where that may return or assign something.
      let goesOn = expression.isBranching && expression.does { $0.returns || $0.assigns }
      parts += self.parts(of: expression, goesOn ? rest : [], scope)
      if goesOn { return parts }
    }
    return parts
  }

  /// The parts of a statement with those that follow in each of its branches.
  private func parts(of expression: ExprSyntax, _ rest: ArraySlice<Syntax>, _ scope: Scope) -> [BlockPart] {
    if let condition = expression.as(IfExprSyntax.self) {
      let (truth, inner) = truth(of: condition.conditions, scope)
      return choice(
        truth, condition.conditions, { parts(of: condition.body.statements.statements + rest, inner) }
      ) { parts(of: condition.otherwise + rest, scope) }
    }
    guard let choice = expression.as(SwitchExprSyntax.self) else {
      return [.expression(Written(expression, scope))]
    }
    let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    let reason = "it depends on `\(choice.subject.trimmedDescription)`"
    if cases.count == choice.cases.count,
      let parts = parts(of: cases[...], by: value(choice.subject, scope), rest, scope, reason)
    {
      return parts
    }
    let branches = cases.map { parts(of: $0.statements.statements + rest, scope) }
    return [.choice(.unknown(reason, .choice), branches, reason: reason)]
  }

  /// The parts of the first of some cases that a value matches, be it the screen that tells which; `nil` where that is not known.
  private func parts(
    of cases: ArraySlice<SwitchCaseSyntax>, by subject: Value, _ rest: ArraySlice<Syntax>, _ scope: Scope,
    _ reason: String
  ) -> [BlockPart]? {
    guard let first = cases.first else { return nil }
    var isMet = Value.truth(false)
    var inner = scope
    if case .case(let label) = first.label {
      for item in label.caseItems where isMet.truth != true {
        inner = scope
        guard item.whereClause == nil, let own = matches(subject, item.pattern, in: &inner) else {
          return nil
        }
        isMet = isMet.truth == false ? own : .combine(.maximum, [isMet, own], as: .truth)
      }
    } else {
      isMet = .truth(true)
    }
    func taken() -> [BlockPart] { parts(of: first.statements.statements + rest, inner) }
    // The last one of all is taken where no other is.
    guard isMet.truth != true, cases.count > 1 || isMet.truth == false else { return taken() }
    let others = parts(of: cases.dropFirst(), by: subject, rest, scope, reason)
    guard isMet.truth == nil, let other = others else { return others }
    return [.choice(isMet, [taken(), other], reason: reason)]
  }

  private func choice(
    _ truth: Value, _ conditions: ConditionElementListSyntax, _ one: () -> [BlockPart],
    _ other: () -> [BlockPart]
  ) -> [BlockPart] {
    if let certain = truth.truth, !truth.isState { return certain ? one() : other() }
    return [.choice(truth, [one(), other()], reason: "it depends on `\(conditions.trimmedDescription)`")]
  }

  func value(of parts: [BlockPart]) -> Value {
    switch parts.last {
    case .expression(let written)?: value(written)
    case .choice(let truth, let branches, _)? where branches.count == 2 && !truth.isUnknown:
      .choice(truth, value(of: branches[0]), else: value(of: branches[1]))
    case .choice(let truth, _, _)?:
      Value(.unknown(truth.gap ?? Gap(words: "a condition decides", kind: .choice)))
    case nil: .unknown("no value is returned")
    }
  }

  /// Takes a declaration or an assignment into account; whether it is one.
  func declare(_ item: Syntax, in scope: inout Scope) -> Bool {
    if let variable = item.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.bare else {
          for word in binding.pattern.words() {
            scope.locals[word] = .unknown("`\(word)` is part of a tuple")
          }
          continue
        }
        if let items = binding.getter {
          scope.locals[name] = .body(items, scope)
        } else if let initial = binding.initializer?.value {
          let declared = Written.Declared(type: binding.typeAnnotation?.type, outer: scope.type)
          scope.locals[name] = once(Written(initial, scope, for: declared))
        } else {
          scope.locals[name] = .value(.unknown("`\(name)` gets its value later", .app))
        }
      }
      return true
    }
    if let (left, sign, right) = item.change {
      guard let name = left.name else {
        let base = left.firstToken(viewMode: .sourceAccurate)?.text ?? ""
        if scope.locals[base] != nil { scope.locals[base] = .unknown("`\(base)` is changed on the way") }
        return sign == "="
      }
      let own = value(right[...], scope)
      scope.locals[name] =
        sign == "="
        ? .value(own)
        : scope.locals[name].map { .value(apply(String(sign.dropLast()), value($0), to: own)) }
          ?? .unknown("`\(name)` is changed on the way")
      return true
    }
    if let (name, element) = item.call?.appended, let local = scope.locals[name] {
      var list = Value.unknown("`\(name)` is changed on the way")
      if let element, case .list(let count, let elements) = value(local).kind {
        let new = once(Written(element, scope))
        list = Value(.list(count: count + .whole(1), elements: elements + [new]))
      }
      scope.locals[name] = .value(list)
      return true
    }
    if let loop = item.as(ForStmtSyntax.self), run(loop, in: &scope) { return true }
    if let body = item.loop {
      for name in body.changed where scope.locals[name] != nil {
        scope.locals[name] = .unknown("`\(name)` is changed in a loop")
      }
      return true
    }
    return item.isProtocol((any DeclSyntaxProtocol).self) && !item.is(IfConfigDeclSyntax.self)
  }

  /// An expression as what a name means; a number is computed once, however often it is named.
  private func once(_ written: Written) -> Binding {
    let own = value(written)
    return own.length == nil ? .written(written) : .value(own)
  }

  /// Whether conditions hold, and the scope in which they do.
  func truth(of conditions: ConditionElementListSyntax, _ scope: Scope) -> (Value, Scope) {
    var scope = scope
    var all = Value.truth(true)
    for element in conditions {
      var own = Value.unknown("a condition decides", .choice)
      switch element.condition {
      case .expression(let expression): own = value(expression, scope)
      case .availability(let available): own = .truth(available.availabilityKeyword.text == "#available")
      case .optionalBinding(let binding):
        let name = binding.pattern.trimmedDescription
        own = binding.initializer.map { value($0.value, scope) } ?? named(name, scope, at: element)
        scope.locals[name] = .value(own)
        if case .unknown(var gap) = own.kind {
          gap.usual = true
          own.kind = .unknown(gap)
        } else {
          own = .truth(own.word != "nil").changing(own.extent)
        }
      case .matchingPattern(let match):
        let subject = value(match.initializer.value, scope)
        own = matches(subject, match.pattern, in: &scope)?.changing(subject.extent) ?? own
      default: break
      }
      if let gap = own.gap { own = Value(.unknown(gap)) }
      all = .both(all, own)
    }
    return (all, scope)
  }
}

extension CodeBlockItemListSyntax {
  var statements: [Syntax] { map { Syntax($0.item) } }

  /// The type of which the function or the property returns a value that they are the body of, where it is said.
  var resultType: TypeSyntax? {
    let around = parents.first { [.functionDecl, .patternBinding, .closureExpr].contains($0.kind) }
    let type = around?.function?.signature.returnClause?.type ?? around?.binding?.typeAnnotation?.type
    return type?.is(SomeOrAnyTypeSyntax.self) ?? true ? nil : type
  }

  /// The names that its statements assign, or on which they call a method, which may change them.
  fileprivate var changed: Set<String> {
    let assigned = all { $0.change?.left }
    let called = all { $0.call?.calledExpression.member?.base }
    return Set((assigned + called).map { $0.line().firstName })
  }
}

extension IfExprSyntax {
  var otherwise: [Syntax] {
    switch elseBody {
    case .codeBlock(let block)?: block.statements.statements
    case .ifExpr(let next)?: [Syntax(next)]
    default: []
    }
  }
}

extension FunctionCallExprSyntax {
  /// The name of a list that the call changes, and the element that it gets where that is all.
  fileprivate var appended: (name: String, element: ExprSyntax?)? {
    guard let member = calledExpression.member, Self.changing.contains(member.lastName),
      let name = member.base?.name
    else { return nil }
    let isOne = arguments.count == 1 && arguments.first?.label == nil
    return (name, isOne && member.lastName == "append" ? arguments.first?.expression : nil)
  }

  private static let changing: Set = [
    "append", "insert", "popLast", "remove", "removeAll", "removeFirst", "removeLast", "reverse", "shuffle",
    "sort", "swapAt",
  ]
}

extension ExprSyntax {
  var isBranching: Bool { self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self) }

  var assigns: Bool {
    if self.is(AssignmentExprSyntax.self) { return true }
    let sign = self.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    return sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(sign)
  }
}

extension Syntax {
  fileprivate var returns: Bool { self.is(ReturnStmtSyntax.self) }
  fileprivate var assigns: Bool { self.as(ExprSyntax.self)?.assigns ?? false || self.call?.appended != nil }

  /// The statements that a loop repeats; `nil` of another statement.
  var loop: CodeBlockItemListSyntax? {
    self.as(ForStmtSyntax.self)?.body.statements ?? self.as(WhileStmtSyntax.self)?.body.statements
      ?? self.as(RepeatStmtSyntax.self)?.body.statements
  }
}

extension SyntaxProtocol {
  /// Whether a condition is true of something within, outside of closures.
  fileprivate func does(_ isMeant: (Syntax) -> Bool) -> Bool {
    var found = false
    descend { node in
      found = found || isMeant(node)
      return !found && !node.is(ClosureExprSyntax.self)
    }
    return found
  }
}
