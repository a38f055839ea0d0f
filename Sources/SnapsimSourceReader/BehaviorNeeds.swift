/// The declarations that a behavior needs: those it names, those that these name, and so on.
///
/// Two declarations of one name are not told apart, so rather too much is kept. Conformances and operators, which no name
/// tells, are kept along with their type.
struct BehaviorNeeds {
  private let behavior: [String]
  private let isShown: (SwiftDeclaration) -> Bool

  private let declared: Set<String>

  /// All declarations of all files, each with the names that lead to it and the place of the type around it.
  private var all: [(declaration: SwiftDeclaration, file: Int, path: [String], outer: Int?)] = []
  private var words: Set<String>

  /// The other declarations of each file, with the type around each; members of one are not listed.
  private(set) var unneeded: [[(declaration: SwiftDeclaration, outer: SwiftDeclaration?)]] = []

  /// Finds what to keep, given the names in the expression; where only that tells, no names lead to a behavior.
  init(
    _ files: [[SwiftDeclaration]], _ behavior: [String], words: Set<String>, among declared: Set<String>,
    isShown: @escaping (SwiftDeclaration) -> Bool
  ) {
    (self.behavior, self.isShown, self.declared) = (behavior, isShown, declared)
    self.words = words.union(behavior)
    for (file, declarations) in files.enumerated() { gather(declarations, of: file, in: nil) }
    var needed: Set<Int> = []
    func isOpen(_ place: Int) -> Bool {
      !needed.contains(place) && all[place].outer.map(needed.contains) ?? true
    }
    while case let found = all.indices.filter({ isOpen($0) && isNeeded($0) }), !found.isEmpty {
      needed.formUnion(found)
      for place in found { self.words.formUnion(all[place].declaration.words) }
    }
    unneeded = files.indices.map { file in
      all.indices.filter { isOpen($0) && all[$0].file == file }.map { place in
        (all[place].declaration, all[place].outer.map { all[$0].declaration })
      }
    }
  }

  private mutating func gather(_ declarations: [SwiftDeclaration], of file: Int, in outer: Int?) {
    for declaration in declarations {
      all.append((declaration, file, (outer.map { all[$0].path } ?? []) + declaration.path, outer))
      if declaration.isType { gather(declaration.members, of: file, in: all.count - 1) }
    }
  }

  private func isNeeded(_ place: Int) -> Bool {
    let one = all[place]
    return isNeeded(one.declaration, path: one.path, outer: one.outer.map { all[$0].declaration })
  }

  private func isNeeded(_ declaration: SwiftDeclaration, path: [String], outer: SwiftDeclaration?) -> Bool {
    if behavior.starts(with: path), declaration.isType { return true }
    if !behavior.isEmpty, path.count > behavior.count, path.starts(with: behavior) { return true }
    guard outer.map({ isPartial($0) }) ?? true else { return true }
    switch declaration.kind {
    case "extension": return isNeededExtension(declaration)
    case "struct", "class", "enum", "actor", "protocol", "typealias":
      return words.contains(declaration.name.bare)
    case "func", "var", "let":
      let names = declaration.variables.map(\.name) + [declaration.name]
      // An operator has no name that could be met among the words.
      return names.contains {
        words.contains($0.bare) || !($0.first.map { $0.isLetter || "_`".contains($0) } ?? true)
      }
    case "init":
      guard let outer else { return true }
      if isShown(outer) { return false }
      let labels = declaration.parameters.compactMap(\.label)
      return words.contains(outer.lastName) || labels.isEmpty || labels.allSatisfy(words.contains)
    case "case": return !(outer.map(isShown) ?? false) || outer?.kind == "enum"
    default: return true
    }
  }

  /// Whether a type can do without some members: a drawn one, or an extension of somebody else's type.
  private func isPartial(_ type: SwiftDeclaration) -> Bool {
    if isShown(type) { return true }
    return type.kind == "extension" && !declared.contains(type.lastName) && type.inheritance.isEmpty
  }

  private func isNeededExtension(_ declaration: SwiftDeclaration) -> Bool {
    let name = declaration.lastName
    if words.contains(name) { return true }
    if declared.contains(name) { return false }
    return declaration.inheritance.contains { !words.isDisjoint(with: $0.names) }
      || declaration.members.contains { isNeeded($0, path: [name, $0.name], outer: declaration) }
  }
}
