import SwiftSyntax

/// A state of which a behavior is made, and another one that it is computed of: as that changes, nothing computes it anew.
struct StaleState {
  let name: String
  let source: String

  /// The statement that sets it.
  let setting: Syntax

  private static let holders: Set = ["State", "Binding", "StateObject", "ObservedObject", "Bindable"]

  /// Finds the first one of the behavior that a call attaches, by what the view around it does as it appears and as states
  /// change; `nil` where something else may set it too.
  init?(_ attached: Call, in declarations: Declarations) {
    let members = declarations.names(in: declarations.outer(of: attached.syntax))
    let view = ViewMembers(members: members)
    guard let made = attached.plain.first?.expression else { return nil }
    let states = view.reached(from: [Syntax(made)]).sorted().filter { view.wrapper(of: $0) == "State" }
    for state in states where !view.isBound(state) {
      let settings = view.settings(of: state)
      guard let first = settings.first, let watched = view.watched(by: settings) else { continue }
      let known = view.reached(from: watched + view.identities)
      let right = settings.flatMap { $0.assignment?.right.map { Syntax($0) } ?? [] }
      let sources = view.reached(from: right).subtracting(known).subtracting([state]).sorted()
      let stale = sources.first { source in
        guard Self.holders.contains(view.wrapper(of: source) ?? "") else { return false }
        let changes = view.settings(of: source).filter { !view.isInitial($0) }
        return view.isBound(source) || changes.contains { !view.sets(state, beside: $0) }
          || Self.fills(source, read: right, in: declarations)
      }
      if let stale {
        (name, source, setting) = (state, stale, first)
        return
      }
    }
    return nil
  }

  /// Whether an object has a property that some expressions read and that one of its own functions sets.
  private static func fills(_ object: String, read expressions: [Syntax], in declarations: Declarations)
    -> Bool
  {
    let read = expressions.flatMap { expression in
      expression.all { $0.as(MemberAccessExprSyntax.self) }
        .filter { $0.base?.line().withoutSelf == object }.map(\.declName.baseName.text)
    }
    return declarations.files.contains { file in
      file.tree.all(\.function).contains { function in
        function.all(\.assignment).contains { read.contains($0.left.line().withoutSelf) }
      }
    }
  }
}

/// The members of a view, and who sets its states.
private struct ViewMembers {
  let members: [String: [Syntax]]

  private var all: [Syntax] { members.values.joined().sorted { $0.position < $1.position } }

  /// The modifiers whose closures run as the view appears, or as a value changes.
  private static let appearing: Set = ["onAppear", "task", "onChange"]

  /// The calls whose closures run at once, or soon.
  private static let passing: Set = [
    "withAnimation", "withTransaction", "Task", "run", "async", "asyncAfter",
  ]

  func wrapper(of name: String) -> String? {
    members[name]?.first?.variable?.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first(where: \.isWrapper)?.name
  }

  /// The members that some syntax names, and those that they are computed of.
  func reached(from syntax: [Syntax]) -> Set<String> {
    var reached: Set<String> = []
    var next = syntax.flatMap { References($0).names.map(\.text) }
    while let name = next.popLast() {
      guard let found = members[name], reached.insert(name).inserted else { continue }
      for member in found {
        let body = member.binding?.getter.map { Syntax($0) } ?? member.function?.body.map { Syntax($0) }
        next += body.map { References($0).names.map(\.text) } ?? []
      }
    }
    return reached
  }

  /// Whether a state is handed on to be changed.
  func isBound(_ state: String) -> Bool {
    all.contains { member in
      member.tokens(viewMode: .sourceAccurate).contains { $0.text == "$" + state }
    }
  }

  /// The statements that set a state: `stops = …`, or `_stops = State(initialValue: …)`.
  func settings(of state: String) -> [Syntax] {
    all.flatMap { member in
      member.all { node in
        let left = node.assignment?.left.line().withoutSelf
        return left == state || left == "_" + state ? node : nil
      }
    }
  }

  func isInitial(_ node: Syntax) -> Bool { node.parents.contains { $0.is(InitializerDeclSyntax.self) } }

  /// The values by which a view is another one.
  var identities: [Syntax] {
    all.flatMap { member in
      member.all { $0.as(FunctionCallExprSyntax.self) }.filter { $0.modifier?.text == "id" }
        .map { Syntax($0.arguments) }
    }
  }

  /// The values as which change some statements run; `nil` where they may run at other times than these and as the view
  /// appears.
  func watched(by nodes: [Syntax], depth: Int = 0) -> [Syntax]? {
    guard depth < 4 else { return nil }
    var watched: [Syntax] = []
    for node in nodes {
      var isFound = false
      for parent in node.parents {
        if let call = parent.as(FunctionCallExprSyntax.self), let name = call.modifier?.text {
          if Self.passing.contains(name) { continue }
          guard Self.appearing.contains(name) else { return nil }
          watched += call.arguments.prefix(1).map { Syntax($0.expression) }
        } else if let name = parent.function?.name.text {
          guard let calls = self.watched(by: calls(of: name), depth: depth + 1) else { return nil }
          watched += calls
        } else if !parent.is(InitializerDeclSyntax.self) {
          continue
        }
        isFound = true
        break
      }
      guard isFound else { return nil }
    }
    return watched
  }

  private func calls(of name: String) -> [Syntax] {
    all.flatMap { member in
      member.all { node in
        let called = node.as(FunctionCallExprSyntax.self)?.calledExpression.line().withoutSelf
        return called == name ? node : nil
      }
    }
  }

  /// Whether a state is set in the closure or function in which a statement stands.
  func sets(_ state: String, beside node: Syntax) -> Bool {
    let block = node.parents.first { $0.is(ClosureExprSyntax.self) || $0.is(FunctionDeclSyntax.self) }
    let setters = settings(of: state).flatMap { $0.parents.compactMap { $0.function?.name.text } }
    return block.map { block in
      settings(of: state).contains { $0.parents.contains { $0.id == block.id } }
        || setters.contains { calls(of: $0).contains { $0.parents.contains { $0.id == block.id } } }
    } ?? false
  }
}
