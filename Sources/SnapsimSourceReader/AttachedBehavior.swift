import SwiftSyntax

/// A behavior as `.scrollTargetBehavior` attaches it.
struct AttachedBehavior {
  /// A behavior that it may be: its text, and its spec if it is one of SwiftUI's.
  struct Choice {
    var text: String
    var spec: String?

    /// An argument that is not read.
    var unread: String?
  }

  let call: Call

  /// The behaviors that may be meant: one for each branch.
  func choices(on axis: ViewAxis, _ evaluator: Evaluator) -> [Choice] {
    guard let argument = call.plain.first else { return [] }
    return Self.choices(argument, argument.expression.short, axis, evaluator)
  }

  private static func choices(_ written: Written, _ text: String, _ axis: ViewAxis, _ evaluator: Evaluator)
    -> [Choice]
  {
    let (expression, scope) = (written.expression, written.scope)
    let custom = [Choice(text: text)]
    guard scope.depth < Scope.deepest else { return custom }
    func all(_ found: [Written]) -> [Choice] {
      found.flatMap { choices($0, found.count > 1 ? $0.expression.short : text, axis, evaluator) }
    }
    let branches = evaluator.branches(of: written)
    if branches.count > 1 || branches.first?.expression.id != expression.id { return all(branches) }
    let call = expression.as(FunctionCallExprSyntax.self)
    let called = call?.calledExpression ?? expression
    let own = call.flatMap { call in
      called.as(DeclReferenceExprSyntax.self).map { Call($0.baseName, call, scope) }
    }
    if let member = called.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName
      let base = member.base?.trimmedDescription ?? ""
      guard base.isEmpty || base.hasSuffix("ScrollTargetBehavior") else {
        return resolved(written, evaluator).map(all) ?? custom
      }
      if base.isEmpty, name.text == "init" { return custom }
      if let found = evaluator.factory(Call(name, call, scope)) { return all(found) }
      if name.text == "paging" { return [Choice(text: text, spec: "paging")] }
      return name.text == "viewAligned" ? aligned(Call(name, call, scope), text, axis, evaluator) : custom
    }
    switch own.map({
      evaluator.declarations.aliased($0.name.text, within: evaluator.declarations.outer(of: expression))
    }) {
    case "PagingScrollTargetBehavior": return [Choice(text: text, spec: "paging")]
    case "ViewAlignedScrollTargetBehavior": return own.map { aligned($0, text, axis, evaluator) } ?? custom
    case "AnyScrollTargetBehavior": return all(own?.plain ?? [])
    default: return resolved(written, evaluator).map(all) ?? custom
    }
  }

  /// The behavior that a name or a function of the files stands for.
  private static func resolved(_ written: Written, _ evaluator: Evaluator) -> [Written]? {
    let scope = written.scope
    if let call = written.expression.as(FunctionCallExprSyntax.self) {
      return evaluator.body(of: call, scope).map { evaluator.returned($0, $1) }
    }
    var binding: Binding?
    if let name = written.expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      binding = evaluator.binding(name, scope, at: written.expression)
    } else if let member = written.expression.as(MemberAccessExprSyntax.self), let base = member.base {
      let name = member.declName.baseName.text
      if ["self", "Self"].contains(base.trimmedDescription) {
        binding = evaluator.binding(name, scope, at: written.expression)
      } else if case .object(let this) = evaluator.value(base, scope).kind {
        binding = evaluator.property(name, of: this, scope.depth, near: written.expression)
      } else if case .type(let type) = evaluator.value(base, scope).kind {
        binding = evaluator.property(name, ofType: type, scope.depth, near: written.expression)
      }
    }
    switch binding?.deeper(scope.depth) {
    case .written(let inner)?: return [inner]
    case .body(let items, let inner)?: return evaluator.returned(items, inner)
    default: return nil
    }
  }

  /// The spec of `.viewAligned` with its arguments.
  private static func aligned(_ call: Call, _ text: String, _ axis: ViewAxis, _ evaluator: Evaluator)
    -> [Choice]
  {
    let limits = call["limitBehavior"].map(evaluator.branches) ?? []
    return (limits.isEmpty ? [nil] : limits.map { $0 }).map { limit in
      var settings: [String] = []
      var unread: String?
      let names = [
        "automatic": "automatic", "always": "always", "never": "never", "alwaysByFew": "always-by-few",
        "alwaysByOne": "always-by-one",
      ]
      if let limit {
        let word = limit.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        if let name = word.flatMap({ names[$0] }) ?? evaluator.value(limit).word.flatMap({ names[$0] }) {
          if name != "automatic" { settings.append("limit=" + name) }
        } else {
          unread = limit.expression.short
        }
      }
      if let anchor = call["anchor"] {
        if let place = Self.anchor(anchor, axis, evaluator) {
          if !place.isEmpty { settings.append("anchor=" + place) }
        } else {
          unread = anchor.expression.short
        }
      }
      let spec = "view-aligned" + (settings.isEmpty ? "" : ":" + settings.joined(separator: ","))
      let part = limits.count > 1 ? limit?.expression.short : nil
      return Choice(
        text: part.map { ".viewAligned(limitBehavior: \($0))" } ?? text, spec: spec, unread: unread)
    }
  }

  /// An anchor as a spec has it; empty for none, `nil` where it is not read.
  private static func anchor(_ written: Written, _ axis: ViewAxis, _ evaluator: Evaluator) -> String? {
    if let call = written.expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription.hasSuffix("UnitPoint")
        || call.calledExpression.trimmedDescription == ".init"
    {
      let label = axis == .horizontal ? "x" : "y"
      let argument = call.arguments.first { $0.label?.text == label }
      return argument.flatMap { evaluator.value($0.expression, written.scope).points }.map(Numbers.text)
    }
    guard let word = evaluator.value(written).word else { return nil }
    if word == "nil" { return "" }
    let start = axis == .horizontal ? "leading" : "top"
    let end = axis == .horizontal ? "trailing" : "bottom"
    let name = word.lowercased()
    if name.contains(start) { return "leading" }
    if name.contains(end) { return "trailing" }
    return ["center", "top", "bottom", "leading", "trailing"].contains(word) ? "center" : nil
  }
}

extension Evaluator {
  /// An expression, or those of its branches that may be taken.
  func branches(of written: Written) -> [Written] {
    let scope = written.scope
    if let tuple = written.expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    {
      return branches(of: Written(inner.expression, scope))
    }
    if let condition = written.expression.as(IfExprSyntax.self) {
      return returned([Syntax(condition)], scope)
    }
    let elements = written.expression.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
    guard let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      place + 2 == elements.count,
      let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self)
    else { return [written] }
    let truth = value(elements[..<place], scope)
    let both = [Written(ternary.thenExpression, scope), Written(elements[place + 1], scope)]
    let taken = truth.truth.map { [both[$0 ? 0 : 1]] } ?? both
    return (truth.isState ? both : taken).flatMap(branches)
  }

  /// The expressions that a block may return.
  func returned(_ items: CodeBlockItemListSyntax, _ scope: Scope) -> [Written] {
    returned(items.map { Syntax($0.item) }, scope)
  }

  private func returned(_ items: [Syntax], _ scope: Scope) -> [Written] {
    var scope = scope
    var found: [Written] = []
    for item in items where !declare(item, in: &scope) {
      if let condition = item.as(IfConfigDeclSyntax.self) { return found + returned(condition.taken, scope) }
      let expression =
        item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExpressionStmtSyntax.self)?.expression
        ?? item.as(ExprSyntax.self)
      if let condition = expression?.as(IfExprSyntax.self) {
        let (truth, inner) = truth(of: condition.conditions, scope)
        if truth.truth != false || truth.isState { found += returned(condition.body.statements, inner) }
        if truth.truth == true, !truth.isState { return found }
        switch condition.elseBody {
        case .codeBlock(let block)?: found += returned(block.statements, scope)
        case .ifExpr(let next)?: found += returned([Syntax(next)], scope)
        default: break
        }
      } else if let choice = expression?.as(SwitchExprSyntax.self) {
        found += choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }.flatMap {
          returned($0.statements, scope)
        }
      } else if let expression {
        found += branches(of: Written(expression, scope))
      }
    }
    return found
  }

  /// The behavior that a member of the files' own extensions of `ScrollTargetBehavior` makes.
  func factory(_ call: Call) -> [Written]? {
    for type in ["ScrollTargetBehavior", "AnyScrollTargetBehavior"] {
      for member in declarations.all(call.name.text, in: type) {
        var scope = Scope(outer: type, depth: call.scope.depth + 1)
        if case .getter(let items)? = member.binding?.accessorBlock?.accessors {
          return returned(items, scope)
        }
        if let initial = member.binding?.initializer?.value { return [Written(initial, scope)] }
        if let function = member.function, let items = function.body?.statements,
          let given = bind(function.signature.parameterClause.parameters, call, type)
        {
          scope.locals = given
          return returned(items, scope)
        }
      }
    }
    return nil
  }
}
