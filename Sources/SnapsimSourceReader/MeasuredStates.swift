import SwiftSyntax

extension Evaluator {
  /// The states to which a modifier gives the size of what it is called on, by their names: by `onGeometryChange`, or by a
  /// reader behind or before it.
  func measured(by call: Call, in place: ViewPlace) -> [String: Binding] {
    switch call.name.text {
    case "onGeometryChange":
      return states(changedBy: call, of: place.proxy)
    case "background", "overlay":
      let shown = call.closures.map { Syntax($0) } + call.plain.map { Syntax($0.expression) }
      // A bar or a header beside or over the view may be measured too.
      let beside = measured(of: parts(of: call.content), in: place)
      return shown.flatMap { $0.all(\.reader) }.reduce(into: beside) { states, reader in
        states.merge(self.states(set: reader, given: [place.proxy], in: call.scope)) { first, _ in first }
      }
    case "safeAreaInset", "safeAreaBar": return measured(of: parts(of: call.content), in: place)
    default: return [:]
    }
  }

  /// The states that measure a view in the content of a scroll view, as a header above its rows.
  func measuredWithin(_ view: Written, in place: ViewPlace) -> [String: Binding] {
    guard let call = core(.expression(view)), call.name.text == "ScrollView" else { return [:] }
    let layout = ScrollViewLayout(evaluator: self, call: call, place: place, outerLayout: nil)
    return measured(of: parts(of: call.content), in: layout.inside)
  }

  private static let measuring: Set = [
    "onGeometryChange", "background", "overlay", "safeAreaInset", "safeAreaBar",
  ]

  /// Views one beside another, which know the states that measure one of them.
  func measuring(_ parts: [BlockPart], in place: ViewPlace) -> [BlockPart] {
    let states = measured(of: parts, in: place)
    return states.isEmpty ? parts : parts.map { $0.knowing(states) }
  }

  private func measured(of parts: [BlockPart], in place: ViewPlace) -> [String: Binding] {
    views(parts).reduce(into: [:]) { states, view in
      let found: [String: Binding]
      switch view {
      case .modifier(let modifier, let base, _):
        let inner = measured(of: [.expression(base)], in: inside(modifier, place))
        guard Self.measuring.contains(modifier.name.text) else {
          states.merge(inner) { first, _ in first }
          return
        }
        var own = place
        for axis in ViewAxis.allCases {
          let length = length(of: [.expression(base)], axis, in: place)
          // What takes all that it is offered is as long as the place.
          if length.gap?.kind != .offer { own.fix(axis, to: length) }
        }
        found = measured(by: modifier, in: own).merging(inner) { first, _ in first }
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

  /// The states that a modifier's second closure sets, by their names, to what its first one makes of a value.
  func states(changedBy call: Call, of value: Value) -> [String: Binding] {
    guard call.closures.count == 2, let read = call.closures.first, let action = call.closures.last,
      read.statements.count == 1, let result = read.statements.first?.returned
    else { return [:] }
    let made = self.value(Written(result, enter(read, in: call.scope, given: [.value(value)])))
    return states(set: action, given: [made, made], in: call.scope)
  }

  /// The states that a closure sets to lengths or sizes, those of the screen, by their names.
  private func states(
    set closure: ClosureExprSyntax, given values: [Value], in scope: Scope
  ) -> [String: Binding] {
    let scope = enter(closure, in: scope, given: values.map(Binding.value))
    let names = closure.parameterNames ?? ["$0", "$1"]
    let assignments = closure.statements.all(\.assignment)
    return assignments.reduce(into: [:]) { states, assignment in
      guard assignment.right.count == 1,
        assignment.right[0].tokens(viewMode: .sourceAccurate).contains(where: { names.contains($0.text) })
      else { return }
      let value = value(Written(assignment.right[0], scope))
      let name = assignment.left.line().withoutSelf
      let isSize = value.member("width")?.length != nil
      guard !name.contains("."), value.length != nil || isSize, !value.isState else { return }
      states[name] = .value(isSetAsItAppears(name, near: closure) ? value.appeared : value)
    }
  }
}

extension Evaluator {
  /// Whether a state of the view around a place is set as something appears, and nowhere else.
  private func isSetAsItAppears(_ name: String, near place: ClosureExprSyntax) -> Bool {
    let type = declarations.outer(of: place)
    let assignments = declarations.files.all { node in
      node.assignment?.left.line().withoutSelf.firstName == name && declarations.outer(of: node) == type
        ? node : nil
    }
    return assignments.allSatisfy { node in
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
  /// A copy to which some properties of the view around are known.
  fileprivate func knowing(_ states: [String: Binding]) -> Scope {
    with(self) { $0.this?.given.merge(states) { $1 } }
  }
}

extension Binding {
  /// Whether it is the value of a property that the view measures.
  var isMeasured: Bool { if case .value(let value) = self { !value.isUnknown } else { false } }
}

extension BlockPart {
  func knowing(_ states: [String: Binding]) -> BlockPart {
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
  func knowing(_ states: [String: Binding]) -> Call { with(self) { $0.scope = scope.knowing(states) } }

  /// The modifiers of a view, from the last one on.
  static func modifiers(of view: Written) -> [Call] {
    (view.expression.as(FunctionCallExprSyntax.self)?.modifiers ?? []).compactMap { call in
      call.modifier.map { Call($0, call, in: view.scope) }
    }
  }
}
