import SwiftSyntax

/// The meaning of names at a place of a file: the constants around it, and the constants that these need.
struct Constants {
  enum Meaning {
    /// A value in the file, its type if it is given, and whether a view may change it.
    case value(ExprSyntax, type: String?, isState: Bool)

    /// Known to the running app alone, such as a parameter.
    case unknown

    /// A declaration at the top of a file, or of a module.
    case global
  }

  /// The constants needed so far, as statements, each after those that it needs.
  private(set) var statements: [String] = []

  /// The names of these among the statements, by their values; of one that is still taken apart there is none.
  private var taken: [SyntaxIdentifier: String?] = [:]

  /// Names looked up so far that only the running app knows.
  private(set) var missing: [String] = []

  /// Names of global declarations that the compiler does not find.
  let unknown: Set<String>
  let types: DeclaredTypes

  init(unknown: Set<String>, types: DeclaredTypes) { (self.unknown, self.types) = (unknown, types) }

  /// Takes the names in an expression, and the names in their values.
  ///
  /// - Returns: the expression as it is written behind the statements.
  mutating func take(_ expression: some SyntaxProtocol) -> String {
    let references = References(expression)
    if references.namesSelf { missing.append("self") }
    var changes = Dictionary(uniqueKeysWithValues: references.selves.map { ($0, "") })
    for name in references.names {
      guard let text = take(name), text != name.text else { continue }
      changes[name.token.bytes.lowerBound] = text
    }
    return expression.line(changes)
  }

  /// Takes a name, and tells how it is written behind the statements.
  private mutating func take(_ name: References.Name) -> String? {
    switch Self.meaning(of: name) {
    case .global:
      if unknown.contains(name.text) { missing.append(name.text) }
      return types.spelling(of: name.text, at: name.syntax)
    case .unknown: missing.append(name.text)
    case .value(let value, let type, let isState):
      // What begins empty is there to be filled later.
      if isState && Self.isEmpty(value) || Self.memberIsEmpty(of: value, name) { missing.append(name.text) }
      if let known = taken[value.id] {
        // What needs itself has no value.
        if known == nil { missing.append(name.text) }
        return known
      }
      taken.updateValue(nil, forKey: value.id)
      let written = take(value)
      // A local may have the name of a property.
      var text = name.text
      while taken.values.contains(text) { text += "_" }
      taken[value.id] = text
      let stated = type.map { ": " + (types.spelling(of: $0, at: Syntax(value)) ?? $0) } ?? ""
      statements.append("let \(text)\(stated) = \(written)")
      return text
    }
    return nil
  }

  static func meaning(of name: References.Name) -> Meaning {
    var syntax = name.syntax
    while let parent = syntax.parent {
      if let found = meaning(of: name.text, in: parent, before: syntax, isOfSelf: name.isOfSelf) {
        return found
      }
      syntax = parent
    }
    if name.isOfSelf { return .unknown }
    let isTop =
      syntax.as(SourceFileSyntax.self)?.statements.contains { declares($0.item, name.text) } ?? false
    return isTop || name.isCalled || name.text.first?.isUppercase == true ? .global : .unknown
  }

  /// The meaning of an expression that is a name, or a member of a type or object of the file.
  static func meaning(of expression: ExprSyntax) -> Meaning? {
    let names = References(expression).names
    guard let name = names.first, names.count == 1 else { return nil }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
      let text = member.declName.baseName.text
      if ["self", "Self"].contains(base) { return own(text, at: expression) }
      if case .value(let object, _, _) = meaning(of: name) { return self.member(text, of: object) }
      return self.member(text, ofType: base, in: expression.root)
    }
    guard expression.is(DeclReferenceExprSyntax.self) else { return nil }
    let found = meaning(of: name)
    switch found {
    case .value: return found
    case .unknown: return own(name.text, at: expression)
    case .global:
      let items = expression.root.as(SourceFileSyntax.self)?.statements
      return items?.lazy.compactMap { declared(name.text, in: Syntax($0.item)) }.first
    }
  }

  /// The meaning of a member of the type around a place, in any of its extensions.
  private static func own(_ name: String, at place: ExprSyntax) -> Meaning? {
    var around: Syntax? = Syntax(place)
    while let current = around, !current.isProtocol((any DeclGroupSyntax).self) { around = current.parent }
    let type = around.flatMap(typeName)
    return type.flatMap { member(name, ofType: $0, in: place.root) }
  }

  private static func meaning(
    of name: String, in parent: Syntax, before syntax: Syntax, isOfSelf: Bool
  ) -> Meaning? {
    switch parent.as(SyntaxEnum.self) {
    case .codeBlockItemList(let items) where !isOfSelf && parent.parent?.is(SourceFileSyntax.self) == false:
      let before = items.filter { $0.position < syntax.position }
      return before.reversed().lazy.compactMap { declared(name, in: Syntax($0.item)) }.first
    case .memberBlockItemList(let items):
      guard let found = items.lazy.compactMap({ declared(name, in: Syntax($0.decl)) }).first else {
        return nil
      }
      if case .unknown = found { return given(name, among: items) ?? found }
      return found
    case .functionDecl(let function) where !isOfSelf:
      return Self.parameter(name, of: function.signature)
    case .initializerDecl(let initializer) where !isOfSelf:
      return Self.parameter(name, of: initializer.signature)
    case .closureExpr(let closure) where !isOfSelf:
      let words = closure.signature.map { $0.words() } ?? []
      return words.contains(name) ? .unknown : nil
    case .ifExpr(let condition) where !isOfSelf:
      return binds(name, condition.conditions) ? .unknown : nil
    default: return nil
    }
  }

  /// A parameter's default, if it has one.
  private static func parameter(_ name: String, of function: FunctionSignatureSyntax) -> Meaning? {
    let parameters = function.parameterClause.parameters
    guard let found = parameters.first(where: { ($0.secondName ?? $0.firstName).text == name }) else {
      return nil
    }
    guard let value = found.defaultValue?.value else { return .unknown }
    return .value(value, type: found.type.trimmedDescription, isState: false)
  }

  /// The default of an initializer's parameter that a property of a view has the name of.
  private static func given(_ name: String, among members: MemberBlockItemListSyntax) -> Meaning? {
    members.lazy.compactMap { member in
      let found = member.decl.as(InitializerDeclSyntax.self).flatMap { parameter(name, of: $0.signature) }
      return if case .value? = found { found } else { nil }
    }.first
  }

  /// Whether a value is a placeholder that is filled later: nothing, none or zero.
  private static func isEmpty(_ value: ExprSyntax) -> Bool {
    let text = value.trimmedDescription
    return ["[]", "[:]", "nil", "\"\"", "0", "0.0"].contains(text) || text.hasSuffix(".zero")
      || text.hasPrefix("[") && text.hasSuffix("]()")
  }

  /// Whether the member that follows a name begins as such a placeholder.
  private static func memberIsEmpty(of value: ExprSyntax, _ name: References.Name) -> Bool {
    guard let member = name.syntax.parent?.as(MemberAccessExprSyntax.self),
      member.base?.id == name.syntax.as(ExprSyntax.self)?.id,
      case .value(let first, _, true)? = self.member(member.declName.baseName.text, of: value)
    else { return false }
    return isEmpty(first)
  }

  static func member(_ name: String, of value: ExprSyntax) -> Meaning? {
    guard let type = value.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
    else { return nil }
    return member(name, ofType: type.baseName.text, in: value.root)
  }

  private static func binds(_ name: String, _ conditions: ConditionElementListSyntax) -> Bool {
    conditions.contains {
      guard case .optionalBinding(let binding) = $0.condition else { return false }
      return binding.pattern.trimmedDescription == name
    }
  }

  static func declared(_ name: String, in syntax: Syntax) -> Meaning? {
    if let function = syntax.as(FunctionDeclSyntax.self) {
      return function.name.text == name ? .unknown : nil
    }
    guard let variable = syntax.as(VariableDeclSyntax.self) else { return nil }
    for binding in variable.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        if binding.pattern.words().contains(name) { return .unknown }
        continue
      }
      // A binding to it begins with its value.
      guard [pattern.identifier.text.bare, "$" + pattern.identifier.text.bare].contains(name) else {
        continue
      }
      let type = binding.typeAnnotation?.type.trimmedDescription
      let isVariable = variable.bindingSpecifier.text == "var"
      if let set = environment(variable) { return set }
      if let value = binding.initializer?.value { return .value(value, type: type, isState: isVariable) }
      if case .getter(let items)? = binding.accessorBlock?.accessors, items.count == 1,
        let value = items.first?.item.as(ExprSyntax.self)
      {
        return .value(value, type: type, isState: false)
      }
      // State that may be none begins so.
      let isState = variable.attributes.contains { $0.trimmedDescription == "@State" }
      return isState && type?.hasSuffix("?") == true
        ? .value(ExprSyntax(NilLiteralExprSyntax()), type: type, isState: true) : .unknown
    }
    return nil
  }

  /// The default of an environment value that the file declares.
  private static func environment(_ variable: VariableDeclSyntax) -> Meaning? {
    let attribute = variable.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "Environment" }
    guard let path = attribute?.arguments?.trimmedDescription, path.hasPrefix("\\.") else { return nil }
    return member(String(path.dropFirst(2)), ofType: "EnvironmentValues", in: variable.root)
  }

  private static func declares(_ item: CodeBlockItemSyntax.Item, _ name: String) -> Bool {
    if let named = Syntax(item).asProtocol((any NamedDeclSyntax).self) { return named.name.text.bare == name }
    guard let variable = item.as(VariableDeclSyntax.self) else { return false }
    return variable.bindings.contains { $0.pattern.trimmedDescription.bare == name }
  }

  /// The meaning of a member of a type, in whichever extension it stands; `nil` where types of that name differ.
  static func member(_ name: String, ofType type: String, in root: Syntax) -> Meaning? {
    var found: [Meaning] = []
    root.descend { node in
      if let group = node.asProtocol((any DeclGroupSyntax).self), typeName(node) == type {
        found += group.memberBlock.members.compactMap { declared(name, in: Syntax($0.decl)) }
      }
      return true
    }
    let values = Set(
      found.map { if case .value(let value, _, _) = $0 { value.trimmedDescription } else { "" } })
    return values.count == 1 ? found.first : nil
  }

  /// The own name of a type or an extension.
  static func typeName(_ syntax: Syntax) -> String? {
    syntax.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription.lastName
      ?? syntax.asProtocol((any NamedDeclSyntax).self)?.name.text
  }
}
