import SwiftParser
import SwiftSyntax

/// Texts for arguments that the files do not say: places to fill, such as `‹points›`, or each value that the code allows.
struct Openings {
  let evaluator: Evaluator
  private var types: Declarations { evaluator.declarations }

  /// How many types within each other are looked into, and the most texts proposed (our choice).
  private static let deepest = 3
  private static let most = 8

  /// The texts for a parameter of what makes a behavior.
  func texts(for parameter: SwiftDeclaration.Parameter, of behavior: Behavior) -> [String] {
    if let constraint = behavior.generics[parameter.type] {
      return ["‹\(constraint.isEmpty ? parameter.type : "some " + constraint)›"]
    }
    return texts(for: parameter.type, unit: ValueUse.find(parameter, in: behavior.parts, evaluator)?.unit)
  }

  func isClosure(_ type: String) -> Bool { closure(TypeSyntax(parsing: type)) != nil }

  /// Whether a type is that of a closure that returns nothing, for which one that does nothing will do.
  func isIdle(_ type: String) -> Bool { closure(TypeSyntax(parsing: type)).flatMap(Self.idle) != nil }

  /// Every combination of some texts; those of one argument in one place where another is to be filled too, or these would
  /// be too many.
  static func product(_ all: [[String]]) -> [[String]] {
    let isMany = all.reduce(1) { $0 * $1.count } > most || all.contains { $0.contains { $0.contains("‹") } }
    return all.reduce([[]]) { known, texts in
      let next = isMany && texts.count > 1 ? ["‹\(texts.joined(separator: " or "))›"] : texts
      return known.flatMap { start in next.map { start + [$0] } }
    }
  }

  /// The function type that a type is, be it in parentheses, optional, or behind an alias.
  private func closure(_ type: TypeSyntax, depth: Int = 0) -> FunctionTypeSyntax? {
    switch type.as(TypeSyntaxEnum.self) {
    case .functionType(let function): function
    case .attributedType(let type): closure(type.baseType, depth: depth)
    case .optionalType(let type): closure(type.wrappedType, depth: depth)
    case .tupleType(let tuple) where tuple.elements.count == 1:
      tuple.elements.first.flatMap { closure($0.type, depth: depth) }
    // An alias may lead back to its own name.
    case .identifierType where depth < Self.deepest, .memberType where depth < Self.deepest:
      types.aliased(type.trimmedDescription.lastName).flatMap {
        closure(TypeSyntax(parsing: $0), depth: depth + 1)
      }
    default: nil
    }
  }

  /// A closure that does nothing, where nothing is returned.
  private static func idle(_ function: FunctionTypeSyntax) -> String? {
    let result = function.returnClause.type.trimmedDescription.filter { !"() ".contains($0) }
    guard ["", "Void", "Swift.Void"].contains(result) else { return nil }
    let names = function.parameters.map { _ in "_" }.joined(separator: ", ")
    return names.isEmpty ? "{}" : "{ \(names) in }"
  }

  private func texts(for type: String, unit: String?, depth: Int = 0) -> [String] {
    let syntax = TypeSyntax(parsing: type)
    let place = ["‹\(syntax.line())›"]
    if let function = closure(syntax) { return Self.idle(function).map { [$0] } ?? place }
    switch syntax.as(TypeSyntaxEnum.self) {
    case .attributedType(let type):
      return texts(for: type.baseType.trimmedDescription, unit: unit, depth: depth)
    case .identifierType(let type):
      if type.name.text == "Binding", let inner = type.genericArgumentClause?.arguments.first {
        return texts(for: inner.argument.trimmedDescription, unit: unit, depth: depth)
          .map { ".constant(\($0))" }
      }
      return named(type.name.text, unit: unit, depth) ?? place
    case .memberType(let type): return named(type.name.text, unit: unit, depth) ?? place
    default: return place
    }
  }

  private func named(_ name: String, unit: String?, _ depth: Int) -> [String]? {
    switch name {
    case "CGFloat", "Double", "Float": return ["‹\(unit ?? "number")›"]
    case "Int": return ["‹whole number›"]
    case "TimeInterval": return ["‹seconds›"]
    case "String": return ["\"‹text›\""]
    case "Bool": return ["true", "false"]
    case "Axis": return [".horizontal", ".vertical"]
    default: break
    }
    guard depth < Self.deepest else { return nil }
    if let aliased = types.aliased(name) { return texts(for: aliased, unit: unit, depth: depth + 1) }
    if let values = types.values(name) { return values }
    guard let (type, parameters) = types.making(name) else { return nil }
    return Self.product(parameters.map { texts(for: $0.type, unit: nil, depth: depth + 1) }).map { values in
      "\(type)(\(zip(parameters, values).map { $0.given($1) }.joined(separator: ", ")))"
    }
  }
}

extension TypeSyntax {
  init(parsing text: String) {
    var parser = Parser(text)
    self = TypeSyntax.parse(from: &parser)
  }
}
