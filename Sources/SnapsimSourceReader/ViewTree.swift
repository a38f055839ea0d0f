import SwiftSyntax

/// A view as it is written: a modifier on another one, a view by itself, or the parts of a builder.
enum ViewNode {
  case modifier(Call, on: Written)
  case view(Call)
  case parts([ViewPart])
}

/// A view of a builder; or the views of several branches, of which the running app takes one.
enum ViewPart {
  case view(Written)
  case choice([[ViewPart]], reason: String)
}

/// Takes views apart: subviews, computed views, functions and modifiers of the files stand for what they hold.
struct ViewTree {
  let evaluator: Evaluator
  var declarations: Declarations { evaluator.declarations }

  /// The views of a builder.
  func parts(of items: CodeBlockItemListSyntax, _ scope: Scope) -> [ViewPart] {
    parts(of: items.map { Syntax($0.item) }, scope)
  }

  private func parts(of items: [Syntax], _ scope: Scope) -> [ViewPart] {
    guard scope.depth < Scope.deepest else { return [] }
    var scope = scope
    var parts: [ViewPart] = []
    for item in items {
      if let condition = item.as(IfConfigDeclSyntax.self) {
        parts += self.parts(of: condition.taken, scope)
      } else if !evaluator.declare(item, in: &scope) {
        let expression =
          item.as(ExpressionStmtSyntax.self)?.expression ?? item.as(ReturnStmtSyntax.self)?.expression
          ?? item.as(ExprSyntax.self)
        if let expression { parts += self.parts(of: Written(expression, scope)) }
      }
    }
    return parts
  }

  private func parts(of written: Written) -> [ViewPart] {
    let scope = written.scope
    if let condition = written.expression.as(IfExprSyntax.self) {
      let (truth, inner) = evaluator.truth(of: condition.conditions, scope)
      let one = { parts(of: condition.body.statements, inner) }
      let other = {
        switch condition.elseBody {
        case .codeBlock(let block)?: parts(of: block.statements, scope)
        case .ifExpr(let next)?: parts(of: Written(next, scope))
        default: [ViewPart]()
        }
      }
      if let certain = truth.truth, !truth.isState { return certain ? one() : other() }
      return [
        .choice([one(), other()], reason: "it depends on `\(condition.conditions.trimmedDescription)`")
      ]
    }
    if let choice = written.expression.as(SwitchExprSyntax.self) {
      if let (items, inner) = evaluator.branch(of: choice, scope) { return parts(of: items, inner) }
      let branches = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }.map {
        parts(of: $0.statements, scope)
      }
      return [.choice(branches, reason: "it depends on `\(choice.subject.trimmedDescription)`")]
    }
    return [.view(written)]
  }

  /// The views that a binding stands for: a closure of views, or a view.
  func parts(of binding: Binding?, given values: [Binding] = []) -> [ViewPart] {
    switch binding {
    case .written(let written)?:
      if let closure = written.expression.as(ClosureExprSyntax.self) {
        return parts(of: closure.statements, evaluator.enter(closure, written.scope, values))
      }
      if case .closure(let closure, let scope) = evaluator.value(written).kind {
        return parts(of: closure.statements, evaluator.enter(closure, scope, values))
      }
      return parts(of: written)
    case .body(let items, let scope)?: return parts(of: items, scope)
    case .value(let value)?:
      guard case .closure(let closure, let scope) = value.kind else { return [] }
      return parts(of: closure.statements, evaluator.enter(closure, scope, values))
    case nil: return []
    }
  }

  // MARK: Nodes

  func node(_ written: Written) -> ViewNode? {
    let (expression, scope) = (written.expression, written.scope)
    guard scope.depth < Scope.deepest else { return nil }
    switch expression.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call): return node(call, scope)
    case .declReferenceExpr(let name):
      // What is not known may show anything.
      guard let binding = evaluator.binding(name.baseName.text, scope, at: name), !binding.isUnknown else {
        return .view(Call(name.baseName, nil, scope))
      }
      return .parts(parts(of: binding.deeper(scope.depth)))
    case .memberAccessExpr(let member):
      guard let base = member.base else {
        return scope.locals["#base"].flatMap(written(_:)).map {
          .modifier(Call(member.declName.baseName, nil, scope), on: $0)
        }
      }
      let name = member.declName.baseName
      if base.name == "self", scope.locals["self"] == nil,
        let own = evaluator.binding(
          name.text, Scope(this: scope.this, outer: scope.outer, depth: scope.depth + 1), at: member)
      {
        return .parts(parts(of: own))
      }
      if case .object(let this) = evaluator.value(base, scope).kind,
        let own = evaluator.property(name.text, of: this, scope.depth, near: member)
      {
        return .parts(parts(of: own))
      }
      if case .type(let type) = evaluator.value(base, scope).kind {
        let own = evaluator.property(name.text, ofType: type, scope.depth, near: member)
        return own.map { .parts(parts(of: $0)) } ?? .view(Call(TokenSyntax.identifier(type), nil, scope))
      }
      return .modifier(Call(name, nil, scope), on: Written(base, scope))
    case .postfixIfConfigExpr(let condition):
      guard let base = condition.base else { return nil }
      let clause = condition.config.clause
      guard case .postfixExpression(let inner)? = clause?.elements else { return node(Written(base, scope)) }
      return node(Written(inner, scope.binding(["#base": .written(Written(base, scope))])))
    case .sequenceExpr(let sequence):
      let elements = Array(sequence.elements)
      guard let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        place + 2 == elements.count,
        let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self)
      else { return nil }
      let branches = [ternary.thenExpression, elements[place + 1]].map { [ViewPart.view(Written($0, scope))] }
      let truth = evaluator.value(elements[..<place], scope)
      if let certain = truth.truth, !truth.isState { return .parts(branches[certain ? 0 : 1]) }
      return .parts([.choice(branches, reason: "a condition decides")])
    case .closureExpr, .ifExpr, .switchExpr: return .parts(parts(of: .written(written)))
    case .tupleExpr(let tuple): return tuple.elements.first.flatMap { node(Written($0.expression, scope)) }
    case .forceUnwrapExpr(let unwrapped): return node(Written(unwrapped.expression, scope))
    case .optionalChainingExpr(let chain): return node(Written(chain.expression, scope))
    default: return nil
    }
  }

  private func written(_ binding: Binding) -> Written? {
    if case .written(let written) = binding { written } else { nil }
  }

  private func node(_ call: FunctionCallExprSyntax, _ scope: Scope) -> ViewNode? {
    if let (items, inner) = evaluator.body(of: call, scope) { return .parts(parts(of: items, inner)) }
    var called = call.calledExpression
    if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName {
      let own = Call(name, call, scope)
      if let binding = evaluator.binding(name.text, scope, at: call), own.arguments.isEmpty,
        own.trailing.isEmpty, !binding.isUnknown
      {
        return .parts(parts(of: binding.deeper(scope.depth)))
      }
      if let type = evaluator.typePath(name.text, scope, at: call) { return subview(type, own) ?? .view(own) }
      // Within an extension of `View` a modifier needs no `self`.
      if name.text.first?.isLowercase == true, let base = scope.locals["self"].flatMap(written(_:)) {
        return .modifier(own, on: base)
      }
      return .view(own)
    }
    guard let member = called.as(MemberAccessExprSyntax.self) else { return nil }
    let own = Call(member.declName.baseName, call, scope)
    guard let base = member.base else {
      return scope.locals["#base"].flatMap(written(_:)).map { .modifier(own, on: $0) } ?? .view(own)
    }
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if name == "SwiftUI" { return .view(own) }
      if own.name.text == "init", let type = evaluator.typePath(name, scope, at: call) {
        return subview(type, own)
      }
    }
    if own.name.text.first?.isUppercase == true,
      base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self),
      let type = declarations.type(
        base.trimmedDescription + "." + own.name.text, within: declarations.outer(of: call))
    {
      return subview(type, own)
    }
    return .modifier(own, on: Written(base, scope))
  }

  /// The views in the body of a view of the files.
  private func subview(_ type: String, _ call: Call) -> ViewNode? {
    guard let this = evaluator.instance(of: type, call) else { return nil }
    return evaluator.property("body", of: this, call.scope.depth, near: call.syntax).map {
      .parts(parts(of: $0))
    }
  }

  /// The views that a modifier of the files makes of one.
  func expansion(of call: Call, on base: Written) -> [ViewPart]? {
    let name = call.name.text
    guard call.scope.depth < Scope.deepest else { return nil }
    if name == "modifier", let modifier = call.plain.first,
      case .object(let this) = evaluator.value(modifier).kind,
      let function = declarations.member("body", of: this.type, near: call.syntax)?.function,
      let items = function.body?.statements, let content = function.signature.parameterClause.parameters.first
    {
      var scope = Scope(this: this, depth: call.scope.depth + 1)
      scope.locals[(content.secondName ?? content.firstName).text] = .written(base)
      return parts(of: items, scope)
    }
    for type in ["View", "ScrollView", "Image", "Text", "Shape"] {
      for member in declarations.all(name, in: type) {
        var scope = Scope(outer: type, depth: call.scope.depth + 1)
        if let function = member.function, let items = function.body?.statements,
          let given = evaluator.bind(function.signature.parameterClause.parameters, call, type)
        {
          scope.locals = given.merging(["self": .written(base)]) { $1 }
          return parts(of: items, scope)
        }
        if case .getter(let items)? = member.binding?.accessorBlock?.accessors {
          scope.locals["self"] = .written(base)
          return parts(of: items, scope)
        }
      }
    }
    // A transformation of another file is known by its closure.
    guard !Modifiers.known.contains(name), let closure = call.trailing.first?.closure,
      closure.trimmedDescription.contains("scrollTarget")
    else { return nil }
    return parts(
      of: closure.statements, evaluator.enter(closure, call.scope, [.written(base), .written(base)]))
  }
}

extension Binding {
  var isUnknown: Bool {
    if case .value(let value) = self, case .unknown = value.kind { true } else { false }
  }

  /// It, farther along a way of some length.
  func deeper(_ depth: Int) -> Binding {
    switch self {
    case .written(var written):
      written.scope.depth = max(written.scope.depth, depth) + 1
      return .written(written)
    case .body(let items, var scope):
      scope.depth = max(scope.depth, depth) + 1
      return .body(items, scope)
    case .value: return self
    }
  }
}
