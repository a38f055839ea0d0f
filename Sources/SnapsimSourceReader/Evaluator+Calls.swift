import SwiftSyntax

/// Calls of what the files declare and of what Swift has.
extension Evaluator {
  func value(_ call: FunctionCallExprSyntax, _ scope: Scope) -> Value {
    if let parts = parts(of: call, scope) { return value(of: parts) }
    let arguments = call.arguments.map { Written($0.expression, scope) }
    let first = arguments.first
    switch call.calledExpression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): return value(of: name.baseName.text, call, scope)
    case .closureExpr(let closure) where arguments.isEmpty: return value(of: parts(of: closure, in: scope))
    case .genericSpecializationExpr(let generic) where generic.expression.trimmedDescription == "Array":
      return value(of: "Array", call, scope)
    case .memberAccessExpr(let member):
      let name = member.lastName
      guard let base = member.base else {
        return name == "init" ? value(of: name, call, scope) : .unknown("`.\(name)` is not computed here")
      }
      if ["Swift", "Foundation", "CoreGraphics", "SwiftUI"].contains(base.name) {
        return value(of: name, call, scope)
      }
      let object = value(base, scope)
      if name == "contains", let element = first.map(value),
        let chosen = choice(of: element, by: object, at: [base])
      {
        return chosen
      }
      if name == "contains", object.bounds.count == 2, case .list(let count, _) = object.kind,
        let element = first.map(value)
      {
        let (lower, upper) = (object.bounds[0], object.bounds[1])
        // A closed range has one number more than lie between its ends.
        let isClosed = (count - (upper - lower)).points == 1
        return .both(!(element < lower), isClosed ? !(upper < element) : element < upper)
      }
      switch object.kind {
      case .type(let type):
        if name == "init" {
          return made(type, by: call, scope)
            ?? (type == Self.insets ? value(of: type, call, scope) : .elsewhere(type))
        }
        if let held = held(by: Call(member.declName.baseName, call, in: scope), in: type) { return held }
        if let nested = declarations.type(name, within: type) {
          return made(nested, by: call, scope) ?? .none
        }
      case .number:
        let directions: [String: ViewLength.Operation] = ["down": .floor, "up": .ceiling]
        let rule = first.flatMap { value($0).word }
        if name == "rounded",
          rule == nil || directions[rule ?? ""] != nil || rule == "toNearestOrAwayFromZero"
        {
          return .combine(rule.flatMap { directions[$0] } ?? .round, [object], as: .real)
        }
        if name == "isMultiple", let step = first.map(value), let number = object.points,
          let every = step.points, every != 0
        {
          let isMultiple = Value.truth(number.truncatingRemainder(dividingBy: every) == 0)
          return isMultiple.changing(object.extent.and(step.extent))
        }
      case .record where name == "frame": return object
      case .list(let count, let elements):
        let made = call.trailingClosure ?? first?.expression.as(ClosureExprSyntax.self)
        return list(
          name, count, of: elements, given: arguments, by: made.map { ($0, scope) }, extent: object.extent)
      // The first of what the app has are no more than that.
      case .unknown(let gap)
      where name == "prefix" && gap.kind == .app && [nil, "upTo"].contains(call.arguments.first?.label?.text):
        guard let most = first.map(value)?.settled().points else { return object }
        let count = Value.whole(Int(min(max(most, 0), Self.countOfApp)))
        return Value(.list(count: count, elements: []), extent: .first)
      case .unknown: return object
      case .word(_, of: "UIKit") where Self.toScreen.contains(name): return object
      default: break
      }
      return .unknown("`.\(name)()` is not computed here")
    case .arrayExpr: return .list([])
    default: return .unknown("not an expression that is computed here")
    }
  }

  func value(of name: String, _ call: FunctionCallExprSyntax, _ scope: Scope) -> Value {
    let arguments = call.arguments.map { Written($0.expression, scope) }
    let values = arguments.map(value)
    let labels = call.arguments.map { $0.label?.text ?? "" }
    switch (name, values.count) {
    case ("CGFloat", 1), ("Double", 1), ("Float", 1), ("Int", 1):
      guard case .number(let length, let sort) = values[0].settled(as: name).kind else { return values[0] }
      let whole = sort == .whole ? length : ViewLength.simple(.floor, [length])
      return Value(
        .number(name == "Int" ? whole : length, name == "Int" ? .whole : .real), extent: values[0].extent)
    case ("min", 2...): return .combine(.minimum, values)
    case ("max", 2...): return .combine(.maximum, values)
    case ("floor", 1): return .combine(.floor, values)
    case ("ceil", 1): return .combine(.ceiling, values)
    case ("round", 1): return .combine(.round, values)
    case ("abs", 1): return .magnitude(of: values[0])
    case ("CGSize", 2),
      ("init", 2) where labels == ["width", "height"]:
      return .size(values[0], values[1])
    case (Self.insets, 0): return Value(.record(Self.noInsets))
    case (Self.insets, 4) where labels == Self.edges, ("init", 4) where labels == Self.edges:
      return Value(.record(Dictionary(uniqueKeysWithValues: zip(labels, values))))
    case (Self.insets, _): return ownInsets(Call(TokenSyntax.identifier(name), call, in: scope))
    default:
      if let list = list(made: name, of: arguments, values, labels) { return list }
      if let type = typePath(name, scope, at: call), let made = made(type, by: call, scope) { return made }
      return .elsewhere(name)
    }
  }

  func parts(of call: FunctionCallExprSyntax, _ scope: Scope) -> [BlockPart]? {
    let called = call.calledExpression
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName {
      return parts(of: Call(name, call, in: scope), in: scope.this, scope.type, around: scope)
    }
    guard let member = called.member, let base = member.base else { return nil }
    let own = Call(member.declName.baseName, call, in: scope)
    if base.name == "self", let this = scope.this {
      return parts(of: own, in: this, this.type, around: scope.locals["self"] == nil ? scope : nil)
    }
    switch base.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr, .memberAccessExpr, .integerLiteralExpr, .floatLiteralExpr:
      return parts(of: own, on: value(base, scope))
    default: return nil
    }
  }

  private func parts(of call: Call, on value: Value) -> [BlockPart]? {
    switch value.kind {
    case .object(let this): parts(of: call, in: this, this.type)
    case .type(let type) where declarations.types[type] != nil: parts(of: call, in: nil, type)
    case .number(_, let sort):
      sort.types.lazy.flatMap { type in
        self.declarations.all(call.name.text, in: type).lazy.compactMap { member in
          self.parts(of: member, by: call, in: type) { $0.locals["self"] = .value(value) }
        }
      }.first
    case .choice(let truth, let one, let other):
      parts(of: call, on: one).flatMap { one in
        parts(of: call, on: other).map { [.choice(truth, [one, $0], reason: "a condition decides")] }
      }
    default: nil
    }
  }

  /// The parts of a function of a type, of a local closure, or of a function at the top.
  func parts(of call: Call, in this: Instance?, _ type: String, around scope: Scope? = nil) -> [BlockPart]? {
    let name = call.name.text.bare
    if case .closure(let closure, let inner)? = (scope?.locals[name] ?? this?.given[name]).map(value)?.kind {
      let given = call.arguments.map { Binding.written(Written($0.expression, call.scope)) }
      return parts(of: closure, in: inner, given: given)
    }
    let own = type.isEmpty ? declarations.outer(of: call.syntax) : type
    let near = declarations.file(of: call.syntax)
    func isNear(_ member: Syntax) -> Bool { declarations.file(of: member) == near }
    // Files may add functions to `View`; what the view itself holds is nearer.
    let isHeld = scope == nil || declarations.all(name, in: own).contains(where: \.takesClosure)
    let above = isHeld ? [] : Array(declarations.andAbove(own).dropFirst())
    for type in scope == nil ? [type] : [own] + above + own.outward.dropFirst() {
      let found = declarations.all(name, in: type).filter { member in
        member.function != nil && (!above.contains(type) || isNear(member) || !member.isPrivate)
      }
      for member in found.filter(isNear) + found.filter({ !isNear($0) }) {
        if let parts = parts(of: member, by: call, in: type, of: type.isEmpty ? nil : this) { return parts }
      }
    }
    return nil
  }

  /// The parts of a member of a type that is called or computed; `nil` where the arguments do not fit.
  func parts(
    of member: Syntax, by call: Call, in type: String, of this: Instance? = nil,
    _ change: (inout Scope) -> Void = { _ in }
  ) -> [BlockPart]? {
    let isCircle = call.scope.way.leads(through: member)
    if isCircle, member.showsViews { return nil }
    var scope = Scope(outer: type, way: call.scope.way.through(member))
    var items = member.binding?.getter
    if let function = member.function {
      guard let given = bind(function.signature.parameters, to: call, in: type) else { return nil }
      items = function.body?.statements
      scope.locals = given
      if !function.modifiers.areStatic { scope.this = this }
    }
    change(&scope)
    return items.map { parts(ofBody: $0, scope) }
  }

  func parts(of closure: ClosureExprSyntax, in scope: Scope, given values: [Binding] = []) -> [BlockPart] {
    parts(of: closure.statements, enter(closure, in: scope, given: values))
  }

  func enter(_ closure: ClosureExprSyntax, in scope: Scope, given values: [Binding] = []) -> Scope {
    let names = closure.parameterNames ?? (0..<max(2, values.count)).map { "$\($0)" }
    var values = values
    // The parts of a tuple, where the closure names them.
    if names.count > 1, values.count == 1,
      closure.parameterNames != nil || closure.statements.trimmedDescription.contains("$1")
    {
      let tuple = value(values[0])
      let parts = names.indices.compactMap { tuple.member(String($0)) }
      if parts.count == names.count { values = parts.map(Binding.value) }
    }
    let unknown = names.dropFirst(values.count).map {
      Binding.value(.unknown("`\($0)` is an element of the data", .element))
    }
    return scope.binding(Dictionary(zip(names, values + unknown)) { $1 })
  }

  /// The arguments of a call by the names of the parameters that they are for; `nil` if they do not fit.
  ///
  /// Those of the only initializer are not asked what they are.
  func bind(
    _ parameters: FunctionParameterListSyntax, to call: Call, in type: String, isOnly: Bool = false
  ) -> [String: Binding]? {
    var arguments = call.arguments[...]
    var trailing = call.trailing[...]
    var given: [String: Binding] = [:]
    for parameter in parameters {
      let (label, name) = (parameter.label, parameter.inner)
      if parameter.ellipsis != nil {
        let own = arguments.prefix { $0.label?.text == label || $0.label == nil }
        arguments = arguments.dropFirst(own.count)
        given[name] = .value(.list(own.map { .written(Written($0.expression, call.scope)) }))
        continue
      }
      if let first = arguments.first, first.label?.text == label {
        arguments.removeFirst()
        let own = self.given(first.expression, call.scope, as: parameter.type, within: type)
        guard isOnly || fits(own, parameter.type, within: type) else { return nil }
        given[name] = .written(own)
      } else if let first = trailing.first, first.label == nil || first.label == label,
        parameter.type.isClosure
      {
        trailing.removeFirst()
        given[name] = .written(Written(first.closure, call.scope))
      } else if let usual = usual(parameter, in: type, call.scope.way) {
        given[name] = usual
      } else {
        return nil
      }
    }
    return arguments.isEmpty && trailing.isEmpty ? given : nil
  }

  func given(_ expression: ExprSyntax, _ scope: Scope, as type: TypeSyntax?, within outer: String)
    -> Written
  {
    Written(expression, scope, for: type.map { .init(type: $0, outer: outer, isGiven: true) })
  }

  /// Whether an argument may be of a type, as far as numbers and words tell: `.padding(8)` is not `padding(_: Spacing)`.
  private func fits(_ written: Written, _ type: TypeSyntax, within outer: String) -> Bool {
    let name = type.trimmedDescription
    let isNumber = ["CGFloat", "Double", "Int", "Float"].contains(name)
    let isWord = written.expression.member.map { $0.base == nil } ?? false
    if isNumber, !isWord { return true }
    let own = declarations.type(name, within: outer).flatMap { declarations.types[$0] == nil ? nil : $0 }
    guard isNumber || own != nil || name == "Edge.Set" else { return true }
    switch value(written.expression, written.scope).kind {
    case .number: return isNumber
    case .word(let word, nil):
      if name == "Edge.Set" { return ViewEdge.named(word) != nil }
      return word == "infinity" || own.map { !declarations.all(word, in: $0).isEmpty } ?? false
    default: return true
    }
  }

  func usual(_ parameter: FunctionParameterSyntax, in type: String, _ way: Way) -> Binding? {
    (parameter.defaultValue?.value).map {
      let scope = Scope(outer: type, way: way.on)
      return .written(Written($0, scope, for: .init(type: parameter.type, outer: type)))
    }
  }
}

extension ClosureExprSyntax {
  /// The names that it gives its parameters; `nil` where it gives none.
  var parameterNames: [String]? {
    switch signature?.parameterClause {
    case .simpleInput(let list)?: list.map(\.name.text)
    case .parameterClause(let clause)?: clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    default: nil
    }
  }
}
