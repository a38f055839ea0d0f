import SwiftSyntax

/// What is known not to compile here, or not to be needed, before the compiler says so.
struct SourcePreparation {
  typealias Change = SourceReading.Change

  /// The names of types that show something.
  private var shownNames: Set<String> = []

  /// The names that lead to the behavior; none where only an expression tells.
  private let behavior: [String]

  /// Looks at all files of a spec.
  init(_ files: [[SwiftDeclaration]], behavior: [String]) {
    self.behavior = behavior
    for file in files { gatherShown(file) }
  }

  private mutating func gatherShown(_ declarations: [SwiftDeclaration]) {
    for declaration in declarations where declaration.isType {
      if declaration.kind != "extension", BehaviorDiscovery.isShown(declaration) {
        shownNames.insert(declaration.name)
      }
      gatherShown(declaration.members)
    }
  }

  /// Whether a declaration is of a type that shows something.
  func isShown(_ declaration: SwiftDeclaration) -> Bool {
    BehaviorDiscovery.isShown(declaration)
      || declaration.kind == "extension" && shownNames.contains(declaration.lastName)
  }

  /// Leaves out what the behavior does not name, nor what it names.
  func leaveOut(of files: [[SwiftDeclaration]], words: Set<String>) -> [[Change]] {
    var changes: [[Change]] = files.map { _ in [] }
    let needs = BehaviorNeeds(files, behavior, words: words, isShown: isShown)
    for unneeded in needs.unneeded {
      let declaration = unneeded.declaration
      var change = Change(declaration.whole)
      // Of what is drawn the name says enough; a constant or a function that nobody uses is not worth a word.
      if let outer = unneeded.outer {
        if isShown(outer) { change.tellMost(of: outer) }
      } else if isShown(declaration) || declaration.kind == "#Preview" {
        change.tell(declaration)
      }
      changes[unneeded.file].append(change)
    }
    return changes
  }

  /// What is known to be of no use here.
  func changes(_ declarations: [SwiftDeclaration]) -> [Change] {
    declarations.flatMap { changes($0, path: []) }
  }

  private func changes(_ declaration: SwiftDeclaration, path: [String]) -> [Change] {
    let own = path + declaration.name.split(separator: ".").map(String.init)
    var changes = declaration.attributes.filter { ["main", "UIApplicationMain"].contains($0.name) }
      .map { Change($0.range) }
    switch declaration.kind {
    case "import" where !Modules.everywhere.contains(declaration.name):
      var change = Change(declaration.whole)
      if !Modules.standIns.contains(declaration.name), !Modules.ofSystem.contains(declaration.name) {
        change.tell(declaration, because: "no such module here")
      }
      changes.append(change)
    case "#Preview": changes.append(Change(declaration.whole).telling(declaration))
    case "struct"
    where declaration.inheritance.contains { $0.names.contains("PreviewProvider") }
      && !behavior.starts(with: own):
      changes.append(Change(declaration.whole).telling(declaration))
    case "extension" where BehaviorDiscovery.shown.contains(declaration.name):
      changes.append(Change(declaration.whole).telling(declaration))
    case _ where declaration.isType:
      if declaration.kind == "extension", declaration.name == "EnvironmentValues" {
        changes += declaration.members.compactMap(Self.entry)
      }
      if isShown(declaration) { changes += Self.undrawn(declaration) }
      changes += declaration.members.flatMap { self.changes($0, path: own) }
    default: break
    }
    return changes
  }

  /// Makes a plain type of one that is drawn: what it is drawn from matters no more.
  private static func undrawn(_ type: SwiftDeclaration) -> [Change] {
    var changes = type.inheritance.filter { !BehaviorDiscovery.shown.isDisjoint(with: $0.names) }
      .map { Change($0.range, to: "Any") }
    changes += type.generics.map { Change($0.range) }
    if let requirements = type.requirements { changes.append(Change(requirements)) }
    for member in type.members where ["var", "func"].contains(member.kind) && member.name == "body" {
      var change = Change(member.whole)
      change.tellMost(of: type)
      changes.append(change)
    }
    return changes
  }

  /// Writes out an app's own environment value, as the macro `@Entry` would.
  private static func entry(_ member: SwiftDeclaration) -> Change? {
    guard member.kind == "var", member.attributes.contains(where: { $0.name == "Entry" }),
      let variable = member.variables.first, !variable.isComputed
    else { return nil }
    let key = "__Entry_" + variable.name
    let type = variable.type.map { ": " + $0 } ?? ""
    return Change(
      member.range,
      to:
        "var \(variable.name): \(key).Value { get { self[\(key).self] } set { self[\(key).self] = newValue } }; "
        + "struct \(key): EnvironmentKey { nonisolated(unsafe) static let defaultValue\(type) = "
        + "\(variable.initialValue ?? "nil") }")
  }
}

extension SourceReading.Change {
  /// Tells of a declaration that goes.
  mutating func tell(_ declaration: SwiftDeclaration, because reason: String? = nil) {
    what = declaration.kind + (declaration.name.isEmpty ? "" : " " + declaration.name)
    (line, self.reason) = (declaration.line, reason)
  }

  /// Tells of a type of which something goes.
  mutating func tellMost(of type: SwiftDeclaration) {
    (what, line) = ("most of \(type.kind) \(type.name)", type.line)
  }

  func telling(_ declaration: SwiftDeclaration) -> Self {
    var change = self
    change.tell(declaration)
    return change
  }
}

/// What stands among the tokens of a source and has to be written otherwise.
struct TokenChanges {
  /// Functions that end a process; what is compiled beside the file leads them to snapsim.
  private static let exits: Set<String> = ["exit", "_exit", "_Exit", "quick_exit"]
  private static let systems: Set<String> = ["Foundation", "Darwin", "Glibc", "Musl"]

  /// What names a module before something that is not in that module here: `Foundation.` of `Foundation.exit(0)`.
  private(set) var qualifiers: [SourceReading.Change] = []

  /// What is private to a type.
  private(set) var widenings: [SourceReading.Change] = []

  /// Goes through the tokens of a source.
  init(_ source: SourceFileSyntax) {
    var before: [TokenSyntax] = []
    for token in source.tokens(viewMode: .sourceAccurate) {
      if token.tokenKind == .keyword(.private), isMember(token) {
        widenings.append(.init(SourceBytes.range(token), to: "fileprivate"))
      }
      if let period = before.last, period.tokenKind == .period, let module = before.dropLast().last,
        before.count < 3 || before[0].tokenKind != .period,
        Self.systems.contains(module.text) && Self.exits.contains(token.text)
          || Modules.standIns.contains(module.text) && token.text.first?.isUppercase == true
      {
        let end = SourceBytes.range(period).upperBound
        qualifiers.append(.init(SourceBytes.range(module).lowerBound..<end))
      }
      before = Array(before.suffix(2)) + [token]
    }
  }

  private func isMember(_ token: TokenSyntax) -> Bool {
    var syntax = token.parent
    while let current = syntax {
      if current.is(MemberBlockItemSyntax.self) { return true }
      syntax = current.parent
    }
    return false
  }
}
