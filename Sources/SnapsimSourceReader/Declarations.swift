import SwiftSyntax

/// The declarations of some files by the types around them and their names.
struct Declarations {
  struct Member {
    let syntax: Syntax
    let file: Int

    /// A binding of a variable stands in this declaration.
    var variable: VariableDeclSyntax? { syntax.parent?.parent?.as(VariableDeclSyntax.self) }
    var function: FunctionDeclSyntax? { syntax.as(FunctionDeclSyntax.self) }
    var binding: PatternBindingSyntax? { syntax.as(PatternBindingSyntax.self) }

    /// Whether it is a property that a closure behind a call may set.
    var takesClosure: Bool {
      guard let binding, binding.accessorBlock == nil else { return false }
      let isBuilder = variable?.attributes.contains { $0.as(AttributeSyntax.self)?.name == "ViewBuilder" }
      return isBuilder ?? false || binding.typeAnnotation?.type.isClosure ?? false
    }
  }

  let files: [SourceFile]
  private var places: [SyntaxIdentifier: Int] = [:]

  /// The types, by their paths: `Card.Metrics`; and each one's members by name, `init` among them.
  private(set) var types: [String: [Member]] = [:]
  private var members: [String: [String: [Member]]] = [:]

  init(_ files: [SourceFile]) {
    self.files = files
    for (index, file) in files.enumerated() {
      places[Syntax(file.tree).id] = index
      file.tree.statements.forEach { gather(Syntax($0.item), in: "", of: index) }
    }
  }

  private mutating func gather(_ syntax: Syntax, in path: String, of file: Int) {
    func add(_ name: String, _ syntax: Syntax) {
      members[path, default: [:]][name.bare, default: []].append(Member(syntax: syntax, file: file))
    }
    if let condition = syntax.as(IfConfigDeclSyntax.self) {
      condition.taken.forEach { gather($0, in: path, of: file) }
    } else if let group = syntax.asProtocol((any DeclGroupSyntax).self) {
      guard let name = Self.name(of: syntax) else { return }
      let own = path.isEmpty ? name : path + "." + name
      if !syntax.is(ExtensionDeclSyntax.self) {
        types[own, default: []].append(Member(syntax: syntax, file: file))
      }
      group.memberBlock.members.forEach { gather(Syntax($0.decl), in: own, of: file) }
    } else if let variable = syntax.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        add(binding.pattern.trimmedDescription, Syntax(binding))
      }
    } else if let cases = syntax.as(EnumCaseDeclSyntax.self) {
      cases.elements.forEach { add($0.name.text, Syntax($0)) }
    } else if syntax.is(InitializerDeclSyntax.self) {
      add("init", syntax)
    } else if let named = syntax.asProtocol((any NamedDeclSyntax).self) {
      add(named.name.text, syntax)
    }
  }

  /// The name of a type, or that which an extension extends.
  private static func name(of syntax: Syntax) -> String? {
    syntax.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      ?? syntax.asProtocol((any NamedDeclSyntax).self)?.name.text
  }

  // MARK: Looking up

  func file(of syntax: some SyntaxProtocol) -> Int { places[Syntax(syntax).root.id] ?? 0 }
  func path(of syntax: some SyntaxProtocol) -> String { files[file(of: syntax)].path }
  func line(of syntax: some SyntaxProtocol) -> Int { files[file(of: syntax)].line(of: syntax) }

  func all(_ name: String, in type: String) -> [Member] { members[type]?[name] ?? [] }
  func names(in type: String) -> [String: [Member]] { members[type] ?? [:] }

  /// The member of a type that is meant at a place: of the same file, then of the same folder.
  func member(_ name: String, of type: String, near place: some SyntaxProtocol) -> Member? {
    nearest(members[type]?[name.bare] ?? [], to: file(of: place))
  }

  /// The path of a type named within another one.
  func type(_ name: String, within outer: String) -> String? {
    var around = outer.split(separator: ".")[...]
    while true {
      let path = (around + [Substring(name)]).joined(separator: ".")
      if types[path] != nil { return path }
      let alias = members[around.joined(separator: ".")]?[name]?.first?.syntax.as(TypeAliasDeclSyntax.self)
      if let alias, alias.initializer.value.trimmedDescription != name {
        return type(alias.initializer.value.trimmedDescription, within: around.joined(separator: "."))
      }
      if around.popLast() == nil { break }
    }
    return members[name] == nil ? nil : name
  }

  /// The name that a typealias stands for, or the name itself.
  func aliased(_ name: String, within outer: String) -> String {
    let alias = [outer, ""].lazy.compactMap { members[$0]?[name]?.first?.syntax.as(TypeAliasDeclSyntax.self) }
      .first
    return alias?.initializer.value.trimmedDescription ?? name
  }

  /// The names of the types around a place.
  func outer(of place: some SyntaxProtocol) -> String {
    var names: [String] = []
    var next = Syntax(place).parent
    while let syntax = next {
      if syntax.isProtocol((any DeclGroupSyntax).self), let name = Self.name(of: syntax) {
        names.append(name)
      }
      next = syntax.parent
    }
    return names.reversed().joined(separator: ".")
  }

  func conforms(_ type: String, to protocols: Set<String>) -> Bool {
    types[type]?.contains { member in
      let names = member.syntax.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes
        .map { $0.type.trimmedDescription.lastName }
      return !protocols.isDisjoint(with: names ?? [])
    } ?? false
  }

  private func nearest(_ found: [Member], to file: Int) -> Member? {
    if found.count < 2 { return found.first }
    let same = found.filter { $0.file == file }
    let folder = found.filter { Self.folder(files[$0.file].path) == Self.folder(files[file].path) }
    let best = same.isEmpty ? folder.isEmpty ? found : folder : same
    // Of several that say the same any will do.
    return Set(best.map(\.syntax.trimmedDescription)).count == 1 || !same.isEmpty ? best.first : nil
  }

  private static func folder(_ path: String) -> Substring {
    path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
  }
}

extension IfConfigDeclSyntax {
  /// The clause that is compiled on a phone, and its items.
  var clause: IfConfigClauseSyntax? {
    clauses.first { $0.condition.map { ConditionClause.answer($0) ?? true } ?? true }
  }

  var taken: [Syntax] {
    switch clause?.elements {
    case .statements(let items)?: items.map { Syntax($0.item) }
    case .decls(let items)?: items.map { Syntax($0.decl) }
    default: []
    }
  }
}
