import SwiftSyntax

extension Declarations {
  /// The state that the call of a behavior gives it for its stops, where that measures views as they move; `nil` where
  /// something on the way may add the offset to which the view is scrolled.
  func movingStops(in call: Call) -> String? {
    guard let argument = call.plain.first?.expression else { return nil }
    let type = outer(of: argument)
    var words = argument.words()
    // What computed properties make of states, and what makes the behavior, is made of these.
    for name in words {
      let computed = member(name, of: type, near: argument)?.binding?.getter
      words.formUnion(computed?.words() ?? [])
      for member in all(name, in: "ScrollTargetBehavior") { words.formUnion(member.words()) }
    }
    guard let state = words.sorted().first(where: { isMeasured($0, of: type, near: argument) }) else {
      return nil
    }
    for entry in all
    where words.contains(entry.lastName) && entry.declaration.inherits(from: ["ScrollTargetBehavior"]) {
      words.formUnion(entry.declaration.syntax.words())
    }
    return words.contains(where: \.mayBeOffset) ? nil : state
  }

  /// Whether a name is that of a list in the state of a view which closures that measure fill, without an offset.
  private func isMeasured(_ name: String, of type: String, near place: ExprSyntax) -> Bool {
    let binding = member(name, of: type, near: place)?.binding
    guard ["[]", "[:]"].contains(binding?.initializer?.value.trimmedDescription) else { return false }
    let filling = files.flatMap { file in
      file.tree.all { node -> FunctionCallExprSyntax? in
        guard let left = node.assignment?.left, outer(of: node) == type else { return nil }
        guard left.line().withoutSelf.prefix(while: \.isOfName) == name else { return nil }
        return node.parents.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first
      }
    }
    return !filling.isEmpty
      && filling.allSatisfy { call in
        let closures = Call(
          call.calledExpression.lastToken(viewMode: .sourceAccurate) ?? .identifier(""), call, in: Scope()
        ).closures
        return ["onGeometryChange", "onPreferenceChange"].contains(call.modifier?.text)
          && !closures.contains { $0.words().contains(where: \.mayBeOffset) }
      }
  }
}

extension String {
  /// Whether a name may be of the offset to which a view is scrolled, or of something that tells it.
  fileprivate var mayBeOffset: Bool {
    let word = lowercased()
    return word.hasSuffix("offset") || word.hasPrefix("offset") && word != "offsetby"
      || word == "originaltarget"
      || word.hasPrefix("scroll") && !["scrolltargetbehavior", "scrolltarget", "scrollview"].contains(word)
      || word == "visiblerect" || word == "bounds"
  }
}
