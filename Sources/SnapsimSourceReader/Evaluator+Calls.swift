import SwiftSyntax

extension Evaluator {
  // MARK: Blocks

  /// The value that a block returns.
  func result(of items: CodeBlockItemListSyntax, _ scope: Scope) -> Value {
    result(of: items.map { Syntax($0.item) }[...], scope)
  }

  func result(of items: ArraySlice<Syntax>, _ scope: Scope) -> Value {
    guard scope.depth < Scope.deepest else { return .unknown("it needs itself") }
    var scope = scope
    for (index, item) in zip(items.indices, items) {
      let rest = items[(index + 1)...]
      if let condition = item.as(IfConfigDeclSyntax.self) { return result(of: condition.taken + rest, scope) }
      if declare(item, in: &scope) { continue }
      if let statement = item.as(ReturnStmtSyntax.self) {
        return statement.expression.map { value($0, scope) } ?? .none
      }
      if let guarded = item.as(GuardStmtSyntax.self) {
        let (truth, inner) = truth(of: guarded.conditions, scope)
        let otherwise = result(of: guarded.body.statements, scope)
        return .choice(truth, result(of: rest, inner), otherwise)
      }
      let expression = item.as(ExpressionStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
      if let condition = expression?.as(IfExprSyntax.self) {
        let (truth, inner) = truth(of: condition.conditions, scope)
        let one = result(of: condition.body.statements.map { Syntax($0.item) } + rest, inner)
        let other: [Syntax] =
          switch condition.elseBody {
          case .codeBlock(let block)?: block.statements.map { Syntax($0.item) }
          case .ifExpr(let next)?: [Syntax(next)]
          default: []
          }
        return .choice(truth, one, result(of: other + rest, scope))
      }
      if let choice = expression?.as(SwitchExprSyntax.self) {
        guard let (items, inner) = branch(of: choice, scope) else { return .unknown("a condition decides") }
        return result(of: items.map { Syntax($0.item) } + rest, inner)
      }
      if let expression, rest.isEmpty { return value(expression, scope) }
    }
    return .unknown("no value is returned")
  }

  /// Takes a declaration or an assignment into account; whether it is one.
  func declare(_ item: Syntax, in scope: inout Scope) -> Bool {
    if let variable = item.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.bare else {
          for word in binding.pattern.words() {
            scope.locals[word] = .unknown("`\(word)` is part of a tuple")
          }
          continue
        }
        if case .getter(let items)? = binding.accessorBlock?.accessors {
          scope.locals[name] = .body(items, scope)
        } else if let initial = binding.initializer?.value {
          let found = value(Written(initial, scope), as: binding.typeAnnotation?.type, within: scope.type)
          if case .unknown = found.kind {
            scope.locals[name] = .written(Written(initial, scope))
          } else {
            scope.locals[name] = .value(found)
          }
        } else {
          scope.locals[name] = .unknown("`\(name)` gets its value later")
        }
      }
      return true
    }
    if let sequence = item.as(SequenceExprSyntax.self), sequence.elements.count > 2 {
      let parts = Array(sequence.elements)
      let isPlain = parts[1].is(AssignmentExprSyntax.self)
      let changes = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text.hasSuffix("=") ?? false
      guard let name = parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text, isPlain || changes,
        !["==", "!=", "<=", ">="].contains(parts[1].trimmedDescription)
      else { return isPlain }
      scope.locals[name] =
        isPlain && parts.count == 3
        ? .value(value(parts[2], scope)) : .unknown("`\(name)` is changed on the way")
      return true
    }
    return item.isProtocol((any DeclSyntaxProtocol).self) && !item.is(IfConfigDeclSyntax.self)
  }

  // MARK: Conditions

  /// Whether conditions hold, and the scope in which they do.
  func truth(of conditions: ConditionElementListSyntax, _ scope: Scope) -> (Value, Scope) {
    var scope = scope
    var all = Value.truth(true)
    for element in conditions {
      var own: Value
      switch element.condition {
      case .expression(let expression): own = value(expression, scope)
      case .availability(let available):
        own = .truth(available.availabilityKeyword.text == "#available")
      case .optionalBinding(let binding):
        let name = binding.pattern.trimmedDescription
        own = binding.initializer.map { value($0.value, scope) } ?? named(name, scope, at: element)
        scope.locals[name] = .value(own)
        if case .unknown = own.kind {} else { own = .truth(own.word != "nil").changing(own.isState) }
      case .matchingPattern(let match):
        let pattern = match.pattern.as(ExpressionPatternSyntax.self)?.expression
        own =
          pattern.map { isSame(value(match.initializer.value, scope), value($0, scope)) }
          ?? .unknown("a pattern decides")
      default: own = .unknown("a condition decides")
      }
      if case .number = own.kind {} else { own = .unknown(own.reason ?? "a condition decides") }
      all = all.truth == true ? own : own.truth == true ? all : .combine(.minimum, [all, own], .truth)
    }
    return (all, scope)
  }

  /// The case of a `switch` that is taken, if that is known.
  func branch(of choice: SwitchExprSyntax, _ scope: Scope) -> (CodeBlockItemListSyntax, Scope)? {
    let subject = value(choice.subject, scope)
    for part in choice.cases {
      guard let part = part.as(SwitchCaseSyntax.self) else { return nil }
      guard case .case(let label) = part.label else { return (part.statements, scope) }
      for item in label.caseItems {
        guard let pattern = item.pattern.as(ExpressionPatternSyntax.self), item.whereClause == nil,
          let matches = isSame(subject, value(pattern.expression, scope)).truth
        else { return nil }
        if matches { return (part.statements, scope) }
      }
    }
    return nil
  }

  // MARK: Calls

  func value(_ call: FunctionCallExprSyntax, _ scope: Scope) -> Value {
    if let (items, inner) = body(of: call, scope) { return result(of: items, inner) }
    let arguments = call.arguments.map { Written($0.expression, scope) }
    let first = arguments.first
    switch call.calledExpression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): return value(name.baseName.text, call, arguments, scope)
    case .genericSpecializationExpr(let generic) where generic.expression.trimmedDescription == "Array":
      return value("Array", call, arguments, scope)
    case .memberAccessExpr(let member):
      let name = member.declName.baseName.text
      guard let base = member.base else {
        return name == "init"
          ? value("init", call, arguments, scope) : .unknown("`.\(name)` is not computed here")
      }
      if ["Swift", "Foundation", "CoreGraphics", "SwiftUI"].contains(base.name) {
        return value(name, call, arguments, scope)
      }
      let object = value(base, scope)
      switch object.kind {
      case .type(let type):
        if name == "init" { return made(type, call, scope) ?? .unknown("`\(type)` is not in these files") }
        if let nested = declarations.type(name, within: type) { return made(nested, call, scope) ?? .none }
      case .number:
        let directions: [String: ViewLength.Operation] = ["down": .floor, "up": .ceiling]
        let rule = first.flatMap { value($0).word }
        if name == "rounded",
          rule == nil || directions[rule ?? ""] != nil || rule == "toNearestOrAwayFromZero"
        {
          return .combine(rule.flatMap { directions[$0] } ?? .round, [object], .real)
        }
      case .record where name == "frame": return object
      case .list(let count, let elements): return list(name, count, elements, arguments, object.isState)
      case .unknown: return object
      default: break
      }
      return .unknown("`.\(name)()` is not computed here")
    case .arrayExpr: return Value(.list(count: .whole(0), elements: []))
    default: return .unknown("not an expression that is computed here")
    }
  }

  private func value(
    _ name: String, _ call: FunctionCallExprSyntax, _ arguments: [Written], _ scope: Scope
  ) -> Value {
    let values = arguments.map(value)
    let labels = call.arguments.map { $0.label?.text ?? "" }
    switch (name, values.count) {
    case ("CGFloat", 1), ("Double", 1), ("Float", 1), ("Int", 1):
      guard case .number(let length, let sort) = values[0].kind else { return values[0] }
      let whole = sort == .whole ? length : ViewLength.simple(.floor, [length])
      return Value(
        .number(name == "Int" ? whole : length, name == "Int" ? .whole : .real), isState: values[0].isState)
    case ("min", 2...): return .combine(.minimum, values)
    case ("max", 2...): return .combine(.maximum, values)
    case ("floor", 1): return .combine(.floor, values)
    case ("ceil", 1): return .combine(.ceiling, values)
    case ("round", 1): return .combine(.round, values)
    case ("abs", 1): return .combine(.maximum, [values[0], .combine(.subtract, values)])
    case ("Array", 1), ("ContiguousArray", 1), ("IdentifiedArray", 1): return values[0]
    case ("Array", 2) where labels == ["repeating", "count"]:
      let number = values[1].points.flatMap(Int.init(exactly:)) ?? 0
      return Value(
        .list(
          count: values[1],
          elements: !(1...500).contains(number) ? [] : Array(repeating: .written(arguments[0]), count: number)
        ))
    case ("zip", 2): return values[0].reason == nil ? values[1] : values[0]
    case ("stride", 3):
      guard let start = values[0].points, let end = values[1].points, let step = values[2].points, step > 0,
        (end - start) / step < 10_000
      else { return .unknown("the stride is not known") }
      let numbers =
        labels[1] == "to"
        ? Array(stride(from: start, to: end, by: step)) : Array(stride(from: start, through: end, by: step))
      return Value(.list(count: .whole(numbers.count), elements: numbers.map { .value(Value(points: $0)) }))
    case ("CGSize", 2),
      ("init", 2) where labels == ["width", "height"]:
      return .size(values[0], values[1])
    case ("EdgeInsets", _),
      ("init", _) where labels.contains("leading") || labels.isEmpty && name != "init":
      let edges = Dictionary(zip(labels, values)) { first, _ in first }
      return Value(
        .record(["top": .zero, "leading": .zero, "bottom": .zero, "trailing": .zero].merging(edges) { $1 }))
    default:
      if let type = typePath(name, scope, at: call), let made = made(type, call, scope) { return made }
      return .unknown("`\(name)` is not in these files")
    }
  }

  private func list(
    _ name: String, _ count: Value, _ elements: [Binding], _ arguments: [Written], _ isState: Bool
  ) -> Value {
    let kept = Value(.list(count: count, elements: []), isState: isState)
    let number = arguments.first.map(value) ?? .whole(1)
    switch name {
    case "enumerated", "map", "shuffled", "sorted", "reversed", "indexed": return kept
    case "prefix":
      return Value(.list(count: .combine(.minimum, [count, number]), elements: []), isState: isState)
    case "dropFirst", "dropLast":
      return Value(
        .list(count: .combine(.maximum, [count - number, .whole(0)]), elements: []), isState: isState)
    default: return .unknown("`.\(name)` of a list is not computed here")
    }
  }

  func typePath(_ name: String, _ scope: Scope, at place: some SyntaxProtocol) -> String? {
    let around = scope.type.isEmpty ? declarations.outer(of: place) : scope.type
    return declarations.type(name == "Self" ? around : name, within: around)
  }

  func made(_ type: String, _ call: FunctionCallExprSyntax, _ scope: Scope) -> Value? {
    instance(of: type, Call(TokenSyntax.identifier(type), call, scope)).map { Value(.object($0)) }
  }

  /// The body of a function or closure of the files that is called, and the meanings of names in it.
  func body(of call: FunctionCallExprSyntax, _ scope: Scope) -> (CodeBlockItemListSyntax, Scope)? {
    let called = call.calledExpression
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName {
      return body(of: Call(name, call, scope), in: scope.this, scope.type, scope)
    }
    guard let member = called.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    let own = Call(member.declName.baseName, call, scope)
    if base.name == "self", let this = scope.this {
      return body(of: own, in: this, this.type, nil)
    }
    guard base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self) else { return nil }
    switch value(base, scope).kind {
    case .object(let this): return body(of: own, in: this, this.type, nil)
    case .type(let type) where declarations.types[type] != nil: return body(of: own, in: nil, type, nil)
    default: return nil
    }
  }

  /// The body of a function of a type, of a local closure, or of a function at the top.
  private func body(
    of call: Call, in this: Instance?, _ type: String, _ scope: Scope?
  ) -> (CodeBlockItemListSyntax, Scope)? {
    let name = call.name.text.bare
    if case .closure(let closure, let inner)? = (scope?.locals[name] ?? this?.given[name]).map(value)?.kind {
      return (
        closure.statements,
        enter(closure, inner, call.arguments.map { .written(Written($0.expression, call.scope)) })
      )
    }
    var around: [String] = [type]
    if scope != nil {
      if type.isEmpty { around = [declarations.outer(of: call.syntax)] }
      while let dot = around.last?.lastIndex(of: "."), let last = around.last {
        around.append(String(last[..<dot]))
      }
      around.append("")
    }
    for type in around {
      let near = declarations.file(of: call.syntax)
      let found = declarations.all(name, in: type).sorted {
        ($0.file == near ? 0 : 1) < ($1.file == near ? 0 : 1)
      }
      for function in found.compactMap(\.function) {
        guard let body = function.body?.statements,
          let given = bind(function.signature.parameterClause.parameters, call, type)
        else { continue }
        let isOwn =
          !function.modifiers.contains { ["static", "class"].contains($0.name.text) } && !type.isEmpty
        var inner = Scope(this: isOwn ? this : nil, outer: type, depth: call.scope.depth + 1)
        inner.locals = given
        return (body, inner)
      }
    }
    return nil
  }

  /// The scope of a closure that is called with some values.
  func enter(_ closure: ClosureExprSyntax, _ scope: Scope, _ values: [Binding]) -> Scope {
    var names: [String] = []
    switch closure.signature?.parameterClause {
    case .simpleInput(let list)?: names = list.map(\.name.text)
    case .parameterClause(let clause)?: names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    default: names = (0..<max(2, values.count)).map { "$\($0)" }
    }
    var locals: [String: Binding] = [:]
    for (index, name) in names.enumerated() {
      locals[name] = index < values.count ? values[index] : .unknown("`\(name)` is an element of the data")
    }
    return scope.binding(locals)
  }

  /// The arguments of a call by the names of the parameters that they are for; `nil` if they do not fit.
  func bind(_ parameters: FunctionParameterListSyntax, _ call: Call, _ type: String) -> [String: Binding]? {
    var arguments = call.arguments[...]
    var trailing = call.trailing[...]
    var given: [String: Binding] = [:]
    for parameter in parameters {
      let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
      let name = (parameter.secondName ?? parameter.firstName).text
      if let first = arguments.first, first.label?.text == label {
        arguments.removeFirst()
        let written = Written(first.expression, call.scope)
        let value = value(written, as: parameter.type, within: type)
        given[name] =
          if case .number = value.kind { .value(value.noted(first.expression)) } else { .written(written) }
      } else if let first = trailing.first, first.label == nil || first.label == label,
        parameter.type.isClosure
      {
        trailing.removeFirst()
        given[name] = .written(Written(first.closure, call.scope))
      } else if let usual = parameter.defaultValue?.value {
        let scope = Scope(outer: type, depth: call.scope.depth + 1)
        let value = value(Written(usual, scope), as: parameter.type, within: type)
        given[name] = if case .unknown = value.kind { .written(Written(usual, scope)) } else { .value(value) }
      } else {
        return nil
      }
    }
    return arguments.isEmpty && trailing.isEmpty ? given : nil
  }

  /// A value of a type of the files, made by one of its initializers or by its properties.
  func instance(of type: String, _ call: Call) -> Instance? {
    guard declarations.types[type] != nil else { return nil }
    for member in declarations.all("init", in: type) {
      guard let initializer = member.syntax.as(InitializerDeclSyntax.self), let body = initializer.body,
        let given = bind(initializer.signature.parameterClause.parameters, call, type)
      else { continue }
      var scope = Scope(outer: type, depth: call.scope.depth + 1)
      scope.locals = given
      return Instance(type: type, given: assigned(in: body.statements, scope))
    }
    var given: [String: Binding] = [:]
    for argument in call.arguments {
      guard let name = argument.label?.text else { continue }
      let written = Written(argument.expression, call.scope)
      let annotation = declarations.member(name, of: type, near: call.syntax)?.binding?.typeAnnotation?.type
      let value = value(written, as: annotation, within: type)
      given[name] =
        if case .number = value.kind { .value(value.noted(argument.expression)) } else { .written(written) }
    }
    var closures = call.trailing[...]
    let stored = declarations.names(in: type).compactMap { name, members in
      members.first.flatMap { given[name] == nil && $0.takesClosure ? (name, $0.syntax.position) : nil }
    }
    for (name, _) in stored.sorted(by: { $0.1 < $1.1 }) {
      guard let first = closures.first, first.label == nil || first.label == name else { continue }
      closures.removeFirst()
      given[name] = .written(Written(first.closure, call.scope))
    }
    return Instance(type: type, given: given)
  }

  /// Values that an initializer sets, by property.
  private func assigned(in items: CodeBlockItemListSyntax, _ scope: Scope) -> [String: Binding] {
    var scope = scope
    var given: [String: Binding] = [:]
    for item in items.map({ Syntax($0.item) }) {
      if let parts = item.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count >= 3,
        parts[1].is(AssignmentExprSyntax.self)
      {
        let name = parts[0].trimmedDescription.lastName
        let wrapped = parts[2].as(FunctionCallExprSyntax.self)
        let isWrapped = name.hasPrefix("_") && wrapped != nil
        let value = isWrapped ? wrapped?.arguments.first?.expression : parts.count == 3 ? parts[2] : nil
        given[name.hasPrefix("_") ? String(name.dropFirst()) : name] =
          value.map {
            isWrapped ? .value(self.value($0, scope).changing(true)) : .written(Written($0, scope))
          }
          ?? .value(self.value(parts[2...], scope))
      } else {
        _ = declare(item, in: &scope)
      }
    }
    return given
  }
}

extension TypeSyntax {
  /// Whether it is a function's type.
  var isClosure: Bool { trimmedDescription.contains("->") }
}
