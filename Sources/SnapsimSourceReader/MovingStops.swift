import SwiftSyntax

extension Declarations {
  /// A state that the call of a behavior gives it for its stops, where that holds the places of views on the screen; `nil`
  /// where something on the way may add the offset to which the view is scrolled.
  func movingStops(in call: Call) -> ScrollViewReading.Finding? {
    guard let argument = call.plain.first?.expression else { return nil }
    let type = outer(of: argument)
    let fed = fed(in: type)
    guard fed.values.contains(true) else { return nil }
    var words = words(making: argument, in: type)
    let told = fed.keys.filter { words.contains($0.lastName) }
    guard told.count == 1, let state = told.first, fed[state] == true,
      let owner = owner(of: state.split(separator: ".").map(String.init), in: type, near: argument),
      let initial = member(state.lastName, of: owner, near: argument)?.binding?.initializer?.value,
      ["[]", "[:]"].contains(initial.trimmedDescription)
    else { return nil }
    for entry in all where entry.declaration.inherits(from: ["ScrollTargetBehavior"]) {
      if words.contains(entry.lastName) { words.formUnion(entry.declaration.syntax.words()) }
    }
    // Stops in the plural are a parameter's name, and no state that tells how far the view is scrolled.
    if state == "offsets" || member("offsets", of: type, near: argument) == nil { words.remove("offsets") }
    if words.contains(where: \.mayBeOffset) { return nil }
    return .init(
      .movingStops,
      "`\(state)` tells the behavior where views lie on the screen, and moves as they are scrolled, while a target is an "
        + "offset in the content: further on, each stop is wrong by the offset", line: line(of: call.name),
      fix: ".coordinateSpace(.named(\"content\")) on the stack, and measure in that")
  }

  /// The words of what makes a behavior, and what that is made of, as far as the files say it.
  func words(making argument: ExprSyntax, in type: String) -> Set<String> {
    var words = argument.words()
    var count = 0
    while words.count != count {
      count = words.count
      for name in words {
        let own = member(name, of: type, near: argument)
        words.formUnion((own?.binding?.getter ?? own?.function?.body?.statements)?.words() ?? [])
        for factory in all(name, in: "ScrollTargetBehavior") { words.formUnion(factory.words()) }
      }
    }
    return words
  }

  /// The states of a view that change as it is scrolled or measured, as `centers` or `model.centers`, and whether each holds the
  /// places of views.
  func fed(in type: String) -> [String: Bool] {
    func measures(_ call: FunctionCallExprSyntax) -> Bool {
      guard call.modifier?.text == "onPreferenceChange" else {
        return !spacesMeasured(by: call).isEmpty
          || call.closures.contains { closure in
            !closure.all(\.measuredSpace).isEmpty && !closure.words().contains(where: \.mayBeOffset)
          }
      }
      let key = call.arguments.first?.expression.line()
      return files.all(\.call).contains {
        $0.modifier?.text == "preference" && $0.arguments.first?.expression.line() == key
          && $0.arguments.contains { !$0.all(\.measuredSpace).isEmpty }
      }
    }
    let feeding: Set = ["onGeometryChange", "onPreferenceChange", "onScrollGeometryChange"]
    let calls = names(in: type).values.joined().flatMap { $0.all(\.call) }
    return calls.reduce(into: [:]) { fed, call in
      guard let name = call.modifier, feeding.contains(name.text) || !spacesMeasured(by: call).isEmpty else {
        return
      }
      let parameters = Set(call.closures.flatMap { $0.parameterNames ?? [] }).intersection(["offsets"])
      for assignment in call.closures.flatMap({ $0.statements.all(\.assignment) }) {
        let path = String(assignment.left.line().withoutSelf.prefix { $0.isOfName || $0 == "." })
        let model = path.firstName
        // A member of a size is that of its state.
        let isOfModel = owner(of: [model, path.lastName], in: type, near: assignment.left) != nil
        let state = isOfModel ? path : model
        // What is set while it is nil stays as it was at first.
        let isOnce = call.closures.contains { $0.tokens.contains { $0.tokenKind == .keyword(.nil) } }
        fed[state] =
          measures(call) && !isOnce
          && !assignment.right.contains { $0.words().subtracting(parameters).contains(where: \.mayBeOffset) }
      }
    }
  }

  /// The spaces in which a modifier of the files measures frames as they change; none where several have its name, or it may add
  /// the offset.
  func spacesMeasured(by call: FunctionCallExprSyntax) -> [ExprSyntax] {
    guard let name = call.calledExpression.member?.lastName, all(name, in: "View").count == 1,
      let modifier = all(name, in: "View").first,
      !modifier.words().union(call.arguments.words()).contains(where: \.mayBeOffset)
    else { return [] }
    return modifier.all { $0.measuredSpace(isRepeated: call.isRepeated) }
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

extension Syntax {
  /// The space in which a call measures a whole frame as it changes, or an edge of what is repeated: others may tell the offset.
  var measuredSpace: ExprSyntax? { measuredSpace(isRepeated: self.call?.isRepeated ?? false) }

  private static let edges: Set = ["minX", "midX", "maxX", "minY", "midY", "maxY", "origin"]

  fileprivate func measuredSpace(isRepeated: @autoclosure () -> Bool) -> ExprSyntax? {
    guard let frame = self.call, frame.modifier?.text == "frame", let space = frame.arguments.first,
      space.label?.text == "in",
      frame.parent?.member.map({ Self.edges.contains($0.lastName) && isRepeated() }) ?? true,
      frame.parents.contains(where: { ["onGeometryChange", "preference"].contains($0.call?.modifier?.text) })
    else { return nil }
    return space.expression
  }
}

extension FunctionCallExprSyntax {
  /// Whether it stands in a scroll view's content, in what is written for each element, or what it tells is kept by element.
  fileprivate var isRepeated: Bool {
    let calls = parents.lazy.compactMap(\.call)
    let around = calls.map { $0.calledExpression.line() }
    return around.first { ["ForEach", "ScrollView"].contains($0) } == "ForEach"
      || calls.first { $0.modifier?.text == "onGeometryChange" }?.closures.contains {
        $0.statements.all(\.assignment).contains { $0.left.is(SubscriptCallExprSyntax.self) }
      } ?? false
  }
}
