/// The behaviors that some Swift files declare, found by what their declarations say.
struct BehaviorDiscovery {
  /// What types are that show something.
  static let shown: Set<String> = [
    "View", "App", "Scene", "ViewModifier", "PreviewProvider", "Widget", "WidgetBundle", "Shape",
    "InsettableShape", "Layout", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle",
    "ProgressViewStyle", "ToolbarContent", "Commands", "PreferenceKey", "UIViewRepresentable",
    "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
  ]

  /// Whether a type says that it shows something.
  static func isShown(_ declaration: SwiftDeclaration) -> Bool {
    declaration.inheritance.contains { !shown.isDisjoint(with: $0.names) }
  }

  /// The behaviors in the order of their declarations.
  let behaviors: [SourceReading.Behavior]

  private static let protocolNames: Set = ["ScrollTargetBehavior", "ChartScrollTargetBehavior"]

  private struct Typed {
    let path: [String]
    let spelling: [String]
    let file: Int
    let declaration: SwiftDeclaration
    let isHidden: Bool

    var isOuter: Bool { declaration.kind != "extension" && declaration.kind != "typealias" }

    /// The name as an expression spells it.
    var name: String { spelling.joined(separator: ".") }
  }

  /// Looks through the declarations of each file.
  ///
  /// - Parameters:
  ///   - files: the declarations of each.
  ///   - isLeftOut: whether the clause of an `#if` in a file does not hold here.
  init(_ files: [[SwiftDeclaration]], isLeftOut: (_ clause: Int, _ file: Int) -> Bool) {
    var types: [Typed] = []
    for (file, declarations) in files.enumerated() {
      Self.gather(declarations, in: ([], []), of: file, isHidden: false, to: &types)
    }
    let named = Self.conforming(types)
    let declared = types.filter { ["struct", "class", "enum", "actor"].contains($0.declaration.kind) }
    func clause(_ type: Typed) -> Int? {
      type.declaration.clause.flatMap { isLeftOut($0, type.file) ? $0 : nil }
    }
    var found: [SourceReading.Behavior] = []
    // What is declared for this platform and for another one is the one of this.
    for type in declared.filter({ clause($0) == nil }) + declared.filter({ clause($0) != nil })
    where !found.contains(where: { $0.path == type.path }) {
      let extensions = types.filter { $0.declaration.kind == "extension" && Self.extends($0, type) }
      let all = [type] + extensions
      guard all.contains(where: { Self.inherits($0.declaration, from: named) }) else { continue }
      var behavior = SourceReading.Behavior(path: type.path, spelling: type.spelling, file: type.file)
      Self.findMaking(of: &behavior, type, extensions.map(\.declaration), among: types)
      let hides =
        type.declaration.members.contains { $0.kind == "init" && $0.modifiers.contains("private") }
        || Self.stored(type.declaration).contains { $0.declaration.modifiers.contains("private") }
      behavior.isHidden = type.isHidden || hides
      behavior.clause = clause(type)
      behavior.line = type.declaration.line
      found.append(behavior)
    }
    behaviors = found
  }

  private static func gather(
    _ declarations: [SwiftDeclaration], in outer: (path: [String], spelling: [String]), of file: Int,
    isHidden: Bool, to types: inout [Typed]
  ) {
    for declaration in declarations where declaration.isType || declaration.kind == "typealias" {
      let names = declaration.name.split(separator: ".").map(String.init)
      let hidden = isHidden || (!outer.path.isEmpty && declaration.modifiers.contains("private"))
      let own = outer.path + names
      var spelling = outer.spelling + names
      if declaration.kind == "extension", let spelled = types.first(where: { $0.path == own && $0.isOuter }) {
        spelling = spelled.spelling.dropLast() + [(names.last ?? "") + arguments(spelled.declaration)]
      }
      types.append(
        Typed(path: own, spelling: spelling, file: file, declaration: declaration, isHidden: hidden))
      if let last = spelling.popLast() { spelling.append(last + arguments(declaration)) }
      gather(declaration.members, in: (own, spelling), of: file, isHidden: hidden, to: &types)
    }
  }

  /// Types for generic parameters, which may do: what shows something is compiled without its constraints.
  private static func arguments(_ declaration: SwiftDeclaration, among types: [Typed] = []) -> String {
    guard !declaration.generics.isEmpty else { return "" }
    let all = declaration.generics.map {
      isShown(declaration) ? "Int" : argument($0.constraint, among: types)
    }
    return "<\(all.joined(separator: ", "))>"
  }

  /// A type that meets a constraint of a generic parameter, as far as that can be told by its words.
  private static func argument(_ constraint: String, among types: [Typed]) -> String {
    let names = Set(constraint.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    let protocols = types.filter { $0.declaration.kind == "protocol" && names.contains($0.declaration.name) }
    if let asked = protocols.first?.declaration.name,
      let type = types.first(where: { type in
        ["struct", "class", "enum", "extension"].contains(type.declaration.kind)
          && type.declaration.inheritance.contains { $0.names.contains(asked) }
      })
    {
      return type.name
    }
    if names.contains("Identifiable") { return "SampleItem" }
    if constraint.contains("ScrollTargetBehavior") { return "PagingScrollTargetBehavior" }
    if constraint.contains("Collection") || constraint.contains("Sequence") { return "[Int]" }
    if constraint.contains("FloatingPoint") { return "CGFloat" }
    if constraint.contains("StringProtocol") { return "String" }
    return "Int"
  }

  /// The names by which a type may say that it is a behavior: the protocol's, those of protocols and type aliases that
  /// refine it, those of classes that conform.
  private static func conforming(_ types: [Typed]) -> Set<String> {
    var names = protocolNames
    while true {
      let count = names.count
      for type in types where ["protocol", "class", "typealias"].contains(type.declaration.kind) {
        if inherits(type.declaration, from: names) { names.insert(type.path.last ?? "") }
      }
      if names.count == count { return names }
    }
  }

  private static func inherits(_ declaration: SwiftDeclaration, from names: Set<String>) -> Bool {
    declaration.inheritance.contains { !names.isDisjoint(with: $0.names) }
  }

  private static func extends(_ one: Typed, _ type: Typed) -> Bool {
    one.path == type.path
      || (one.path.count < type.path.count && type.path.suffix(one.path.count) == one.path[...])
  }
}

// MARK: How a behavior is made

extension BehaviorDiscovery {
  private static func findMaking(
    of behavior: inout SourceReading.Behavior, _ type: Typed, _ extensions: [SwiftDeclaration],
    among types: [Typed]
  ) {
    let declaration = type.declaration
    let own = declaration.members.filter { $0.kind == "init" }
    let initializers = own + extensions.flatMap(\.members).filter { $0.kind == "init" }
    behavior.callee = type.name + arguments(declaration, among: types)
    behavior.known = known(types)
    behavior.made = made(types)
    for alias in types where alias.declaration.kind == "typealias" {
      behavior.standIns[alias.path.last ?? ""] = alias.declaration.parameters.first?.type
    }
    for parameter in declaration.generics {
      behavior.standIns[parameter.name] = argument(parameter.constraint, among: types)
    }
    // What makes it for certain types alone says which.
    let isMadeForTypes = extensions.contains {
      $0.fixesGenerics && $0.members.contains { $0.kind == "init" && isPlain($0) }
    }
    if isMadeForTypes || (!declaration.isGeneric && initializers.contains(where: isPlain)) {
      behavior.plain = type.name + "()"
    }
    if declaration.kind == "enum", behavior.plain == nil { return findCase(of: &behavior, type) }
    var options = initializers.map(\.parameters)
    if own.isEmpty {
      let memberwise = stored(declaration).compactMap { parameter($0.declaration, $0.variable) }
      if memberwise.allSatisfy(\.hasDefault), !declaration.isGeneric { behavior.plain = type.name + "()" }
      if declaration.kind == "struct" { options.insert(memberwise, at: 0) }
    }
    func needed(_ parameters: [SwiftDeclaration.Parameter]) -> Int { parameters.count { !$0.hasDefault } }
    behavior.parameters = options.min { needed($0) < needed($1) } ?? []
  }

  /// Whether an initializer needs nothing.
  private static func isPlain(_ initializer: SwiftDeclaration) -> Bool {
    !initializer.isFailable && !initializer.isGeneric && initializer.parameters.allSatisfy(\.hasDefault)
  }

  private static func findCase(of behavior: inout SourceReading.Behavior, _ type: Typed) {
    let cases = type.declaration.members.filter { $0.kind == "case" }.flatMap(\.members)
    let first = cases.first { $0.parameters.isEmpty } ?? cases.first
    behavior.callee = type.name + "." + (first?.name ?? "…")
    behavior.parameters = first?.parameters ?? []
    if cases.count == 1, behavior.parameters.isEmpty { behavior.plain = behavior.callee }
  }

  /// Values of the types that the files declare, as far as they need nothing.
  private static func known(_ types: [Typed]) -> [String: String] {
    var known: [String: String] = [:]
    for type in types {
      guard let name = type.path.last, known[name] == nil else { continue }
      let members = type.declaration.members
      switch type.declaration.kind {
      case "enum":
        let cases = members.filter { $0.kind == "case" }.flatMap(\.members)
        known[name] = cases.first { $0.parameters.isEmpty }.map { type.name + "." + $0.name }
      case "struct", "class":
        let initializers = members.filter { $0.kind == "init" }
        let isPlain =
          initializers.isEmpty
          ? stored(type.declaration).allSatisfy {
            parameter($0.declaration, $0.variable)?.hasDefault ?? true
          }
          : initializers.contains(where: isPlain)
        if isPlain, !type.declaration.isGeneric { known[name] = type.name + "()" }
      default: break
      }
    }
    return known
  }

  /// What makes values of the types that the files declare, as far as they need something.
  private static func made(_ types: [Typed]) -> [String: [SwiftDeclaration.Parameter]] {
    var made: [String: [SwiftDeclaration.Parameter]] = [:]
    for type in types
    where ["struct", "class"].contains(type.declaration.kind) && !type.declaration.isGeneric {
      let initializers = type.declaration.members.filter { $0.kind == "init" && !$0.isFailable }
      let memberwise = stored(type.declaration).compactMap { parameter($0.declaration, $0.variable) }
      let options = initializers.isEmpty ? [memberwise] : initializers.map(\.parameters)
      made[type.path.last ?? ""] = options.first?.filter { !$0.hasDefault }
    }
    return made
  }

  /// The variables that a memberwise initializer may set, each with its declaration.
  private static func stored(
    _ declaration: SwiftDeclaration
  ) -> [(declaration: SwiftDeclaration, variable: SwiftDeclaration.Variable)] {
    declaration.members.filter {
      ["var", "let"].contains($0.kind) && !$0.isStatic && !$0.modifiers.contains("lazy")
    }
    .flatMap { member in member.variables.filter { !$0.isComputed }.map { (member, $0) } }
  }

  private static func parameter(
    _ declaration: SwiftDeclaration, _ variable: SwiftDeclaration.Variable
  ) -> SwiftDeclaration.Parameter? {
    if declaration.kind == "let", variable.hasInitialValue { return nil }
    let type = variable.type ?? "…"
    let wrapper = declaration.attributes.first {
      $0.name.first?.isUppercase == true && $0.name != "MainActor"
    }
    if let wrapper {
      if wrapper.hasArguments || variable.hasInitialValue { return nil }
      if wrapper.name == "Binding" {
        return .init(label: variable.name, type: "Binding<\(type)>", hasDefault: false)
      }
    }
    let isOptional = declaration.kind == "var" && (type.hasSuffix("?") || type.hasSuffix("!"))
    return .init(label: variable.name, type: type, hasDefault: variable.hasInitialValue || isOptional)
  }
}
