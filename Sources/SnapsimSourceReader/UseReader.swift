import SwiftSyntax

/// An expression in the files that makes a behavior.
struct Use {
  /// The index of the behavior; `nil` where one of SwiftUI's is attached.
  let behavior: Int?

  /// The index of the file, the line from 1, and those of the call that attaches it.
  let file: Int
  let line: Int
  let lines: ClosedRange<Int>

  /// The expression in one line, and the function that it calls.
  let text: String
  let callee: String

  /// Its arguments; `nil` if nothing is called.
  var arguments: [Argument]?

  /// The constants that it needs, as statements, each after those that it needs.
  var constants: [String] = []

  /// Whether it stands in `scrollTargetBehavior(…)`.
  var isAttached = false

  struct Argument {
    let label: String?

    /// It in one line, as behind the constants, and as it is written.
    let text: String
    let written: String
    var isTrailing = false

    /// The parameter that takes it, where that is known.
    var parameter: SwiftDeclaration.Parameter?

    /// Whether it reads the state of a view, which is not there.
    var touchesState = false

    /// The initial value of a binding.
    var bound: String?

    /// Whether it names constants, and its number, if it is one of them.
    var namesConstants = false
    var number: String?

    /// Names that only the running app knows.
    var missing: [String] = []

    /// Whether its value is known.
    var isKnown: Bool { missing.isEmpty && !touchesState }
  }
}

/// Finds the expressions in files that make their behaviors.
struct UseReader {
  let behaviors: [Behavior]
  let types: DeclaredTypes

  /// The behaviors that static members stand for, by the members' names.
  let statics: [String: Static]
  let file: Int
  let source: SourceFile

  /// Names that the compiler does not find.
  let unknown: Set<String>
  private var uses: [Use] = []

  /// A static member that stands for a behavior, by its place, and the parameters of one that is called.
  struct Static {
    let behavior: Int
    let parameters: [SwiftDeclaration.Parameter]
  }

  /// The modifiers that attach a behavior to a view.
  static let modifiers: Set = ["scrollTargetBehavior", "chartScrollTargetBehavior"]

  /// The expressions that make behaviors, those attached to a view first.
  static func uses(
    of behaviors: [Behavior], _ types: DeclaredTypes, statics: [String: Static], in files: [SourceFile],
    unknown: Set<String>
  ) -> [Use] {
    var uses: [Use] = []
    for (index, file) in files.enumerated() {
      var reader = UseReader(
        behaviors: behaviors, types: types, statics: statics, file: index, source: file, unknown: unknown)
      reader.read(file.tree)
      uses += reader.uses
    }
    // The static members that need nothing.
    for (index, file) in files.enumerated() {
      for member in extensions([file]).flatMap(\.members) where member.isStatic && member.kind == "var" {
        guard let behavior = statics[member.name.bare]?.behavior else { continue }
        let text = "." + member.name
        uses.append(
          Use(
            behavior: behavior, file: index, line: member.line, lines: member.line...member.line, text: text,
            callee: text))
      }
    }
    return uses.filter(\.isAttached) + uses.filter { !$0.isAttached }
  }

  /// The static members that stand for a behavior, by their names.
  static func statics(in files: [SourceFile], of behaviors: [Behavior]) -> [String: Static] {
    var found: [String: Static] = [:]
    for type in extensions(files) {
      for member in type.members where member.isStatic {
        let words = type.words.union(member.words)
        if let index = behaviors.firstIndex(where: { words.contains($0.lastName) }) {
          found[member.name.bare] = Static(behavior: index, parameters: member.parameters)
        }
      }
    }
    return found
  }

  private static func extensions(_ files: [SourceFile]) -> [SwiftDeclaration] {
    files.flatMap(\.declarations).filter {
      $0.kind == "extension" && $0.lastName.hasSuffix("ScrollTargetBehavior")
    }
  }

  private mutating func read(_ syntax: some SyntaxProtocol) {
    syntax.descend { node in
      if node.isProtocol((any DeclGroupSyntax).self), let name = Constants.typeName(node) {
        // The behaviors' own expressions are not a view's.
        return node.is(ExtensionDeclSyntax.self) || !behaviors.contains { $0.lastName == name }
      }
      guard let call = node.as(FunctionCallExprSyntax.self) else { return true }
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      guard let name = member?.declName.baseName, Self.modifiers.contains(name.text),
        let attached = call.arguments.first?.expression
      else {
        add(ExprSyntax(call))
        return true
      }
      let lines = source.line(of: name)...source.converter.line(at: call.bytes.upperBound - 1)
      let count = uses.count
      add(attached, attachedIn: lines)
      // One of SwiftUI's own is attached too.
      if uses.count == count {
        var needed = Constants(unknown: unknown, types: types)
        let text = needed.take(attached)
        uses.append(
          Use(
            behavior: nil, file: file, line: source.line(of: attached), lines: lines, text: text,
            callee: text,
            constants: needed.statements, isAttached: true))
      }
      if let base = member?.base { read(base) }
      return false
    }
  }

  /// Adds an expression that makes a behavior, or a member of the given type.
  private mutating func add(
    _ expression: ExprSyntax, attachedIn lines: ClosedRange<Int>? = nil, of type: String? = nil
  ) {
    let call = expression.as(FunctionCallExprSyntax.self)
    let callee = call?.calledExpression ?? expression
    let isMember = callee.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    let typed = isMember ? behaviors.firstIndex { $0.lastName == type } : nil
    guard let behavior = typed ?? behavior(callee, isCalled: call != nil) else {
      guard lines != nil else { return }
      // What is wrapped, as in `AnyScrollTargetBehavior(Snap(step: 40))`, counts as attached.
      call?.arguments.forEach { add($0.expression, attachedIn: lines) }
      // So do both results of a condition.
      let parts = expression.as(SequenceExprSyntax.self)?.elements.map(\.self) ?? []
      if let middle = parts.dropLast().last?.as(UnresolvedTernaryExprSyntax.self), let last = parts.last {
        for result in [middle.thenExpression, last] { add(result, attachedIn: lines) }
      }
      // So does what a property holds.
      if expression.is(DeclReferenceExprSyntax.self), let name = References(expression).names.first,
        case .value(let value, let type, _) = Constants.meaning(of: name),
        !value.is(DeclReferenceExprSyntax.self)
      {
        add(value, attachedIn: lines, of: type)
      }
      return
    }
    let prefix = typed == nil ? "" : type ?? ""
    let name = prefix + spelled(callee)
    let line = source.line(of: expression)
    var needed = Constants(unknown: unknown, types: types)
    var use = Use(
      behavior: behavior, file: file, line: line, lines: lines ?? line...line,
      text: prefix + (call == nil ? spelled(expression) : expression.line([:])),
      callee: call == nil && typed == nil ? name : behaviors[behavior].spelled(name), isAttached: lines != nil
    )
    use.arguments = call.map { arguments($0, of: behavior, callee.trimmedDescription.lastName, &needed) }
    use.constants = needed.statements
    uses.append(use)
  }

  /// A function as it is called outside of the types around it: their generic parameters mean nothing there.
  private func spelled(_ callee: ExprSyntax) -> String {
    guard let generic = callee.as(GenericSpecializationExprSyntax.self) else { return callee.line() }
    var parameters: Set<String> = []
    var around = callee.parent
    while let syntax = around {
      let clause = syntax.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
      parameters.formUnion(clause?.parameters.map(\.name.text) ?? [])
      around = syntax.parent
    }
    let isOpen = !parameters.isDisjoint(with: generic.genericArgumentClause.words())
    return (isOpen ? generic.expression : callee).line()
  }

  /// The behavior that an expression names, itself or by a static member.
  private func behavior(_ callee: ExprSyntax, isCalled: Bool) -> Int? {
    switch callee.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name) where isCalled:
      return behaviors.firstIndex { $0.lastName == name.baseName.text }
    case .genericSpecializationExpr(let generic): return behavior(generic.expression, isCalled: isCalled)
    case .memberAccessExpr(let member):
      guard let base = member.base else { return statics[member.declName.baseName.text]?.behavior }
      let names = base.trimmedDescription.split(separator: ".").map(String.init)
      let whole = names + [member.declName.baseName.text]
      return behaviors.firstIndex { $0.path == whole || $0.path == names || $0.lastName == names.last }
    default: return nil
    }
  }

  private func arguments(
    _ call: FunctionCallExprSyntax, of behavior: Int, _ name: String, _ needed: inout Constants
  ) -> [Use.Argument] {
    let trailing =
      (call.trailingClosure.map { [(nil as String?, $0)] } ?? [])
      + call.additionalTrailingClosures.map { ($0.label.text, $0.closure) }
    var arguments: [Use.Argument] = []
    for given in call.arguments {
      arguments.append(argument(given.expression, label: given.label?.text, &needed))
    }
    for (label, closure) in trailing {
      arguments.append(argument(ExprSyntax(closure), label: label, &needed))
      arguments[arguments.count - 1].isTrailing = true
    }
    let labels = Set(arguments.compactMap(\.label))
    let functions = [statics[name]?.parameters].compactMap(\.self) + behaviors[behavior].initializers
    var rest = functions.first { labels.isSubset(of: $0.compactMap(\.label)) } ?? []
    for (index, argument) in arguments.enumerated() {
      let place =
        argument.isTrailing && argument.label == nil
        ? rest.lastIndex { Openings(types: types).isClosure($0.type) }
        : rest.firstIndex { $0.label == argument.label }
      arguments[index].parameter = place.map { rest.remove(at: $0) }
    }
    return arguments
  }

  private func argument(
    _ expression: ExprSyntax, label: String?, _ needed: inout Constants
  ) -> Use.Argument {
    let references = References(expression)
    var own = needed
    let text = own.take(expression)
    var found = Use.Argument(label: label, text: text, written: expression.line())
    if let binding = references.names.first(where: { $0.text.hasPrefix("$") }) {
      found.touchesState = true
      if case .value(let value, _, _) = Constants.meaning(of: binding) {
        var initial = Constants(unknown: unknown, types: types)
        let text = initial.take(value)
        if initial.missing.isEmpty, initial.statements.isEmpty { found.bound = text }
      }
      return found
    }
    let missing = Array(own.missing.dropFirst(needed.missing.count))
    if expression.is(ClosureExprSyntax.self) {
      let changes = references.names.contains {
        guard case .value(_, _, let isState) = Constants.meaning(of: $0) else { return false }
        return isState
      }
      found.touchesState = references.namesSelf || changes || !missing.isEmpty
      if found.touchesState { return found }
    }
    if !references.names.isEmpty { found.number = Numbers.number(expression).map(Numbers.text) }
    found.missing = missing
    if missing.isEmpty {
      found.namesConstants = references.names.contains {
        if case .value = Constants.meaning(of: $0) { true } else { false }
      }
      needed = own
    }
    return found
  }
}

extension Behavior {
  func spelled(_ expression: String) -> String {
    guard path.count > 1, expression.hasPrefix(lastName) else { return expression }
    return spelling.dropLast().joined(separator: ".") + "." + expression
  }
}
