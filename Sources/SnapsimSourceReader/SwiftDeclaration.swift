import SwiftSyntax

/// A declaration in Swift source, as far as behaviors have to do with it.
struct SwiftDeclaration {
  let syntax: Syntax

  /// The keyword: `struct`, `func`, `import`, …; `#Preview` for a macro; `statement` otherwise.
  let kind: String

  /// The name; for an extension the type as written, `Outer.Inner`.
  let name: String

  /// Its bytes with attributes and modifiers, and these with a semicolon behind them.
  let range: Range<Int>
  let whole: Range<Int>
  let line: Int

  /// Its conformances: the names of each without attributes and modules, several where joined by `&`.
  let inheritance: [(names: [String], range: Range<Int>)]

  /// The members of a type, or the cases that stand in one declaration.
  let members: [SwiftDeclaration]

  /// The names that it mentions outside of its members.
  let words: Set<String>

  /// A parameter: its label, its type, and its name inside.
  struct Parameter {
    let label: String?
    let type: String
    let hasDefault: Bool
    var name: String?

    /// The first byte of its declaration.
    var start = 0

    /// The parameter as a declaration shows it.
    var text: String { (label ?? name ?? "_") + ": " + type }
    var inner: String { name ?? label ?? "" }
  }

  typealias Variable = (name: String, type: String?, initialValue: String?, isComputed: Bool)

  var isType: Bool { syntax.isProtocol((any DeclGroupSyntax).self) }
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  /// The names that lead to the declared type from where it stands; `extension Outer.Inner` has two.
  var path: [String] { name.split(separator: ".").map(String.init) }
  var lastName: String { path.last ?? name }

  /// The names by which it can be looked up where it stands: each variable and case by itself; `init`s by that word.
  var named: [(name: String, syntax: Syntax)] {
    if let variable = syntax.as(VariableDeclSyntax.self) {
      return variable.bindings.map { ($0.pattern.trimmedDescription, Syntax($0)) }
    }
    switch kind {
    case "case": return members.map { ($0.name, $0.syntax) }
    case "init": return [(kind, syntax)]
    case "func", "typealias": return [(name, syntax)]
    default: return []
    }
  }

  /// The words that tell of it: `struct ContentView`.
  var title: String { kind + (name.isEmpty ? "" : " " + name) }

  func members(_ kind: String) -> [SwiftDeclaration] { members.filter { $0.kind == kind } }
  static let shown: Set<String> = [
    "View", "App", "Scene", "ViewModifier", "PreviewProvider", "Widget", "WidgetBundle", "Shape",
    "InsettableShape", "Layout", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle",
    "ProgressViewStyle", "ToolbarContent", "Commands", "PreferenceKey", "UIViewRepresentable",
    "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
  ]

  var isShown: Bool { inherits(from: Self.shown) }

  /// Whether its conformances or superclass are among some names.
  func inherits(from names: Set<String>) -> Bool {
    inheritance.contains { !names.isDisjoint(with: $0.names) }
  }

  /// The declarations at the top of a file, those of all clauses of an `#if` among them.
  static func all(_ items: CodeBlockItemListSyntax, of file: SourceLocationConverter) -> [Self] {
    items.flatMap { all(Syntax($0.item), whole: $0.bytes, of: file) }
  }

  private static func all(_ syntax: Syntax, whole: Range<Int>, of file: SourceLocationConverter) -> [Self] {
    guard let condition = syntax.as(IfConfigDeclSyntax.self) else {
      return [Self(syntax, whole: whole, of: file)]
    }
    return condition.clauses.flatMap(\.items).flatMap { all($0.syntax, whole: $0.whole, of: file) }
  }

  private init(_ syntax: Syntax, whole: Range<Int>, of file: SourceLocationConverter) {
    self.syntax = syntax
    (range, self.whole) = (syntax.bytes, whole)
    line = file.line(at: range.lowerBound)
    (kind, name) = Self.title(syntax)
    let group = syntax.asProtocol((any DeclGroupSyntax).self)
    let alias = syntax.as(TypeAliasDeclSyntax.self)?.initializer.value
    let inherited = group?.inheritanceClause?.inheritedTypes.map(\.type) ?? [alias].compactMap(\.self)
    inheritance = inherited.map { (Self.names($0), $0.bytes) }
    members =
      group?.memberBlock.members.flatMap { Self.all(Syntax($0.decl), whole: $0.bytes, of: file) }
      ?? syntax.as(EnumCaseDeclSyntax.self)?.elements.map { Self(Syntax($0), whole: $0.bytes, of: file) }
      ?? []
    words = syntax.words(without: group == nil ? [] : members.map(\.whole))
  }

  private static func title(_ syntax: Syntax) -> (kind: String, name: String) {
    if let group = syntax.asProtocol((any DeclGroupSyntax).self) {
      return (group.introducer.text, syntax.typeName ?? "")
    }
    return switch syntax.as(SyntaxEnum.self) {
    case .functionDecl(let function): ("func", function.name.text)
    case .variableDecl(let variable):
      (variable.bindingSpecifier.text, variables(variable.bindings).first?.name ?? "")
    case .enumCaseElement(let element): ("case", element.name.text)
    case .typeAliasDecl(let alias): ("typealias", alias.name.text)
    case .importDecl(let module): ("import", module.path.first?.name.text ?? "")
    case .macroExpansionDecl(let macro): ("#" + macro.macroName.text, "")
    case .macroExpansionExpr(let macro): ("#" + macro.macroName.text, "")
    default: (keywords[syntax.kind] ?? "statement", "")
    }
  }

  private static let keywords: [SyntaxKind: String] = [
    .initializerDecl: "init", .enumCaseDecl: "case", .subscriptDecl: "subscript",
    .deinitializerDecl: "deinit", .operatorDecl: "operator", .precedenceGroupDecl: "precedencegroup",
    .associatedTypeDecl: "associatedtype",
  ]

  private static func names(_ type: TypeSyntax) -> [String] {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): [type.name.text]
    case .memberType(let type): [type.name.text]
    case .attributedType(let type): names(type.baseType)
    case .someOrAnyType(let type): names(type.constraint)
    case .compositionType(let type): type.elements.flatMap { names($0.type) }
    default: []
    }
  }

  var attributes: [AttributeSyntax] {
    syntax.asProtocol((any WithAttributesSyntax).self)?.attributes
      .compactMap { $0.as(AttributeSyntax.self) } ?? []
  }

  var modifiers: [String] {
    syntax.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
  }

  var generics: [GenericParameterSyntax] { syntax.generics }
  var isGeneric: Bool { !generics.isEmpty }

  private var group: (any DeclGroupSyntax)? { syntax.asProtocol((any DeclGroupSyntax).self) }

  /// The `where` clause of a type, and whether it fixes the type of a parameter.
  var requirements: GenericWhereClauseSyntax? { group?.genericWhereClause }
  var fixesGenerics: Bool {
    requirements?.requirements.contains { $0.requirement.is(SameTypeRequirementSyntax.self) } ?? false
  }

  var body: Range<Int>? { group?.memberBlock.bytes }

  /// Whether it is a property or a function of which the value is some view.
  var isView: Bool {
    let made = syntax.function?.signature.returnClause?.type.trimmedDescription
    return (variables.first?.type ?? made) == "some View"
  }

  var aliased: String? { syntax.as(TypeAliasDeclSyntax.self)?.initializer.value.trimmedDescription }

  private var initializer: InitializerDeclSyntax? { syntax.as(InitializerDeclSyntax.self) }
  var isFailable: Bool { initializer?.optionalMark != nil }

  var parameters: [Parameter] {
    if let signature = initializer?.signature ?? syntax.function?.signature {
      return signature.parameters.map {
        Parameter(
          label: $0.label, type: $0.type.trimmedDescription, hasDefault: $0.defaultValue != nil,
          name: $0.inner, start: $0.bytes.lowerBound)
      }
    }
    return syntax.as(EnumCaseElementSyntax.self)?.parameterClause?.parameters.map {
      Parameter(
        label: $0.firstName.flatMap { $0.text == "_" ? nil : $0.text }, type: $0.type.trimmedDescription,
        hasDefault: $0.defaultValue != nil, start: $0.bytes.lowerBound)
    } ?? []
  }

  var variables: [Variable] { syntax.as(VariableDeclSyntax.self).map { Self.variables($0.bindings) } ?? [] }

  private static func variables(_ bindings: PatternBindingListSyntax) -> [Variable] {
    // In `let a, b: Int` the type stands once, at the last.
    var type: String?
    let found: [Variable] = bindings.reversed().compactMap { binding in
      type = binding.typeAnnotation?.type.trimmedDescription ?? (binding.initializer == nil ? type : nil)
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
      let isComputed =
        switch binding.accessorBlock?.accessors {
        case .getter?: true
        case .accessors(let list)?:
          !list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        default: false
        }
      return (name, type, binding.initializer?.value.trimmedDescription, isComputed)
    }
    return found.reversed()
  }

  /// The bytes of each default or initial value with a stated type, from the equals sign on.
  var defaults: [Range<Int>] {
    let bindings = syntax.as(VariableDeclSyntax.self)?.bindings.filter { $0.typeAnnotation != nil }
    let values =
      bindings?.compactMap(\.initializer) ?? initializer?.signature.parameters.compactMap(\.defaultValue)
    return values?.map(\.bytes) ?? []
  }

  var isPlain: Bool { !isFailable && !isGeneric && parameters.allSatisfy(\.hasDefault) }

  /// The variables that a memberwise initializer sets, each with its declaration.
  var stored: [(declaration: SwiftDeclaration, variable: Variable)] {
    members.filter { ["var", "let"].contains($0.kind) && !$0.isStatic && !$0.modifiers.contains("lazy") }
      .flatMap { member in member.variables.filter { !$0.isComputed }.map { (member, $0) } }
  }

  var memberwise: [Parameter] {
    stored.compactMap { declaration, variable in
      let hasValue = variable.initialValue != nil
      if declaration.kind == "let", hasValue { return nil }
      let type = variable.type ?? "…"
      let wrapper = declaration.attributes.first { $0.isWrapper }
      if wrapper.map({ $0.arguments != nil || hasValue }) ?? false { return nil }
      let isBinding = wrapper?.name == "Binding"
      let isOptional = declaration.kind == "var" && (type.hasSuffix("?") || type.hasSuffix("!"))
      return .init(
        label: variable.name, type: isBinding ? "Binding<\(type)>" : type,
        hasDefault: !isBinding && (hasValue || isOptional), start: declaration.range.lowerBound)
    }
  }
}

extension Syntax {
  var generics: [GenericParameterSyntax] {
    asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause.map { Array($0.parameters) }
      ?? []
  }
}

extension AttributeSyntax {
  /// The name without a module's before it.
  var name: String { attributeName.trimmedDescription.lastName }

  /// Whether it is that of a property wrapper, as far as its name tells.
  var isWrapper: Bool { name.first?.isUppercase == true && name != "ViewBuilder" && name != "MainActor" }
}

extension GenericParameterSyntax {
  var constraint: String { inheritedType?.trimmedDescription ?? "" }

  var constraintBytes: Range<Int> {
    let start = name.endPositionBeforeTrailingTrivia.utf8Offset
    return start..<max(start, inheritedType?.endPositionBeforeTrailingTrivia.utf8Offset ?? start)
  }
}
