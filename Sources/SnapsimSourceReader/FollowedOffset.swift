import SwiftSyntax

/// Offsets of a scroll view, as closures of its modifiers hand them on.
extension FollowedState {
  /// Reads the states to which a modifier gives an offset: each one of the lift-off, or by the phase that of the last rest.
  mutating func readOffset(_ call: FunctionCallExprSyntax) {
    guard let name = call.modifier?.text, let action = call.closures.last else { return }
    let isGeometry = name == "onScrollGeometryChange"
    guard isGeometry || name == "onScrollPhaseChange",
      var known = isGeometry
        ? value(in: call, action)
        : words(of: (action.parameterNames?.last ?? "$2") + ".geometry", "restedOffset")
    else { return }
    for local in action.statements.all({ $0.as(VariableDeclSyntax.self) }) { add(local, to: &known) }
    // What is set under a condition may be older, but for that of a phase.
    let assignments =
      isGeometry
      ? action.statements.compactMap { $0.item.assignment ?? $0.item.update }
      : action.statements.all(\.assignment)
    for (state, values) in assignments where values.count == 1 && !values[0].parts(of: known).isEmpty {
      guard let text = text(values[0], known) else { continue }
      let name = state.line().withoutSelf
      texts[name] = "(\(text))"
      let owner = name.firstName
      if owner != name { changes[owner, default: []].append("it\(name.dropFirst(owner.count)) = (\(text))") }
    }
    for call in action.statements.all(\.call) {
      // What a call computes changes nothing by itself.
      guard call.parent?.is(CodeBlockItemSyntax.self) ?? false, let callee = call.calledExpression.member,
        let state = callee.base?.line().withoutSelf,
        call.arguments.contains(where: { !$0.expression.parts(of: known).isEmpty })
      else { continue }
      let arguments = call.arguments.compactMap { text($0.expression, known).map($0.labeled) }
      guard arguments.count == call.arguments.count else { continue }
      changes[state, default: []].append("it.\(callee.lastName)(\(arguments.joined(separator: ", ")))")
    }
  }

  /// Reads the states that measure a view over or behind the scroll view whose length hangs on the offset: a folding header.
  mutating func readMeasured(_ call: FunctionCallExprSyntax) {
    guard ["overlay", "background"].contains(call.modifier?.text), let shown = call.trailingClosure else {
      return
    }
    for measuring in shown.all(\.call) {
      let beneath = measuring.modifiers.dropFirst()
      guard measuring.modifier?.text == "onGeometryChange",
        measuring.trailingClosure?.statements.trimmedDescription.hasSuffix(".size.\(axis.option)") ?? false,
        let action = measuring.additionalTrailingClosures.last?.closure,
        // What pads it is measured besides.
        let frame = beneath.first(where: { $0.modifier?.text == "padding" || length(of: $0) != nil }),
        let text = length(of: frame).flatMap({ text($0, texts) }),
        ["lifted", "rested"].contains(where: { text.contains(Self.screen + $0 + "Offset") })
      else { continue }
      let isOfBoth = action.statements.words().contains("$1")
      let measured = action.parameterNames?.last ?? (isOfBoth ? "$1" : "$0")
      for (state, values) in action.statements.compactMap(\.item.assignment)
      where values.count == 1 && values[0].line() == measured {
        texts[state.line().withoutSelf] = "(\(text))"
      }
    }
  }

  private func length(of frame: FunctionCallExprSyntax) -> ExprSyntax? {
    frame.modifier?.text == "frame" ? frame[axis.option] : nil
  }

  /// The texts for the new value of a geometry's change.
  private func value(in call: FunctionCallExprSyntax, _ action: ClosureExprSyntax) -> [String: String]? {
    let new = action.parameterNames?.last ?? "$1"
    if let path = call["of"]?.as(KeyPathExprSyntax.self) {
      return words(of: "$0", "liftedOffset")["$0" + path.components.trimmedDescription].map { [new: $0] }
    }
    guard call.closures.count == 2 else { return nil }
    let (transform, geometry) = (call.closures[0].statements, call.closures[0].parameterNames?.last ?? "$0")
    if transform.trimmedDescription == geometry { return words(of: new, "liftedOffset") }
    return result(of: Array(transform), words(of: geometry, "liftedOffset")).map {
      [new: "(\($0))", "\(new).x": "(\($0)).x", "\(new).y": "(\($0)).y"]
    }
  }

  /// The text of what statements return of an offset, a guard as a choice; `nil` where they do more.
  private func result(of statements: [CodeBlockItemSyntax], _ known: [String: String]) -> String? {
    var known = known
    for (index, statement) in statements.enumerated() {
      if let local = statement.item.as(VariableDeclSyntax.self) {
        add(local, to: &known)
      } else if let condition = statement.item.as(GuardStmtSyntax.self) {
        guard condition.conditions.count == 1,
          let truth = condition.conditions.first?.condition.as(ExprSyntax.self).flatMap({ text($0, known) }),
          let other = condition.body.statements.last?.returned.flatMap({ text($0, known) }),
          let rest = result(of: Array(statements[(index + 1)...]), known)
        else { return nil }
        return "(\(truth)) ? \(rest) : \(other)"
      } else {
        guard index == statements.count - 1, let value = statement.returned, !value.parts(of: known).isEmpty
        else { return nil }
        return text(value, known)
      }
    }
    return nil
  }

  /// Adds the constants that a closure declares of an offset, be they the geometry.
  private func add(_ local: VariableDeclSyntax, to known: inout [String: String]) {
    for binding in local.bindings {
      guard let value = binding.initializer?.value else { continue }
      let (name, source) = (binding.pattern.trimmedDescription, value.line())
      for (key, text) in known where key.hasPrefix(source + ".") {
        known[name + key.dropFirst(source.count)] = text
      }
      if !value.parts(of: known).isEmpty, let text = text(value, known) { known[name] = "(\(text))" }
    }
  }

  /// The texts for a `ScrollGeometry`'s own words on where a view is scrolled.
  private func words(of geometry: String, _ member: String) -> [String: String] {
    let (isHorizontal, screen) = (axis == .horizontal, Self.screen)
    let offset = "(\(screen)\(member) - \(screen)leadingSafeArea)"
    let (along, least) = isHorizontal ? ("x", "minX") : ("y", "minY")
    return [
      "contentOffset.\(along)": offset, "visibleRect.\(least)": offset, "bounds.\(least)": offset,
      "contentInsets.\(isHorizontal ? "leading" : "top")": screen + "leadingSafeArea",
      "containerSize": screen + "bounds.size", "bounds.size": screen + "bounds.size",
      "contentOffset": isHorizontal ? "CGPoint(x: \(offset), y: 0)" : "CGPoint(x: 0, y: \(offset))",
    ].reduce(into: [:]) { $0["\(geometry).\($1.key)"] = $1.value }
  }
}
