/// A type that conforms to `ScrollTargetBehavior`, and the expression that makes one.
struct Behavior {
  /// The names of the types around it and its own; then the same with types for the generic parameters.
  let path: [String]
  let spelling: [String]

  /// The index of its file, and its first line, from 1.
  let file: Int
  let line: Int

  /// Whether `private` hides it, or every way to make it, from the rest of its file.
  let isHidden: Bool

  /// The clause of an `#if` around it, and whether that is false here.
  let clause: Int?
  let isLeftOut: Bool

  /// The expression that makes it without arguments, if one does.
  var plain: String?

  /// Otherwise the function to call, and its parameters.
  var callee = ""
  var parameters: [SwiftDeclaration.Parameter] = []

  var generics: [String: String] = [:]

  var name: String { path.joined(separator: ".") }
  var lastName: String { path.last ?? "" }
}

extension DeclaredTypes {
  /// The behaviors, but for clauses of an `#if` that are left out where others declare the same.
  func behaviors(isLeftOut: (_ clause: Int, _ file: Int) -> Bool) -> [Behavior] {
    let named = conforming
    let declared = all.filter { ["struct", "class", "enum", "actor"].contains($0.declaration.kind) }
    func isOfOther(_ type: Entry) -> Bool {
      type.declaration.clause.map { isLeftOut($0, type.file) } ?? false
    }
    var behaviors: [Behavior] = []
    // What is declared for this platform and for another one is the one of this.
    for type in declared.filter({ !isOfOther($0) }) + declared.filter(isOfOther)
    where !behaviors.contains(where: { $0.path == type.path }) {
      let declaration = type.declaration
      let extensions = all.filter { $0.extends(type) }.map(\.declaration)
      guard ([declaration] + extensions).contains(where: { $0.inherits(from: named) }) else { continue }
      let hides =
        declaration.members("init").contains { $0.modifiers.contains("private") }
        || declaration.stored.contains { $0.declaration.modifiers.contains("private") }
      var behavior = Behavior(
        path: type.path, spelling: type.spelling, file: type.file, line: declaration.line,
        isHidden: type.isHidden || hides, clause: declaration.clause, isLeftOut: isOfOther(type))
      findMaking(of: &behavior, type, extensions)
      behaviors.append(behavior)
    }
    return behaviors
  }

  /// The names that make a type a behavior: the protocol, protocols and aliases that refine it, and classes that conform.
  private var conforming: Set<String> {
    var names: Set = ["ScrollTargetBehavior", "ChartScrollTargetBehavior"]
    while true {
      let count = names.count
      for type in all where ["protocol", "class", "typealias"].contains(type.declaration.kind) {
        if type.declaration.inherits(from: names) { names.insert(type.lastName) }
      }
      if names.count == count { return names }
    }
  }

  private func findMaking(of behavior: inout Behavior, _ type: Entry, _ extensions: [SwiftDeclaration]) {
    let declaration = type.declaration
    let own = declaration.members("init")
    let initializers = own + extensions.flatMap { $0.members("init") }
    for parameter in declaration.generics {
      behavior.generics[parameter.name.text] = argument(parameter.constraint)
    }
    behavior.callee = type.name + arguments(declaration)
    // What makes it for certain types alone says which.
    let isMadeForTypes = extensions.filter(\.fixesGenerics).flatMap { $0.members("init") }
      .contains(where: \.isPlain)
    if isMadeForTypes || (!declaration.isGeneric && initializers.contains(where: \.isPlain)) {
      behavior.plain = type.name + "()"
    }
    if declaration.kind == "enum", behavior.plain == nil { return findCase(of: &behavior, type) }
    var options = initializers.map(\.parameters)
    if own.isEmpty {
      let memberwise = declaration.memberwise
      if memberwise.allSatisfy(\.hasDefault), !declaration.isGeneric { behavior.plain = type.name + "()" }
      if declaration.kind == "struct" { options.insert(memberwise, at: 0) }
    }
    func needed(_ parameters: [SwiftDeclaration.Parameter]) -> Int { parameters.count { !$0.hasDefault } }
    behavior.parameters = options.min { needed($0) < needed($1) } ?? []
  }

  private func findCase(of behavior: inout Behavior, _ type: Entry) {
    let cases = type.declaration.members("case").flatMap(\.members)
    let first = cases.first { $0.parameters.isEmpty } ?? cases.first
    behavior.callee = type.name + "." + (first?.name ?? "…")
    behavior.parameters = first?.parameters ?? []
    if cases.count == 1, behavior.parameters.isEmpty { behavior.plain = behavior.callee }
  }
}
