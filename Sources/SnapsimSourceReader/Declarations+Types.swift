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
    if let asked = asked?.declaration.name,
      let type = all.first(where: { type in
        ["struct", "class", "enum", "extension"].contains(type.declaration.kind)
          && type.declaration.inheritance.contains { $0.names.contains(asked) }
      })
    {
      return type.name
    }
    if names.contains("Identifiable") { return "SampleItem" }
    if constraint.contains("ScrollTargetBehavior") { return "PagingScrollTargetBehavior" }
    if constraint.contains("Collection") || constraint.contains("Sequence") { return "[Int]" }
    if constraint.contains("FloatingPoint") { return "CGFloat" }
    if constraint.contains("StringProtocol") { return "String" }
    return "Int"
  }

  func isStruct(_ path: String) -> Bool {
    types[path]?.contains { $0.declaration.kind == "struct" } ?? false
  }

  func aliased(_ name: String) -> String? {
    all.last { $0.declaration.kind == "typealias" && $0.lastName == name }?.declaration.aliased
  }

  /// Expressions for all values of an enum without arguments, or for that of a type that needs none.
  func values(_ name: String) -> [String]? {
    all.lazy.filter { $0.lastName == name }.compactMap { type -> [String]? in
      let declaration = type.declaration
      switch declaration.kind {
      case "enum":
        let cases = declaration.members("case").flatMap(\.members)
        guard !cases.isEmpty, cases.allSatisfy(\.parameters.isEmpty) else { return nil }
        return cases.map { type.name + "." + $0.name }
      case "struct", "class":
        let initializers = declaration.members("init")
        let isPlain =
          initializers.isEmpty
          ? declaration.memberwise.allSatisfy(\.hasDefault) : initializers.contains(where: \.isPlain)
        return isPlain && !declaration.isGeneric ? [type.name + "()"] : nil
      default: return nil
      }
    }.first
  }

  /// The name of a type that needs arguments, and the parameters of its initializer.
  func making(_ name: String) -> (name: String, parameters: [SwiftDeclaration.Parameter])? {
    let type = all.last {
      ["struct", "class"].contains($0.declaration.kind) && !$0.declaration.isGeneric && $0.lastName == name
    }
    guard let type else { return nil }
    let initializer = type.declaration.members("init").first { !$0.isFailable }
    return (
      type.name, (initializer?.parameters ?? type.declaration.memberwise).filter { !$0.hasDefault }
    )
  }
}
