import SwiftSyntax

/// Clauses of `#if`, answered as on a phone.
extension IfConfigClauseSyntax {
  static let otherSystems = ["macOS", "visionOS", "tvOS", "watchOS"]

  /// The answer of the condition alone; `nil` if only the compiler knows.
  var answer: Bool? { answer(on: "iOS") }
  func answer(on system: String) -> Bool? { condition.map { Self.answer($0, system) } ?? true }

  private var earlier: [Self] {
    parent?.parent?.as(IfConfigDeclSyntax.self)?.clauses.prefix { $0.id != id }.map(\.self) ?? []
  }

  /// Whether it is certain that nothing in it is compiled.
  var isLeftOut: Bool {
    answer == false || earlier.contains { $0.answer == true } || clauseAround?.isLeftOut ?? false
  }

  /// Whether it is read: of several that may be compiled the first.
  var isTaken: Bool {
    answer ?? true && !earlier.contains { $0.answer ?? true } && clauseAround?.isTaken ?? true
  }

  /// Whether a phone has neither it nor another one in its place.
  var isOfOthersAlone: Bool {
    !isTaken
      && sequence(first: self, next: \.clauseAround).allSatisfy {
        $0.isTaken || $0.parent?.parent?.as(IfConfigDeclSyntax.self)?.clause == nil
      }
  }

  /// The statements or declarations in it, each with its bytes and a semicolon behind them.
  var items: [(syntax: Syntax, whole: Range<Int>)] {
    switch elements {
    case .statements(let items)?: items.map { (Syntax($0.item), $0.bytes) }
    case .decls(let items)?: items.map { (Syntax($0.decl), $0.bytes) }
    default: []
    }
  }

  var title: String { poundKeyword.text + (condition.map { " " + $0.trimmedDescription } ?? "") }

  /// The clauses of a file answered as on a phone, or another system; those around the behavior hold.
  static func answers(
    in tree: SourceFileSyntax, around behavior: Self?, on system: String = "iOS"
  ) -> (changes: [Change], assumed: [Self]) {
    let around = behavior.map { Array(sequence(first: $0, next: \.clauseAround)) } ?? []
    let assumed = around.filter { $0.isLeftOut || $0.answer == nil && $0.title.contains("canImport") }
    var forced: [SyntaxIdentifier: Bool] = [:]
    for clause in assumed {
      forced[clause.id] = true
      for other in clause.earlier { forced[other.id] = false }
    }
    let changes = tree.all { node -> Change? in
      guard let clause = node.as(IfConfigClauseSyntax.self), let condition = clause.condition,
        let answer = forced[clause.id] ?? clause.answer(on: system)
      else { return nil }
      return Change(range: condition.bytes, text: "\(answer)")
    }
    return (changes, assumed)
  }

  /// The answer of a condition; `nil` if only the compiler knows.
  private static func answer(_ expression: ExprSyntax, _ system: String) -> Bool? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): return literal.literal.text == "true"
    case .prefixOperatorExpr(let negation) where negation.operator.text == "!":
      return answer(negation.expression, system).map { !$0 }
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      return tuple.elements.first.flatMap { answer($0.expression, system) }
    case .sequenceExpr(let sequence): return answer(Array(sequence.elements), system)
    case .declReferenceExpr: return false
    case .functionCallExpr(let call):
      let name = call.calledExpression.trimmedDescription
      switch (name, call.arguments.trimmedDescription) {
      case ("os", let name): return name == system
      case ("canImport", let module):
        if ["AppKit", "Cocoa"].contains(module) { return system == "macOS" }
        if module == "UIKit", system == "macOS" { return false }
        return SourcePreparation.standIns.union(SourcePreparation.everywhere).contains(module) ? true : nil
      case ("targetEnvironment", _): return false
      default: return nil
      }
    default: return nil
    }
  }

  private static func answer(_ elements: [ExprSyntax], _ system: String) -> Bool? {
    let parts = elements.split { $0.trimmedDescription == "||" }
    if parts.count > 1 {
      let answers = parts.map { answer(Array($0), system) }
      return answers.contains(true) ? true : answers.contains(nil) ? nil : false
    }
    let answers = elements.filter { $0.trimmedDescription != "&&" }.map { answer($0, system) }
    return answers.contains(false) ? false : answers.contains(nil) ? nil : true
  }
}

extension IfConfigDeclSyntax {
  /// The clause that is compiled on a phone, and its items.
  var clause: IfConfigClauseSyntax? { clauses.first { $0.answer ?? true } }
  var taken: [Syntax] { clause?.items.map(\.syntax) ?? [] }
}

extension SyntaxProtocol {
  var clauseAround: IfConfigClauseSyntax? {
    parents.lazy.compactMap { $0.as(IfConfigClauseSyntax.self) }.first
  }
}
