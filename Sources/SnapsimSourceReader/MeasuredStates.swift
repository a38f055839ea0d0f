import SwiftSyntax

extension Evaluator {
  /// The states to which a modifier gives the size of what it is called on, by their names: by `onGeometryChange`, or by a
  /// reader behind or before it.
  func measured(by call: Call, in place: ViewPlace) -> [String: Binding] {
    switch call.name.text {
    case "onGeometryChange":
      guard call.closures.count == 2, let action = call.closures.last,
        let read = call.closures.first?.statements, read.count == 1, let size = read.first?.returned
      else { return [:] }
      let inside = enter(call.closures[0], in: call.scope, given: [.value(place.proxy)])
      let value = Binding.value(value(Written(size, inside)))
      return states(set: action, in: enter(action, in: call.scope, given: [value, value]))
    case "background", "overlay":
      let shown = call.closures.map { Syntax($0) } + call.plain.map { Syntax($0.expression) }
      return shown.flatMap { $0.all(\.reader) }.reduce(into: [:]) { states, reader in
        let inside = enter(reader, in: call.scope, given: [.value(place.proxy)])
        states.merge(self.states(set: reader, in: inside)) { first, _ in first }
      }
    default: return [:]
    }
  }

  /// The states that a closure sets to lengths or sizes, those of the screen, by their names.
  func states(set closure: ClosureExprSyntax, in scope: Scope) -> [String: Binding] {
    let names = closure.parameterNames ?? ["$0", "$1"]
    let assignments = closure.statements.all(\.assignment)
    return assignments.reduce(into: [:]) { states, assignment in
      guard assignment.right.count == 1,
        assignment.right[0].tokens(viewMode: .sourceAccurate).contains(where: { names.contains($0.text) })
      else { return }
      let value = value(Written(assignment.right[0], scope))
      let name = assignment.left.line().withoutSelf
      let isSize = value.member("width")?.length != nil
      if !name.contains("."), value.length != nil || isSize, !value.isState { states[name] = .value(value) }
    }
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
  fileprivate func knowing(_ states: [String: Binding]) -> Scope {
    with(self) { $0.this?.given.merge(states) { $1 } }
  }
}

extension Written {
  /// A copy to which some properties of the view around are known.
  func knowing(_ states: [String: Binding]) -> Written { with(self) { $0.scope = scope.knowing(states) } }
}

extension Call {
  /// A copy to which some properties of the view around are known.
  func knowing(_ states: [String: Binding]) -> Call {
    Call(name, syntax.as(FunctionCallExprSyntax.self), in: scope.knowing(states))
  }

  /// The modifiers of a view, from the last one on.
  static func modifiers(of view: Written) -> [Call] {
    (view.expression.as(FunctionCallExprSyntax.self)?.modifiers ?? []).compactMap { call in
      call.modifier.map { Call($0, call, in: view.scope) }
    }
  }
}
