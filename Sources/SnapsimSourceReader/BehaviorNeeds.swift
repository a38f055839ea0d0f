/// The declarations that a behavior needs: those it names, those that these name, and so on.
///
/// Two declarations of one name are not told apart, so rather too much is kept. Conformances and operators, which no name
/// tells, are kept along with their type.
struct BehaviorNeeds {
  struct Unneeded {
    let file: Int
    let declaration: SwiftDeclaration

    /// The type around it.
    let outer: SwiftDeclaration?
  }

  private struct Place: Hashable {
    let file: Int
    let offset: Int
  }

  private let behavior: [String]
  private let isShown: (SwiftDeclaration) -> Bool

  private var declared: Set<String> = []

  /// The words met so far, and the declarations with these words.
  private var words: Set<String>
  private var needed: Set<Place> = []

  /// In the order of the files; members of an unneeded declaration are not listed.
  private(set) var unneeded: [Unneeded] = []

  /// Finds the declarations to keep.
  ///
  /// - Parameters:
  /// - files: the declarations of all files of a spec.
  /// - behavior: the names that lead to the behavior; none if only the expression tells.
  /// - words: the names in the expression that makes it.
  /// - isShown: whether a type is drawn, of which only named members are needed.
  init(
    _ files: [[SwiftDeclaration]], _ behavior: [String], words: Set<String>,
    isShown: @escaping (SwiftDeclaration) -> Bool
  ) {
    self.behavior = behavior
    self.isShown = isShown
    self.words = words.union(behavior)
    for file in files { declare(file) }
    var count = -1
    while needed.count != count {
      count = needed.count
      for (index, file) in files.enumerated() {
        for declaration in file { visit(declaration, in: index, path: [], outer: nil) }
      }
    }
    for (index, file) in files.enumerated() { collect(file, in: index, outer: nil) }
  }

  private mutating func declare(_ declarations: [SwiftDeclaration]) {
    for declaration in declarations where declaration.isType {
      if declaration.kind != "extension" { declared.insert(declaration.name) }
      declare(declaration.members)
    }
  }

  private mutating func visit(
    _ declaration: SwiftDeclaration, in file: Int, path: [String], outer: SwiftDeclaration?
  ) {
    let own = path + declaration.path
    if !needed.contains(Place(file: file, offset: declaration.range.lowerBound)) {
      guard isNeeded(declaration, path: own, outer: outer) else { return }
      needed.insert(Place(file: file, offset: declaration.range.lowerBound))
      words.formUnion(declaration.words)
    }
    if declaration.isType {
      for member in declaration.members { visit(member, in: file, path: own, outer: declaration) }
    }
  }

  private func isNeeded(
    _ declaration: SwiftDeclaration, path: [String], outer: SwiftDeclaration?
  ) -> Bool {
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

  private mutating func collect(
    _ declarations: [SwiftDeclaration], in file: Int, outer: SwiftDeclaration?
  ) {
    for declaration in declarations {
      if !needed.contains(Place(file: file, offset: declaration.range.lowerBound)) {
        unneeded.append(Unneeded(file: file, declaration: declaration, outer: outer))
      } else if declaration.isType {
        collect(declaration.members, in: file, outer: declaration)
      }
    }
  }
}
