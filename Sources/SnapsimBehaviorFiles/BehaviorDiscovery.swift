/// The behaviors that some Swift files declare, found by what their declarations say.
struct BehaviorDiscovery {
  /// A type that conforms to `ScrollTargetBehavior`.
  package struct Behavior: Equatable {
    /// The names that lead to it: the types around it, and its own.
    package let path: [String]

    /// The same as an expression spells it, with types for the generic parameters of the types around it.
    let spelling: [String]

    /// The file that declares it, by its place among the files.
    package let file: Int

    /// Where its declaration begins in that file, in bytes.
    let offset: Int

    /// How it is made.
    package let making: Making

    /// Whether `private` hides it, or the way to make it, from the rest of its file.
    let isHidden: Bool

    package var name: String { path.joined(separator: ".") }
  }

  /// What types are that show something.
  package static let shown: Set<String> = [
    "View", "App", "Scene", "ViewModifier", "PreviewProvider", "Widget", "WidgetBundle", "Shape",
    "InsettableShape", "Layout", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle",
    "ProgressViewStyle", "ToolbarContent", "Commands", "PreferenceKey", "UIViewRepresentable",
    "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
  ]

  /// Whether a type says that it shows something.
  static func isShown(_ declaration: SwiftDeclaration) -> Bool {
    declaration.inheritance.contains { !shown.isDisjoint(with: $0.names) }
  }

  /// How a behavior is made.
  package enum Making: Equatable {
    /// By an expression that needs nothing.
    case plain(String)

    /// Only with values for these parameters; the expression shows where they go.
    case needs([SwiftDeclaration.Parameter], example: String)
  }

  /// The behaviors in the order of their declarations.
  package let behaviors: [Behavior]

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
  package init(_ files: [[SwiftDeclaration]]) {
    var types: [Typed] = []
    for (file, declarations) in files.enumerated() {
      Self.gather(declarations, in: ([], []), of: file, isHidden: false, to: &types)
    }
    let named = Self.conforming(types)
    let declared = types.filter { ["struct", "class", "enum", "actor"].contains($0.declaration.kind) }
    var found: [Behavior] = []
    for type in declared where !found.contains(where: { $0.path == type.path }) {
      let extensions = types.filter { $0.declaration.kind == "extension" && Self.extends($0, type) }
      let all = [type] + extensions
      guard all.contains(where: { Self.inherits($0.declaration, from: named) }) else { continue }
      let making = Self.making(type, extensions.map(\.declaration), among: types)
      let hides =
        type.declaration.members.contains {
          $0.kind == "init" && $0.modifiers.contains("private")
        } || Self.stored(type.declaration).contains { $0.declaration.modifiers.contains("private") }
      found.append(
        Behavior(
          path: type.path, spelling: type.spelling, file: type.file,
          offset: type.declaration.range.lowerBound, making: making,
          isHidden: type.isHidden || hides))
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
  private static func arguments(_ declaration: SwiftDeclaration) -> String {
    guard !declaration.generics.isEmpty else { return "" }
    let types = declaration.generics.map {
      isShown(declaration) ? "Int" : ExampleValue.argument($0.constraint)
    }
    return "<\(types.joined(separator: ", "))>"
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

  /// Whether a declaration is the behavior, or an extension that makes it one.
  package static func isPart(_ declaration: SwiftDeclaration, path: [String], of behavior: Behavior) -> Bool {
    guard path == behavior.path else { return false }
    return declaration.kind != "extension"
      || declaration.inheritance.contains { !protocolNames.isDisjoint(with: $0.names) }
  }

  private static func making(
    _ type: Typed, _ extensions: [SwiftDeclaration], among types: [Typed]
  ) -> Making {
    let name = type.name
    let declaration = type.declaration
    let own = declaration.members.filter { $0.kind == "init" }
    let others = extensions.flatMap(\.members).filter { $0.kind == "init" }
    let initializers = own + others
    if !declaration.isGeneric,
      initializers.contains(where: isPlain)
    {
      return .plain(name + "()")
    }
    // What makes it for certain types alone says which.
    if extensions.contains(where: {
      $0.fixesGenerics && $0.members.contains { $0.kind == "init" && isPlain($0) }
    }) {
      return .plain(name + "()")
    }
    if declaration.kind == "enum" { return ofEnum(declaration, name, among: types) }
    var options = initializers.map(\.parameters)
    if own.isEmpty {
      let memberwise = stored(declaration).compactMap { parameter($0.declaration, $0.variable) }
      let needed = memberwise.filter { !$0.hasDefault }
      if needed.isEmpty, !declaration.isGeneric { return .plain(name + "()") }
      if declaration.kind == "struct" { options.insert(memberwise, at: 0) }
    }
    let parameters = options.min { needed($0).count < needed($1).count } ?? []
    return .needs(
      parameters,
      example: example(
        name + arguments(declaration), needed(parameters), known: known(declaration, types)))
  }

  /// Whether an initializer needs nothing.
  private static func isPlain(_ initializer: SwiftDeclaration) -> Bool {
    !initializer.isFailable && !initializer.isGeneric && initializer.parameters.allSatisfy(\.hasDefault)
  }

  private static func ofEnum(
    _ declaration: SwiftDeclaration, _ name: String, among types: [Typed]
  ) -> Making {
    let cases = declaration.members.filter { $0.kind == "case" }.flatMap(\.members)
    if cases.count == 1, cases[0].parameters.isEmpty { return .plain(name + "." + cases[0].name) }
    guard let first = cases.first(where: { $0.parameters.isEmpty }) ?? cases.first else {
      return .needs([], example: name + ".…")
    }
    return .needs(
      first.parameters,
      example: example(
        name + "." + first.name, first.parameters, known: known(declaration, types), isCase: true))
  }

  /// Values of the types that the files declare, as far as they need nothing, and of a type's own parameters.
  private static func known(_ declaration: SwiftDeclaration, _ types: [Typed]) -> [String: String] {
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
    for parameter in declaration.generics {
      known[parameter.name] = ExampleValue.of(ExampleValue.argument(parameter.constraint))
    }
    return known
  }

  private static func needed(_ parameters: [SwiftDeclaration.Parameter]) -> [SwiftDeclaration.Parameter] {
    parameters.filter { !$0.hasDefault }
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

  private static func example(
    _ name: String, _ parameters: [SwiftDeclaration.Parameter], known: [String: String],
    isCase: Bool = false
  ) -> String {
    if isCase, parameters.isEmpty { return name }
    let values = parameters.map { ($0.label.map { $0 + ": " } ?? "") + ExampleValue.of($0.type, known) }
    return "\(name)(\(values.joined(separator: ", ")))"
  }
}
