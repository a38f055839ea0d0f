import SwiftParser
import SwiftSyntax

/// Texts for arguments that the files do not say: places to fill, such as `‹points›`, or each value that the code allows.
extension Evaluator {
  /// How many types within each other are looked into, and the most texts proposed (our choice).
  static let deepestTypes = 3
  private static let mostTexts = 8

  func texts(for parameter: SwiftDeclaration.Parameter, of behavior: Behavior) -> [String] {
    if let constraint = behavior.generics[parameter.type] {
      return ["‹\(constraint.isEmpty ? parameter.type : "some " + constraint)›"]
    }
    return texts(for: parameter.type, unit: use(of: parameter, in: behavior.parts)?.unit)
  }

  func isClosure(_ type: String) -> Bool { closure(TypeSyntax(parsing: type)) != nil }

  /// A closure that does nothing, for a type of closures that return nothing.
  func idle(_ type: String) -> String? { closure(TypeSyntax(parsing: type)).flatMap(Self.idle) }

  /// Every combination of some texts; where they are too many, or another is to be filled, one with places.
  static func product(_ all: [[String]]) -> [[String]] {
    let isMany =
      all.reduce(1) { $0 * $1.count } > mostTexts || all.contains { $0.contains { $0.contains("‹") } }
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
    case .identifierType where depth < Self.deepestTypes, .memberType where depth < Self.deepestTypes:
      declarations.aliased(type.trimmedDescription.lastName).flatMap {
        closure(TypeSyntax(parsing: $0), depth: depth + 1)
      }
    default: nil
    }
  }

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
    func inner(_ type: some SyntaxProtocol) -> [String] {
      texts(for: type.trimmedDescription, unit: unit, depth: depth)
    }
    switch syntax.as(TypeSyntaxEnum.self) {
    case .attributedType(let type): return inner(type.baseType)
    case .optionalType(let type):
      // Where all values can be listed, those but none are of use.
      let inner = inner(type.wrappedType)
      return inner.contains { $0.contains("‹") } ? place : inner
    case .identifierType(let type):
      if type.name.text == "Binding", let value = type.genericArgumentClause?.arguments.first {
        return inner(value.argument).map { ".constant(\($0))" }
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
    guard depth < Self.deepestTypes else { return nil }
    if let aliased = declarations.aliased(name) { return texts(for: aliased, unit: unit, depth: depth + 1) }
    let texts = declarations.ways(to: name).flatMap { callee, parameters in
      Self.product(parameters.map { self.texts(for: $0.type, unit: nil, depth: depth + 1) })
        .map { Argument.call(callee, parameters, $0) }
    }
    return texts.isEmpty ? nil : texts
  }
}

extension TypeSyntax {
  var isClosure: Bool { trimmedDescription.contains("->") }
}

extension SyntaxParseable {
  init(parsing text: String) {
    var parser = Parser(text)
    self = Self.parse(from: &parser)
  }
}

/// An argument that the files do not say, and what is written for it in some line of a file, by its index.
typealias Opening = (parameter: SwiftDeclaration.Parameter, written: (text: String, file: Int, line: Int)?)

extension Behavior {
  /// The expression that makes it by the files, with its use; `nil` where something is not known.
  func expression(as uses: [Use], _ evaluator: Evaluator) -> (text: String, use: Use?)? {
    for use in uses where plain == nil || use.isAttached && use.arguments?.isEmpty != true {
      guard let arguments = use.arguments else { return (use.text, use) }
      let proposal = proposal(use.callee, arguments, evaluator)
      if proposal.openings.isEmpty { return (proposal.texts[0], use) }
    }
    return plain.map { ($0, nil) }
  }

  /// Expressions that may make it: one where all is known, else with places to fill, such as `‹points›`, or one for each value
  /// there can be; and what of their arguments the files do not say.
  func proposal(as uses: [Use], _ evaluator: Evaluator) -> (texts: [String], openings: [Opening]) {
    if let plain { return ([plain], []) }
    if let use = uses.first(where: { $0.arguments != nil }) {
      return proposal(use.callee, use.arguments ?? [], at: (use.place.file, use.place.line), evaluator)
    }
    let all = makings.map { callee, arguments -> (texts: [String], openings: [Opening]) in
      arguments.isEmpty && callee.isCase ? ([callee], []) : proposal(callee, arguments, evaluator)
    }
    return (all.flatMap(\.texts), all.flatMap(\.openings))
  }

  /// Calls with idle values, or places to fill, for what is not there.
  private func proposal(
    _ callee: String, _ arguments: [Argument], at place: (file: Int, line: Int)? = nil, _ evaluator: Evaluator
  ) -> (texts: [String], openings: [Opening]) {
    var openings: [Opening] = []
    let texts = arguments.map { argument -> [String] in
      if let text = argument.text { return [text] }
      let parameter = argument.parameter ?? .init(label: argument.label, type: "…", hasDefault: false)
      if evaluator.idle(parameter.type) == nil {
        let written = place.map { (text: argument.written, file: $0.file, line: $0.line) }
        openings.append((parameter, written))
      }
      return argument.parameter == nil ? ["‹value›"] : evaluator.texts(for: parameter, of: self)
    }
    return (Evaluator.product(texts).map { Argument.call(callee, arguments, $0) }, openings)
  }
}
