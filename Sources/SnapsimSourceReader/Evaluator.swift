import SwiftSyntax

/// Finds the values of expressions: constants, arithmetic, properties and functions of the files, sizes of a place.
struct Evaluator {
  let declarations: Declarations

  func value(_ binding: Binding) -> Value {
    switch binding {
    case .value(let value): value
    case .written(let written): value(written)
    case .body(let items, let scope): result(of: items, scope)
    }
  }

  /// The value of an expression, noted with it.
  func noted(_ written: Written) -> Value { value(written).noted(written.expression) }

  func value(_ written: Written) -> Value { value(written.expression, written.scope) }

  func value(_ expression: ExprSyntax, _ scope: Scope) -> Value {
    guard scope.depth < Scope.deepest else { return .unknown("it needs itself") }
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr:
      guard let number = Numbers.number(expression) else { break }
      return Value(.number(.points(number), expression.is(FloatLiteralExprSyntax.self) ? .real : .literal))
    case .booleanLiteralExpr(let literal): return .truth(literal.literal.text == "true")
    case .nilLiteralExpr: return .none
    case .stringLiteralExpr: return Value(.word(expression.trimmedDescription, of: "String"))
    case .prefixOperatorExpr(let prefix):
      let operand = value(prefix.expression, scope)
      switch prefix.operator.text {
      case "-": return .combine(.subtract, [operand])
      case "!": return !operand
      default: return operand
      }
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      return tuple.elements.first.map { value($0.expression, scope) } ?? .none
    case .sequenceExpr(let sequence): return value(Array(sequence.elements)[...], scope)
    case .declReferenceExpr(let name): return named(name.baseName.text, scope, at: expression)
    case .memberAccessExpr(let member): return value(member, scope)
    case .functionCallExpr(let call): return value(call, scope)
    case .arrayExpr(let list):
      let elements = list.elements.map { Binding.written(Written($0.expression, scope)) }
      return Value(.list(count: .whole(elements.count), elements: elements))
    case .subscriptCallExpr(let call):
      guard case .list(_, let elements) = value(call.calledExpression, scope).kind,
        let index = call.arguments.first.flatMap({ value($0.expression, scope).points })
          .flatMap(Int.init(exactly:)), elements.indices.contains(index)
      else { break }
      return value(elements[index])
    case .closureExpr(let closure): return Value(.closure(closure, scope))
    case .forceUnwrapExpr(let unwrapped): return value(unwrapped.expression, scope)
    case .optionalChainingExpr(let chain): return value(chain.expression, scope)
    case .tryExpr(let tried): return value(tried.expression, scope)
    case .ifExpr, .switchExpr: return result(of: [Syntax(expression)], scope)
    default: break
    }
    return .unknown("not an expression that is computed here")
  }

  // MARK: Operators

  private static let levels: [[String]] = [
    ["||"], ["&&"], ["==", "!=", "<", ">", "<=", ">="], ["??"], ["..<", "..."], ["+", "-"], ["*", "/", "%"],
  ]

  func value(_ elements: ArraySlice<ExprSyntax>, _ scope: Scope) -> Value {
    guard elements.count > 1, let first = elements.first else {
      return elements.first.map { value($0, scope) } ?? .none
    }
    if let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self)
    {
      let truth = value(elements[..<place], scope)
      return .choice(
        truth, value(ternary.thenExpression, scope), value(elements[(place + 1)...], scope))
    }
    if elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) }) { return value(first, scope) }
    let operators = elements.indices.compactMap { index in
      elements[index].as(BinaryOperatorExprSyntax.self).map { (index, $0.operator.text) }
    }
    for level in Self.levels {
      guard let (place, name) = operators.last(where: { level.contains($0.1) }) else { continue }
      let one = value(elements[..<place], scope)
      if name == "??" { return one.word == "nil" ? value(elements[(place + 1)...], scope) : one }
      return apply(name, one, value(elements[(place + 1)...], scope))
    }
    return .unknown("its operator is not computed here")
  }

  private func apply(_ name: String, _ one: Value, _ two: Value) -> Value {
    switch name {
    case "+":
      guard case .list(let first, let elements) = one.kind, case .list(let second, let others) = two.kind
      else { return one + two }
      return Value(.list(count: first + second, elements: elements + others))
    case "-": return one - two
    case "*": return one * two
    case "/": return one / two
    case "%":
      guard let first = one.points, let second = two.points, second != 0 else {
        return .unknown("a remainder")
      }
      return Value(.number(.points(first.truncatingRemainder(dividingBy: second)), .whole))
    case "<": return one < two
    case ">": return two < one
    case ">=": return !(one < two)
    case "<=": return !(two < one)
    case "&&": return .combine(.minimum, [one, two], .truth)
    case "||": return .combine(.maximum, [one, two], .truth)
    case "==", "!=":
      let same = isSame(one, two)
      return name == "==" ? same : !same
    case "..<", "...":
      let count = two - one + (name == "..." ? .whole(1) : .whole(0))
      if let number = count.points, number < 0 { return .unknown("the range ends before it begins") }
      guard let start = one.points.flatMap(Int.init(exactly:)), let number = count.points, number <= 1000
      else { return Value(.list(count: count, elements: [])) }
      return Value(
        .list(count: count, elements: (0..<Int(number)).map { .value(.whole(start + $0)) }))
    default: return .unknown("its operator is not computed here")
    }
  }

  func isSame(_ one: Value, _ two: Value) -> Value {
    // A size class is compared with its name.
    if let word = two.word, ["regular", "compact", "pad", "phone"].contains(word), one.length != nil {
      return ["regular", "pad"].contains(word) ? one : !one
    }
    if let first = one.word, let second = two.word {
      return .truth(first == second).changing(one.isState || two.isState)
    }
    guard one.reason == nil, two.reason == nil else { return .unknown(one.reason ?? two.reason ?? "") }
    return !(one < two) * !(two < one)
  }

  // MARK: Names

  /// The value of a name where it stands.
  func named(_ name: String, _ scope: Scope, at place: some SyntaxProtocol) -> Value {
    binding(name, scope, at: place).map(value) ?? typed(name, scope, at: place)
      ?? .unknown("`\(name)` is not in these files")
  }

  private func typed(_ name: String, _ scope: Scope, at place: some SyntaxProtocol) -> Value? {
    let around = scope.type.isEmpty ? declarations.outer(of: place) : scope.type
    if name == "Self" { return Value(.type(around)) }
    if let type = declarations.type(name, within: around) { return Value(.type(type)) }
    return name.first?.isUppercase == true ? Value(.type(name)) : nil
  }

  /// The value of a name that is no type's.
  func binding(_ name: String, _ scope: Scope, at place: some SyntaxProtocol) -> Binding? {
    let bare = name.hasPrefix("$") && Int(name.dropFirst()) == nil ? String(name.dropFirst()) : name.bare
    if let local = scope.locals[bare] { return local }
    if bare == "self", let this = scope.this { return .value(Value(.object(this))) }
    if let this = scope.this, let own = property(bare, of: this, scope.depth, near: place) { return own }
    var around = scope.type.isEmpty ? declarations.outer(of: place) : scope.type
    while true {
      if let found = property(bare, ofType: around, scope.depth, near: place) { return found }
      guard let dot = around.lastIndex(of: ".") else { break }
      around = String(around[..<dot])
    }
    return around.isEmpty ? nil : property(bare, ofType: "", scope.depth, near: place)
  }

  /// A property of a value of a type of the files.
  func property(_ name: String, of this: Instance, _ depth: Int, near place: some SyntaxProtocol) -> Binding?
  {
    if let given = this.given[name] { return given }
    return property(name, ofType: this.type, this: this, depth, near: place)
  }

  /// A static property, a case, or a property of a value that is given.
  func property(
    _ name: String, ofType type: String, this: Instance? = nil, _ depth: Int, near place: some SyntaxProtocol
  ) -> Binding? {
    guard let member = declarations.member(name, of: type, near: place) else { return nil }
    var scope = Scope(this: this, outer: type, depth: depth + 1)
    if member.syntax.is(EnumCaseElementSyntax.self) {
      return .value(Value(.object(Instance(type: type, word: name))))
    }
    guard let binding = member.binding, let variable = member.variable else { return nil }
    if variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) {
      scope.this = nil
    }
    let wrapper = variable.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.name.first?.isUppercase == true && $0.name != "ViewBuilder" && $0.name != "MainActor" }
    if wrapper?.name == "Environment" {
      return .value(environment(wrapper?.arguments?.trimmedDescription ?? "", scope, near: place))
    }
    switch binding.accessorBlock?.accessors {
    case .getter(let items)?: return .body(items, scope)
    case .accessors(let list)?:
      if let getter = list.first(where: { $0.accessorSpecifier.text == "get" })?.body {
        return .body(getter.statements, scope)
      }
    default: break
    }
    let isState = variable.bindingSpecifier.text == "var"
    let missing = Value.unknown("`\(name)` is known to the running app alone")
    if isState, this?.isOpen ?? false { return .value(missing) }
    guard let initial = binding.initializer?.value ?? given(name, of: type, near: place) else {
      // Its own computed properties may still say something.
      let name = binding.typeAnnotation?.type.trimmedDescription ?? ""
      guard let own = declarations.type(name, within: type), declarations.types[own] != nil else {
        return .value(missing)
      }
      return .value(Value(.object(Instance(type: own, isOpen: true))))
    }
    let value = value(Written(initial, scope), as: binding.typeAnnotation?.type, within: type)
    if isState, value.isEmpty { return .unknown("`\(name)` begins empty, and the running app fills it") }
    // What is no number is kept as written: a behavior, a view, a closure.
    return value.reason == nil || isState
      ? .value(value.changing(isState)) : kept(value, Written(initial, scope))
  }

  private func kept(_ value: Value, _ written: Written) -> Binding {
    if case .unknown = value.kind { return .written(written) }
    return .value(value)
  }

  /// The default of an initializer's parameter that a property has the name of.
  private func given(_ name: String, of type: String, near place: some SyntaxProtocol) -> ExprSyntax? {
    declarations.all("init", in: type).lazy.compactMap { member in
      member.syntax.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
        .first { ($0.secondName ?? $0.firstName).text == name }?.defaultValue?.value
    }.first
  }

  /// A value as a type that is named keeps it.
  func value(_ written: Written, as type: TypeSyntax?, within outer: String) -> Value {
    guard let name = type?.trimmedDescription.filter({ $0 != "?" }) else { return value(written).settled }
    if let call = written.expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == ".init",
      let path = declarations.type(name, within: outer), let made = made(path, call, written.scope)
    {
      return made
    }
    let value = value(written)
    switch value.kind {
    case .number(let length, .literal):
      let sort: Value.Sort = name.hasPrefix("Int") ? .whole : .real
      return Value(.number(length, sort), isState: value.isState)
    case .word(let word, nil):
      guard let path = declarations.type(name, within: outer), let place = type else { return value }
      return property(word, ofType: path, 0, near: place).map(self.value) ?? value
    default: return value
    }
  }

  private func environment(_ path: String, _ scope: Scope, near place: some SyntaxProtocol) -> Value {
    switch path {
    case "\\.horizontalSizeClass": return Value(.number(.measure(.isRegularWidth), .truth))
    case "\\.verticalSizeClass": return Value(.number(.measure(.isRegularHeight), .truth))
    default:
      let name = path.lastName
      return property(name, ofType: "EnvironmentValues", scope.depth, near: place).map {
        value($0).changing(true)
      }
        ?? .unknown("`\(path)` is of the environment")
    }
  }

  // MARK: Members

  private func value(_ member: MemberAccessExprSyntax, _ scope: Scope) -> Value {
    let name = member.declName.baseName.text.bare
    guard let base = member.base else {
      if ["infinity", "greatestFiniteMagnitude"].contains(name) { return Value(.word("infinity", of: nil)) }
      if name == "zero" { return .zero }
      for type in ["CGFloat", "Double", "Int"] {
        if let found = property(name, ofType: type, scope.depth, near: member) { return value(found) }
      }
      return Value(.word(name, of: nil))
    }
    if name == "bounds", base.as(MemberAccessExprSyntax.self)?.base?.name == "UIScreen" { return .screen }
    if name == "userInterfaceIdiom" {
      return Value(.number(.measure(.isRegularWidth), .truth))
        * Value(.number(.measure(.isRegularHeight), .truth))
    }
    if ["self", "Self"].contains(base.name), scope.locals["self"] == nil,
      let own = binding(name, Scope(this: scope.this, outer: scope.outer, depth: scope.depth + 1), at: member)
    {
      return value(own)
    }
    return self.member(name, of: value(base, scope), scope, at: member)
  }

  func member(_ name: String, of base: Value, _ scope: Scope, at place: some SyntaxProtocol) -> Value {
    switch base.kind {
    case .record: return base.member(name) ?? .unknown("`.\(name)` is known to the running app alone")
    case .object(let this):
      if name == "rawValue" { return raw(this, near: place) }
      let found = property(name, of: this, scope.depth, near: place)
      return found.map { value($0).changing(base.isState) } ?? .unknown("`.\(name)` is not in these files")
    case .type(let type):
      if name == "self" { return base }
      if name == "allCases" { return cases(of: type) }
      if ["CGFloat", "Double", "Int", "Float"].contains(type) || type.isEmpty {
        if name == "zero" { return .zero }
        if ["infinity", "greatestFiniteMagnitude"].contains(name) {
          return Value(.word("infinity", of: nil))
        }
      }
      if let found = property(name, ofType: type, scope.depth, near: place) { return value(found) }
      if let nested = declarations.type(type + "." + name, within: "") { return Value(.type(nested)) }
      if ["Axis", "Axis.Set", "Edge", "Edge.Set", "Alignment", "UnitPoint", "LayoutDirection"].contains(type)
      {
        return Value(name == "Set" ? .type(type + ".Set") : .word(name, of: nil))
      }
      return .unknown("`\(type).\(name)` is not in these files")
    case .list(let count, let elements):
      switch name {
      case "count": return count.changing(base.isState)
      case "indices", "lazy": return base
      case "isEmpty": return (count < .whole(1)).changing(base.isState)
      case "first", "last":
        if let element = name == "first" ? elements.first : elements.last { return value(element) }
      default: break
      }
      return .unknown("`.\(name)` of a list")
    case .unknown: return base
    default: return .unknown("`.\(name)` is not computed here")
    }
  }

  private func raw(_ this: Instance, near place: some SyntaxProtocol) -> Value {
    let element = this.word.flatMap { declarations.member($0, of: this.type, near: place) }?.syntax
      .as(EnumCaseElementSyntax.self)
    let value = (element?.rawValue?.value).map { self.value($0, Scope(outer: this.type)) }
    return value ?? .unknown("the raw value is not written")
  }

  private func cases(of type: String) -> Value {
    let names = declarations.names(in: type)
    if let listed = property("allCases", ofType: type, 0, near: declarations.files[0].tree) {
      return value(listed)
    }
    let cases = names.values.joined().filter { $0.syntax.is(EnumCaseElementSyntax.self) }
      .sorted { $0.syntax.position < $1.syntax.position }
    guard !cases.isEmpty else { return .unknown("the cases of `\(type)` are not in these files") }
    let elements = cases.compactMap { $0.syntax.as(EnumCaseElementSyntax.self)?.name.text }
      .map { Binding.value(Value(.object(Instance(type: type, word: $0)))) }
    return Value(.list(count: .whole(elements.count), elements: elements))
  }
}

extension Value {
  static var screen: Value { size(Value(.screenWidth), Value(.screenHeight)) }

  static func size(_ width: Value, _ height: Value) -> Value {
    let own = Value(.record(["width": width, "height": height]))
    return Value(.record(["width": width, "height": height, "size": own]))
  }

  /// Whether it is there to be filled later: nothing, none or zero.
  var isEmpty: Bool {
    switch kind {
    case .number(.points(0), let sort): sort != .truth
    case .list(let count, _): count.isZero
    case .word(let word, _): word == "nil" || word == "\"\""
    default: false
    }
  }
}
