/// The declarations that a behavior needs: those it names, those that these name, and so on.
///
/// Two declarations of one name are not told apart, so rather too much is kept. Conformances and operators, which no name
/// tells, are kept along with their type.
struct BehaviorNeeds {
  private let behavior: [String]
  private let isShown: (SwiftDeclaration) -> Bool

  private let declared: Set<String>

  private var words: Set<String>

  /// The other declarations of each file, with the type around each; members of one are not listed.
  private(set) var unneeded: [[Unneeded]] = []
  typealias Unneeded = (declaration: SwiftDeclaration, outer: SwiftDeclaration?)

  /// Finds what to keep, given the names in the expression; where only that tells, no names lead to a behavior.
  init(
    _ files: [[SwiftDeclaration]], _ behavior: [String], words: Set<String>, among declared: Set<String>,
    isShown: @escaping (SwiftDeclaration) -> Bool
  ) {
    (self.behavior, self.isShown, self.declared) = (behavior, isShown, declared)
    self.words = words.union(behavior)
    var count = 0
    repeat {
      count = self.words.count
      unneeded = files.map { unneeded(among: $0, in: [], nil) }
    } while self.words.count != count
  }

  /// The declarations that are not needed by the words so far, to which those of the others are added.
  private mutating func unneeded(
    among declarations: [SwiftDeclaration], in path: [String], _ outer: SwiftDeclaration?
  ) -> [Unneeded] {
    declarations.flatMap { declaration -> [Unneeded] in
      let own = path + declaration.path
      guard isNeeded(declaration, path: own, outer: outer) else { return [(declaration, outer)] }
      words.formUnion(declaration.words)
      return declaration.isType ? unneeded(among: declaration.members, in: own, declaration) : []
    }
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
