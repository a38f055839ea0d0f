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

    var isLiteral: Bool { if case .literal = self { true } else { false } }
  }

  var kind: Kind

  var extent = Extent.always

  /// The expression that says it.
  var origin: Syntax?

  /// The lower and the upper bound of a range, as they are written.
  var bounds: [Value] = []

  init(_ kind: Kind, extent: Extent = .always, origin: Syntax? = nil) {
    (self.kind, self.extent, self.origin) = (kind, extent, origin)
  }

  static var zero: Value { Value(points: 0) }
  static var none: Value { Value(.word("nil", of: nil)) }

  init(points: Double) { self.init(.number(.points(points), .real)) }
  init(_ measure: ViewLength.Measure) { self.init(.number(.measure(measure), .real)) }
  static func truth(_ value: Bool) -> Value { Value(.number(.points(value ? 1 : 0), .truth)) }
  static func whole(_ value: Int) -> Value { Value(.number(.points(Double(value)), .whole)) }
  static func list(_ elements: [Binding]) -> Value {
    Value(.list(count: .whole(elements.count), elements: elements))
  }

  static func unknown(_ words: String, _ kind: Gap.Kind = .uncomputed) -> Value {
    Value(.unknown(Gap(words: words, kind: kind)))
  }

  static func elsewhere(_ name: String) -> Value { Value(.unknown(.elsewhere(name))) }

  /// A value that only the running app has; a plain name of its type is one that other files may declare.
  static func ofApp(_ name: String, type: String = "") -> Value {
    let words = "`\(name)` is known to the running app alone"
    let isPlain = type.first?.isUppercase == true && type.allSatisfy(\.isOfName)
    return Value(.unknown(Gap(words: words, kind: .app, type: isPlain ? type : nil)))
  }

  // MARK: What it is

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

  /// The reason why it is no number.
  var gap: Gap? {
    switch kind {
    case .number: nil
    case .unknown(let gap): gap
    case .word(let word, nil) where word != "nil": .elsewhere("CGFloat." + word)
    default: Gap(words: "not read as a number", kind: .uncomputed)
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

  /// Whether both are lengths, and the same.
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

/// Notes of an evaluation: the samples of the files that stood in for what nobody gives a view, in words,
/// and the states that were looked at, since both were last emptied.
final class SampleNotes {
  var words: [String] = []
  var states: [String] = []

  /// How many more views may be measured for the length at hand; `nil` for any number.
  var measurable: Int?

  /// Whether no more views may be measured; else one less may be.
  func hasMeasuredMost() -> Bool {
    guard let left = measurable, left > 0 else { return measurable != nil }
    measurable = left - 1
    return false
  }

  /// All states that were looked at so far, with their first values, by their types and names.
  var met: [String: (type: String, name: String, initial: Written)] = [:]
}

/// The reason why something is not known.
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
  let kind: Kind

  /// The points that it is not longer than, and not shorter than, if those are known.
  var atMost: Double?
  var atLeast: Double?

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
