import SwiftSyntax

/// A value that a state has once a finger has set it.
struct StateValue {
  let type: String
  let name: String
  let value: Value

  /// It in words, as `isOpen is true`.
  let words: String
}

extension Evaluator {
  /// The most states that are looked at, and the most other values of each (our choice).
  private static let mostStates = 4
  private static let mostValues = 2

  /// The values besides the first ones of the states that were met so far: truths and cases that fingers alone set.
  var otherStates: [StateValue] {
    samples.met.sorted { $0.key < $1.key }.map(\.value).filter { declarations.isSetByFingers($0.name) }
      .prefix(Self.mostStates).flatMap { type, name, initial in
        others(than: value(initial)).prefix(Self.mostValues).map {
          StateValue(type: type, name: name, value: $0.value, words: "\(name) is \($0.word)")
        }
      }
  }

  private func others(than first: Value) -> [(word: String, value: Value)] {
    switch first.kind {
    case .number(_, .truth):
      guard let truth = first.truth else { return [] }
      return [("\(!truth)", .truth(!truth))]
    case .object(let object):
      let cases = declarations.cases(of: object.type)
      guard object.word != nil, cases.allSatisfy({ $0.parameterClause == nil }) else { return [] }
      return cases.map(\.name.text).filter { $0 != object.word }.map {
        (".\($0)", Value(.object(Instance(type: object.type, word: $0))))
      }
    default: return []
    }
  }
}

extension Declarations {
  /// Whether taps, toggles and pickers set what has a name, and nothing else does.
  fileprivate func isSetByFingers(_ name: String) -> Bool {
    let changes = files.all { node -> Syntax? in
      let toggled = node.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
      let isToggled = toggled?.declName.baseName.text == "toggle"
      let set = isToggled ? toggled?.base : node.change?.left
      return set?.line().lastName == name ? node : nil
    }
    let bindings = files.all { node -> Syntax? in
      let text = node.as(ExprSyntax.self)?.line() ?? ""
      return text.hasPrefix("$") && text.ofBinding.lastName == name ? node : nil
    }
    return changes.count + bindings.count > 0 && changes.allSatisfy { isOfFingers($0) }
      && bindings.allSatisfy { binding in
        let call = binding.parents.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first
        let callee = call?.calledExpression.line().lastName ?? ""
        return ["Picker", "Toggle"].contains(callee) || types.keys.contains { $0.lastName == callee }
      }
  }
}
