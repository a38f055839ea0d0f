/// The declarations that a behavior needs: those it names, those that these name, and so on.
///
/// Two declarations of one name are not told apart, so rather too much is kept. Conformances and operators, which no name
/// tells, are kept along with their type.
struct BehaviorNeeds {
  private let behavior: [String]
  private let isShown: (SwiftDeclaration) -> Bool

  private let declared: Set<String>

  /// The words met so far, and the declarations with these words.
  private var words: Set<String>

  /// The first bytes of the needed declarations of each file.
  private var needed: [Set<Int>]

  /// The other declarations of each file, with the type around each; members of one are not listed.
  private(set) var unneeded: [[(declaration: SwiftDeclaration, outer: SwiftDeclaration?)]] = []

  /// Finds the declarations to keep, given the names in the expression that makes it; no names lead to a behavior where only
  /// that tells.
  init(
    _ files: [[SwiftDeclaration]], _ behavior: [String], words: Set<String>, among declared: Set<String>,
    isShown: @escaping (SwiftDeclaration) -> Bool
  ) {
    (self.behavior, self.isShown, self.declared) = (behavior, isShown, declared)
    self.words = words.union(behavior)
    needed = files.map { _ in [] }
    var count = -1
    while needed.map(\.count).reduce(0, +) != count {
      count = needed.map(\.count).reduce(0, +)
      for (index, file) in files.enumerated() {
        for declaration in file { visit(declaration, in: index, path: [], outer: nil) }
      }
    }
    unneeded = zip(files, needed).map { Self.unneeded($0, besides: $1, outer: nil) }
  }

  private mutating func visit(
    _ declaration: SwiftDeclaration, in file: Int, path: [String], outer: SwiftDeclaration?
  ) {
    let own = path + declaration.path
    if !needed[file].contains(declaration.range.lowerBound) {
      guard isNeeded(declaration, path: own, outer: outer) else { return }
      needed[file].insert(declaration.range.lowerBound)
      words.formUnion(declaration.words)
    }
    if declaration.isType {
      for member in declaration.members { visit(member, in: file, path: own, outer: declaration) }
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

  private static func unneeded(
    _ declarations: [SwiftDeclaration], besides needed: Set<Int>, outer: SwiftDeclaration?
  ) -> [(declaration: SwiftDeclaration, outer: SwiftDeclaration?)] {
    declarations.flatMap { declaration in
      if !needed.contains(declaration.range.lowerBound) { return [(declaration: declaration, outer: outer)] }
      return declaration.isType ? unneeded(declaration.members, besides: needed, outer: declaration) : []
    }
  }
}
