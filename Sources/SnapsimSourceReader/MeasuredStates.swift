import SwiftSyntax

/// The states that are set to lengths and sizes of views: by `onGeometryChange`, by a reader beside a view, and by preferences.
extension Evaluator {
  /// The states to which a modifier gives the size of what it is called on.
  func measured(by call: Call, on base: Written, in place: ViewPlace) -> [StateName: Value] {
    switch call.name.text {
    case "onGeometryChange": return states(changedBy: call, of: place.proxy)
    case "onPreferenceChange":
      guard let key = call.plain.first?.expression.line(), let action = call["perform"] ?? call.action,
        case .closure(let closure, let scope) = value(action).kind,
        let value = measured(around: base, in: inside(call, place))[.preference(key)]
      else { return [:] }
      return states(set: closure, given: [value], in: scope)
    // A bar or a header beside or over the view may be measured too.
    case "background", "overlay": return measured(of: parts(of: call.layer), in: place)
    case "safeAreaInset", "safeAreaBar": return measured(of: parts(of: call.content), in: place)
    default: return [:]
    }
  }

  /// The states that the modifiers of a view measure, or of a scroll view its content, as a header above its rows.
  func measured(around view: Written, in place: ViewPlace) -> [StateName: Value] {
    var place = place
    var states: [StateName: Value] = [:]
    for (call, base) in modifiers(of: view) {
      states.merge(measured(by: call, on: base, in: place)) { first, _ in first }
      place = inside(call, place)
    }
    guard let call = core(.expression(view)), call.name.text == "ScrollView" else { return states }
    let layout = ScrollViewLayout(evaluator: self, call: call, place: place, outerLayout: nil)
    return measured(of: parts(of: call.content), in: layout.inside).merging(states) { first, _ in first }
  }

  private static let measuring: Set = [
    "onGeometryChange", "onPreferenceChange", "background", "overlay", "safeAreaInset", "safeAreaBar",
  ]

  /// Whether a modifier measures what it is called on, or shows beside it what may: by its words, or in what it is given.
  private func mayMeasure(_ call: Call) -> Bool {
    guard Self.measuring.contains(call.name.text) else { return false }
    if call.name.text.hasPrefix("on") { return true }
    let words = call.closures.allWords.union(call.arguments.map(\.expression).allWords)
    return !words.isDisjoint(with: measuringNames)
      || words.contains { word in
        let given = (call.scope.locals[word] ?? call.scope.this?.given[word])?.written?.expression
        return given?.is(ClosureExprSyntax.self) ?? false
      }
  }

  /// The names of views, modifiers and members of the files that measure, or lead to one that does.
  private var measuringNames: Set<String> {
    if !samples.measuring.isEmpty { return samples.measuring }
    var names: Set = ["GeometryReader", "onGeometryChange", "onPreferenceChange"]
    var units = declarations.members.flatMap { type, members in
      members.map { (name: $0.key == "body" ? type.lastName : $0.key, words: $0.value.allWords) }
    }
    var count = -1
    while units.count != count {
      count = units.count
      let measuring = units.filter { !$0.words.isDisjoint(with: names) }
      names.formUnion(measuring.map(\.name))
      units.removeAll { names.contains($0.name) }
    }
    samples.measuring = names
    return names
  }

  /// Views one beside another, which know the states that measure one of them.
  func measuring(_ parts: [BlockPart], in place: ViewPlace) -> [BlockPart] {
    let states = bounded { measured(of: parts, in: place) }
    return states.isEmpty ? parts : parts.map { $0.knowing(states) }
  }

  private func measured(of parts: [BlockPart], in place: ViewPlace) -> [StateName: Value] {
    if !samples.views.take() { return [:] }
    return views(parts).reduce(into: [:]) { states, view in
      var found: [StateName: Value]
      switch view.node {
      case .modifier(let modifier, let base):
        found = measured(of: [.expression(base)], in: inside(modifier, place))
        // Lengths are reckoned where something may measure them.
        guard mayMeasure(modifier) else { break }
        var own = place
        for axis in ViewAxis.allCases {
          let length = bounded { self.length(of: [.expression(base)], axis, in: place) }
          // What takes all that it is offered is as long as the place.
          if length.gap?.kind != .offer { own.fix(axis, to: length) }
        }
        found = measured(by: modifier, on: base, in: own).merging(found) { first, _ in first }
      case .choice(_, let branches, _): found = measured(of: branches.flatMap(\.self), in: place)
      case .view(let call) where ["Group", "ZStack"].contains(call.name.text):
        found = measured(of: self.parts(of: call.content), in: place)
      case .view(let call) where call.name.text == "ForEach" || ViewAxis(stack: call.name.text) != nil:
        found = measured(of: self.parts(of: call.content), in: place.shared(by: call))
      case .view(let call) where call.name.text == "GeometryReader":
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
  func states(
    set closure: ClosureExprSyntax, given values: [Value], in scope: Scope
  ) -> [StateName: Value] {
    var seen: Set<SyntaxIdentifier> = []
    return states(set: closure, given: values, in: scope, &seen)
  }

  private func states(
    set closure: ClosureExprSyntax, given values: [Value], in scope: Scope,
    _ seen: inout Set<SyntaxIdentifier>
  ) -> [StateName: Value] {
    states(
      setBy: Syntax(closure.statements), of: closure.parameterNames ?? ["$0", "$1"],
      in: enter(closure, in: scope, given: values.map(Binding.value)), &seen)
  }

  /// The states that statements set to what they make of some names: by themselves, as that changes, or by a closure or a
  /// function that is called with it.
  ///
  /// Each of these is looked into once, and what a finger calls does not count.
  private func states(
    setBy items: Syntax, of names: [String], in scope: Scope, _ seen: inout Set<SyntaxIdentifier>
  ) -> [StateName: Value] {
    guard scope.depth < Scope.deepest, seen.insert(items.id).inserted else { return [:] }
    func isMade(_ node: some SyntaxProtocol) -> Bool { node.tokens.contains { names.contains($0.text) } }
    let outside = items.all { node -> [Range<Int>]? in
      let isLater = ["onDisappear", "onReceive"].contains(node.call?.modifier?.text)
      guard isLater || Declarations.isCalledByFinger(node), let call = node.call else { return nil }
      return [call.arguments.bytes] + call.closures.map(\.bytes)
    }.joined()
    func counts(_ node: some SyntaxProtocol) -> Bool {
      !outside.contains { $0.contains(node.bytes.lowerBound) }
    }
    let assignments = items.all(\.assignment).filter { counts($0.left) }
    let lefts = assignments.map { $0.left.line().withoutSelf }
    let set = assignments.reduce(into: [StateName: Value]()) { states, assignment in
      guard assignment.right.contains(where: { isMade($0) }) else { return }
      // A condition tells which of several counts.
      let hangs = assignment.left.parents.contains {
        ($0.is(IfExprSyntax.self) || $0.is(SwitchExprSyntax.self))
          && items.bytes.contains($0.bytes.lowerBound)
      }
      if hangs, lefts.count(where: { $0 == assignment.left.line().withoutSelf }) > 1 { return }
      let value = value(assignment.right[...], scope)
      let isSize = value.member("width")?.length != nil
      guard value.length != nil || isSize, !value.isState else { return }
      let model = assignment.left.member.flatMap { Model($0, self, scope, among: states) }
      let own = model.map { [$0.state] } ?? self.states(of: assignment.left.line(), in: scope)
      let kept = isSetAsItAppears(own, of: model?.property, near: assignment.left) ? value.appeared : value
      if let model { return states.merge(model.holding([model.state: kept])) { $1 } }
      for state in own { states[state] = kept }
    }
    let calls = items.all(\.call).filter { isMade($0.arguments) && counts($0) }
    return calls.reduce(into: set) { states, call in
      states.merge(self.states(setByCall: call, in: scope, among: states, &seen)) { first, second in
        // A model has what was set before too.
        if case .object = second.kind { second } else { first }
      }
    }
  }

  private func states(
    setByCall call: FunctionCallExprSyntax, in scope: Scope, among states: [StateName: Value],
    _ seen: inout Set<SyntaxIdentifier>
  ) -> [StateName: Value] {
    if call.modifier?.text == "preference", let key = call["key"], let value = call["value"] {
      return [.preference(key.line()): self.value(Written(value, scope))]
    }
    if call.modifier?.text == "onChange", let changed = call["of"], let action = call.closures.last {
      let value = value(Written(changed, scope))
      return self.states(set: action, given: [value, value], in: scope, &seen)
    }
    let model = call.calledExpression.member.flatMap { Model($0, self, scope, among: states) }
    let own = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    guard let name = model == nil ? own : call.modifier else { return [:] }
    if model == nil,
      case .closure(let closure, let inner)? =
        (scope.locals[name.text] ?? scope.this?.given[name.text]).map(value)?.kind
    {
      let given = call.arguments.map { value(Written($0.expression, scope)) }
      return self.states(set: closure, given: given, in: inner, &seen)
    }
    let type = model?.state.type ?? scope.type
    guard let member = declarations.member(name.text, of: type, near: call),
      !scope.way.leads(through: member), let function = member.function, let body = function.body,
      let given = bind(function.signature.parameters, to: Call(name, call, in: scope), in: type)
    else { return [:] }
    let this = model.map(\.object) ?? scope.this
    let found = self.states(
      setBy: Syntax(body.statements), of: Array(given.keys),
      in: Scope(locals: given, this: this, outer: type, way: scope.way.through(member)), &seen)
    return model?.holding(found) ?? found
  }

  /// The state that a name means, and those to which it leads as a binding, `$width`.
  private func states(of name: String, in scope: Scope) -> [StateName] {
    let name = name.withoutSelf.hasSuffix(".wrappedValue") ? name.withoutSelf.firstName : name.withoutSelf
    guard !name.contains(".") else { return [] }
    let own = StateName(type: scope.type, name: name)
    guard let given = (scope.locals[name] ?? scope.this?.given[name])?.written,
      given.scope.depth <= scope.depth
    else { return [own] }
    let text = given.expression.line().withoutSelf
    let member = declarations.member(name, of: scope.type, near: given.expression)?.variable
    let isBinding =
      text.hasPrefix("$") || given.declared?.type?.trimmedDescription.hasPrefix("Binding<") ?? false
      || member?.wrappers.contains("Binding") ?? false
    return isBinding ? [own] + states(of: text.unbound, in: given.scope) : [own]
  }

  /// A property of a view that holds a model, one of whose own properties or functions is named.
  private struct Model {
    let property: StateName
    let value: Value
    let object: Instance

    /// The member of the model that is named.
    let state: StateName

    init?(
      _ member: MemberAccessExprSyntax, _ evaluator: Evaluator, _ scope: Scope,
      among states: [StateName: Value] = [:]
    ) {
      guard let base = member.base, base.name != "self", base.line().withoutSelf.allSatisfy(\.isOfName) else {
        return nil
      }
      property = StateName(type: scope.type, name: base.line().withoutSelf)
      value = states[property] ?? evaluator.value(base, scope)
      guard case .object(let object) = value.kind, object.word == nil else { return nil }
      self.object = object
      state = StateName(type: object.type, name: member.lastName)
    }

    /// The model with what its properties are set to, as the view's state.
    func holding(_ states: [StateName: Value]) -> [StateName: Value] {
      let own = states.filter { $0.key.type == object.type }
      let filled = with(object) { object in
        object.isKept = false
        for (state, value) in own { object.given[state.name] = .value(value) }
      }
      // It is measured, and not as it was at first.
      return own.isEmpty ? [:] : [property: Value(.object(filled))]
    }
  }

  /// Whether states, be it those of a model that a property holds, are set as something appears, or while they are zero, and
  /// nowhere else.
  private func isSetAsItAppears(
    _ states: [StateName], of model: StateName?, near place: ExprSyntax
  ) -> Bool {
    let assignments = states.flatMap { state in
      let own = (declarations.assignments[state.name] ?? []).filter {
        declarations.outer(of: $0) == state.type
      }
      return own
        + (model.flatMap { declarations.assignments[$0.name] } ?? []).filter {
          $0.assignment?.left.line().lastName == state.name
        }
    }
    return ([Syntax(place)] + assignments).allSatisfy { node in
      let call = node.callAround
      let closures = call?.closures.map { Syntax($0.statements) } ?? []
      let function = node.parents.lazy.compactMap(\.function).first?.body.map { Syntax($0.statements) }
      let blocks = closures + [function].compactMap(\.self)
      // A task with an id begins anew as that changes.
      return ["onAppear", "task"].contains(call?.modifier?.text) && call?["id"] == nil
        || states.contains { state in blocks.contains { $0.asksWhetherZero(state.name, for: node) } }
    }
  }
}

extension Value {
  /// It, as it was when the view appeared.
  var appeared: Value {
    switch kind {
    case .number(let length, let sort): with(self) { $0.kind = .number(length.appeared, sort) }
    case .record(let members): with(self) { $0.kind = .record(members.mapValues(\.appeared)) }
    case .object(let object): with(self) { $0.kind = .object(with(object) { $0.isKept = true }) }
    default: self
    }
  }
}

extension Syntax {
  /// Whether statements go on to one of them only where a state is zero, as of one that is measured once.
  fileprivate func asksWhetherZero(_ state: String, for statement: Syntax) -> Bool {
    let asked = ["\(state) == .zero", "\(state) == 0", "\(state).width == 0"]
    return all { $0.as(ConditionElementSyntax.self) }.contains { element in
      let condition = element.condition.line().withoutSelf
      return asked.contains { condition == $0 || condition.hasSuffix("." + $0) }
        && element.parents.contains { parent in
          parent.is(GuardStmtSyntax.self)
            || parent.as(IfExprSyntax.self)?.body.bytes.contains(statement.bytes.lowerBound) ?? false
        }
    }
  }
}

extension Scope {
  /// A copy that knows some states of the view around, as do the modified view and, some steps far, what a view is given.
  fileprivate func knowing(_ states: [StateName: Value], depth: Int = 0) -> Scope {
    with(self) { scope in
      for name in ["content", "self"] {
        guard var modified = scope.locals[name]?.written else { continue }
        modified.scope = modified.scope.knowing(states, depth: depth)
        scope.locals[name] = .written(modified)
      }
      for (name, binding) in depth < Self.mostSteps ? scope.this?.given ?? [:] : [:] {
        guard var given = binding.written else { continue }
        given.scope = given.scope.knowing(states, depth: depth + 1)
        scope.this?.given[name] = .written(given)
      }
      for (state, value) in states where state.type == scope.this?.type {
        scope.this?.given[state.name] = .value(value)
      }
    }
  }

  /// How far what is given leads to a view that measures (our choice).
  private static let mostSteps = 2
}

extension BlockPart {
  func knowing(_ states: [StateName: Value]) -> BlockPart { changing { $0.scope = $0.scope.knowing(states) } }
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
