import SwiftParser
import SwiftSyntax

/// Reads the declarations of a source file: kinds, names, conformances, extents and the names that they mention.
struct DeclarationReader {
  let converter: SourceLocationConverter

  /// The clauses of its `#if`s, and the current one.
  let conditions: ConditionReader
  private var clause: Int?

  init(_ converter: SourceLocationConverter, _ conditions: ConditionReader) {
    (self.converter, self.conditions) = (converter, conditions)
  }

  mutating func declarations(_ items: CodeBlockItemListSyntax) -> [SwiftDeclaration] {
    items.flatMap { declarations(Syntax($0.item), whole: SourceBytes.range($0)) }
  }

  private mutating func members(_ items: MemberBlockItemListSyntax) -> [SwiftDeclaration] {
    items.flatMap { declarations(Syntax($0.decl), whole: SourceBytes.range($0)) }
  }

  private mutating func declarations(_ syntax: Syntax, whole: Range<Int>) -> [SwiftDeclaration] {
    if let condition = syntax.as(IfConfigDeclSyntax.self) { return conditional(condition) }
    var declaration = declaration(syntax)
    declaration.whole = whole
    declaration.clause = clause
    declaration.line = line(declaration.range)
    return [declaration]
  }

  private mutating func conditional(_ syntax: IfConfigDeclSyntax) -> [SwiftDeclaration] {
    let outer = clause
    defer { clause = outer }
    var found: [SwiftDeclaration] = []
    for part in syntax.clauses {
      clause = conditions.places[part.position]
      switch part.elements {
      case .statements(let items)?: found += declarations(items)
      case .decls(let items)?: found += members(items)
      default: break
      }
    }
    return found
  }

  private func line(_ range: Range<Int>) -> Int {
    converter.location(for: AbsolutePosition(utf8Offset: range.lowerBound)).line
  }

  private mutating func declaration(_ syntax: Syntax) -> SwiftDeclaration {
    var found = SwiftDeclaration(kind: "statement", range: SourceBytes.range(syntax))
    if let attributed = syntax.asProtocol((any WithAttributesSyntax).self) {
      found.attributes = Self.attributes(attributed.attributes)
    }
    if let modified = syntax.asProtocol((any WithModifiersSyntax).self) {
      found.modifiers = modified.modifiers.map(\.name.text)
    }
    if let group = syntax.asProtocol((any DeclGroupSyntax).self) {
      read(group, of: syntax, into: &found)
    } else {
      read(syntax, &found)
    }
    found.words = Self.words(syntax, without: found.isType ? found.members.map(\.whole) : [])
    return found
  }

  private mutating func read(
    _ group: any DeclGroupSyntax, of syntax: Syntax, into found: inout SwiftDeclaration
  ) {
    found.kind = group.introducer.text
    found.name = group.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
    if let type = syntax.as(ExtensionDeclSyntax.self) { found.name = type.extendedType.trimmedDescription }
    if let generic = group.asProtocol((any WithGenericParametersSyntax).self) {
      found.generics = Self.generics(generic.genericParameterClause)
      found.isGeneric = generic.genericParameterClause != nil
    }
    found.inheritance = (group.inheritanceClause?.inheritedTypes.map { Self.inherited($0.type) }) ?? []
    if let requirements = group.genericWhereClause {
      found.requirements = SourceBytes.range(requirements)
      found.fixesGenerics = requirements.requirements.contains {
        $0.requirement.is(SameTypeRequirementSyntax.self)
      }
    }
    found.body = SourceBytes.range(group.memberBlock)
    found.members = members(group.memberBlock.members)
  }

  private func read(_ syntax: Syntax, _ found: inout SwiftDeclaration) {
    switch syntax.as(SyntaxEnum.self) {
    case .functionDecl(let function):
      (found.kind, found.name) = ("func", function.name.text)
    case .initializerDecl(let initializer):
      found.kind = "init"
      found.isFailable = initializer.optionalMark != nil
      found.isGeneric = initializer.genericParameterClause != nil
      let parameters = initializer.signature.parameterClause.parameters
      found.parameters = parameters.map(Self.parameter)
      found.defaults = parameters.compactMap { $0.defaultValue.map { SourceBytes.range($0) } }
    case .variableDecl(let variable):
      found.kind = variable.bindingSpecifier.text
      found.variables = Self.variables(variable.bindings)
      found.defaults = variable.bindings.compactMap { binding in
        binding.typeAnnotation == nil ? nil : binding.initializer.map { SourceBytes.range($0) }
      }
      found.name = found.variables.first?.name ?? ""
    case .enumCaseDecl(let cases):
      found.kind = "case"
      found.members = cases.elements.map { element in
        SwiftDeclaration(
          kind: "case", name: element.name.text, range: SourceBytes.range(element),
          parameters: element.parameterClause?.parameters.map { parameter in
            .init(
              label: Self.label(parameter.firstName?.text), type: parameter.type.trimmedDescription,
              hasDefault: parameter.defaultValue != nil)
          } ?? [])
      }
    case .typeAliasDecl(let alias):
      (found.kind, found.name) = ("typealias", alias.name.text)
      found.inheritance = [Self.inherited(alias.initializer.value)]
      found.parameters = [
        .init(label: nil, type: alias.initializer.value.trimmedDescription, hasDefault: false)
      ]
    case .importDecl(let module):
      (found.kind, found.name) = ("import", module.path.first?.name.text ?? "")
    case .macroExpansionDecl(let macro): found.kind = "#" + macro.macroName.text
    case .macroExpansionExpr(let macro): found.kind = "#" + macro.macroName.text
    case .subscriptDecl: found.kind = "subscript"
    case .deinitializerDecl: found.kind = "deinit"
    case .operatorDecl: found.kind = "operator"
    case .precedenceGroupDecl: found.kind = "precedencegroup"
    case .associatedTypeDecl: found.kind = "associatedtype"
    default: break
    }
  }

  private static func label(_ name: String?) -> String? { name == "_" ? nil : name }

  static func parameter(_ parameter: FunctionParameterSyntax) -> SwiftDeclaration.Parameter {
    .init(
      label: label(parameter.firstName.text), type: parameter.type.trimmedDescription,
      hasDefault: parameter.defaultValue != nil, name: (parameter.secondName ?? parameter.firstName).text)
  }

  private static func attributes(_ list: AttributeListSyntax) -> [SwiftDeclaration.Attribute] {
    list.compactMap { element in
      guard let attribute = element.as(AttributeSyntax.self) else { return nil }
      let name = attribute.attributeName.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
      return .init(name: name, range: SourceBytes.range(attribute), hasArguments: attribute.arguments != nil)
    }
  }

  private static func generics(_ clause: GenericParameterClauseSyntax?) -> [SwiftDeclaration.Generic] {
    clause?.parameters.map { parameter in
      let start = parameter.name.endPositionBeforeTrailingTrivia.utf8Offset
      let end = parameter.inheritedType?.endPositionBeforeTrailingTrivia.utf8Offset ?? start
      return .init(
        name: parameter.name.text, constraint: parameter.inheritedType?.trimmedDescription ?? "",
        range: start..<max(start, end))
    } ?? []
  }

  private static func inherited(_ type: TypeSyntax) -> SwiftDeclaration.Inherited {
    .init(names: names(type), range: SourceBytes.range(type))
  }

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

  private static func variables(_ bindings: PatternBindingListSyntax) -> [SwiftDeclaration.Variable] {
    // In `let a, b: Int` the type stands once, at the last.
    var type: String?
    let found: [SwiftDeclaration.Variable] = bindings.reversed().compactMap { binding in
      type = binding.typeAnnotation?.type.trimmedDescription ?? (binding.initializer == nil ? type : nil)
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
      return .init(
        name: name, type: type, initialValue: binding.initializer?.value.trimmedDescription,
        isComputed: isComputed(binding))
    }
    return found.reversed()
  }

  private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case .getter?: true
    case .accessors(let list)?:
      !list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    default: false
    }
  }

  /// The names in a piece of syntax, without some ranges.
  static func words(_ syntax: some SyntaxProtocol, without ranges: [Range<Int>] = []) -> Set<String> {
    var words: Set<String> = []
    var rest = ranges[...]
    for token in syntax.tokens(viewMode: .sourceAccurate) {
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      while let first = rest.first, first.upperBound <= start { rest.removeFirst() }
      if rest.first?.contains(start) ?? false { continue }
      switch token.tokenKind {
      case .identifier(let text): words.insert(text.bare)
      case .dollarIdentifier(let text): words.insert(String(text.dropFirst()))
      default: break
      }
    }
    return words
  }
}

extension String {
  /// The name without backticks.
  var bare: String { hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self }
}
