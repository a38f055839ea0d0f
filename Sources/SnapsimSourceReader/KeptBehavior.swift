import SwiftSyntax

extension Declarations {
  /// The state that keeps the attached behavior as the view's initializer made it first, and the parameters that it was made
  /// of; `nil` where the view hands on the state elsewhere, or sets some of it.
  func keptBehavior(in call: Call) -> (state: String, parameters: [String])? {
    guard let argument = call.plain.first?.expression else { return nil }
    let (state, type) = (argument.line().withoutSelf, outer(of: argument))
    let wrappers = member(state, of: type, near: argument)?.variable?.attributes ?? []
    guard wrappers.contains(where: { $0.as(AttributeSyntax.self)?.name == "State" }) else { return nil }
    let uses = files.all { node in
      node.as(DeclReferenceExprSyntax.self).flatMap {
        [state, "$" + state].contains($0.baseName.text) && outer(of: $0) == type ? $0 : nil
      }
    }
    let set = Set(
      files.all(\.change).map { $0.left.line().withoutSelf }.filter { $0.prefix { $0.isOfName } == state })
    // A part of it may be read or bound; a function may set all of it.
    let others = uses.filter { use in
      guard use.id != argument.id else { return false }
      let member = use.parent?.as(MemberAccessExprSyntax.self)
      let call = member?.parent?.as(FunctionCallExprSyntax.self)
      return member == nil || call?.calledExpression.id == member.map(ExprSyntax.init)?.id
    }
    let makers = all("init", in: type).compactMap { $0.as(InitializerDeclSyntax.self) }
    let parameters = makers.flatMap { maker -> [String] in
      let made = (maker.body?.statements.all(\.assignment) ?? [])
        .filter { $0.left.line().withoutSelf == "_" + state }.flatMap(\.right)
      let names = Set(made.flatMap { References($0).names.map(\.text) })
      return maker.signature.parameterClause.parameters.map(\.inner).filter(names.contains)
    }
    return others.isEmpty && set.isEmpty && !parameters.isEmpty ? (state, parameters) : nil
  }
}

extension ScrollViewReading.Finding {
  static func keptBehavior(_ state: String, _ parameters: [String], line: Int) -> Self {
    let names = parameters.distinct.map { "`\($0)`" }.joined(separator: ", ")
    return .init(
      .keptBehavior,
      "`\(state)` is made once, as the view first appears, and stays so when the view is given another \(names)",
      line: line,
      fix: "a property that makes the behavior anew, in place of a state")
  }
}
