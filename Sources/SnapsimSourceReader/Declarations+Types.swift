import SwiftSyntax

/// Expressions that make values of the files' types.
extension Declarations {
  /// A type's name as it is written outside of the types around a place; `nil` for one at the top of a file.
  func spelling(of name: String, at place: some SyntaxProtocol) -> String? {
    let outer = place.typesAround
    return outer.indices.reversed().lazy.compactMap { index in
      all.first { $0.path == outer[...index] + [name] }?.name
    }.first
  }

  /// Types for generic parameters that may do: a drawn type is compiled without its constraints.
  func arguments(_ declaration: SwiftDeclaration) -> String {
    guard !declaration.generics.isEmpty else { return "" }
    let all = declaration.generics.map { declaration.isShown ? "Int" : argument($0.constraint) }
    return "<\(all.joined(separator: ", "))>"
  }

  /// A type that meets a generic parameter's constraint, as far as its words tell.
  private func argument(_ constraint: String) -> String {
    let names = Set(constraint.split { !$0.isOfName }.map(String.init))
    let asked = all.first { $0.declaration.kind == "protocol" && names.contains($0.declaration.name) }
    let kinds = ["struct", "class", "enum", "extension"]
    let meeting = asked.flatMap { asked in
      all.first {
        kinds.contains($0.declaration.kind) && $0.declaration.inherits(from: [asked.declaration.name])
      }
    }
    if let meeting { return meeting.name }
    if names.contains("Identifiable") { return "SampleItem" }
    if constraint.contains("ScrollTargetBehavior") { return "PagingScrollTargetBehavior" }
    if constraint.contains("Collection") || constraint.contains("Sequence") { return "[Int]" }
    if constraint.contains("FloatingPoint") { return "CGFloat" }
    if constraint.contains("StringProtocol") { return "String" }
    return "Int"
  }

  func cases(of type: String) -> [EnumCaseElementSyntax] {
    names(in: type).values.joined().compactMap { $0.as(EnumCaseElementSyntax.self) }
      .sorted { $0.position < $1.position }
  }

  func isStruct(_ path: String) -> Bool { types[path]?.contains { $0.declaration.kind == "struct" } ?? false }

  func aliased(_ name: String) -> String? {
    all.last { $0.declaration.kind == "typealias" && $0.lastName == name }?.declaration.aliased
  }

  /// The ways to make a value of a type: the only initializer that is needed, or each case of an enum without arguments.
  func ways(to name: String) -> [(callee: String, parameters: [SwiftDeclaration.Parameter])] {
    for type in all where type.lastName == name {
      let declaration = type.declaration
      if declaration.kind == "enum" {
        let cases = declaration.members("case").flatMap(\.members)
        if cases.allSatisfy(\.parameters.isEmpty) { return cases.map { (type.name + "." + $0.name, []) } }
      } else if ["struct", "class"].contains(declaration.kind), !declaration.isGeneric {
        let initializers = declaration.members("init").filter { !$0.isFailable }.map(\.parameters)
        let all = initializers.isEmpty ? [declaration.memberwise] : initializers
        let least = all.map { $0.filter { !$0.hasDefault } }.min { $0.count < $1.count } ?? []
        return [(type.name, least)]
      }
    }
    return []
  }

  private static let lengths: Set = [
    "width", "height", "x", "y", "minX", "midX", "maxX", "minY", "midY", "maxY", "top", "bottom", "leading",
    "trailing",
  ]
  private static let numbers: Set = ["CGFloat", "Double", "Float", "Int", "Bool", "TimeInterval"]

  /// The type of a name or of the last of its members, where that is a number's or a truth's, or a collection's of these.
  func type(ofChain expression: ExprSyntax) -> String? {
    let name = expression.line().withoutSelf
    if name.contains(".") {
      return name.lastName == "count" ? "Int" : Self.lengths.contains(name.lastName) ? "CGFloat" : nil
    }
    let parameter = expression.parents.lazy.compactMap {
      $0.as(FunctionDeclSyntax.self)?.signature.parameters.first { $0.inner == name }
    }.first
    let binding = member(name, of: outer(of: expression), near: expression)?.binding
    if let written = (parameter?.type ?? binding?.typeAnnotation?.type)?.trimmedDescription {
      let type = written.hasSuffix("?") ? String(written.dropLast()) : written
      let isCollection = type.hasPrefix("[")
      let element =
        isCollection ? type.dropFirst().dropLast().split { $0 == ":" || $0 == " " }.last : type[...]
      return Self.numbers.contains(element.map(String.init) ?? "") ? type : nil
    }
    switch binding?.initializer?.value.kind {
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .booleanLiteralExpr: return "Bool"
    default: return nil
    }
  }
}
