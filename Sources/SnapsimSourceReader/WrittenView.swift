import SwiftSyntax

/// A view as it is written: `ScrollView(.horizontal) { … }.contentMargins(16)`.
struct WrittenView {
  /// A call: its name, arguments and trailing closures.
  struct Call {
    let name: TokenSyntax
    var arguments: [LabeledExprSyntax] = []
    var closures: [ClosureExprSyntax] = []

    func value(_ label: String) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }
  }

  /// The innermost call, and the modifiers from the inside out.
  let head: Call
  let modifiers: [Call]

  /// Takes an expression apart; `nil` if it is no chain of calls.
  init?(_ expression: ExprSyntax) {
    var calls: [Call] = []
    var next: ExprSyntax? = expression
    while let current = next {
      let call = current.as(FunctionCallExprSyntax.self)
      let callee = call?.calledExpression ?? current
      let member = callee.as(MemberAccessExprSyntax.self)
      guard let name = member?.declName.baseName ?? callee.as(DeclReferenceExprSyntax.self)?.baseName else {
        return nil
      }
      // `SwiftUI.ScrollView` is a view of that name.
      next = member?.base.flatMap { $0.trimmedDescription == "SwiftUI" ? nil : $0 }
      if let member, member.base == nil { return nil }
      calls.append(
        Call(
          name: name, arguments: call.map { Array($0.arguments) } ?? [],
          closures: (call?.trailingClosure.map { [$0] } ?? [])
            + (call?.additionalTrailingClosures.map(\.closure) ?? [])))
    }
    head = calls.removeLast()
    modifiers = calls.reversed()
  }

  /// The views directly in a closure; `nil` if it holds anything else, such as a condition.
  static func views(in closure: ClosureExprSyntax?) -> [WrittenView]? {
    guard let closure else { return nil }
    var views: [WrittenView] = []
    for item in closure.statements where !item.item.is(VariableDeclSyntax.self) {
      guard let view = item.item.as(ExprSyntax.self).flatMap(WrittenView.init) else { return nil }
      views.append(view)
    }
    return views
  }
}

extension WrittenView {
  /// The scroll views of a file that use one of some behaviors.
  ///
  /// Failing that, the only scroll view, if the modifier stands on a view around it.
  static func scrollViews(in tree: SourceFileSyntax, using names: Set<String>) -> [WrittenView] {
    var names = names
    var views: [WrittenView] = []
    // The names of variables, and the function that makes their initial value.
    var holders: [(name: String, value: String)] = []
    tree.descend { node in
      // A chain of calls is a view as a whole.
      if let call = node.as(FunctionCallExprSyntax.self),
        call.parent?.as(MemberAccessExprSyntax.self)?.base?.id != call.id
      {
        views += WrittenView(ExprSyntax(call)).map { [$0] } ?? []
      } else if let binding = node.as(PatternBindingSyntax.self),
        let value = (binding.initializer?.value).flatMap(WrittenView.init)
      {
        holders.append((binding.pattern.trimmedDescription, value.head.name.text))
      }
      return true
    }
    names.formUnion(holders.filter { [names] in names.contains($0.value) }.map(\.name))
    func uses(_ view: WrittenView) -> Bool {
      view.modifiers.contains { call in
        UseReader.modifiers.contains(call.name.text)
          && call.arguments.contains { !names.isDisjoint(with: $0.words()) }
      }
    }
    let all = views.filter { $0.head.name.text == "ScrollView" }
    let direct = all.filter(uses)
    return direct.isEmpty && all.count == 1 && views.contains(where: uses) ? all : direct
  }
}
