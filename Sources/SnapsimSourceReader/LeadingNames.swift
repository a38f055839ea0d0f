import SwiftSyntax

/// The names that lead to an attached behavior: of types, and of their members; and where behaviors are attached.
struct LeadingNames {
  /// Those that lead there wherever they stand, but for members of values.
  private(set) var names: Set = ["scrollTargetBehavior"]

  /// The members of each struct and enum that lead there, within it: elsewhere its own name does so.
  private var members: [String: Set<String>] = [:]

  /// The members of all of them.
  private var ofMembers: Set<String> = []
  private(set) var attachments: [(call: FunctionCallExprSyntax, name: TokenSyntax)] = []

  /// The calls of modifiers that lead to a behavior, by their names or those of their types.
  private var modified: [String: [FunctionCallExprSyntax]] = [:]

  /// The types that something shows, but for previews; and those that a view shows.
  private(set) var shown: Set<String> = []
  private(set) var shownByViews: Set<String> = []

  /// The first call in a preview of each type that leads to a behavior.
  private(set) var previewed: [String: FunctionCallExprSyntax] = [:]
  private let declarations: Declarations

  /// The last names of the types of the files: a view may have a small letter.
  private let types: Set<String>

  init(_ declarations: Declarations) {
    self.declarations = declarations
    types = Set(declarations.types.keys.map(\.lastName))
    let files = findNames().sorted()
    ofMembers = Set(members.values.joined())
    for file in files { read(declarations.files[file].tree, isPreview: false) }
  }

  /// Whether an expression leads to a behavior, or shows what is given and leads to one.
  func lead(to written: Written) -> Bool {
    guard written.scope.depth < Scope.deepest else { return false }
    // In an extension of `View` a modifier needs no `self`.
    if let inner = written.scope.locals["self"]?.written, lead(to: inner) { return true }
    let outer = written.scope.type.isEmpty ? declarations.outer(of: written.expression) : written.scope.type
    let types = outer.split(separator: ".").map(String.init)
    return written.expression.tokens.contains { token in
      if names.contains(token.text) || types.contains(where: { members[$0]?.contains(token.text) ?? false }) {
        return true
      }
      let (locals, given) = (written.scope.locals, written.scope.this?.given)
      guard let inner = (locals[token.text] ?? given?[token.text])?.written,
        !["CGFloat", "Double", "Int", "Bool", "String"].contains(inner.declared?.type?.trimmedDescription)
      else { return false }
      return lead(to: inner)
    }
  }

  /// The calls of the modifier that attaches a behavior here: of the function around it, or of a `ViewModifier` by
  /// `.modifier(…)` and by the functions that name it.
  func calls(attaching call: FunctionCallExprSyntax) -> [FunctionCallExprSyntax] {
    let outer = declarations.outer(of: call)
    guard declarations.all("body", in: outer).contains(where: { $0.function != nil }) else {
      return call.parents.lazy.compactMap { $0.function?.name.text }.first.flatMap { modified[$0] } ?? []
    }
    let functions = ["View", "ScrollView"].flatMap { declarations.names(in: $0) }.filter { _, members in
      members.contains { $0.tokens.contains { $0.text == outer.lastName } }
    }
    return ([outer.lastName] + functions.map(\.key).sorted()).flatMap { modified[$0] ?? [] }
  }

  private mutating func findNames() -> Set<Int> {
    let values = Set(
      declarations.all.filter { ["struct", "enum"].contains($0.declaration.kind) }.map(\.lastName))
    var units: [(names: [String], types: [String], words: Set<String>, file: Int)] = []
    func gather(_ declaration: SwiftDeclaration, in types: [String], of file: Int) {
      let own = declaration.variables.map(\.name) + [declaration.lastName]
      units.append((own.filter { !["", "body", "View"].contains($0) }, types, declaration.words, file))
      let inner = declaration.isType ? types + [declaration.lastName] : types
      for member in declaration.members { gather(member, in: inner, of: file) }
    }
    for (index, file) in declarations.files.enumerated() {
      file.declarations.forEach { gather($0, in: [], of: index) }
    }
    var files: Set<Int> = []
    var count = -1
    while units.count != count {
      count = units.count
      units.removeAll { unit in
        guard
          !unit.words.isDisjoint(with: names)
            || unit.types.contains(where: { !unit.words.isDisjoint(with: members[$0] ?? []) })
        else { return false }
        files.insert(unit.file)
        if let type = unit.types.last, type != "View" { names.insert(type) }
        for name in unit.names {
          if let type = unit.types.last, values.contains(type), name.first?.isLowercase ?? false {
            members[type, default: []].insert(name)
          } else {
            names.insert(name)
          }
        }
        return true
      }
    }
    return files
  }

  func isOfView(_ type: String) -> Bool {
    type == "View" || !declarations.all("body", in: type).isEmpty
  }

  private mutating func read(_ syntax: some SyntaxProtocol, isPreview: Bool) {
    syntax.descend { node in
      if let condition = node.as(IfConfigDeclSyntax.self) {
        condition.taken.forEach { read($0, isPreview: isPreview) }
        if case .postfixExpression? = condition.clause?.elements { return true }
        return false
      }
      if !isPreview, node.isPreview {
        node.children(viewMode: .sourceAccurate).forEach { read($0, isPreview: true) }
        return false
      }
      guard let call = node.call else { return true }
      let isBare = call.calledExpression.is(DeclReferenceExprSyntax.self)
      if let name = call.modifier, name.text == "scrollTargetBehavior",
        !isBare || isOfView(declarations.outer(of: node))
      {
        attachments.append((call, name))
      } else if !isPreview, !isBare, call.modifier?.text == "modifier",
        let type = call.arguments.first?.expression.call?.calledName, names.contains(type)
      {
        modified[type, default: []].append(call)
      } else if !isBare, let name = call.modifier?.text, name.first?.isLowercase ?? false,
        names.contains(name) || ofMembers.contains(name)
      {
        if !isPreview { modified[name, default: []].append(call) }
      } else if let name = call.calledName, names.contains(name),
        name.first?.isUppercase ?? false || types.contains(name)
      {
        if isPreview {
          previewed[name] = previewed[name] ?? call
          return true
        }
        let outer = declarations.outer(of: node)
        guard outer.lastName != name else { return true }
        shown.insert(name)
        if isOfView(outer) { shownByViews.insert(name) }
      }
      return true
    }
  }
}

extension Syntax {
  fileprivate var isPreview: Bool {
    if isProtocol((any FreestandingMacroExpansionSyntax).self) { return true }
    let inherited = asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes
    return inherited?.contains { $0.type.trimmedDescription == "PreviewProvider" } ?? false
  }
}

extension FunctionCallExprSyntax {
  /// The name that is called, where nothing but names stands before it.
  fileprivate var calledName: String? {
    let called = calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? calledExpression
    guard let member = called.member else { return called.name }
    return member.base?.name == nil ? nil : member.lastName
  }
}
