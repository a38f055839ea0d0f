import SwiftSyntax

// Elements of data of which a state of the app chooses one, as `item.id == model.chosen` asks.
extension Evaluator {
  /// Whether the element at hand is the one that a state chooses, where that is laid down; `nil` elsewhere, and the question is
  /// noted where the element is not listed.
  func choice(of element: Value, by value: Value, at expression: ArraySlice<ExprSyntax>) -> Value? {
    guard expression.count == 1, let state = expression.first?.chosenState else { return nil }
    if let isChosen { return samples.choices.contains(state) ? .truth(isChosen) : nil }
    guard element.gap?.kind == .element, value.isState || value.gap?.kind == .app,
      declarations.isVariable(state)
    else { return nil }
    samples.choices.append(state)
    return nil
  }

  /// Entries of repeated data with what is known of them if one element is chosen: the length of all where the choice changes
  /// none, or those of the one and of the others.
  func told(_ entries: [ViewEntry], by state: String, _ shown: (_ isChosen: Bool) -> [ViewEntry])
    -> [ViewEntry]
  {
    guard entries.contains(where: { $0.length.length == nil }) else { return entries }
    let others = shown(false)
    guard others.count == 1, others[0].length.length != nil else { return entries }
    let chosen = shown(true)
    // Each element that is listed has its own; two views of one are no length.
    let numbers = chosen.map { $0.element?.number }
    let isOfElements = chosen.count == 1 || Set(numbers).count == chosen.count && !numbers.contains(nil)
    let longest = chosen.max { $0.length.usual ?? 0 < $1.length.usual ?? 0 }?.length
    let one = isOfElements ? longest : nil
    if let one, one.equals(others[0].length) { return others }
    var entry = others[0]
    entry.chosen = (one ?? .unknown("several views are shown for it"), entry.length, state)
    entry.length = Value.unknown("it depends on which one is chosen", .choice)
    entry.length.origin = entries.lazy.compactMap(\.length.origin).first ?? entry.chosen?.others.origin
    return [entry]
  }
}

extension ExprSyntax {
  /// The name of a state that it may be, with which elements are compared: `chosen` of `self.model.chosen?.id`, and `model` of
  /// `model.index()`.
  fileprivate var chosenState: String? {
    if let call, call.arguments.isEmpty, call.closures.isEmpty {
      return call.calledExpression.member?.base?.chosenState
    }
    let names = line().withoutSelf.split(separator: ".").map { $0.filter { $0 != "?" && $0 != "!" } }
    guard names.allSatisfy({ $0.allSatisfy(\.isOfName) }) else { return nil }
    return names.last { !["id", "wrappedValue", "rawValue"].contains($0) }
  }
}
