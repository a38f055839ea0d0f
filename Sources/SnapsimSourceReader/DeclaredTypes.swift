import SwiftSyntax

/// The types, extensions and type aliases of some files, and the expressions that make values of them.
struct DeclaredTypes {
  /// A type with the names that lead to it, and their spelling in an expression.
  struct Entry {
    let path: [String]
    let spelling: [String]
    let file: Int
    let declaration: SwiftDeclaration
    let isHidden: Bool

    var name: String { spelling.joined(separator: ".") }
    var lastName: String { path.last ?? "" }

    func extends(_ type: Entry) -> Bool {
      declaration.kind == "extension"
        && (path == type.path || path.count < type.path.count && type.path.suffix(path.count) == path[...])
    }
  }

  private(set) var all: [Entry] = []

  init(_ files: [[SwiftDeclaration]]) {
    for (file, declarations) in files.enumerated() {
      gather(declarations, in: ([], []), of: file, isHidden: false)
    }
  }

  private mutating func gather(
    _ declarations: [SwiftDeclaration], in outer: (path: [String], spelling: [String]), of file: Int,
    isHidden: Bool
  ) {
    for declaration in declarations where declaration.isType || declaration.kind == "typealias" {
      let names = declaration.path
      let hidden = isHidden || (!outer.path.isEmpty && declaration.modifiers.contains("private"))
      let own = outer.path + names
      var spelling = outer.spelling + names
      let isExtended = { (entry: Entry) in
        entry.path == own && !["extension", "typealias"].contains(entry.declaration.kind)
      }
      if declaration.kind == "extension", let extended = all.first(where: isExtended) {
        spelling =
          extended.spelling.dropLast() + [(names.last ?? "") + arguments(extended.declaration)]
      }
      all.append(
        Entry(path: own, spelling: spelling, file: file, declaration: declaration, isHidden: hidden))
      if let last = spelling.popLast() { spelling.append(last + arguments(declaration)) }
      gather(declaration.members, in: (own, spelling), of: file, isHidden: hidden)
    }
  }

  /// A type's name as it is written outside of the types around a place; `nil` for one at the top of a file.
  func spelling(of name: String, at place: Syntax) -> String? {
    let outer = place.typesAround
    return outer.indices.reversed().lazy.compactMap { index in
      all.first { $0.path == outer[...index] + [name] }?.name
    }.first
  }

  // MARK: Generic parameters

  /// Types for generic parameters that may do: a drawn type is compiled without its constraints.
  func arguments(_ declaration: SwiftDeclaration) -> String {
    guard !declaration.generics.isEmpty else { return "" }
    let all = declaration.generics.map { declaration.isShown ? "Int" : argument($0.constraint) }
    return "<\(all.joined(separator: ", "))>"
  }

  /// A type that meets a generic parameter's constraint, as far as its words tell.
  func argument(_ constraint: String) -> String {
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

  // MARK: Values

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

extension SwiftDeclaration {
  /// Whether an initializer needs no arguments.
  var isPlain: Bool { !isFailable && !isGeneric && parameters.allSatisfy(\.hasDefault) }

  /// The variables that a memberwise initializer sets, each with its declaration.
  var stored: [(declaration: SwiftDeclaration, variable: Variable)] {
    members.filter { ["var", "let"].contains($0.kind) && !$0.isStatic && !$0.modifiers.contains("lazy") }
      .flatMap { member in member.variables.filter { !$0.isComputed }.map { (member, $0) } }
  }

  /// The parameters of the memberwise initializer.
  var memberwise: [Parameter] {
    stored.compactMap { declaration, variable in
      let hasValue = variable.initialValue != nil
      if declaration.kind == "let", hasValue { return nil }
      let type = variable.type ?? "…"
      let wrapper = declaration.attributes.first {
        $0.name.first?.isUppercase == true && $0.name != "MainActor"
      }
      if let wrapper {
        if wrapper.arguments != nil || hasValue { return nil }
        if wrapper.name == "Binding" {
          return .init(
            label: variable.name, type: "Binding<\(type)>", hasDefault: false,
            start: declaration.range.lowerBound)
        }
      }
      let isOptional = declaration.kind == "var" && (type.hasSuffix("?") || type.hasSuffix("!"))
      return .init(
        label: variable.name, type: type, hasDefault: hasValue || isOptional,
        start: declaration.range.lowerBound)
    }
  }
}
