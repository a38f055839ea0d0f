import SwiftSyntax

/// Finds the expressions in a file that make its behaviors.
final class UseReader: SyntaxVisitor {
  private let behaviors: [SourceReading.Behavior]
  private let file: Int
  private let converter: SourceLocationConverter

  /// The behaviors that static members stand for, by the members' names.
  private let statics: [String: Int]

  private(set) var uses: [SourceReading.Use] = []

  /// The modifiers that attach a behavior to a view.
  static let modifiers: Set = ["scrollTargetBehavior", "chartScrollTargetBehavior"]

  /// Looks for some behaviors in a file.
  init(
    _ behaviors: [SourceReading.Behavior], statics: [String: Int], in file: Int,
    _ converter: SourceLocationConverter
  ) {
    (self.behaviors, self.statics, self.file, self.converter) = (behaviors, statics, file, converter)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    if let name = member?.declName.baseName.text, Self.modifiers.contains(name),
      let attached = node.arguments.first?.expression
    {
      add(attached, isAttached: true)
      if let base = member?.base { walk(base) }
      return .skipChildren
    }
    add(ExprSyntax(node), isAttached: false)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { visitType(node.name.text) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { visitType(node.name.text) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { visitType(node.name.text) }

  /// What a behavior makes of itself is none of the view's.
  private func visitType(_ name: String) -> SyntaxVisitorContinueKind {
    behaviors.contains { $0.path.last == name } ? .skipChildren : .visitChildren
  }

  /// The static members in some files that stand for a behavior, by their names.
  static func statics(in files: [[SwiftDeclaration]], of behaviors: [SourceReading.Behavior]) -> [String: Int]
  {
    var found: [String: Int] = [:]
    for type in files.joined()
    where type.kind == "extension" && type.lastName.hasSuffix("ScrollTargetBehavior") {
      for member in type.members where member.isStatic {
        let words = type.words.union(member.words)
        let index = behaviors.firstIndex { words.contains($0.path.last ?? "") }
        if let index { found[member.name.bare] = index }
      }
    }
    return found
  }

  /// Those of these static members that need nothing.
  static func members(
    _ statics: [String: Int], of declarations: [SwiftDeclaration], _ file: Int
  ) -> [SourceReading.Use] {
    declarations.filter { $0.kind == "extension" && $0.lastName.hasSuffix("ScrollTargetBehavior") }
      .flatMap(\.members).filter { $0.isStatic && $0.kind == "var" }
      .compactMap { member in
        let text = "." + member.name
        return statics[member.name.bare].map {
          .init(
            behavior: $0, file: file, line: member.line, text: text, callee: text, arguments: nil,
            constants: [],
            isAttached: false)
        }
      }
  }

  private func add(_ expression: ExprSyntax, isAttached: Bool) {
    let call = expression.as(FunctionCallExprSyntax.self)
    let callee = call?.calledExpression ?? expression
    guard let behavior = behavior(callee, isCalled: call != nil) else {
      // What is wrapped, as in `AnyScrollTargetBehavior(Snap(step: 40))`, counts as attached.
      if isAttached { call?.arguments.forEach { add($0.expression, isAttached: true) } }
      return
    }
    var constants = Constants()
    let arguments = call.map { Self.arguments($0, &constants) }
    let name =
      call == nil || callee.trimmedDescription.hasPrefix(".")
      ? callee.trimmedDescription : spelling(callee, behavior)
    uses.append(
      SourceReading.Use(
        behavior: behavior, file: file,
        line: converter.location(for: expression.positionAfterSkippingLeadingTrivia).line,
        text: expression.trimmedDescription, callee: name, arguments: arguments,
        constants: constants.statements, isAttached: isAttached))
  }

  /// What is called, with what it is nested in.
  private func spelling(_ callee: ExprSyntax, _ behavior: Int) -> String {
    let text = callee.trimmedDescription
    let path = behaviors[behavior].spelling
    guard path.count > 1, let last = behaviors[behavior].path.last, text.hasPrefix(last) else { return text }
    return path.dropLast().joined(separator: ".") + "." + text
  }

  /// The behavior that an expression names, or that the static member stands for which it names.
  private func behavior(_ callee: ExprSyntax, isCalled: Bool) -> Int? {
    switch callee.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name) where isCalled:
      return behaviors.firstIndex { $0.path.last == name.baseName.text }
    case .genericSpecializationExpr(let generic): return behavior(generic.expression, isCalled: isCalled)
    case .memberAccessExpr(let member):
      guard let base = member.base else { return statics[member.declName.baseName.text] }
      let names = base.trimmedDescription.split(separator: ".").map(String.init)
      let whole = names + [member.declName.baseName.text]
      return behaviors.firstIndex { $0.path == whole || $0.path == names || $0.path.last == names.last }
    default: return nil
    }
  }

  private static func arguments(
    _ call: FunctionCallExprSyntax, _ constants: inout Constants
  ) -> [SourceReading.Argument] {
    var found = call.arguments.map { argument($0.expression, label: $0.label?.text, &constants) }
    let trailing =
      (call.trailingClosure.map { [(nil as String?, $0)] } ?? [])
      + call.additionalTrailingClosures.map { ($0.label.text, $0.closure) }
    for (label, closure) in trailing {
      var given = argument(ExprSyntax(closure), label: label, &constants)
      given.isTrailing = true
      found.append(given)
    }
    return found
  }

  private static func argument(
    _ expression: ExprSyntax, label: String?, _ constants: inout Constants
  ) -> SourceReading.Argument {
    let references = References(expression)
    var found = SourceReading.Argument(
      label: label, text: References.text(expression, without: references.selves))
    if let binding = references.names.first(where: { $0.text.hasPrefix("$") }) {
      found.touchesState = true
      if case .value(let value, _, _) = Constants.meaning(of: binding) {
        let initial = References(value)
        var needed = Constants()
        needed.take(initial.names)
        if needed.missing.isEmpty, needed.statements.isEmpty { found.bound = value.trimmedDescription }
      }
      return found
    }
    var needed = Constants()
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
    if found.missing.isEmpty { constants.take(references.names) }
    return found
  }
}
