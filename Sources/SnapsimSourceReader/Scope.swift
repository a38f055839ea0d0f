import SwiftSyntax

/// The meanings of names at a place in a file.
struct Scope {
  var locals: [String: Binding] = [:]

  /// The value whose members need no `self`.
  var this: Instance?

  /// The path of the type around, whose static members need no name.
  var type: String { this?.type ?? outer }
  var outer = ""

  var way = Way()
  var depth: Int { way.depth }

  static let deepest = 48

  func binding(_ names: [String: Binding]) -> Scope {
    var scope = self
    scope.locals.merge(names) { $1 }
    scope.way.depth += 1
    return scope
  }

  /// The scope of a view on which a modifier stands, `.environment(\.shelf, .wide)`.
  func on(_ modifier: Call) -> Scope {
    let path = modifier.plain.first?.expression.as(KeyPathExprSyntax.self)
    guard ["environment", "transformEnvironment"].contains(modifier.name.text), let path,
      let first = path.components.first
    else { return self }
    let isWhole = path.components.count == 1 && modifier.plain.count == 2
    let value =
      isWhole ? Binding.written(modifier.plain[1]) : .unknown("a part of the environment is changed")
    return with(self) { $0.way.environment["\\." + first.component.trimmedDescription] = value }
  }

  /// The meanings behind `self.`.
  var ofSelf: Scope { Scope(this: this, outer: outer, way: way.on) }
}

/// The way that led to a place: its length, and the members of the files whose bodies it leads through.
struct Way {
  var depth = 0
  private var members: [Syntax] = []
  private(set) var calls: [Syntax] = []

  /// The values of the environment that views around set, by their key paths: for the views within, and as the view around had
  /// them that is entered last.
  fileprivate var environment: [String: Binding] = [:]
  private(set) var entered: [String: Binding] = [:]

  /// It, one step farther.
  var on: Way { through(nil) }

  func through(_ member: Syntax?) -> Way {
    var way = self
    way.depth += 1
    if let member { way.members.append(member) }
    return way
  }

  /// It, begun by the call of a view of the files.
  func by(_ call: some SyntaxProtocol) -> Way {
    with(self) {
      $0.calls.append(Syntax(call))
      $0.entered = environment
    }
  }

  /// The last members that it leads through, and the last calls of views.
  var last: [SyntaxIdentifier] { (members.suffix(2) + calls.suffix(1)).map(\.id) }

  /// Whether a view, or a function of views, would stand within itself.
  func leads(through member: Syntax) -> Bool { members.contains { $0.id == member.id } }
  func leads(throughFunction name: String) -> Bool { members.contains { $0.function?.name.text == name } }
}

/// A value of a type of the files: what each of its properties was given, or the case of an enum.
struct Instance {
  let type: String
  var given: [String: Binding] = [:]
  var word: String?

  /// Whether only the running app knows its properties.
  var isOpen = false
}

/// The meaning of a name.
enum Binding {
  case written(Written)

  /// The body of a function or a computed property.
  case body(CodeBlockItemListSyntax, Scope)
  case value(Value)

  /// The written expression, as a type has it.
  func typed(_ type: TypeSyntax, within outer: String) -> Binding {
    guard case .written(var written) = self, written.declared == nil else { return self }
    written.declared = Written.Declared(type: type, outer: outer)
    return .written(written)
  }

  static func unknown(_ words: String) -> Binding { .value(.unknown(words)) }

  var isUnknown: Bool { if case .value(let value) = self { value.isUnknown } else { false } }
  var written: Written? { if case .written(let written) = self { written } else { nil } }

  /// It, farther along a way of some length.
  func deeper(_ depth: Int) -> Binding {
    switch self {
    case .written(var written):
      written.scope.way.depth = max(written.scope.depth, depth) + 1
      return .written(written)
    case .body(let items, var scope):
      scope.way.depth = max(scope.depth, depth) + 1
      return .body(items, scope)
    case .value: return self
    }
  }
}

/// An expression with the meanings of its names.
struct Written {
  let expression: ExprSyntax
  var scope: Scope

  /// The declared thing that it is the value of, if any.
  var declared: Declared?

  struct Declared {
    /// The type, if it is said, and the path of the type around.
    let type: TypeSyntax?
    let outer: String

    /// The name of state, which the running app may change.
    var state: String?

    /// Whether it is an argument, which says a number by itself.
    var isGiven = false
  }

  init(_ expression: some ExprSyntaxProtocol, _ scope: Scope, for declared: Declared? = nil) {
    (self.expression, self.scope, self.declared) = (ExprSyntax(expression), scope, declared)
  }
}

/// A call: its name, arguments and closures.
struct Call {
  let name: TokenSyntax
  private let call: FunctionCallExprSyntax?
  var scope: Scope

  /// Whether it is a view of the files within itself, as of a screen that links to its like.
  var isCircle = false

  /// The reason why nothing is known of what it shows.
  var gap: Gap {
    isCircle ? Gap(words: "`\(name.text)` stands within itself", kind: .circle) : .elsewhere(name.text)
  }

  init(_ name: TokenSyntax, _ call: FunctionCallExprSyntax?, in scope: Scope) {
    (self.name, self.call, self.scope) = (name, call, scope)
  }

  /// The whole call, for what is written.
  var syntax: Syntax { call.map(Syntax.init) ?? Syntax(name) }

  var arguments: [LabeledExprSyntax] { call.map { Array($0.arguments) } ?? [] }
  var trailing: [(label: String?, closure: ClosureExprSyntax)] { call?.trailing ?? [] }
  var closures: [ClosureExprSyntax] { call?.closures ?? [] }
  subscript(label: String) -> Written? { call?[label].map { Written($0, scope) } }

  var plain: [Written] { arguments.filter { $0.label == nil }.map { Written($0.expression, scope) } }

  /// The screen to which a `NavigationLink` leads, if it names one: all forms have a title or a label beside it.
  var destination: Binding? {
    if let given = self["destination"] { return .written(given) }
    guard self["value"] == nil, let first = trailing.first, first.label == nil,
      !plain.isEmpty || trailing.count > 1 || self["label"] != nil
    else { return nil }
    return .written(Written(first.closure, scope))
  }

  /// Whether it is `NavigationLink("Title") { Destination() }`, whose closure is another screen.
  var opensTitled: Bool {
    name.text == "NavigationLink" && trailing.count == 1 && !plain.isEmpty && destination != nil
      && self["destination"] == nil
  }

  /// The closure of views: the first trailing one, or an argument.
  var content: Binding? { closure("content") }

  /// The views that a modifier lays before or behind one, as a closure or by themselves.
  var layer: Binding? { content ?? plain.first.map(Binding.written) }

  /// A trailing closure or an argument of a name; the first trailing one has none.
  func closure(_ label: String) -> Binding? {
    let isFirst = label != "header" && label != "footer"
    let found = trailing.first { $0.label == label } ?? (isFirst ? trailing.first { $0.label == nil } : nil)
    return (self[label] ?? found.map { Written($0.closure, scope) }).map(Binding.written)
  }

  /// The call as it is written, without what it is called on and without closures.
  var text: String {
    "." + name.text + "(" + arguments.map(\.trimmedDescription).joined(separator: " ") + ")"
  }
}
