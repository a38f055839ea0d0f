import SwiftSyntax

extension Declarations {
  /// A state that keeps the attached behavior as the view's initializer made it first of its parameters; `nil` where the view
  /// hands on the state elsewhere, or sets some of it.
  func keptBehavior(in call: Call) -> ScrollViewReading.Finding? {
    guard let argument = call.plain.first?.expression else { return nil }
    let (state, type) = (argument.line().withoutSelf, outer(of: argument))
    guard member(state, of: type, near: argument)?.variable?.wrappers.contains("State") ?? false else {
      return nil
    }
    let uses = files.all { $0.name?.ofBinding == state && outer(of: $0) == type ? $0 : nil }
    let isSet = files.all(\.change).contains { $0.left.line().withoutSelf.prefix(while: \.isOfName) == state }
    // A part of it may be read or bound; a function may set all of it.
    let others = uses.filter { use in
      guard use.id != argument.id else { return false }
      let member = use.parent?.member
      return member == nil || member?.parent?.call?.calledExpression.id == member?.id
    }
    let makers = all("init", in: type).compactMap { $0.as(InitializerDeclSyntax.self) }
    let parameters = makers.flatMap { maker -> [String] in
      let made = (maker.body?.statements.all(\.assignment) ?? [])
        .filter { $0.left.line().withoutSelf == "_" + state }.flatMap(\.right)
      let names = Set(made.flatMap { References($0).names.map(\.text) })
      return maker.signature.parameters.map(\.inner).filter(names.contains)
    }
    guard others.isEmpty, !isSet, !parameters.isEmpty else { return nil }
    let names = parameters.distinct.map { "`\($0)`" }.joined(separator: ", ")
    return .init(
      .keptBehavior,
      "`\(state)` is made once, as the view first appears, and stays so when the view is given another \(names)",
      line: line(of: call.name), fix: "a property that makes the behavior anew, in place of a state")
  }
}
