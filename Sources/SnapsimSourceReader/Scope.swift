import SwiftSyntax

/// The meanings of names at a place in a file.
struct Scope {
  var locals: [String: Binding] = [:]

  /// The value whose members need no `self`.
  var this: Instance?

  /// The path of the type around, whose static members need no name.
  var type: String { this?.type ?? outer }
  var outer = ""

  /// The length of the way that led here, which a circle would never end.
  var depth = 0

  static let deepest = 48

  func binding(_ names: [String: Binding]) -> Scope {
    var scope = self
    scope.locals.merge(names) { $1 }
    scope.depth += 1
    return scope
  }
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

  static func unknown(_ reason: String) -> Binding { .value(.unknown(reason)) }
}

/// An expression with the meanings of its names.
struct Written {
  let expression: ExprSyntax
  var scope: Scope

  init(_ expression: some ExprSyntaxProtocol, _ scope: Scope) {
    (self.expression, self.scope) = (ExprSyntax(expression), scope)
  }
}

/// A call: its name, arguments and closures.
struct Call {
  let name: TokenSyntax
  var arguments: [LabeledExprSyntax] = []
  var trailing: [(label: String?, closure: ClosureExprSyntax)] = []
  let scope: Scope

  /// The whole call, for what is written.
  let syntax: Syntax

  init(_ name: TokenSyntax, _ call: FunctionCallExprSyntax?, _ scope: Scope) {
    (self.name, self.scope) = (name, scope)
    syntax = call.map(Syntax.init) ?? Syntax(name)
    arguments = call.map { Array($0.arguments) } ?? []
    trailing =
      (call?.trailingClosure.map { [(nil, $0)] } ?? [])
      + (call?.additionalTrailingClosures.map { ($0.label.text, $0.closure) } ?? [])
  }

  subscript(label: String) -> Written? {
    arguments.first { $0.label?.text == label }.map { Written($0.expression, scope) }
  }

  /// The arguments without a label.
  var plain: [Written] { arguments.filter { $0.label == nil }.map { Written($0.expression, scope) } }

  /// The closure of views: the first trailing one, or an argument.
  var content: Binding? { closure("content") }

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
