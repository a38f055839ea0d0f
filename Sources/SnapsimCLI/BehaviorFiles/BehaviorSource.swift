import Foundation

/// The sources of one spec on their way to the compiler: the user's files, less what cannot be compiled here, and what
/// makes the behavior, in the file where it stands.
struct BehaviorSource {
  /// One of the user's files.
  struct File {
    let path: String
    let declarations: [SwiftDeclaration]
    var edits: TextEdits
  }

  /// Something of the user's that is not compiled.
  struct Cut: Equatable {
    let file: String
    let line: Int

    /// Its bytes.
    let range: Range<Int>

    /// What it is: `struct ContentView`.
    let what: String

    /// Why, in the compiler's words; `nil` for what needs no compiler to know.
    let reason: String?
  }

  let spec: BehaviorFileSpec
  private(set) var files: [File]
  private(set) var cuts: [Cut] = []

  /// The expression that makes the behavior.
  let expression: String

  /// Expressions that make the behaviors of the files, to show.
  let examples: [String]

  /// The behavior that it makes, if it is one of the files', and where what makes it stands.
  private let behavior: BehaviorDiscovery.Behavior?
  private let harnessFile: Int

  /// The names of types that show something.
  private var shownNames: Set<String> = []

  /// Where what was left out from the start begins, file by file.
  private var leftOut: [Set<Int>] = []

  /// The same with nothing left out from the start.
  func whole() throws -> BehaviorSource {
    try BehaviorSource(spec, contents: files.map(\.edits.original), leavesOut: false)
  }

  /// Under which name the expression stands in the compiler's messages.
  static let expressionFile = "--behavior"

  /// Finds the behavior in some files.
  ///
  /// - Parameters:
  ///   - spec: what names them.
  ///   - contents: what they hold, in the same order.
  ///   - leavesOut: whether what the behavior does not name is left out from the start.
  /// - Throws: `BehaviorFileError` where there is none, or it is not clear which.
  init(_ spec: BehaviorFileSpec, contents: [[UInt8]], leavesOut: Bool = true) throws {
    self.spec = spec
    files = zip(spec.files, contents).map { path, bytes in
      // A byte order mark is no part of the source.
      let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
      return File(path: path, declarations: SwiftParser.declarations(in: bytes), edits: TextEdits(bytes))
    }
    let discovery = BehaviorDiscovery(files.map(\.declarations))
    examples = discovery.behaviors.map { Self.shown($0) }
    if let given = spec.expression {
      let named = Self.behavior(in: given, among: discovery.behaviors)
      let isBare = given.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      if let named, isBare, given.split(separator: ".").last.map(String.init) == named.path.last {
        expression = try Self.expression(making: named, spec)
      } else if let named, named.path.count > 1, given.hasPrefix(named.name) {
        expression = named.spelling.joined(separator: ".") + given.dropFirst(named.name.count)
      } else if let named, let name = named.path.last, named.path.count > 1, given.hasPrefix(name) {
        // The name of a nested type alone: what it is nested in goes before it.
        expression = named.spelling.dropLast().joined(separator: ".") + "." + given
      } else {
        expression = given
      }
      behavior = named
    } else {
      let found = discovery.behaviors
      guard let only = found.first else { throw BehaviorFileError.noBehavior(files: spec.files) }
      // Helpers may hold behaviors too; those of the first file that has any are meant.
      let meant = found.filter { $0.file == only.file }
      guard meant.count == 1 else {
        throw BehaviorFileError.several(files: spec.files, expressions: meant.map { Self.shown($0) })
      }
      expression = try Self.expression(making: only, spec)
      behavior = only
    }
    harnessFile = behavior?.file ?? 0
    for file in files { gatherShown(file.declarations) }
    if leavesOut { leaveOut() }
    for index in files.indices { prepare(index) }
  }

  /// Where the type is declared that the behavior is of; `nil` where the expression names none of the files'.
  var declaration: BehaviorDeclaration? {
    guard let behavior, let name = behavior.path.last else { return nil }
    let file = files[behavior.file]
    return BehaviorDeclaration(
      name: name, file: file.path, line: file.edits.place(of: behavior.offset).line,
      source: file.edits.original)
  }

  private static func expression(
    making behavior: BehaviorDiscovery.Behavior, _ spec: BehaviorFileSpec
  ) throws -> String {
    switch behavior.making {
    case .plain(let expression): return expression
    case .needs(let parameters, let example):
      throw BehaviorFileError.needsArguments(
        files: spec.files, name: behavior.name, parameters: parameters.map(\.text), expression: example)
    }
  }

  private static func shown(_ behavior: BehaviorDiscovery.Behavior) -> String {
    switch behavior.making {
    case .plain(let expression): expression
    case .needs(_, let example): example
    }
  }

  /// The behavior that an expression begins with the name of, the longest such name first.
  private static func behavior(
    in expression: String, among behaviors: [BehaviorDiscovery.Behavior]
  ) -> BehaviorDiscovery.Behavior? {
    let words = expression.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    for word in words {
      if let found = behaviors.first(where: { $0.path.last == word }) { return found }
    }
    return behaviors.count == 1 ? behaviors.first : nil
  }

  // MARK: What the compiler gets

  /// The source of each file, as it is compiled.
  ///
  /// - Parameters:
  ///   - index: the place of the behavior in the executable, which names it there; the first starts it.
  ///   - specs: the specs of all behaviors in their order.
  /// - Returns: the sources, in the order of the files.
  func sources(index: Int, specs: [String]) -> [[UInt8]] {
    files.indices.map { place in
      var text = Self.location(files[place].path)
      var bytes = Array(text.utf8) + files[place].edits.result
      text = "\n" + Self.location("snapsim") + "import SwiftUI\n"
      if place == harnessFile { text += harness(index, specs) }
      bytes += Array(text.utf8)
      return bytes
    }
  }

  private static func location(_ file: String) -> String {
    "#sourceLocation(file: \"\(literal(file))\", line: 1)\n"
  }

  /// A text as that of a literal: a path comes back in messages as it went in, a spec as it was typed.
  private static func literal(_ text: String) -> String {
    var literal = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": literal += "\\" + String(scalar)
      case _ where scalar.properties.generalCategory == .control:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal
  }

  /// What makes the behavior, and starts snapsim with it.
  ///
  /// The functions find each other by their symbols, so that the user's file need import nothing of snapsim. An
  /// expression may need the main actor: it is made without asking which thread it is on.
  private func harness(_ index: Int, _ specs: [String]) -> String {
    let any = "any SwiftUI.ScrollTargetBehavior"
    var text = """
      @_silgen_name("snapsim_behavior_\(index)") public func __snapsim_behavior_\(index)() -> \(any) {
      func __erased(_ behavior: some SwiftUI.ScrollTargetBehavior) -> \(any) { behavior }
      func __erased(_ behavior: some SwiftUI.ChartScrollTargetBehavior) -> \(any) {
      SwiftUI.ChartBehaviorAdapter(behavior)
      }
      let __make: @MainActor () -> \(any) = {
      \(Self.location(Self.expressionFile))return __erased(\(expression)
      )
      \(Self.location("snapsim"))}
      return unsafeBitCast(__make, to: (() -> \(any)).self)()
      }

      """
    text += ProcessExits.functions(beside: files.flatMap(\.declarations))
    guard index == 0 else { return text }
    for other in specs.indices.dropFirst() {
      text += """
        @_silgen_name("snapsim_behavior_\(other)") func __snapsim_behavior_\(other)() -> \(any)

        """
    }
    let table = specs.enumerated().map { "(\"\(Self.literal($1))\", { __snapsim_behavior_\($0)() })" }
    text += """
      @_silgen_name("snapsim_host") func __snapsim_host(_: [(String, @Sendable () -> \(any))]) -> Swift.Never
      @_cdecl("main") public func __snapsim_main() -> Swift.Int32 { __snapsim_host([\(table.joined(separator: ", "))]) }

      """
    return text
  }

  // MARK: What the compiler does not get

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

  private mutating func gatherShown(_ declarations: [SwiftDeclaration]) {
    for declaration in declarations where declaration.isType {
      if declaration.kind != "extension", BehaviorDiscovery.isShown(declaration) {
        shownNames.insert(declaration.name)
      }
      gatherShown(declaration.members)
    }
  }

  private func isShown(_ declaration: SwiftDeclaration) -> Bool {
    BehaviorDiscovery.isShown(declaration)
      || declaration.kind == "extension" && shownNames.contains(declaration.lastName)
  }

  /// Leaves out what the behavior does not name, nor what it names.
  private mutating func leaveOut() {
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
  private mutating func prepare(_ index: Int) {
    prepareConditions(index)
    for qualifier in ProcessExits.qualifiers(in: files[index].edits.original) {
      files[index].edits.blank(qualifier)
    }
    for declaration in files[index].declarations { prepare(declaration, index, []) }
    if behavior?.isHidden == true, behavior?.file == index { widen(index) }
  }

  private mutating func prepare(_ declaration: SwiftDeclaration, _ index: Int, _ path: [String]) {
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
      for member in declaration.members { prepare(member, index, own) }
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

  /// Whether a type is the behavior or around it.
  private func holds(_ path: [String]) -> Bool {
    behavior?.path.starts(with: path) ?? false
  }

  private mutating func note(
    _ declaration: SwiftDeclaration, _ index: Int, reason: String?, of outer: SwiftDeclaration? = nil
  ) {
    let name = declaration.kind + (declaration.name.isEmpty ? "" : " " + declaration.name)
    let cut = Cut(
      file: files[index].path, line: files[index].edits.place(of: declaration.range.lowerBound).line,
      range: declaration.range, what: name + (outer.map { " of " + $0.name } ?? ""), reason: reason)
    let others = cuts.filter { $0.file == cut.file }
    if others.contains(where: {
      $0.range.lowerBound <= cut.range.lowerBound && cut.range.upperBound <= $0.range.upperBound
    }) {
      return
    }
    // What was cut of it before goes with it.
    cuts.removeAll { $0.file == cut.file && cut.range.contains($0.range.lowerBound) }
    cuts.append(cut)
  }

  /// Notes a type of which something is left out, once.
  private mutating func note(_ type: SwiftDeclaration, _ index: Int, at range: Range<Int>) {
    let cut = Cut(
      file: files[index].path, line: files[index].edits.place(of: type.range.lowerBound).line, range: range,
      what: "most of \(type.kind) \(type.name)", reason: nil)
    if !cuts.contains(where: { $0.file == cut.file && $0.line == cut.line }) { cuts.append(cut) }
  }

  private mutating func cut(
    _ declaration: SwiftDeclaration, _ index: Int, reason: String?, of outer: SwiftDeclaration? = nil
  ) {
    blank(declaration, index)
    note(declaration, index, reason: reason, of: outer)
  }

  private mutating func blank(_ declaration: SwiftDeclaration, _ index: Int) {
    // A semicolon behind it would stand alone.
    var end = declaration.range.upperBound
    let bytes = files[index].edits.original
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    let isFollowed = end < bytes.count && bytes[end] == UInt8(ascii: ";")
    files[index].edits.blank(
      declaration.range.lowerBound..<(isFollowed ? end + 1 : declaration.range.upperBound))
  }

  /// Cuts what some errors stand in, unless it is the behavior.
  ///
  /// - Returns: whether anything was cut, so that compiling again may help.
  mutating func cut(_ errors: [CompilerDiagnostic]) -> Bool {
    var places: [(index: Int, offset: Int, reason: String)] = []
    for error in errors {
      guard let index = files.firstIndex(where: { $0.path == error.file }),
        let offset = files[index].edits.offset(line: error.line, column: error.column)
      else { continue }
      places.append((index, offset, error.text))
    }
    var hasCut = false
    var touched: [(index: Int, offset: Int)] = []
    // What is wrong with a type as a whole may come from one of its members, and go with it.
    for headers in [false, true] {
      for place in places {
        let before = files[place.index].edits.result
        for declaration in files[place.index].declarations where declaration.range.contains(place.offset) {
          let members = touched.filter { $0.index == place.index }.map(\.offset)
          cut(declaration, place, [], nil, headers ? members : nil)
        }
        if files[place.index].edits.result != before {
          hasCut = true
          if !headers { touched.append((place.index, place.offset)) }
        }
      }
    }
    return hasCut
  }

  /// Cuts what an error stands in: the innermost member, or the type itself once its members are as they should be.
  ///
  /// Where members were cut is told when it is the types' turn.
  private mutating func cut(
    _ declaration: SwiftDeclaration, _ place: (index: Int, offset: Int, reason: String), _ path: [String],
    _ outer: SwiftDeclaration?, _ members: [Int]?
  ) {
    let own = path + declaration.name.split(separator: ".").map(String.init)
    let index = place.index
    if declaration.isType {
      if let behavior, BehaviorDiscovery.isPart(declaration, path: own, of: behavior) { return }
      if let member = declaration.members.first(where: { $0.range.contains(place.offset) }) {
        return cut(member, place, own, declaration, members)
      }
      guard let members, !members.contains(where: { declaration.body?.contains($0) ?? false }) else { return }
      let item =
        declaration.inheritance.first { $0.range.contains(place.offset) }
        ?? declaration.inheritance.first { item in
          item.names.contains { place.reason.hasSuffix("does not conform to protocol '\($0)'") }
        }
      if let item, declaration.kind != "protocol" {
        files[index].edits.replace(item.range, with: "Any")
        return note(declaration, index, reason: place.reason, of: outer)
      }
      if let attribute = declaration.attributes.first(where: { $0.range.contains(place.offset) }) {
        files[index].edits.blank(attribute.range)
        return note(declaration, index, reason: place.reason, of: outer)
      }
      // Its header, or the whole: what it holds of the behavior cannot go.
      if holds(own) { return }
      return cut(declaration, index, reason: place.reason, of: outer)
    }
    if members == nil { cut(declaration, index, reason: place.reason, of: outer) }
  }
}
