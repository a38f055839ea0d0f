/// What is known not to compile here, or not to be needed, before the compiler says so.
extension BehaviorSource {
  /// Modules that are there on every platform; what others declare for behaviors comes with `import SwiftUI`.
  private static let modules: Set<String> = [
    "SwiftUI", "Foundation", "FoundationEssentials", "Dispatch", "Observation", "Synchronization",
    "RegexBuilder",
    "Swift", "_Concurrency", "_StringProcessing", "ScrollBehavior", "ScrollSimulation",
  ]

  /// Modules of the system whose absence needs no words.
  private static let systemModules: Set<String> = [
    "UIKit", "AppKit", "Combine", "os", "OSLog", "CoreGraphics", "QuartzCore", "CoreFoundation", "SwiftData",
    "CoreData", "Charts", "MapKit", "StoreKit", "WidgetKit", "AVFoundation", "AVKit", "CoreHaptics",
    "SwiftUICore",
    "DeveloperToolsSupport", "PhotosUI", "Photos", "UniformTypeIdentifiers", "CoreLocation", "RealityKit",
    "Darwin",
    "PlaygroundSupport", "Accelerate", "simd", "TipKit", "WebKit", "AppIntents", "GameplayKit", "SpriteKit",
  ]

  /// Leaves out what the behavior does not name, nor what it names.
  mutating func leaveOut() {
    leftOut = files.map { _ in [] }
    let shownNames = shownNames
    let needs = BehaviorNeeds(
      files.map { .init(declarations: $0.declarations, tokens: SwiftLexer($0.edits.original).tokens) },
      behavior?.path ?? [], expression: expression,
      isShown: {
        BehaviorDiscovery.isShown($0) || $0.kind == "extension" && shownNames.contains($0.lastName)
      })
    for unneeded in needs.unneeded {
      leftOut[unneeded.file].insert(unneeded.declaration.range.lowerBound)
      blank(unneeded.declaration, unneeded.file)
      // Of what is drawn the name says enough; a constant or a function that nobody uses is not worth a word.
      if let outer = unneeded.outer {
        if isShown(outer) { note(outer, unneeded.file, at: unneeded.declaration.range) }
      } else if isShown(unneeded.declaration) || unneeded.declaration.kind == "#Preview" {
        note(unneeded.declaration, unneeded.file, reason: nil)
      }
    }
  }

  /// Takes out what is known to be of no use here, before the compiler says so.
  mutating func prepare(_ index: Int) {
    prepareConditions(index)
    for qualifier in ProcessExits.qualifiers(in: files[index].edits.original) {
      files[index].edits.blank(qualifier)
    }
    for declaration in files[index].declarations { prepare(declaration, index, path: []) }
    if behavior?.isHidden == true, behavior?.file == index { widen(index) }
  }

  mutating func prepare(_ declaration: SwiftDeclaration, _ index: Int, path: [String]) {
    if !leftOut.isEmpty, leftOut[index].contains(declaration.range.lowerBound) { return }
    let own = path + declaration.name.split(separator: ".").map(String.init)
    let isShown = isShown(declaration)
    for attribute in declaration.attributes where ["main", "UIApplicationMain"].contains(attribute.name) {
      files[index].edits.blank(attribute.range)
    }
    switch declaration.kind {
    case "import" where !Self.modules.contains(declaration.name):
      files[index].edits.blank(declaration.range)
      if !Self.systemModules.contains(declaration.name) {
        note(declaration, index, reason: "no such module here")
      }
    case "#Preview":
      cut(declaration, index, reason: nil)
    case "struct"
    where declaration.inheritance.contains { $0.names.contains("PreviewProvider") } && !holds(own):
      cut(declaration, index, reason: nil)
    case "extension" where BehaviorDiscovery.shown.contains(declaration.name):
      cut(declaration, index, reason: nil)
    case _ where declaration.isType:
      if declaration.kind == "extension", declaration.name == "EnvironmentValues" {
        for member in declaration.members { expandEntry(member, index) }
      }
      if isShown {
        for item in declaration.inheritance where !BehaviorDiscovery.shown.isDisjoint(with: item.names) {
          files[index].edits.replace(item.range, with: "Any")
        }
        // What it is drawn from matters no more.
        for parameter in declaration.generics { files[index].edits.blank(parameter.range) }
        if let requirements = declaration.requirements { files[index].edits.blank(requirements) }
        for member in declaration.members
        where ["var", "func"].contains(member.kind) && member.name == "body" {
          blank(member, index)
          note(declaration, index, at: member.range)
        }
      }
      for member in declaration.members { prepare(member, index, path: own) }
    default: break
    }
  }

  /// Answers conditions as on a phone: `os(iOS)`, `canImport(UIKit)`.
  private mutating func prepareConditions(_ index: Int) {
    let tokens = SwiftLexer(files[index].edits.original).tokens
    var isCondition = false
    for place in tokens.indices {
      let token = tokens[place]
      if token.startsLine { isCondition = token.text == "#if" || token.text == "#elseif" }
      guard isCondition, token.text == "os" || token.text == "canImport", place + 3 < tokens.count,
        tokens[place + 1].isMark("("), tokens[place + 3].isMark(")")
      else { continue }
      let answer: String
      switch (token.text, tokens[place + 2].text) {
      case ("os", "iOS"), ("canImport", "UIKit"): answer = "true"
      case ("os", "macOS"), ("os", "Linux"), ("canImport", "AppKit"): answer = "false"
      default: continue
      }
      files[index].edits.replace(token.range.lowerBound..<tokens[place + 3].range.upperBound, with: answer)
    }
  }

  /// Writes out an app's own environment value, as the macro `@Entry` would.
  private mutating func expandEntry(_ member: SwiftDeclaration, _ index: Int) {
    guard member.kind == "var", member.attributes.contains(where: { $0.name == "Entry" }),
      let variable = member.variables.first, !variable.isComputed
    else { return }
    let key = "__Entry_" + variable.name
    let tokens = SwiftLexer(Array(files[index].edits.original[member.range])).tokens
    let equals = tokens.first { $0.isMark("=") }
    let value =
      equals.map {
        String(
          decoding: files[index].edits.original[
            member.range.lowerBound + $0.range.upperBound..<member.range.upperBound], as: UTF8.self)
      } ?? " nil"
    let type = variable.type.map { ": " + $0 } ?? ""
    files[index].edits.replace(
      member.range,
      with:
        "var \(variable.name): \(key).Value { get { self[\(key).self] } set { self[\(key).self] = newValue } }; "
        + "struct \(key): EnvironmentKey { nonisolated(unsafe) static let defaultValue\(type) =\(value) }")
  }

  /// Lets the rest of the file see what is private to a type in it.
  private mutating func widen(_ index: Int) {
    let edits = files[index].edits
    for token in SwiftLexer(edits.original).tokens where token.isWord("private") {
      if edits.place(of: token.range.lowerBound).column > 1 {
        files[index].edits.replace(token.range, with: "fileprivate")
      }
    }
  }
}
