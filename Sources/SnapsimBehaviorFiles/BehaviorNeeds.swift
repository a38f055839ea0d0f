/// What of some files a behavior needs, as far as names tell: what it names, what that names, and so on.
///
/// Two things of one name are not told apart, so rather too much is kept than too little. What a name cannot tell,
/// such as a conformance or an operator, is kept along with its type.
struct BehaviorNeeds {
  /// One of the files: its declarations, and the tokens that they are made of.
  package struct File {
    let declarations: [SwiftDeclaration]
    let tokens: [SwiftToken]
  }

  /// A declaration that is not needed.
  struct Unneeded {
    package let file: Int
    let declaration: SwiftDeclaration

    /// The type that it is a member of.
    let outer: SwiftDeclaration?
  }

  private struct Place: Hashable {
    let file: Int
    let offset: Int
  }

  private let files: [File]
  private let behavior: [String]
  private let isShown: (SwiftDeclaration) -> Bool

  /// The names of the types that the files declare.
  private var declared: Set<String> = []

  /// The words met so far, and the declarations whose words they are.
  private var words: Set<String> = []
  private var needed: Set<Place> = []

  /// What is not needed, in the order of the files; what stands within something that is not needed is not named.
  private(set) var unneeded: [Unneeded] = []

  /// Finds what is needed.
  ///
  /// - Parameters:
  ///   - files: all files of a spec.
  ///   - behavior: the names that lead to the behavior that is meant; none where only the expression tells.
  ///   - expression: what makes it.
  ///   - isShown: whether a type is something that is drawn, of which only what is named is needed.
  package init(
    _ files: [File], _ behavior: [String], expression: String,
    isShown: @escaping (SwiftDeclaration) -> Bool
  ) {
    self.files = files
    self.behavior = behavior
    self.isShown = isShown
    for file in files { declare(file.declarations) }
    words = Set(SwiftLexer(Array(expression.utf8)).tokens.flatMap(Self.words)).union(behavior)
    var count = -1
    while needed.count != count {
      count = needed.count
      for (index, file) in files.enumerated() {
        for declaration in file.declarations { visit(declaration, in: index, path: [], outer: nil) }
      }
    }
    for (index, file) in files.enumerated() { collect(file.declarations, in: index, outer: nil) }
  }

  private mutating func declare(_ declarations: [SwiftDeclaration]) {
    for declaration in declarations where declaration.isType {
      if declaration.kind != "extension" { declared.insert(declaration.name) }
      declare(declaration.members)
    }
  }

  /// The words of a token; a string may name something in what it interpolates.
  private static func words(_ token: SwiftToken) -> [String] {
    switch token.kind {
    case .word: [bare(token.text)]
    case .literal where token.text.contains("\\"):
      token.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    default: []
    }
  }

  private static func bare(_ name: String) -> String {
    let name = name.hasPrefix("$") ? String(name.dropFirst()) : name
    return name.hasPrefix("`") && name.hasSuffix("`") && name.count > 2
      ? String(name.dropFirst().dropLast()) : name
  }

  private mutating func visit(
    _ declaration: SwiftDeclaration, in file: Int, path: [String], outer: SwiftDeclaration?
  ) {
    let own = path + declaration.name.split(separator: ".").map(String.init)
    let place = Place(file: file, offset: declaration.range.lowerBound)
    if !needed.contains(place) {
      guard isNeeded(declaration, path: own, outer: outer) else { return }
      needed.insert(place)
      take(declaration, file)
    }
    if declaration.isType {
      for member in declaration.members { visit(member, in: file, path: own, outer: declaration) }
    }
  }

  /// Takes the words of a declaration, without those of its members.
  private mutating func take(_ declaration: SwiftDeclaration, _ file: Int) {
    let tokens = files[file].tokens
    var index = tokens.partitioningIndex { $0.range.lowerBound >= declaration.range.lowerBound }
    var members = (declaration.isType ? declaration.members : [])[...]
    while index < tokens.count, tokens[index].range.upperBound <= declaration.range.upperBound {
      let start = tokens[index].range.lowerBound
      while let member = members.first, member.range.upperBound <= start { members.removeFirst() }
      if !(members.first?.range.contains(start) ?? false) {
        words.formUnion(Self.words(tokens[index]))
      }
      index += 1
    }
  }

  private func isNeeded(
    _ declaration: SwiftDeclaration, path: [String], outer: SwiftDeclaration?
  ) -> Bool {
    if behavior.starts(with: path), declaration.isType { return true }
    if !behavior.isEmpty, path.count > behavior.count, path.starts(with: behavior) { return true }
    let isOptional = outer.map { isPartial($0) } ?? true
    guard isOptional else { return true }
    switch declaration.kind {
    case "extension": return isNeededExtension(declaration)
    case "struct", "class", "enum", "actor", "protocol", "typealias":
      return words.contains(Self.bare(declaration.name))
    case "func", "var", "let":
      let names = declaration.variables.map(\.name) + [declaration.name]
      // An operator has no name that could be met among the words.
      return names.contains { words.contains(Self.bare($0)) || $0.first?.isSymbol == true || $0.isOperator }
    case "init":
      guard let outer else { return true }
      if isShown(outer) { return false }
      let labels = declaration.parameters.compactMap(\.label)
      return words.contains(outer.lastName) || labels.isEmpty || labels.allSatisfy(words.contains)
    case "case": return !(outer.map(isShown) ?? false) || outer?.kind == "enum"
    default: return true
    }
  }

  /// Whether a type may do without some of its members: what is drawn, and what is added to somebody else's type.
  private func isPartial(_ type: SwiftDeclaration) -> Bool {
    if isShown(type) { return true }
    return type.kind == "extension" && !declared.contains(type.lastName) && type.inheritance.isEmpty
  }

  private func isNeededExtension(_ declaration: SwiftDeclaration) -> Bool {
    let name = declaration.lastName
    if declared.contains(name) { return words.contains(name) }
    return words.contains(name)
      || declaration.inheritance.contains { !words.isDisjoint(with: $0.names) }
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

extension SwiftDeclaration {
  /// The name of a type without what it is nested in.
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

extension String {
  /// Whether it begins as an operator does.
  fileprivate var isOperator: Bool { first.map { "/=-+!*%<>&|^~?.".contains($0) } ?? false }
}

extension Array {
  /// The index of the first element for which something holds, where it holds for all after that one too.
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
