import SwiftSyntax

/// A change to a file: bytes and their replacement (or blanks), the line and the reason to tell.
struct Change {
  let range: Range<Int>
  var text: String?
  var what: String?
  var line = 0
  var reason: String?

  static func leavingOut(_ declaration: SwiftDeclaration, because reason: String? = nil) -> Change {
    .init(range: declaration.whole, what: declaration.title, line: declaration.line, reason: reason)
  }

  /// Leaves out a member of a type of which hardly anything stays.
  static func leavingOut(_ member: SwiftDeclaration, ofMost type: SwiftDeclaration) -> Change {
    .init(range: member.whole, what: "most of \(type.kind) \(type.name)", line: type.line)
  }
}

/// Removes from files, before compiling, what cannot compile here or is not needed.
struct SourcePreparation {
  private let declared: Set<String>
  private let shownNames: Set<String>

  /// The names that lead to the behavior; none if only an expression tells.
  private let behavior: [String]

  /// Whether UIKit is there, and SwiftUI only comes with it.
  private let isOfLayout: Bool

  init(_ types: Declarations, behavior: [String], isOfLayout: Bool = false) {
    (self.behavior, self.isOfLayout) = (behavior, isOfLayout)
    let own = types.all.filter(\.isType).map(\.declaration)
    (declared, shownNames) = (Set(own.map(\.name)), Set(own.filter(\.isShown).map(\.name)))
  }

  private func isShown(_ declaration: SwiftDeclaration) -> Bool {
    declaration.isShown || declaration.kind == "extension" && shownNames.contains(declaration.lastName)
  }

  /// Changes to a declaration, or to its members, that are of no use here.
  func changes(_ declaration: SwiftDeclaration, path: [String] = []) -> [Change] {
    let own = path + declaration.path
    let dropped = ["main", "UIApplicationMain"] + (isOfLayout ? Self.foreign : [])
    var changes = declaration.attributes.filter { dropped.contains($0.name) }.map { Change(range: $0.bytes) }
    switch declaration.kind {
    case "import" where isOfLayout && ["UIKit", "SwiftUI"].contains(declaration.name):
      if declaration.name == "SwiftUI" { changes.append(Change(range: declaration.whole)) }
    case "import" where !Self.everywhere.contains(declaration.name):
      let isKnown = Self.standIns.contains(declaration.name) || Self.ofSystem.contains(declaration.name)
      changes.append(
        isKnown ? Change(range: declaration.whole) : .leavingOut(declaration, because: "no such module here"))
    case "#Preview": changes.append(.leavingOut(declaration))
    case "struct" where declaration.inherits(from: ["PreviewProvider"]) && !behavior.starts(with: own):
      changes.append(.leavingOut(declaration))
    case "extension" where SwiftDeclaration.shown.contains(declaration.name):
      changes.append(.leavingOut(declaration))
    case _ where declaration.isType:
      if declaration.kind == "extension", declaration.name == "EnvironmentValues" {
        changes += declaration.members.compactMap(Self.entry)
      }
      if isShown(declaration) { changes += Self.undrawn(declaration) }
      if declaration.attributes.contains(where: { $0.name == "Model" }) {
        changes += Self.unstored(declaration)
      }
      changes += declaration.members.flatMap { self.changes($0, path: own) }
    default: break
    }
    return changes
  }

  /// Attributes of a layout's declarations that mean something to Objective-C, storyboards and actors alone.
  private static let foreign = [
    "objc", "objcMembers", "IBInspectable", "IBDesignable", "IBOutlet", "IBAction", "MainActor", "NSCopying",
  ]

  private static func undrawn(_ type: SwiftDeclaration) -> [Change] {
    let conformances = type.inheritance.filter { !SwiftDeclaration.shown.isDisjoint(with: $0.names) }
    let generics = type.generics.map(\.constraintBytes) + (type.requirements.map { [$0.bytes] } ?? [])
    let bodies = type.members.filter { ["var", "func"].contains($0.kind) && $0.name == "body" }
    return conformances.map { Change(range: $0.range, text: "Any") } + generics.map { Change(range: $0) }
      + bodies.map { .leavingOut($0, ofMost: type) }
  }

  private static func unstored(_ type: SwiftDeclaration) -> [Change] {
    let attributes = ([type] + type.members).flatMap(\.attributes).filter {
      ["Model", "Attribute", "Relationship", "Transient"].contains($0.name)
    }
    let brace = type.body.map { $0.lowerBound..<($0.lowerBound + 1) } ?? 0..<0
    return attributes.map { Change(range: $0.bytes) }
      + [Change(range: brace, text: (type.inheritance.isEmpty ? ": " : ", ") + "PersistentModel {")]
  }

  /// Writes out an app's own environment value, as the macro `@Entry` would.
  private static func entry(_ member: SwiftDeclaration) -> Change? {
    guard member.kind == "var", member.attributes.contains(where: { $0.name == "Entry" }),
      let variable = member.variables.first, !variable.isComputed
    else { return nil }
    let key = "__Entry_" + variable.name
    let type = variable.type.map { ": " + $0 } ?? ""
    return Change(
      range: member.range,
      text:
        "var \(variable.name): \(key).Value { get { self[\(key).self] } set { self[\(key).self] = newValue } }; "
        + "struct \(key): EnvironmentKey { nonisolated(unsafe) static let defaultValue\(type) = "
        + "\(variable.initialValue ?? "nil") }")
  }

  /// Functions that end a process; versions compiled beside the file lead them to snapsim.
  private static let exits: Set<String> = ["exit", "_exit", "_Exit", "quick_exit"]
  private static let systems: Set<String> = ["Foundation", "Darwin", "Glibc", "Musl"]

  /// Changes of tokens: `Foundation.` before what is elsewhere here, and modifiers that hide from the rest of the file.
  static func tokens(of source: SourceFileSyntax) -> (qualifiers: [Change], widenings: [Change]) {
    var (qualifiers, widenings, before): ([Change], [Change], [TokenSyntax]) = ([], [], [])
    for token in source.tokens {
      if token.tokenKind == .keyword(.private),
        token.parents.contains(where: { $0.is(MemberBlockItemSyntax.self) })
      {
        widenings.append(Change(range: token.bytes, text: "fileprivate"))
      }
      if let period = before.last, period.tokenKind == .period, let module = before.dropLast().last,
        before.count < 3 || before[0].tokenKind != .period,
        systems.contains(module.text) && exits.contains(token.text)
          || standIns.contains(module.text) && token.text.first?.isUppercase == true
      {
        qualifiers.append(Change(range: module.bytes.lowerBound..<period.bytes.upperBound))
      }
      before = Array(before.suffix(2)) + [token]
    }
    return (qualifiers, widenings)
  }

  /// The messages that functions print, by none of the files' own: to write one may take a thousand times as long as to find a
  /// target.
  static func messages(in source: SourceFileSyntax, besides own: Set<String>) -> [Change] {
    let printing = Set(["print", "debugPrint", "NSLog"]).subtracting(own)
    return source.all { syntax in
      guard let item = syntax.as(CodeBlockItemSyntax.self), let call = item.item.call,
        printing.contains(call.calledExpression.name ?? ""),
        !call.tokens.contains(where: { $0.tokenKind == .prefixAmpersand }),
        // What is called in them may do more.
        call.all(\.call).allSatisfy({ inner in
          inner == call || inner.calledExpression.name?.first?.isUppercase ?? false
            || inner.modifier?.text == "rounded"
        }),
        // A case needs a statement, and a closure its parameters.
        !call.parents.prefix(while: { !$0.is(CodeBlockSyntax.self) }).contains(where: {
          $0.is(SwitchCaseSyntax.self)
        }),
        !call.parents.contains(where: { $0.is(ClosureExprSyntax.self) })
      else { return nil }
      return Change(range: item.bytes)
    }
  }

  static let everywhere: Set<String> = [
    "SwiftUI", "Foundation", "FoundationEssentials", "Dispatch", "Observation", "Synchronization",
    "RegexBuilder", "Swift", "_Concurrency", "_StringProcessing", "ScrollBehavior", "ScrollSimulation",
  ]

  /// Modules with a stand-in, which comes with `import SwiftUI`.
  static let standIns: Set<String> = ["UIKit", "Combine", "Charts", "os", "OSLog", "SwiftData"]

  /// Other modules of the system, which are left out without a word.
  static let ofSystem: Set<String> = [
    "AppKit", "CoreGraphics", "QuartzCore", "CoreFoundation", "CoreData", "MapKit", "StoreKit", "WidgetKit",
    "AVFoundation", "AVKit", "CoreHaptics", "SwiftUICore", "DeveloperToolsSupport", "PhotosUI", "Photos",
    "UniformTypeIdentifiers", "CoreLocation", "RealityKit", "Darwin", "PlaygroundSupport", "Accelerate",
    "simd", "TipKit", "WebKit", "AppIntents", "GameplayKit", "SpriteKit",
  ]
}

/// The declarations that a behavior needs: those it names, those that these name, and so on.
///
/// Two declarations of one name are not told apart, so rather too much is kept. Conformances and operators, which no name
/// tells, are kept along with their type.
extension SourcePreparation {
  /// Leaves out of each file the declarations that the behavior does not need, given the names in the expression.
  ///
  /// Where only the expression tells, no names lead to a behavior.
  func leaveOut(of files: [[SwiftDeclaration]], words: Set<String>) -> [[Change]] {
    var words = words.union(behavior)
    while true {
      let count = words.count
      let changes = files.map { leaveOut(of: $0, in: [], nil, &words) }
      if words.count == count { return changes }
    }
  }

  /// Leaves out what is not needed by the words so far, to which those of the others are added.
  private func leaveOut(
    of declarations: [SwiftDeclaration], in path: [String], _ outer: SwiftDeclaration?,
    _ words: inout Set<String>
  ) -> [Change] {
    declarations.flatMap { declaration -> [Change] in
      let own = path + declaration.path
      guard isNeeded(declaration, path: own, outer: outer, words) else {
        return [leavingOut(declaration, of: outer)]
      }
      words.formUnion(declaration.words)
      return declaration.isType ? leaveOut(of: declaration.members, in: own, declaration, &words) : []
    }
  }

  /// Of what is drawn the name says enough; a constant or a function that nobody uses is not worth a word.
  private func leavingOut(_ declaration: SwiftDeclaration, of outer: SwiftDeclaration?) -> Change {
    if let outer, isShown(outer) { return .leavingOut(declaration, ofMost: outer) }
    if outer == nil, isShown(declaration) || declaration.kind == "#Preview" {
      return .leavingOut(declaration)
    }
    return Change(range: declaration.whole)
  }

  private func isNeeded(
    _ declaration: SwiftDeclaration, path: [String], outer: SwiftDeclaration?, _ words: Set<String>
  ) -> Bool {
    if behavior.starts(with: path), declaration.isType { return true }
    if !behavior.isEmpty, path.count > behavior.count, path.starts(with: behavior) { return true }
    guard outer.map({ isPartial($0) }) ?? true else { return true }
    switch declaration.kind {
    case "extension": return isNeededExtension(declaration, words)
    case "struct", "class", "enum", "actor", "protocol", "typealias":
      return words.contains(declaration.name.bare)
    case "func", "var", "let":
      // A behavior uses none of a view's views: these may but share a name with it.
      if outer.map(isShown) ?? false, declaration.isView { return false }
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

  private func isNeededExtension(_ declaration: SwiftDeclaration, _ words: Set<String>) -> Bool {
    let name = declaration.lastName
    if words.contains(name) { return true }
    if declared.contains(name) { return false }
    return declaration.inherits(from: words)
      || declaration.members.contains { isNeeded($0, path: [name, $0.name], outer: declaration, words) }
  }
}
