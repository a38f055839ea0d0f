import SwiftSyntax

/// A state of a view, by the path of its type.
struct StateName: Hashable {
  let type: String
  let name: String
}

/// The states that are set to lengths and sizes of views: by `onGeometryChange`, by a reader behind or before a view, and by
/// preferences.
extension Evaluator {
  /// The states to which a modifier gives the size of what it is called on.
  func measured(by call: Call, on base: Written, in place: ViewPlace) -> [StateName: Value] {
    switch call.name.text {
    case "onGeometryChange":
      return states(changedBy: call, of: place.proxy)
    case "onPreferenceChange":
      guard let key = call.plain.first?.expression.line(), let action = call["perform"] ?? call.action,
        case .closure(let closure, let scope) = value(action).kind,
        let value = preference(key, of: base, in: place)
      else { return [:] }
      return states(set: closure, given: [value], in: scope)
    // A bar or a header beside or over the view may be measured too.
    case "background", "overlay":
      return measured(of: parts(of: call.content ?? call.plain.first.map(Binding.written)), in: place)
    case "safeAreaInset", "safeAreaBar": return measured(of: parts(of: call.content), in: place)
    default: return [:]
    }
  }

  /// The states that the modifiers of a view measure.
  func measured(around view: Written, in place: ViewPlace) -> [StateName: Value] {
    modifiers(of: view).reduce(into: [:]) { states, modifier in
      states.merge(measured(by: modifier.call, on: modifier.base, in: place)) { first, _ in first }
    }
  }

  /// The value of a preference that a reader behind or before a view sets.
  private func preference(_ key: String, of view: Written, in place: ViewPlace) -> Value? {
    func value(in shown: ShownView?) -> Value? {
      guard case .view(let call, _)? = shown, call.name.text == "GeometryReader",
        let reader = call.closures.first
      else { return nil }
      let scope = enter(reader, in: call.scope, given: [.value(place.proxy)])
      return reader.statements.all { node -> ExprSyntax? in
        let set = node.as(FunctionCallExprSyntax.self)
        return set?.modifier?.text == "preference" && set?["key"]?.line() == key ? set?["value"] : nil
      }.first.map { self.value(Written($0, scope)) }
    }
    let shown = views([.expression(view)]).first
    guard case .modifier(let call, let base, _)? = shown else { return value(in: shown) }
    let behind =
      ["background", "overlay"].contains(call.name.text)
      ? views(parts(of: call.content ?? call.plain.first.map(Binding.written))) : []
    return behind.lazy.compactMap(value).first ?? preference(key, of: base, in: place)
  }

  /// The states that measure a view in the content of a scroll view, as a header above its rows.
  func measuredWithin(_ view: Written, in place: ViewPlace) -> [StateName: Value] {
    guard let call = core(.expression(view)), call.name.text == "ScrollView" else { return [:] }
    let layout = ScrollViewLayout(evaluator: self, call: call, place: place, outerLayout: nil)
    return measured(of: parts(of: call.content), in: layout.inside)
  }

  private static let measuring: Set = [
    "onGeometryChange", "onPreferenceChange", "background", "overlay", "safeAreaInset", "safeAreaBar",
  ]

  /// Views one beside another, which know the states that measure one of them.
  func measuring(_ parts: [BlockPart], in place: ViewPlace) -> [BlockPart] {
    let states = measured(of: parts, in: place)
    return states.isEmpty ? parts : parts.map { $0.knowing(states) }
  }

  private func measured(of parts: [BlockPart], in place: ViewPlace) -> [StateName: Value] {
    views(parts).reduce(into: [:]) { states, view in
      let found: [StateName: Value]
      switch view {
      case .modifier(let modifier, let base, _):
        let inner = measured(of: [.expression(base)], in: inside(modifier, place))
        guard Self.measuring.contains(modifier.name.text) else {
          states.merge(inner) { first, _ in first }
          return
        }
        var own = place
        for axis in ViewAxis.allCases {
          let length = bounded { self.length(of: [.expression(base)], axis, in: place) }
          // What takes all that it is offered is as long as the place.
          if length.gap?.kind != .offer { own.fix(axis, to: length) }
        }
        found = measured(by: modifier, on: base, in: own).merging(inner) { first, _ in first }
      case .view(let call, _) where call.name.text == "ForEach" || ViewAxis(stack: call.name.text) != nil:
        found = measured(of: self.parts(of: call.content), in: place.shared(by: call))
      case .view(let call, _) where call.name.text == "GeometryReader":
        guard let reader = call.closures.first else { return }
        found = self.states(set: reader, given: [place.proxy], in: call.scope)
      default: return
      }
      states.merge(found) { first, _ in first }
    }
  }

  /// The states that a modifier's second closure sets to what its first one makes of a value.
  func states(changedBy call: Call, of value: Value) -> [StateName: Value] {
    guard call.closures.count == 2, let read = call.closures.first, let action = call.closures.last,
      read.statements.count == 1, let result = read.statements.first?.returned
    else { return [:] }
    let made = self.value(Written(result, enter(read, in: call.scope, given: [.value(value)])))
    return states(set: action, given: [made, made], in: call.scope)
  }

  /// The states that a closure sets to lengths or sizes of what it is given.
  private func states(
    set closure: ClosureExprSyntax, given values: [Value], in scope: Scope
  ) -> [StateName: Value] {
    states(
      setBy: Syntax(closure.statements), of: closure.parameterNames ?? ["$0", "$1"],
      in: enter(closure, in: scope, given: values.map(Binding.value)))
  }

  /// The states that statements set to what they make of some names: by themselves, as that changes, or by a closure or a
  /// function that is called with it.
  private func states(setBy items: Syntax, of names: [String], in scope: Scope) -> [StateName: Value] {
    guard scope.depth < Scope.deepest else { return [:] }
    func isMade(_ node: some SyntaxProtocol) -> Bool {
      node.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
    }
    let set = items.all(\.assignment).reduce(into: [StateName: Value]()) { states, assignment in
      guard assignment.right.contains(where: { isMade($0) }) else { return }
      let value = value(assignment.right[...], scope)
      let isSize = value.member("width")?.length != nil
      guard value.length != nil || isSize, !value.isState else { return }
      let own = self.states(of: assignment.left.line(), in: scope)
      let kept = isSetAsItAppears(own, near: assignment.left) ? value.appeared : value
      for state in own { states[state] = kept }
    }
    let calls = items.all { $0.as(FunctionCallExprSyntax.self) }.filter { isMade($0.arguments) }
    return calls.reduce(into: set) { states, call in
      states.merge(self.states(setByCall: call, in: scope)) { first, _ in first }
    }
  }

  private func states(setByCall call: FunctionCallExprSyntax, in scope: Scope) -> [StateName: Value] {
    if call.modifier?.text == "onChange", let changed = call["of"], let action = call.closures.last {
      let value = value(Written(changed, scope))
      return states(set: action, given: [value, value], in: scope)
    }
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName else { return [:] }
    if case .closure(let closure, let inner)? =
      (scope.locals[name.text] ?? scope.this?.given[name.text]).map(value)?.kind
    {
      return states(
        set: closure, given: call.arguments.map { value(Written($0.expression, scope)) }, in: inner)
    }
    guard let member = declarations.member(name.text, of: scope.type, near: call),
      !scope.way.leads(through: member), let function = member.function, let body = function.body,
      let given = bind(
        function.signature.parameterClause.parameters, to: Call(name, call, in: scope), in: scope.type)
    else { return [:] }
    return states(
      setBy: Syntax(body.statements), of: Array(given.keys),
      in: Scope(locals: given, this: scope.this, outer: scope.type, way: scope.way.through(member)))
  }

  /// The state that a name means, and those to which it leads as a binding, `$width`.
  private func states(of name: String, in scope: Scope) -> [StateName] {
    let name = name.withoutSelf.hasSuffix(".wrappedValue") ? name.withoutSelf.firstName : name.withoutSelf
    guard !name.contains(".") else { return [] }
    let own = StateName(type: scope.type, name: name)
    guard let given = (scope.locals[name] ?? scope.this?.given[name])?.written,
      given.expression.is(DeclReferenceExprSyntax.self) || given.expression.is(MemberAccessExprSyntax.self),
      given.scope.depth <= scope.depth
    else { return [own] }
    return [own] + states(of: given.expression.line().withoutSelf.unbound, in: given.scope)
  }

  /// Whether states are set as something appears, and nowhere else.
  private func isSetAsItAppears(_ states: [StateName], near place: ExprSyntax) -> Bool {
    let assignments = declarations.files.all { node -> Syntax? in
      guard let left = node.assignment?.left else { return nil }
      let set = StateName(type: declarations.outer(of: node), name: left.line().withoutSelf.firstName)
      return states.contains(set) ? node : nil
    }
    return ([Syntax(place)] + assignments).allSatisfy { node in
      let call = node.parents.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first
      // A task with an id begins anew as that changes.
      return ["onAppear", "task"].contains(call?.modifier?.text) && call?["id"] == nil
    }
  }
}

extension Value {
  /// It, as it was when the view appeared.
  fileprivate var appeared: Value {
    switch kind {
    case .number(let length, let sort): with(self) { $0.kind = .number(length.appeared, sort) }
    case .record(let members): with(self) { $0.kind = .record(members.mapValues(\.appeared)) }
    default: self
    }
  }
}

extension ViewLength {
  fileprivate var appeared: ViewLength {
    changing { if case .measure(let measure) = $0 { .appeared(measure) } else { $0 } }
  }
}

extension Syntax {
  /// The closure of a `GeometryReader`.
  fileprivate var reader: ClosureExprSyntax? {
    let call = self.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.line() == "GeometryReader" ? call?.trailingClosure : nil
  }
}

extension Scope {
  /// A copy to which some states of the view around are known, and to the view on which a modifier stands.
  fileprivate func knowing(_ states: [StateName: Value]) -> Scope {
    with(self) { scope in
      for (state, value) in states where state.type == scope.this?.type {
        scope.this?.given[state.name] = .value(value)
      }
      for name in ["content", "self"] {
        guard var modified = scope.locals[name]?.written else { continue }
        modified.scope = modified.scope.knowing(states)
        scope.locals[name] = .written(modified)
      }
    }
  }
}

extension Binding {
  /// Whether it is the value of a property that the view measures.
  var isMeasured: Bool { if case .value(let value) = self { !value.isUnknown } else { false } }
}

extension BlockPart {
  func knowing(_ states: [StateName: Value]) -> BlockPart {
    changing { $0.scope = $0.scope.knowing(states) }
  }
}

extension ViewPlace {
  /// It, as views of a stack share its length.
  func shared(by stack: Call) -> ViewPlace {
    guard let axis = ViewAxis(stack: stack.name.text) else { return self }
    return with(self) { $0.fix(axis, to: .unknown("views share the length of the stack")) }
  }
}

extension Call {
  func knowing(_ states: [StateName: Value]) -> Call { with(self) { $0.scope = scope.knowing(states) } }

  /// Its last closure, which is called as something happens.
  fileprivate var action: Written? { closures.last.map { Written(ExprSyntax($0), scope) } }
}
