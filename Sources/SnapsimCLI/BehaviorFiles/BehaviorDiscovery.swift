import Foundation

/// The behaviors that some Swift files declare, found by what their declarations say.
struct BehaviorDiscovery {
  /// A type that conforms to `ScrollTargetBehavior`.
  struct Behavior: Equatable {
    /// The names that lead to it: the types around it, and its own.
    let path: [String]

    /// The file that declares it, by its place among the files.
    let file: Int

    /// How it is made.
    let making: Making

    /// Whether `private` hides it, or the way to make it, from the rest of its file.
    let isHidden: Bool

    var name: String { path.joined(separator: ".") }
  }

  /// How a behavior is made.
  enum Making: Equatable {
    /// By an expression that needs nothing.
    case plain(String)

    /// Only with values for these parameters; the expression shows where they go.
    case needs([SwiftDeclaration.Parameter], example: String)
  }

  /// The behaviors in the order of their declarations.
  let behaviors: [Behavior]

  /// The paths of all behaviors and of the types around them, dotted.
  let containers: Set<String>

  private static let protocolName = "ScrollTargetBehavior"

  private struct Typed {
    let path: [String]
    let file: Int
    let declaration: SwiftDeclaration
    let isHidden: Bool
    var name: String { path.joined(separator: ".") }
  }

  /// Looks through the declarations of each file.
  init(_ files: [[SwiftDeclaration]]) {
    var types: [Typed] = []
    for (file, declarations) in files.enumerated() {
      Self.gather(declarations, in: [], file, isHidden: false, &types)
    }
    let named = Self.conforming(types)
    let declared = types.filter { ["struct", "class", "enum", "actor"].contains($0.declaration.kind) }
    var found: [Behavior] = []
    for type in declared where !found.contains(where: { $0.path == type.path }) {
      let extensions = types.filter { $0.declaration.kind == "extension" && Self.extends($0, type) }
      let all = [type] + extensions
      guard all.contains(where: { Self.inherits($0.declaration, from: named) }) else { continue }
      let making = Self.making(type, extensions.map(\.declaration))
      let hides =
        type.declaration.members.contains {
          $0.kind == "init" && $0.modifiers.contains("private")
        } || Self.stored(type.declaration).contains { $0.declaration.modifiers.contains("private") }
      found.append(
        Behavior(path: type.path, file: type.file, making: making, isHidden: type.isHidden || hides))
    }
    behaviors = found
    containers = Set(
      found.flatMap { behavior in
        behavior.path.indices.map { behavior.path[...$0].joined(separator: ".") }
      })
  }

  private static func gather(
    _ declarations: [SwiftDeclaration], in path: [String], _ file: Int, isHidden: Bool, _ types: inout [Typed]
  ) {
    for declaration in declarations where declaration.isType || declaration.kind == "typealias" {
      let names = declaration.name.split(separator: ".").map(String.init)
      let hidden = isHidden || (!path.isEmpty && declaration.modifiers.contains("private"))
      let own = path + names
      types.append(Typed(path: own, file: file, declaration: declaration, isHidden: hidden))
      gather(declaration.members, in: own, file, isHidden: hidden, &types)
    }
  }

  /// The names by which a type may say that it is a behavior: the protocol's, those of protocols and type aliases that
  /// refine it, those of classes that conform.
  private static func conforming(_ types: [Typed]) -> Set<String> {
    var names: Set = [protocolName]
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
  static func isPart(_ declaration: SwiftDeclaration, path: [String], of behavior: Behavior) -> Bool {
    guard path == behavior.path else { return false }
    return declaration.kind != "extension"
      || declaration.inheritance.contains { $0.names.contains(protocolName) }
  }

  private static func making(_ type: Typed, _ extensions: [SwiftDeclaration]) -> Making {
    let name = type.name
    let declaration = type.declaration
    let own = declaration.members.filter { $0.kind == "init" }
    let others = extensions.flatMap(\.members).filter { $0.kind == "init" }
    let initializers = own + others
    if !declaration.isGeneric,
      initializers.contains(where: {
        !$0.isFailable && !$0.isGeneric && $0.parameters.allSatisfy(\.hasDefault)
      })
    {
      return .plain(name + "()")
    }
    if declaration.kind == "enum" { return ofEnum(declaration, name) }
    var options = initializers.map(\.parameters)
    if own.isEmpty {
      let memberwise = stored(declaration).compactMap { parameter($0.declaration, $0.variable) }
      let needed = memberwise.filter { !$0.hasDefault }
      if needed.isEmpty, !declaration.isGeneric { return .plain(name + "()") }
      if declaration.kind == "struct" { options.insert(memberwise, at: 0) }
    }
    let parameters = options.min { needed($0).count < needed($1).count } ?? []
    return .needs(
      parameters, example: example(name + (declaration.isGeneric ? "<…>" : ""), needed(parameters)))
  }

  private static func ofEnum(_ declaration: SwiftDeclaration, _ name: String) -> Making {
    let cases = declaration.members.filter { $0.kind == "case" }.flatMap(\.members)
    if cases.count == 1, cases[0].parameters.isEmpty { return .plain(name + "." + cases[0].name) }
    guard let first = cases.first(where: { $0.parameters.isEmpty }) ?? cases.first else {
      return .needs([], example: name + ".…")
    }
    return .needs(first.parameters, example: example(name + "." + first.name, first.parameters, isCase: true))
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
    _ name: String, _ parameters: [SwiftDeclaration.Parameter], isCase: Bool = false
  ) -> String {
    if isCase, parameters.isEmpty { return name }
    let values = parameters.map { ($0.label.map { $0 + ": " } ?? "") + value($0.type) }
    return "\(name)(\(values.joined(separator: ", ")))"
  }

  /// A value of a type, to show where one goes.
  private static func value(_ type: String) -> String {
    var type = type
    for attribute in ["@escaping ", "@autoclosure ", "@Sendable "] {
      type = type.replacing(attribute, with: "")
    }
    if type.hasSuffix("?") { return "nil" }
    if type.hasPrefix("Binding<") { return ".constant(\(value(String(type.dropFirst(8).dropLast()))))" }
    if let arrow = type.range(of: "->") {
      let result = type[arrow.upperBound...].trimmingCharacters(in: .whitespaces)
      let inputs = type[..<arrow.lowerBound].trimmingCharacters(in: .whitespaces)
      let names =
        inputs == "()"
        ? ""
        : Array(repeating: "_", count: inputs.split(separator: ",").count)
          .joined(separator: ", ") + " in "
      return "{ \(names)\(["Void", "()"].contains(result) ? "" : value(result)) }".replacing("  ", with: " ")
    }
    if type.hasPrefix("[") {
      return type.contains(":") ? "[:]" : "[\(value(String(type.dropFirst().dropLast())))]"
    }
    switch type {
    case "CGFloat", "Double", "Float": return "100"
    case "Int", "UInt", "Int32", "Int64": return "1"
    case "Bool": return "true"
    case "String": return "\"…\""
    case "CGSize": return "CGSize(width: 100, height: 100)"
    case "CGPoint": return "CGPoint(x: 0, y: 0)"
    case "Axis", "Axis.Set": return ".horizontal"
    case "UnitPoint": return ".center"
    default: return "…"
    }
  }
}
