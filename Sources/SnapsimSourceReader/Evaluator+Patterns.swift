import SwiftSyntax

/// Cases of enums with what they hold, and the patterns that take these apart.
extension Evaluator {
  /// The case of an enum, with what it holds by its place, that a call makes.
  func held(by call: Call, in type: String) -> Value? {
    guard declarations.all(call.name.text, in: type).contains(where: \.isCase) else { return nil }
    let given = call.arguments.enumerated().map { place, argument in
      (String(place), Binding.written(Written(argument.expression, call.scope)))
    }
    return Value(.object(Instance(type: type, given: Dictionary(given) { $1 }, word: call.name.text)))
  }

  /// Whether a value matches a pattern, whose names are bound; `nil` where that is not known.
  func matches(_ subject: Value, _ pattern: PatternSyntax, in scope: inout Scope) -> Value? {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      return matches(subject, binding.pattern, in: &scope)
    }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    guard let call = expression.call, let name = call.calledExpression.member?.lastName,
      case .object(let object) = subject.kind, let word = object.word
    else { return matches(subject, expression, scope) }
    guard word == name else { return .truth(false) }
    for (place, argument) in call.arguments.enumerated() {
      let held = object.given[String(place)] ?? .unknown("what `.\(name)` holds is not read")
      if argument.expression.is(DiscardAssignmentExprSyntax.self) { continue }
      guard let inner = argument.expression.as(PatternExprSyntax.self)?.pattern,
        bind(inner.as(ValueBindingPatternSyntax.self)?.pattern ?? inner, to: held, in: &scope)
      else { return nil }
    }
    return .truth(true)
  }

  /// Whether a value is what an expression says, or each part of a tuple is.
  private func matches(_ subject: Value, _ expression: ExprSyntax, _ scope: Scope) -> Value? {
    if expression.is(DiscardAssignmentExprSyntax.self) { return .truth(true) }
    guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count > 1 else {
      let same = isSame(subject, value(expression, scope))
      return same.isUnknown ? nil : same
    }
    return tuple.elements.enumerated().reduce(.truth(true)) { all, element in
      let part = subject.member(String(element.offset))
      return all.flatMap { all in
        part.flatMap { matches($0, element.element.expression, scope) }.map { .both(all, $0) }
      }
    }
  }

  /// Gives the names of a pattern their values; whether it is a name or a tuple of names.
  func bind(_ pattern: PatternSyntax, to element: Binding, in scope: inout Scope) -> Bool {
    if pattern.is(WildcardPatternSyntax.self) { return true }
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text.bare {
      scope.locals[name] = element
      return true
    }
    guard let tuple = pattern.as(TuplePatternSyntax.self) else { return false }
    let whole = value(element)
    return tuple.elements.enumerated().allSatisfy { place, part in
      whole.member(String(place)).map { bind(part.pattern, to: .value($0), in: &scope) } ?? false
    }
  }
}
