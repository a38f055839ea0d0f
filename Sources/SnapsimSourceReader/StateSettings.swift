import SwiftSyntax

extension Evaluator {
  /// The most other values of a state that are looked at, and the most states that show more (our choice).
  private static let mostValues = 2

  /// The values besides the first ones of the states of some types that were met so far: truths, numbers and cases that fingers
  /// alone set, and truths by which more is shown in a scroll view's content.
  func otherStates(of types: Set<String>) -> [(state: (name: StateName, value: Value), words: String)] {
    let met = samples.met.sorted { $0.key.path < $1.key.path }
    let set = met.map { types.contains($0.key.type) ? declarations.settings(of: $0.key) : nil }
    let later = zip(met, set).filter { state, set in
      set == nil && samples.later.contains(state.key.name) && value(state.value).truth != nil
    }.prefix(Self.mostValues)
    return (zip(met, set) + later.map { ($0.0, []) }).flatMap { state, set in
      (set.map { others(than: first(of: state.value), of: state.key, among: $0) } ?? [])
        .prefix(Self.mostValues)
        .map { (state: (name: state.key, value: $0.value), words: "\(state.key.name) is \($0.word)") }
    }
  }

  /// The first value of a state, which as a number at 0 counts as one to be filled elsewhere.
  private func first(of state: Written) -> Value {
    let own = value(state.expression, state.scope)
    let type = state.declared?.type?.trimmedDescription ?? "Int"
    return own.isZero ? own.settled(as: type) : value(state)
  }

  /// The other truth, or the other numbers or cases that are named where it is set.
  private func others(
    than first: Value, of state: StateName, among set: Set<String>
  ) -> [(word: String, value: Value)] {
    switch first.kind {
    case .number(_, .truth):
      guard let truth = first.truth else { return [] }
      return [("\(!truth)", .truth(!truth))]
    case .number(.points(let first), .whole):
      guard let first = Int(exactly: first) else { return [] }
      // What counts down stops at 0 somewhere.
      let numbers = declarations.numbers(set: state, after: first)
      return numbers.filter { $0 != first && $0 >= min(0, first) }.map { ("\($0)", .whole($0)) }
    case .object(let object):
      let cases = declarations.cases(of: object.type)
      guard object.word != nil, cases.allSatisfy({ $0.parameterClause == nil }) else { return [] }
      let isAny = set.contains(object.type.lastName + ".allCases")
      return cases.map(\.name.text).filter { $0 != object.word && (isAny || set.contains($0)) }.map {
        (".\($0)", Value(.object(Instance(type: object.type, word: $0))))
      }
    default: return []
    }
  }
}

extension Declarations {
  private func isOf(_ state: StateName, _ node: Syntax) -> Bool { outer(of: node) == state.type }

  /// The whole numbers that a state is set to, by themselves or as tags of its pickers; a name, as of an index, may be the next one.
  fileprivate func numbers(set state: StateName, after first: Int) -> [Int] {
    func number(_ value: ExprSyntax?) -> Int? {
      value.flatMap { Int($0.line()) ?? ($0.name == nil ? nil : first &+ 1) }
    }
    let set = (changes[state.name] ?? []).filter { isOf(state, $0) }.compactMap(\.change)
      .filter { $0.right.count == 1 }
    let steps = set.compactMap { change in
      ["+=": 1, "-=": -1][change.sign].flatMap { sign in
        Int(change.right[0].line()).map { first &+ sign &* $0 }
      }
    }
    let pickers = (bindings[state.name] ?? []).filter { isOf(state, $0) }.compactMap(\.callAround)
    let tags = pickers.flatMap { $0.all(\.call) }.filter { $0.modifier?.text == "tag" }
    let named = set.filter { $0.sign == "=" }.map(\.right[0]) + tags.compactMap(\.arguments.first?.expression)
    return (steps + named.compactMap(number)).distinct.sorted()
  }

  /// The words of what a state is set to, where taps, toggles and pickers set it, and nothing else does.
  fileprivate func settings(of state: StateName) -> Set<String>? {
    let changes = (changes[state.name] ?? []).filter { isOf(state, $0) }
    let bindings = (bindings[state.name] ?? []).filter { isOf(state, $0) }
    guard changes.count + bindings.count > 0, changes.allSatisfy({ isOfFingers($0) }),
      bindings.allSatisfy({ binding in
        let callee = binding.callAround?.calledExpression.line().lastName ?? ""
        return ["Picker", "Toggle"].contains(callee) || types.keys.contains { $0.lastName == callee }
      })
    else { return nil }
    return offered.union(changes.allWords)
  }
}
