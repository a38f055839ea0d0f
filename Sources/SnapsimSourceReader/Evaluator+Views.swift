import SwiftSyntax

/// A view as it is written: a modifier on another one, a view by itself, one of several, or the parts of a builder.
enum ViewNode {
  case modifier(Call, on: Written)
  case view(Call)
  case choice(Value, [[BlockPart]], reason: String)
  case parts([BlockPart])
  case unread

  var call: Call? {
    switch self {
    case .view(let call), .modifier(let call, _): call
    case .choice, .parts, .unread: nil
    }
  }
}

/// Takes views apart: subviews, computed views, functions and modifiers of the files stand for what they hold.
extension Evaluator {
  /// The views that a binding stands for: a closure of views, or a view.
  func parts(of binding: Binding?, given values: [Binding] = []) -> [BlockPart] {
    switch binding {
    case .written(let written)?:
      if case .closure(let closure, let scope) = closure(written)?.kind {
        return parts(of: closure, in: scope, given: values)
      }
      if let parts = parts(ofFunction: written, given: values) { return parts }
      return written.expression.isBranching
        ? parts(of: [Syntax(written.expression)], written.scope) : [.expression(written)]
    case .body(let items, let scope)?: return parts(of: items, scope)
    case .value(let value)?:
      guard case .closure(let closure, let scope) = value.kind else { return [] }
      return parts(of: closure, in: scope, given: values)
    case nil: return []
    }
  }

  /// The views of a function of the view's own that is given by its name, `ForEach(cards, content: row)`.
  private func parts(ofFunction written: Written, given values: [Binding]) -> [BlockPart]? {
    let (expression, scope) = (written.expression, written.scope)
    let name = expression.member?.base?.name == "self" ? expression.member?.lastName : expression.name
    guard let name, scope.locals[name] == nil, declarations.all(name, in: scope.type).count == 1,
      let member = declarations.member(name, of: scope.type, near: expression),
      !scope.way.leads(through: member), let function = member.function, let body = function.body
    else { return nil }
    let names = function.signature.parameters.map(\.inner)
    let unknown = names.dropFirst(values.count).map { Binding.value(.ofApp($0)) }
    let locals = Dictionary(zip(names, values + unknown)) { $1 }
    let own = Scope(locals: locals, this: scope.this, outer: scope.type, way: scope.way.through(member))
    return parts(ofBody: body.statements, own)
  }

  private func closure(_ written: Written) -> Value? {
    switch written.expression.as(ExprSyntaxEnum.self) {
    case .closureExpr, .declReferenceExpr, .memberAccessExpr, .forceUnwrapExpr, .optionalChainingExpr:
      value(written)
    default: nil
    }
  }

  /// The expressions that one may stand for: in branches, and behind names and functions of the files.
  func leaves(_ written: Written) -> [Written] {
    guard case .parts(let parts) = node(written) else { return [written] }
    let found = parts.flatMap(\.all).flatMap(leaves)
    return found.isEmpty ? [written] : found
  }

  /// The views that parts of a builder show by themselves, as far as these are wanted: of SwiftUI's, or of files that are not
  /// there.
  func views(_ parts: [BlockPart], where isWanted: (Written) -> Bool = { _ in true }) -> [(
    node: ViewNode, part: BlockPart
  )] {
    parts.flatMap { part -> [(node: ViewNode, part: BlockPart)] in
      if case .choice(let truth, let branches, let reason) = part {
        return [(.choice(truth, branches, reason: reason), part)]
      }
      guard let written = part.written, isWanted(written) else { return [] }
      let node = node(written)
      if case .parts(let parts) = node { return views(parts, where: isWanted) }
      if case .modifier(let call, let base) = node, let parts = expansion(of: call, on: base) {
        return views(parts, where: isWanted)
      }
      return [(node, part)]
    }
  }

  func node(_ written: Written) -> ViewNode {
    let (expression, scope) = (written.expression, written.scope)
    guard scope.depth < Scope.deepest else { return .unread }
    func shown(_ binding: Binding?, _ name: TokenSyntax) -> ViewNode? {
      binding.map { node($0, at: Call(name, nil, in: scope)) }
    }
    switch expression.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call): return node(call, scope)
    case .declReferenceExpr(let name):
      let own = Call(name.baseName, nil, in: scope)
      return binding(name.baseName.text, scope, at: name).map { node($0, at: own) } ?? .view(own)
    case .memberAccessExpr(let member):
      let name = member.declName.baseName
      guard let base = member.base else {
        return scope.locals["#base"]?.written.map { .modifier(Call(name, nil, in: scope), on: $0) } ?? .unread
      }
      if base.name == "self", scope.locals["self"] == nil,
        let own = shown(binding(name.text, scope.ofSelf, at: member), name)
      {
        return own
      }
      switch value(base, scope).kind {
      case .object(let this):
        if let own = shown(property(name.text, of: this, scope.way, near: member), name) { return own }
      case .type(let type):
        let own = property(name.text, ofType: type, scope.way, near: member)
        return shown(own, name) ?? .view(Call(TokenSyntax.identifier(type), nil, in: scope))
      default: break
      }
      return .modifier(Call(name, nil, in: scope), on: Written(base, scope))
    case .postfixIfConfigExpr(let condition):
      guard let base = condition.base else { return .unread }
      let clause = condition.config.clause
      guard case .postfixExpression(let inner)? = clause?.elements else { return node(Written(base, scope)) }
      return node(Written(inner, scope.binding(["#base": .written(Written(base, scope))])))
    case .sequenceExpr(let sequence):
      guard let (truth, one, other) = ternary(Array(sequence.elements)[...], scope), other.count == 1,
        let two = other.first
      else { return .unread }
      let branches = [one, two].map { [BlockPart.expression(Written($0, scope))] }
      if let certain = truth.truth, !truth.isState { return .parts(branches[certain ? 0 : 1]) }
      return .parts([.choice(truth, branches, reason: "a condition decides")])
    case .closureExpr, .ifExpr, .switchExpr: return .parts(self.parts(of: .written(written)))
    case .tupleExpr(let tuple):
      return tuple.elements.first.map { node(Written($0.expression, scope)) } ?? .unread
    case .forceUnwrapExpr(let unwrapped): return node(Written(unwrapped.expression, scope))
    case .optionalChainingExpr(let chain): return node(Written(chain.expression, scope))
    default: return .unread
    }
  }

  /// The modifiers of a view, from the last one on, those of the files as what they are made of.
  func modifiers(of view: Written) -> [(call: Call, base: Written)] {
    guard case .modifier(let call, let base)? = views([.expression(view)]).first?.node else { return [] }
    return [(call, base)] + modifiers(of: base)
  }

  /// The view that a part of a builder is, without its modifiers.
  func core(_ part: BlockPart) -> Call? {
    switch part.written.map(node) {
    case .view(let call)?: call
    case .modifier(_, let base)?: core(.expression(base))
    default: nil
    }
  }

  /// The view that a binding shows where a call stands; an unknown one may be any.
  private func node(_ binding: Binding, at call: Call) -> ViewNode {
    guard case .value(let value) = binding, let gap = value.gap, value.isUnknown else {
      return .parts(parts(of: binding.deeper(call.scope.way)))
    }
    return .view(with(call) { $0.isCircle = gap.kind == .circle })
  }

  private func node(_ call: FunctionCallExprSyntax, _ scope: Scope) -> ViewNode {
    if let parts = parts(of: call, scope) { return .parts(parts) }
    let called =
      call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? call.calledExpression
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName {
      var own = Call(name, call, in: scope)
      if let binding = binding(name.text, scope, at: call), !binding.isUnknown, own.arguments.isEmpty,
        own.trailing.isEmpty
      {
        return node(binding, at: own)
      }
      if let type = typePath(name.text, scope, at: call) { return subview(type, own) }
      // Within an extension of `View` a modifier needs no `self`.
      if name.text.first?.isLowercase == true, let base = scope.locals["self"]?.written {
        return .modifier(own, on: with(base) { $0.scope = $0.scope.on(own) })
      }
      own.isCircle = scope.way.leads(throughFunction: name.text)
      return .view(own)
    }
    guard let member = called.member else { return .unread }
    let own = Call(member.declName.baseName, call, in: scope)
    guard let base = member.base else {
      return scope.locals["#base"]?.written.map { .modifier(own, on: $0) } ?? .view(own)
    }
    // A closure that is unknown shows a view, whether or not `self` stands before it.
    let isOfSelf = base.name == "self" && scope.locals["self"] == nil
    if base.name == "SwiftUI"
      || isOfSelf && declarations.all(own.name.text, in: scope.type).contains(where: \.takesClosure)
    {
      return .view(own)
    }
    if own.name.text == "init", let name = base.name, let type = typePath(name, scope, at: call) {
      return subview(type, own)
    }
    if own.name.text.first?.isUppercase == true,
      base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self),
      let type = declarations.type(
        base.trimmedDescription + "." + own.name.text, within: declarations.outer(of: call))
    {
      return subview(type, own)
    }
    if own.name.text == "map", own.arguments.isEmpty, declarations.all("map", in: "View").isEmpty,
      let closure = own.trailing.first?.closure
    {
      return .parts(shown(closure, for: Written(base, scope)))
    }
    return .modifier(own, on: Written(base, scope.on(own)))
  }

  /// The views that `Optional.map` makes of a value, none where there is none.
  private func shown(_ closure: ClosureExprSyntax, for optional: Written) -> [BlockPart] {
    let value = value(optional)
    let shown = parts(of: closure, in: optional.scope, given: [.written(optional)])
    if !value.isUnknown, !value.isState { return value.word == "nil" ? [] : shown }
    let reason = "it depends on `\(optional.expression.trimmedDescription)`"
    return [.choice(.unknown(reason, .choice), [shown, []], reason: reason)]
  }

  private func subview(_ type: String, _ call: Call) -> ViewNode {
    let this = instance(of: type, call)
    let body = this.flatMap { property("body", of: $0, call.scope.way.by(call.syntax), near: call.syntax) }
    return body.map { node($0, at: call) } ?? .view(call)
  }

  private func expansion(of call: Call, on base: Written) -> [BlockPart]? {
    let name = call.name.text
    guard call.scope.depth < Scope.deepest, name != "scrollTargetBehavior" else { return nil }
    if name == "modifier", let modifier = call.plain.first, case .object(let this) = value(modifier).kind,
      let member = declarations.member("body", of: this.type, near: call.syntax),
      !call.scope.way.leads(through: member), let function = member.function,
      let items = function.body?.statements, let content = function.signature.parameters.first
    {
      let given = [content.inner: Binding.written(base)]
      return parts(of: items, Scope(locals: given, this: this, way: call.scope.way.through(member)))
    }
    let own = base.expression.call?.calledExpression.line() ?? ""
    for type in [own, "View", "ScrollView", "Image", "Text", "Shape"] where !type.isEmpty {
      // In its own body a modifier's name is that of SwiftUI's.
      for member in declarations.all(name, in: type) where !call.scope.way.leads(through: member) {
        let parts = parts(of: member, by: call, in: type) { $0.locals["self"] = .written(base) }
        if let parts { return parts }
      }
    }
    // A transformation of another file is known by its closure, which is given the view.
    guard !call.isOfSwiftUI, let closure = call.trailing.first?.closure,
      case let text = closure.trimmedDescription, text.contains("scrollTarget"),
      closure.parameterNames != nil || text.contains("$0")
    else { return nil }
    return parts(of: closure, in: call.scope, given: [.written(base), .written(base)])
  }
}
