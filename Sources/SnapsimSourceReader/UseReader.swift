import SwiftSyntax

/// An expression in the files that makes a behavior.
struct Use {
  /// The index of the behavior, the file, and the line from 1.
  let behavior: Int
  let file: Int
  let line: Int

  /// The expression as it is written, and the function that it calls.
  let text: String
  let callee: String

  /// Its arguments; `nil` if nothing is called.
  var arguments: [Argument]?

  /// The constants that the arguments name, as statements, each after those that it needs.
  var constants: [String] { (arguments ?? []).flatMap(\.constants).distinct }

  /// Whether it stands in `scrollTargetBehavior(…)`.
  var isAttached = false

  /// Whether everything that it needs is known.
  var isWhole: Bool { arguments?.allSatisfy(\.missing.isEmpty) ?? true }

  struct Argument {
    let label: String?
    let text: String
    var isTrailing = false

    /// Whether it reads the state of a view, which is not there.
    var touchesState = false

    /// The initial value of a binding.
    var bound: String?

    /// The constants that it names, and its number, if it is one of them.
    var constants: [String] = []
    var number: String?

    /// Names that only the running app knows.
    var missing: [String] = []
  }
}

/// Finds the expressions in files that make their behaviors.
struct UseReader {
  let behaviors: [Behavior]

  /// The behaviors that static members stand for, by the members' names.
  let statics: [String: Int]
  let file: Int
  let source: SourceFile

  /// Names that the compiler does not find.
  let unknown: Set<String>
  private var uses: [Use] = []

  /// The modifiers that attach a behavior to a view.
  static let modifiers: Set = ["scrollTargetBehavior", "chartScrollTargetBehavior"]

  /// The expressions that make behaviors, those attached to a view first.
  static func uses(
    of behaviors: [Behavior], statics: [String: Int], in files: [SourceFile], unknown: Set<String>
  ) -> [Use] {
    var uses: [Use] = []
    for (index, file) in files.enumerated() {
      var reader = UseReader(
        behaviors: behaviors, statics: statics, file: index, source: file, unknown: unknown)
      reader.read(file.tree)
      uses += reader.uses
    }
    // The static members that need nothing.
    for (index, file) in files.enumerated() {
      for member in extensions([file]).flatMap(\.members) where member.isStatic && member.kind == "var" {
        guard let behavior = statics[member.name.bare] else { continue }
        let text = "." + member.name
        uses.append(Use(behavior: behavior, file: index, line: member.line, text: text, callee: text))
      }
    }
    return uses.filter(\.isAttached) + uses.filter { !$0.isAttached }
  }

  /// The static members that stand for a behavior, by their names.
  static func statics(in files: [SourceFile], of behaviors: [Behavior]) -> [String: Int] {
    var found: [String: Int] = [:]
    for type in extensions(files) {
      for member in type.members where member.isStatic {
        let words = type.words.union(member.words)
        if let index = behaviors.firstIndex(where: { words.contains($0.lastName) }) {
          found[member.name.bare] = index
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
      guard let name = member?.declName.baseName.text, Self.modifiers.contains(name),
        let attached = call.arguments.first?.expression
      else {
        add(ExprSyntax(call), isAttached: false)
        return true
      }
      add(attached, isAttached: true)
      if let base = member?.base { read(base) }
      return false
    }
  }

  /// Adds an expression that makes a behavior, or a member of the given type.
  private mutating func add(_ expression: ExprSyntax, isAttached: Bool, of type: String? = nil) {
    let call = expression.as(FunctionCallExprSyntax.self)
    let callee = call?.calledExpression ?? expression
    let isMember = callee.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    let typed = isMember ? behaviors.firstIndex { $0.lastName == type } : nil
    guard let behavior = typed ?? behavior(callee, isCalled: call != nil) else {
      guard isAttached else { return }
      // What is wrapped, as in `AnyScrollTargetBehavior(Snap(step: 40))`, counts as attached.
      call?.arguments.forEach { add($0.expression, isAttached: true) }
      // So does what a property holds.
      if expression.is(DeclReferenceExprSyntax.self), let name = References(expression).names.first,
        case .value(let value, let type, _) = Constants.meaning(of: name),
        !value.is(DeclReferenceExprSyntax.self)
      {
        add(value, isAttached: true, of: type)
      }
      return
    }
    let name = (typed == nil ? "" : type ?? "") + callee.trimmedDescription
    uses.append(
      Use(
        behavior: behavior, file: file, line: source.line(of: expression),
        text: (typed == nil ? "" : type ?? "") + expression.trimmedDescription,
        callee: call == nil && typed == nil ? name : behaviors[behavior].spelled(name),
        arguments: call.map(arguments), isAttached: isAttached))
  }

  /// The behavior that an expression names, itself or by a static member.
  private func behavior(_ callee: ExprSyntax, isCalled: Bool) -> Int? {
    switch callee.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name) where isCalled:
      return behaviors.firstIndex { $0.lastName == name.baseName.text }
    case .genericSpecializationExpr(let generic): return behavior(generic.expression, isCalled: isCalled)
    case .memberAccessExpr(let member):
      guard let base = member.base else { return statics[member.declName.baseName.text] }
      let names = base.trimmedDescription.split(separator: ".").map(String.init)
      let whole = names + [member.declName.baseName.text]
      return behaviors.firstIndex { $0.path == whole || $0.path == names || $0.lastName == names.last }
    default: return nil
    }
  }

  private func arguments(_ call: FunctionCallExprSyntax) -> [Use.Argument] {
    let trailing =
      (call.trailingClosure.map { [(nil as String?, $0)] } ?? [])
      + call.additionalTrailingClosures.map { ($0.label.text, $0.closure) }
    return call.arguments.map { argument($0.expression, label: $0.label?.text) }
      + trailing.map { label, closure in
        var given = argument(ExprSyntax(closure), label: label)
        given.isTrailing = true
        return given
      }
  }

  private func argument(_ expression: ExprSyntax, label: String?) -> Use.Argument {
    let references = References(expression)
    var found = Use.Argument(label: label, text: references.text(of: expression))
    if let binding = references.names.first(where: { $0.text.hasPrefix("$") }) {
      found.touchesState = true
      if case .value(let value, _, _) = Constants.meaning(of: binding) {
        var needed = Constants(unknown: unknown)
        needed.take(References(value).names)
        if needed.missing.isEmpty, needed.statements.isEmpty { found.bound = value.trimmedDescription }
      }
      return found
    }
    var needed = Constants(unknown: unknown)
    needed.take(references.names)
    if expression.is(ClosureExprSyntax.self) {
      let changes = references.names.contains {
        guard case .value(_, _, let isState) = Constants.meaning(of: $0) else { return false }
        return isState
      }
      found.touchesState = references.namesSelf || changes || !needed.missing.isEmpty
      if found.touchesState { return found }
    }
    if !references.names.isEmpty { found.number = Numbers.number(expression).map(Numbers.text) }
    found.missing = references.namesSelf ? ["self"] : needed.missing
    if found.missing.isEmpty { found.constants = needed.statements }
    return found
  }
}

extension Behavior {
  func spelled(_ expression: String) -> String {
    guard path.count > 1, expression.hasPrefix(lastName) else { return expression }
    return spelling.dropLast().joined(separator: ".") + "." + expression
  }
}
