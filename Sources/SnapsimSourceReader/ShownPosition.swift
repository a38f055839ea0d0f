import SwiftSyntax

extension Declarations {
  /// The comparison by which views of a loop tell which of them is at the scroll position, `garage.id == focused`; `nil` where
  /// a view of a loop also sets that, as a tap on it does.
  func shownPosition(_ keep: Call?) -> String? {
    guard let keep, keep.name.text == "scrollPosition", let bound = keep["id"]?.expression,
      bound.line().hasPrefix("$"), let view = bound.parents.first(where: { $0.typeName != nil })
    else { return nil }
    let name = bound.line().ofBinding.withoutSelf
    return comparison(with: name, inLoopsOf: view) ?? handedOn(name, by: view)
  }

  private func comparison(with name: String, inLoopsOf view: Syntax) -> String? {
    let loops = view.all(\.call).filter { $0.calledExpression.line() == "ForEach" }
    guard !loops.contains(where: { $0.all(\.change).contains { $0.left.line().withoutSelf == name } }) else {
      return nil
    }
    return loops.lazy.flatMap { $0.all(\.operands) }.compactMap { parts -> String? in
      parts.indices.dropLast().dropFirst().first { place in
        parts[place].line() == "==" && [-1, 1].contains { parts[place + $0].line().withoutSelf == name }
      }.map { parts[$0 - 1...$0 + 1].map { $0.line() }.joined(separator: " ") }
    }.first
  }

  /// A comparison in a view of the files, to which another one gives the position by a name, such as `PageDots(current: page)`.
  private func handedOn(_ name: String, by view: Syntax) -> String? {
    view.all(\.call).lazy.compactMap { call in
      let given = call.arguments.first { argument in
        let text = argument.expression.line().withoutSelf
        return argument.label != nil && (text == name || text.hasPrefix(name + " ?? "))
      }
      let shown = call.calledExpression.name.flatMap { self.types[$0] } ?? []
      return given?.label.flatMap { label in
        shown.lazy.compactMap { self.comparison(with: label.text, inLoopsOf: $0.declaration.syntax) }.first
      }
    }.first
  }
}
