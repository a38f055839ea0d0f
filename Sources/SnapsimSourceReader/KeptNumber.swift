import SwiftSyntax

extension Evaluator {
  /// The number with which a property of an object begins, where nothing changes it as the scroll view scrolls to which a call
  /// attaches a behavior: only what a finger calls, such as a button.
  func kept(_ expression: ExprSyntax, _ scope: Scope, beside attaching: FunctionCallExprSyntax) -> String? {
    guard let member = expression.member, let base = member.base,
      case .object(let object) = value(base, scope).kind
    else { return nil }
    let name = member.lastName
    let members = declarations.names(in: object.type)
    guard let own = members[name]?.first, let binding = own.binding, binding.accessorBlock == nil,
      let initial = binding.initializer?.value.as(IntegerLiteralExprSyntax.self),
      declarations.isSetByFingersAlone(name)
    else { return nil }
    let others = members.values.joined().filter { $0.id != own.id && $0.words().contains(name) }
    let isObserved = others.contains { $0.binding?.accessorBlock != nil && $0.binding?.getter == nil }
    let changing = Set(others.compactMap(\.function?.name.text) + [name])
    let calls = scrolled(beside: attaching)
    let words = calls.map(\.arguments).allWords.union(calls.flatMap(\.closures).allWords)
    return isObserved || !words.isDisjoint(with: changing) ? nil : initial.literal.text
  }

  /// The modifiers that may act as a view scrolls: its own but for the behavior, and those of the view around it that wait.
  private func scrolled(beside attaching: FunctionCallExprSyntax) -> [FunctionCallExprSyntax] {
    let around = attaching.parents.first { $0.typeName != nil } ?? Syntax(attaching)
    let waiting = around.all(\.call).filter { call in
      let name = call.modifier?.text ?? ""
      return name.hasPrefix("on") && !Self.ofFingers.contains(name)
    }
    // The last of the chain is the view itself.
    return attaching.chain.dropLast().filter { $0.id != attaching.id } + waiting
  }

  /// The modifiers whose closures no scrolling calls.
  private static let ofFingers: Set = [
    "onTapGesture", "onLongPressGesture", "onAppear", "onDisappear", "onSubmit",
  ]
}
