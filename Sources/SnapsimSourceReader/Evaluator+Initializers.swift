import SwiftSyntax

/// Values of types of the files, and insets, by their initializers.
extension Evaluator {
  static let insets = "EdgeInsets"
  static let edges = ["top", "leading", "bottom", "trailing"]
  static var noInsets: [String: Value] {
    Dictionary(uniqueKeysWithValues: edges.map { ($0, .zero) })
  }

  /// Insets that call an initializer without the name of their type, `.init(horizontal: 16)`.
  func unnamedInsets(_ written: Written) -> Value? {
    guard let call = written.expression.call, let member = call.calledExpression.member, member.base == nil,
      member.lastName == "init"
    else { return nil }
    return value(of: Self.insets, call, written.scope)
  }

  /// Insets by an initializer that the files give them.
  func ownInsets(_ call: Call) -> Value {
    guard let (statements, scope, delegate) = initialized(Self.insets, call) else {
      return .elsewhere(Self.insets + ".init")
    }
    if let inner = delegate?.syntax.call, inner.id == statements.last?.item.call?.id, let delegate {
      return value(of: Self.insets, inner, delegate.scope)
    }
    let whole = delegate == nil ? assigned(in: statements, of: Self.insets, scope)["self"] : nil
    return whole.map(value) ?? .unknown("what its initializer does is not computed here")
  }

  func made(_ type: String, by call: FunctionCallExprSyntax, _ scope: Scope) -> Value? {
    made(type, Call(TokenSyntax.identifier(type), call, in: scope))
  }

  /// A value of a type of the files; an initializer may say it whole, as `self = .tall`.
  func made(_ type: String, _ call: Call) -> Value? {
    instance(of: type, call).map { this in this.given["self"].map(value) ?? Value(.object(this)) }
  }

  /// A value of a type of the files, made by one of its initializers or by its properties.
  func instance(of type: String, _ call: Call) -> Instance? {
    guard declarations.types[type] != nil else { return nil }
    if let (statements, scope, delegate) = initialized(type, call) {
      let own = assigned(in: statements, of: type, scope)
      guard var made = delegate.flatMap({ instance(of: type, $0) }) else {
        return Instance(type: type, given: own)
      }
      made.given.merge(own) { $1 }
      return made
    }
    var given: [String: Binding] = [:]
    for argument in call.arguments {
      guard let name = argument.label?.text else { continue }
      let annotation = declarations.annotation(of: name, in: type, near: call.syntax)
      given[name] = .written(self.given(argument.expression, call.scope, as: annotation, within: type))
    }
    var closures = call.trailing[...]
    let stored = declarations.names(in: type).compactMap { name, members in
      members.first.flatMap { given[name] == nil && $0.takesClosure ? (name, $0.position) : nil }
    }
    for (name, _) in stored.sorted(by: { $0.1 < $1.1 }) {
      guard let first = closures.first, first.label == nil || first.label == name else { continue }
      closures.removeFirst()
      given[name] = .written(Written(first.closure, call.scope))
    }
    if declarations.isStruct(type), declarations.all("init", in: type).isEmpty {
      // Optional variables that a call leaves out are nil.
      let left = declarations.names(in: type).filter { $1.first?.isLeftNil ?? false }
      given.merge(left.mapValues { _ in .value(.none) }) { first, _ in first }
    }
    return Instance(type: type, given: given)
  }

  /// The initializer of the files that a call fits: its statements, the meanings of names in it, and the call of the
  /// initializer that it hands on to, if any.
  private func initialized(_ type: String, _ call: Call) -> (
    statements: CodeBlockItemListSyntax, scope: Scope, delegate: Call?
  )? {
    let all = declarations.all("init", in: type)
    for member in all where !call.scope.way.leads(through: member) {
      guard let initializer = member.as(InitializerDeclSyntax.self), let body = initializer.body,
        let given = bind(
          initializer.signature.parameters, to: call, in: type,
          // Beside one in an extension there is that by the members.
          isOnly: all.count == 1 && !member.parents.contains { $0.is(ExtensionDeclSyntax.self) })
      else { continue }
      let scope = Scope(locals: given, outer: type, way: call.scope.way.on)
      var inner = with(scope) { $0.way = $0.way.through(member) }
      for item in body.statements.statements {
        if let other = item.call, other.calledExpression.trimmedDescription == "self.init" {
          return (body.statements, scope, Call(call.name, other, in: inner))
        }
        _ = declare(item, in: &inner)
      }
      return (body.statements, scope, nil)
    }
    return nil
  }

  /// The call of which an initializer makes a property, with parameters that only their defaults tell.
  func made(_ name: String, of type: String, _ way: Way) -> Binding? {
    declarations.all("init", in: type).lazy.compactMap { member -> Binding? in
      guard let statements = member.as(InitializerDeclSyntax.self)?.body?.statements,
        let first = statements.first
      else { return nil }
      let made = statements.statements.lazy.compactMap { item -> ExprSyntax? in
        guard let (left, right) = item.assignment, right.count == 1,
          let call = right[0].call
        else { return nil }
        let own = left.line().withoutSelf
        return own == "_" + name ? call.arguments.first?.expression : own == name ? right[0] : nil
      }.first { $0.is(FunctionCallExprSyntax.self) }
      // What stands before it may hang on it.
      return made.map { .written(Written($0, with(self.scope(around: first)) { $0.way = way })) }
    }.first
  }

  private func assigned(in items: CodeBlockItemListSyntax, of type: String, _ scope: Scope)
    -> [String: Binding]
  {
    var scope = scope
    var given: [String: Binding] = [:]
    func declared(_ property: String) -> Written.Declared? {
      if property == "self" { return .init(type: TypeSyntax(parsing: type), outer: "") }
      return declarations.annotation(of: property, in: type, near: items).map { .init(type: $0, outer: type) }
    }
    func isKept(_ property: String) -> Bool {
      let variable = declarations.member(property, of: type, near: items)?.variable
      return variable?.bindingSpecifier.text == "var"
        && (variable?.attributes.isEmpty == false || !declarations.isStruct(type))
    }
    for item in items.statements {
      guard let (left, right) = item.assignment else {
        _ = declare(item, in: &scope)
        continue
      }
      // `_page = State(initialValue: page)`
      let name = left.trimmedDescription.lastName
      let wrapped = name.hasPrefix("_") ? right[0].call?.arguments.first : nil
      let property = wrapped == nil ? name : String(name.dropFirst())
      let own =
        wrapped.map {
          Binding.written(Written($0.expression, scope, for: .init(type: nil, outer: "", state: property)))
        }
        ?? (right.count == 1
          ? .written(Written(right[0], scope, for: declared(property)))
          : .value(value(right[...], scope, for: declared(property))))
      let mayBeList = declared(property)?.type?.is(ArrayTypeSyntax.self) ?? true
      let list = mayBeList && isKept(property) ? value(own) : .none
      given[property] = list.isList && list.isEmpty ? .value(.filled(property)) : own
    }
    return given
  }
}
