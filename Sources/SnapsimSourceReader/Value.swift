import SwiftSyntax

/// The value of an expression, as far as the files tell.
struct Value {
  indirect enum Kind {
    case number(ViewLength, Sort)

    /// Elements that are counted; some of them by themselves, if the files list all.
    case list(count: Value, elements: [Binding])

    /// Something with members, such as a size or a `GeometryProxy`.
    case record([String: Value])
    case object(Instance)

    /// A name behind a dot, and the type that has it: `.leading`.
    case word(String, of: String?)
    case closure(ClosureExprSyntax, Scope)

    /// One of two values that are no numbers, by a truth that the screen decides.
    case choice(Value, Value, else: Value)
    case type(String)
    case unknown(Gap)
  }

  /// How a number counts: a literal has the number that it is among whole ones; a truth is 1 or 0.
  enum Sort: Equatable {
    case literal(whole: Double)
    case whole, real, truth

    /// The types and protocols to which files add what they ask of one, `16.adjusted`, with its own first.
    var types: [String] {
      let (whole, real) = (
        ["Int", "BinaryInteger"], ["CGFloat", "Double", "Float", "BinaryFloatingPoint", "FloatingPoint"]
      )
      switch self {
      case .literal: return whole + real + ["Numeric"]
      case .whole: return whole + ["Numeric"]
      case .real: return real + ["Numeric"]
      case .truth: return ["UserInterfaceSizeClass"]
      }
    }
  }

  var kind: Kind

  var extent = Extent.always
  var origin: Syntax?

  /// The lower and the upper bound of a range, as they are written.
  var bounds: [Value] = []

  init(_ kind: Kind, extent: Extent = .always, origin: Syntax? = nil) {
    (self.kind, self.extent, self.origin) = (kind, extent, origin)
  }

  static var zero: Value { Value(points: 0) }
  static var none: Value { .word("nil") }

  init(points: Double) { self.init(.number(.points(points), .real)) }
  init(_ measure: ViewLength.Measure) { self.init(.number(.measure(measure), .real)) }
  static func isRegular(_ measure: ViewLength.Measure) -> Value { Value(.number(.measure(measure), .truth)) }
  static func truth(_ value: Bool) -> Value { Value(.number(.points(value ? 1 : 0), .truth)) }
  static func whole(_ value: Int) -> Value { Value(.number(.points(Double(value)), .whole)) }
  static func list(_ elements: [Binding]) -> Value {
    Value(.list(count: .whole(elements.count), elements: elements))
  }

  static func unknown(_ words: String, _ kind: Gap.Kind = .uncomputed) -> Value {
    Value(.unknown(Gap(words: words, kind: kind)))
  }

  static func elsewhere(_ name: String) -> Value { Value(.unknown(.elsewhere(name))) }

  static func word(_ word: String) -> Value { Value(.word(word, of: nil)) }

  static func filled(_ state: String) -> Value {
    .unknown("`\(state)` begins empty or at 0, and the running app fills it", .app)
  }

  /// A value that only the running app has; a plain name of its type is one that other files may declare.
  static func ofApp(_ name: String, type: String = "") -> Value {
    let words = "`\(name)` is known to the running app alone"
    let isPlain = type.first?.isUppercase == true && type.allSatisfy(\.isOfName)
    return Value(.unknown(Gap(words: words, kind: .app, type: isPlain ? type : nil)))
  }

  var length: ViewLength? { if case .number(let length, _) = kind { length } else { nil } }
  var word: String? {
    switch kind {
    case .word(let word, _): word
    case .object(let this): this.word
    default: nil
    }
  }
  var points: Double? { if case .number(.points(let points), _) = kind { points } else { nil } }
  var isZero: Bool { points == 0 }
  var isList: Bool { if case .list = kind { true } else { false } }

  /// Whether it is a truth that holds, or not, in every pose.
  var truth: Bool? { points.map { $0 != 0 } }

  var gap: Gap? {
    switch kind {
    case .number: nil
    case .unknown(let gap): gap
    case .word(let word, nil) where word != "nil": .elsewhere("CGFloat." + word)
    default: Gap(words: "not read as a number")
    }
  }

  var isUnknown: Bool { if case .unknown = kind { true } else { false } }

  /// Whether it is something of which the files may tell members.
  var hasMembers: Bool {
    switch kind {
    case .number, .unknown, .closure: false
    case .word(let word, _): word != "nil"
    default: true
    }
  }

  func member(_ name: String) -> Value? {
    if case .record(let members) = kind { members[name]?.changing(extent) } else { nil }
  }

  /// A tuple, whose parts have their numbers and, where these are written, their labels for names.
  static func tuple(_ parts: [(label: String?, value: Value)]) -> Value {
    let named = parts.enumerated().flatMap { index, part in
      [(String(index), part.value)] + (part.label.map { [($0, part.value)] } ?? [])
    }
    return Value(.record(Dictionary(named) { $1 }))
  }

  func noted(_ syntax: some SyntaxProtocol) -> Value { with(self) { $0.origin = Syntax(syntax) } }
  func changing(_ other: Extent) -> Value { with(self) { $0.extent = extent.and(other) } }

  /// Whether the running app may change it.
  var isState: Bool { extent == .first }
  func equals(_ other: Value) -> Bool { length != nil && length == other.length }
}

/// How far a value holds.
enum Extent: Int {
  case always

  /// As long as a state has as many elements as it has first, those that are looked at among them.
  case counted

  /// As the first value of a state, which the running app may change.
  case first

  func and(_ other: Extent) -> Extent { rawValue < other.rawValue ? other : self }
}

/// A state of a view, by the path of its type; or what views hand up by a preference.
struct StateName: Hashable {
  let type: String
  let name: String

  var path: String { type + "." + name }

  static func preference(_ key: String) -> Self { Self(type: "#preference", name: key) }
}

struct Gap {
  enum Kind: Equatable {
    /// Only the running app knows it; an element of its data is one.
    case app, element

    /// The files do not have a name, or a member such as `View.card`.
    case elsewhere(String)

    /// A condition decides, a view takes what it is offered, or is as long as its content.
    case choice, offer, content

    /// A bar adds to the safe area of the screen.
    case bar

    /// Nothing is known of it here; or it stands within itself.
    case uncomputed, circle
  }

  let words: String
  var kind = Kind.uncomputed

  /// The points that it is not longer than, and not shorter than, if those are known.
  var atMost: Double?
  var atLeast: Double?

  /// The truth that it is for most: of an optional that it has a value, of a list that it is not empty.
  var usual: Bool?

  /// The type of a value that only the running app has; other files may say what each of its kind has.
  var type: String?

  static func elsewhere(_ name: String) -> Gap {
    let own = name.hasPrefix("View.") || name.hasPrefix("CGFloat.") ? "." + name.lastName : name
    return Gap(words: "`\(own)` is not in these files", kind: .elsewhere(name))
  }

  /// The name that other files may have.
  var missing: String? { if case .elsewhere(let name) = kind { name } else { nil } }

  /// Whether it may be a view of another file, and not a member of some type.
  var isOfView: Bool { missing.map { !$0.contains(".") || $0.hasPrefix("View.") } ?? false }
}

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
  var on: Way { through(nil) }

  fileprivate mutating func go(on way: Way) {
    depth = max(depth, way.depth) + 1
    environment.merge(way.environment) { $1 }
  }

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

  /// Whether only the running app knows its properties, and whether it stays as it was made while the view appeared.
  var isOpen = false
  var isKept = false
}

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

  /// Whether it is the value of a property that the view measures.
  var isMeasured: Bool { if case .value(let value) = self { !value.isUnknown } else { false } }
  var written: Written? { if case .written(let written) = self { written } else { nil } }

  /// It, farther along a way, where a view within has the environment that is set there.
  func deeper(_ way: Way) -> Binding {
    switch self {
    case .written(var written):
      written.scope.way.go(on: way)
      return .written(written)
    case .body(let items, var scope):
      scope.way.go(on: way)
      return .body(items, scope)
    case .value: return self
    }
  }
}

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

    /// Whether it is an argument, which says a number by itself, and whether it is made once for all views.
    var isGiven = false
    var isShared = false
  }

  init(_ expression: some ExprSyntaxProtocol, _ scope: Scope, for declared: Declared? = nil) {
    (self.expression, self.scope, self.declared) = (ExprSyntax(expression), scope, declared)
  }
}

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
