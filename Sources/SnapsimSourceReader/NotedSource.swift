import SwiftParser
import SwiftSyntax

/// The source of a behavior with a note in each of its branches and around each of its conditions, on the same lines.
struct NotedSource {
  private(set) var text = ""

  /// The noted places, in the order of the notes' numbers: a branch has one, a condition one for true and one for false.
  private(set) var places: [SourceAnswer.Counted] = []

  private let file: Int
  private let converter: SourceLocationConverter
  private var insertions: [SourceRemedy.Edit] = []
  private var number: Int

  /// The names of what is computed from a velocity alone, with its components that are named: `dx`, `dy`.
  private var velocities: [String: Set<String>] = ["velocity": []]

  /// Reads a source as it is compiled, at its place among the files, for the behavior that names lead to.
  init(_ source: String, file: Int, of path: [String], from number: Int) {
    let tree = Parser.parse(source: source)
    converter = SourceLocationConverter(fileName: "", tree: tree)
    (self.file, self.number) = (file, number)
    tree.descend { syntax in
      let isBody = syntax.is(CodeBlockSyntax.self) || syntax.is(SwitchCaseSyntax.self)
      let isCondition = syntax.is(ConditionElementSyntax.self) || syntax.is(UnresolvedTernaryExprSyntax.self)
      if isBody || isCondition || syntax.is(PatternBindingSyntax.self) || syntax.setsTarget,
        syntax.typesAround == path
      {
        note(syntax)
      }
      return true
    }
    text = String(decoding: insertions.applied(to: Array(source.utf8)) ?? [], as: UTF8.self)
  }

  private mutating func note(_ syntax: Syntax) {
    if let binding = syntax.as(PatternBindingSyntax.self), let value = binding.initializer?.value {
      let words = value.words()
      if let components = components(of: words), words.isDisjoint(with: ["rect", "target"]) {
        for name in binding.pattern.words() { velocities[name] = components }
      }
    } else if syntax.setsTarget {
      reach(syntax, weight: syntax.isRepeated ? 0 : 1)
    } else if let branch = syntax.asProtocol((any WithStatementsSyntax).self) {
      guard let first = branch.statements.first, !syntax.isValue else { return }
      reach(first, weight: syntax.isWay && !syntax.isRepeated ? 2 : 0)
    } else if let element = syntax.as(ConditionElementSyntax.self) {
      guard case .expression(let condition) = element.condition else { return }
      decide(condition.operands ?? [condition])
    } else if let sequence = syntax.parent?.parent?.as(SequenceExprSyntax.self) {
      // Between an assignment or another question and this one stands its condition.
      let before = Array(sequence.elements.prefix { $0.id != syntax.id })
      let start = before.lastIndex { $0.is(UnresolvedTernaryExprSyntax.self) || $0.assigns } ?? -1
      decide(Array(before[(start + 1)...]), weight: syntax.isRepeated ? 0 : 2)
    }
  }

  private mutating func reach(_ statement: some SyntaxProtocol, weight: Int) {
    let start = statement.bytes.lowerBound
    insert(start, "__reach(__reached\(number)); ")
    places.append(.init(file: file, line: converter.line(at: start), weight: weight))
    number += 1
  }

  private mutating func decide(_ elements: [ExprSyntax], weight: Int = 0) {
    for part in elements.split(whereSeparator: { ["&&", "||"].contains($0.trimmedDescription) }) {
      guard let first = part.first, let last = part.last else { continue }
      let words = part.allWords
      let tokens = part.flatMap(\.tokens)
      let waits = tokens.contains { [.keyword(.try), .keyword(.await)].contains($0.tokenKind) }
      // A constant decides nothing.
      guard !waits, !words.isEmpty else { continue }
      let range = first.bytes.lowerBound..<last.bytes.upperBound
      insert(range.lowerBound, "__decide(__reached\(number), __reached\(number + 1), ")
      insert(range.upperBound, ")")
      let isComparison = tokens.contains { ["<", ">", "<=", ">="].contains($0.text) }
      places.append(
        .init(
          file: file, line: converter.line(at: range.lowerBound),
          condition: part.map(\.description).joined().oneLine,
          velocity: isComparison ? components(of: words).map { $0.count == 1 ? $0.joined() : "" } : nil,
          weight: weight))
      number += 2
    }
  }

  /// The components of the velocity that some names stand for; `nil` where they stand for none.
  private func components(of words: Set<String>) -> Set<String>? {
    let known = words.compactMap { velocities[$0] }
    return known.isEmpty ? nil : known.reduce(words.intersection(["dx", "dy"])) { $0.union($1) }
  }

  private mutating func insert(_ offset: Int, _ text: String) {
    insertions.append(.init(offset..<offset, text))
  }
}

extension Syntax {
  /// Whether a statement gives a place to the target: what a function around it is given to change.
  fileprivate var setsTarget: Bool {
    guard let item = `as`(CodeBlockItemSyntax.self)?.item.as(SequenceExprSyntax.self),
      item.elements.contains(where: \.assigns)
    else { return false }
    let name = item.firstToken(viewMode: .sourceAccurate)?.text
    return parents.contains {
      $0.function?.signature.parameters.contains {
        $0.inner == name && $0.type.trimmedDescription.hasPrefix("inout ")
      } ?? false
    }
  }

  /// Whether a block is one of several ways, and not all of a function.
  fileprivate var isWay: Bool {
    `is`(SwitchCaseSyntax.self) || parent?.is(IfExprSyntax.self) == true
      || parent?.is(GuardStmtSyntax.self) == true
  }

  /// Whether it is run several times, or tells of no single target.
  fileprivate var isRepeated: Bool {
    parents.contains {
      $0.loop != nil || $0.is(ClosureExprSyntax.self) || $0.function?.name.text == "properties"
    }
  }

  /// Whether a branch, or a function's body, stands for a value without `return`.
  fileprivate var isValue: Bool {
    if let function = parent?.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause != nil && function.body?.statements.count == 1
    }
    guard var branching = parents.first(where: { $0.is(IfExprSyntax.self) || $0.is(SwitchExprSyntax.self) }),
      parent?.id == branching.id || `is`(SwitchCaseSyntax.self)
    else {
      return parent?.is(AccessorDeclSyntax.self) == true && `as`(CodeBlockSyntax.self)?.statements.count == 1
    }
    while let outer = branching.parent, outer.is(IfExprSyntax.self) { branching = outer }
    guard branching.parent?.is(ExpressionStmtSyntax.self) == true else { return true }
    let list = branching.parent?.parent?.parent?.as(CodeBlockItemListSyntax.self)
    // The only statement of a body may be its value.
    return list?.count == 1
      && !branching.tokens.contains { $0.tokenKind == .keyword(.return) || $0.tokenKind == .equal }
  }
}
