import SwiftSyntax

/// The declarations of some files: types by their paths, and the members of each by their names.
struct Declarations {
  /// A type, an extension or a type alias, with the names that lead to it, and their spelling in an expression.
  struct Entry {
    let path: [String]
    let spelling: [String]
    let file: Int
    let declaration: SwiftDeclaration

    /// Whether `private` hides it, or a type around it, from the rest of its file.
    let isHidden: Bool

    var name: String { spelling.joined(separator: ".") }
    var lastName: String { path.last ?? "" }
    var isType: Bool { !["extension", "typealias"].contains(declaration.kind) }

    func extends(_ type: Entry) -> Bool {
      declaration.kind == "extension" && path.count <= type.path.count
        && type.path.suffix(path.count) == path[...]
    }
  }

  let files: [SourceFile]
  private var places: [SyntaxIdentifier: Int] = [:]

  /// All types, extensions and aliases, also those that another platform compiles.
  private(set) var all: [Entry] = []

  /// All that is compiled on a phone: types by their paths, `Card.Metrics`, and members by the type's path and their names.
  private(set) var types: [String: [Entry]] = [:]
  private(set) var members: [String: [String: [Syntax]]] = [:]

  /// The values of the environment that some view gives others, or a part of them, as `.environment(\.shelf, .wide)` does.
  private(set) var setInEnvironment: Set<String> = []
  private(set) var readOfContext: Set<String> = []

  /// The lists for which views in a scroll view are repeated, by the file: `model.cards` of `ForEach(Array(model.cards))`.
  private var repeated: [Set<String>] = []

  /// The spaces in which closures measure frames as these change.
  private(set) var measuredSpaces: [ExprSyntax] = []

  /// The assignments by `=`, by the first name of what they set, without `self`.
  private(set) var assignments: [String: [Syntax]] = [:]

  /// Those assignments, by the type in which they stand too.
  private var assignmentsWithin: [String: [String: [Syntax]]] = [:]

  /// The changes of each state, by `=`, an operator or `toggle()`, and its bindings, by its name without `self`.
  private(set) var changes: [String: [Syntax]] = [:]
  private(set) var bindings: [String: [Syntax]] = [:]

  /// The cases that pickers offer, and `Zoom.allCases` where all are.
  private(set) var offered: Set<String> = []

  /// The names of the members that some code of the files sets, as `model.width = 3` does.
  private(set) var set: Set<String> = []

  /// The names of constants that are samples of types, by these.
  private(set) var samples: [String: String] = [:]
  private let aliases: [String: String]

  /// Gathers those of files; samples in them count only if they are used.
  init(_ files: [SourceFile], usesSamples: Bool = true) {
    self.files = files
    let top = files.flatMap(\.declarations)
    let declared = Set(top.filter { $0.isType && $0.kind != "extension" }.map(\.name))
    let pairs = top.filter { !declared.contains($0.name) }.compactMap { alias in
      alias.aliased.flatMap { declared.contains($0) ? (alias.name, $0) : nil }
    }
    aliases = Dictionary(pairs) { first, _ in first }
    for (index, file) in files.enumerated() {
      places[Syntax(file.tree).id] = index
      gather(file.tree)
      gather(file.declarations, in: ([], []), of: index, isHidden: false)
    }
    if usesSamples { samples = findSamples() }
  }

  private mutating func gather(_ tree: SourceFileSyntax) {
    repeated.append([])
    tree.descend { node in
      if let member = node.member, member.base?.name == "context" {
        readOfContext.insert(member.lastName)
      } else if let member = node.member, member.lastName == "allCases" {
        offered.insert((member.base?.line() ?? "").lastName + ".allCases")
      } else if let call = node.call {
        gather(call)
      } else if let (left, sign, _) = node.change {
        let path = left.line().withoutSelf
        changes[path, default: []].append(node)
        if sign != "=" { return true }
        left.member.map { _ = set.insert($0.lastName) }
        assignments[path.firstName, default: []].append(node)
        assignmentsWithin[outer(of: node), default: [:]][path.firstName, default: []].append(node)
      } else if let name = node.name, name.hasPrefix("$") {
        bindings[name.ofBinding, default: []].append(node)
      }
      return true
    }
  }

  private mutating func gather(_ call: FunctionCallExprSyntax) {
    if let space = Syntax(call).measuredSpace { measuredSpaces.append(space) }
    let called = call.calledExpression.member
    if called?.lastName == "toggle", let base = called?.base {
      changes[base.line().withoutSelf, default: []].append(Syntax(call))
    }
    if called?.lastName == "tag" { offered.formUnion(call.arguments.words()) }
    if call.calledExpression.name == "ForEach", let data = call.arguments.first?.expression,
      call.parents.contains(where: { $0.call?.calledExpression.name == "ScrollView" })
    {
      repeated[repeated.count - 1].formUnion(data.lists.map { $0.line().withoutSelf })
    }
    guard ["environment", "transformEnvironment"].contains(call.modifier?.text),
      let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self)?.components.first,
      !call.parents.contains(where: {
        $0.asProtocol((any FreestandingMacroExpansionSyntax).self)?.macroName.text == "Preview"
      })
    else { return }
    setInEnvironment.insert(path.component.trimmedDescription)
  }

  private mutating func gather(
    _ declarations: [SwiftDeclaration], in outer: (path: [String], spelling: [String]), of file: Int,
    isHidden: Bool
  ) {
    let around = outer.path.joined(separator: ".")
    for declaration in declarations {
      let isTaken = declaration.syntax.clauseAround?.isTaken ?? true
      if isTaken {
        for (name, syntax) in declaration.named {
          members[around, default: [:]][name.bare, default: []].append(syntax)
        }
      }
      guard declaration.isType || declaration.kind == "typealias" else { continue }
      let names = declaration.kind == "extension" ? unaliased(declaration.path) : declaration.path
      let own = outer.path + names
      var spelling = outer.spelling + names
      if declaration.kind == "extension", let extended = all.first(where: { $0.path == own && $0.isType }) {
        spelling = extended.spelling.dropLast() + [(names.last ?? "") + arguments(extended.declaration)]
      }
      let hides = isHidden || (!outer.path.isEmpty && declaration.modifiers.contains("private"))
      let entry = Entry(path: own, spelling: spelling, file: file, declaration: declaration, isHidden: hides)
      all.append(entry)
      if isTaken, entry.isType { types[own.joined(separator: "."), default: []].append(entry) }
      if let last = spelling.popLast() { spelling.append(last + arguments(declaration)) }
      gather(declaration.members, in: (own, spelling), of: file, isHidden: hides)
    }
  }

  /// The assignments by which a type sets members of its own.
  func assignments(ofMembersIn type: String) -> [Syntax] {
    let members = names(in: type)
    return assignmentsWithin[type, default: [:]].filter { members[$0.key] != nil }.flatMap(\.value)
  }

  /// Whether every place where a member is set, as by `model.width += 3`, runs when a finger taps or presses, and then alone.
  func isSetByFingersAlone(_ name: String) -> Bool {
    files.all { $0.change?.left.member?.lastName == name ? $0 : nil }.allSatisfy { isOfFingers($0) }
  }

  /// Whether a node runs in a closure that a finger calls, or in a function that is named in such closures alone.
  func isOfFingers(_ node: Syntax, depth: Int = 0) -> Bool {
    for parent in node.parents {
      if let call = parent.call?.modifier?.text {
        if Self.ofFingers.contains(call) { return true }
        if call.hasPrefix("on") || call == "task" { return false }
      }
      guard let function = parent.function else { continue }
      let uses = files.all { $0.name == function.name.text ? $0 : nil }
      return depth < 4 && !uses.isEmpty && uses.allSatisfy { isOfFingers($0, depth: depth + 1) }
    }
    return false
  }

  static let ofFingers: Set = ["Button", "onTapGesture", "onLongPressGesture"]

  /// Whether a node is a call whose closures run as a finger taps or presses, or as it drags.
  static func isCalledByFinger(_ node: Syntax) -> Bool {
    let call = node.call
    let name = call?.modifier?.text ?? call?.calledExpression.name ?? ""
    return ofFingers.contains(name) || name.lowercased().hasSuffix("gesture")
  }

  func file(of syntax: some SyntaxProtocol) -> Int { places[Syntax(syntax).root.id] ?? 0 }
  func path(of syntax: some SyntaxProtocol) -> String { files[file(of: syntax)].path }
  func isRepeatedInItsFile(_ list: ExprSyntax) -> Bool {
    repeated[file(of: list)].contains(list.line().withoutSelf)
  }
  func line(of syntax: some SyntaxProtocol) -> Int { files[file(of: syntax)].line(of: syntax) }

  /// The line of a place in a file; `nil` in another one.
  func line(of syntax: some SyntaxProtocol, in path: String) -> Int? {
    self.path(of: syntax) == path ? line(of: syntax) : nil
  }

  func place(of syntax: some SyntaxProtocol) -> String { "\(path(of: syntax)):\(line(of: syntax))" }

  func outer(of place: some SyntaxProtocol) -> String { unaliased(place.typesAround).joined(separator: ".") }

  /// Names that lead to a type, by the type's own where the first is an alias.
  private func unaliased(_ names: [String]) -> [String] {
    names.first.flatMap { aliases[$0] }.map { [$0] + names.dropFirst() } ?? names
  }

  func all(_ name: String, in type: String) -> [Syntax] { members[type]?[name.bare] ?? [] }
  func names(in type: String) -> [String: [Syntax]] { members[type] ?? [:] }

  func isVariable(_ name: String) -> Bool {
    members.values.contains { members in
      members[name]?.contains {
        $0.variable?.bindingSpecifier.text == "var" && $0.binding?.accessorBlock == nil
      } ?? false
    }
  }

  /// The member of a type that is meant at a place: the one whose file shares most folders with it.
  ///
  /// Where its own file declares the type, members of another type of that name do not count.
  func member(_ name: String, of type: String, near place: some SyntaxProtocol) -> Syntax? {
    let own = file(of: place)
    let isOwnType = types[type]?.contains { $0.file == own } ?? false
    let found = all(name, in: type).filter { member in
      file(of: member) == own || !isOwnType
        || member.parents.first { $0.typeName != nil }?.is(ExtensionDeclSyntax.self) ?? true
    }
    if found.count < 2 { return found.first }
    let path = path(of: place).split(separator: "/")
    func shared(_ member: Syntax) -> Int {
      zip(self.path(of: member).split(separator: "/"), path).prefix { $0 == $1 }.count
    }
    let most = found.map(shared).max()
    let best = found.filter { shared($0) == most }
    // Of several that say the same any will do.
    let isSame = Set(best.map(\.trimmedDescription)).count == 1
    return isSame || best.contains { file(of: $0) == own } ? best.first : nil
  }

  func annotation(of name: String, in type: String, near place: some SyntaxProtocol) -> TypeSyntax? {
    member(name, of: type, near: place)?.binding?.typeAnnotation?.type
  }

  /// The member of a type, or else of what it inherits from.
  func member(_ name: String, ofOrAbove type: String, near place: some SyntaxProtocol) -> Syntax? {
    andAbove(type).lazy.compactMap { self.member(name, of: $0, near: place) }.first
  }

  /// A type and all that it inherits from: files may add members to `View`.
  ///
  /// Each name stands once, as those of faulty files may lead in a circle.
  func andAbove(_ type: String) -> some Sequence<String> {
    sequence(state: (next: [type][...], seen: Set([type]))) { state in
      guard let type = state.next.popFirst() else { return nil }
      let above = (types[type] ?? []).flatMap(\.declaration.inheritance).flatMap(\.names)
      state.next += above.filter { state.seen.insert($0).inserted }
      return type
    }
  }

  func type(_ name: String, within outer: String, depth: Int = 0) -> String? {
    for around in outer.outward {
      let path = around.isEmpty ? name : around + "." + name
      if types[path] != nil { return path }
      let alias = all(name, in: around).first?.as(TypeAliasDeclSyntax.self)?.initializer.value
      // Aliases may lead to one another.
      if let alias = alias?.trimmedDescription, alias != name, depth < Scope.deepest {
        return type(alias, within: around, depth: depth + 1)
      }
    }
    return members[name] == nil ? nil : name
  }
}

extension ExprSyntax {
  /// It, and the lists that it is made of.
  var lists: [ExprSyntax] {
    let call = self.call
    let member = (call?.calledExpression ?? self).member
    let makers: Set = ["enumerated", "filter", "indices", "prefix", "reversed", "sorted", "suffix"]
    var inner = member?.base.map { makers.contains(member?.lastName ?? "") ? [$0] : [] } ?? []
    if let call, ["Array", "zip"].contains(call.calledExpression.name) {
      inner += call.arguments.map(\.expression)
    }
    return [self] + inner.flatMap(\.lists)
  }
}

extension Syntax {
  var variable: VariableDeclSyntax? { parent?.parent?.as(VariableDeclSyntax.self) }
  var function: FunctionDeclSyntax? { self.as(FunctionDeclSyntax.self) }
  var binding: PatternBindingSyntax? { self.as(PatternBindingSyntax.self) }
  var showsViews: Bool { function?.signature.returnClause?.type.trimmedDescription.contains("View") ?? false }
  var isCase: Bool { self.is(EnumCaseElementSyntax.self) }

  /// Whether it is hidden from other files, by itself or with the extension that it stands in.
  var isPrivate: Bool {
    let modifiers = [
      function?.modifiers, parents.lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first?.modifiers,
    ]
    return modifiers.contains { $0?.contains { ["private", "fileprivate"].contains($0.name.text) } ?? false }
  }

  /// Whether it is a property that a closure behind a call may set.
  var takesClosure: Bool {
    guard let binding, binding.accessorBlock == nil else { return false }
    let isBuilder = variable?.wrappers.contains("ViewBuilder") ?? false
    return isBuilder || binding.typeAnnotation?.type.isClosure ?? false
  }

  /// Whether it is an optional variable that is nil where nothing gives it a value.
  var isLeftNil: Bool {
    guard let binding, let variable, binding.accessorBlock == nil, binding.initializer == nil else {
      return false
    }
    return variable.bindingSpecifier.text == "var" && variable.attributes.isEmpty
      && variable.modifiers.allSatisfy { $0.name.text != "static" }
      && binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
  }
}

extension PatternBindingSyntax {
  /// The statements that compute it, be they in `get { … }`.
  var getter: CodeBlockItemListSyntax? {
    switch accessorBlock?.accessors {
    case .getter(let items)?: items
    case .accessors(let list)?: list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    default: nil
    }
  }
}
