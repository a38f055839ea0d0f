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

    /// A name behind a dot, and the enum of the files that has it: `.leading`.
    case word(String, of: String?)
    case closure(ClosureExprSyntax, Scope)
    case type(String)

    /// The reason why it is not known.
    case unknown(String)
  }

  /// How a number counts: a literal is whole or not by what it meets; a truth is 1 or 0.
  enum Sort { case literal, whole, real, truth }

  var kind: Kind

  /// Whether the running app may change it.
  var isState = false

  /// The expression that says it.
  var origin: Syntax?

  init(_ kind: Kind, isState: Bool = false) { (self.kind, self.isState) = (kind, isState) }

  static var zero: Value { Value(points: 0) }
  static var none: Value { Value(.word("nil", of: nil)) }

  init(points: Double) { self.init(.number(.points(points), .real)) }
  init(_ measure: ViewLength.Measure) { self.init(.number(.measure(measure), .real)) }
  static func unknown(_ reason: String) -> Value { Value(.unknown(reason)) }
  static func truth(_ value: Bool) -> Value { Value(.number(.points(value ? 1 : 0), .truth)) }
  static func whole(_ value: Int) -> Value { Value(.number(.points(Double(value)), .whole)) }

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

  /// Whether it is a truth that holds, or not, in every pose.
  var truth: Bool? { points.map { $0 != 0 } }

  /// The reason why it is no number.
  var reason: String? {
    switch kind {
    case .number: nil
    case .unknown(let reason): reason
    default: "not read as a number"
    }
  }

  func member(_ name: String) -> Value? {
    if case .record(let members) = kind { members[name]?.changing(isState) } else { nil }
  }

  func noted(_ syntax: some SyntaxProtocol) -> Value {
    var value = self
    value.origin = Syntax(syntax)
    return value
  }

  func changing(_ isState: Bool) -> Value {
    var value = self
    value.isState = value.isState || isState
    return value
  }

  /// A length that no pose changes.
  func equals(_ other: Value) -> Bool { length != nil && length == other.length }
}

// MARK: - Arithmetic

extension Value {
  static func + (one: Value, two: Value) -> Value { combine(.add, [one, two]) }
  static func - (one: Value, two: Value) -> Value { combine(.subtract, [one, two]) }
  static func * (one: Value, two: Value) -> Value { combine(.multiply, [one, two]) }
  static func / (one: Value, two: Value) -> Value { combine(.divide, [one, two]) }
  static prefix func ! (one: Value) -> Value { combine(.subtract, [.truth(true), one], .truth) }

  /// The truth that a number is less than another.
  static func < (one: Value, two: Value) -> Value {
    combine(.whereLess, [one, two, .truth(true), .truth(false)], .truth)
  }

  /// The value in the poses in which a truth holds, and that in the others.
  static func choice(_ truth: Value, _ one: @autoclosure () -> Value, _ two: @autoclosure () -> Value)
    -> Value
  {
    if let certain = truth.truth { return (certain ? one() : two()).changing(truth.isState) }
    return combine(.whereLess, [truth, Value(points: 0.5), two(), one()])
  }

  /// The result of an operation; unknown where an operand is.
  static func combine(_ operation: ViewLength.Operation, _ operands: [Value], _ sort: Sort? = nil) -> Value {
    var first: Value?
    var lengths: [ViewLength] = []
    var sorts: [Sort] = []
    for operand in operands {
      guard case .number(let length, let sort) = operand.kind else {
        first = first ?? operand
        continue
      }
      lengths.append(length)
      sorts.append(sort)
    }
    let isState = operands.contains { $0.isState }
    let origin = operands.lazy.compactMap(\.origin).first
    if let first { return Value(.unknown(first.reason ?? ""), isState: isState) }
    let isWhole = sorts.contains(.whole) && !sorts.contains(.real)
    let own =
      sort ?? (sorts.contains(.real) ? .real : isWhole ? .whole : sorts.contains(.truth) ? .truth : .literal)
    var length = ViewLength.simple(operation, lengths)
    if operation == .divide, isWhole { length = .simple(.floor, [length]) }
    if case .points(let points) = length, !points.isFinite { return .unknown("it is no finite number") }
    var result = Value(.number(length, own), isState: isState)
    result.origin = origin
    return result
  }

  /// The number as `let` without a type keeps it.
  var settled: Value {
    guard case .number(let length, .literal) = kind, let points else { return self }
    return Value(.number(length, points == points.rounded() ? .whole : .real), isState: isState)
  }
}

extension ViewLength {
  /// An operation, computed where all is points, and without what cancels out.
  static func simple(_ operation: Operation, _ operands: [ViewLength]) -> ViewLength {
    let made = ViewLength.operation(operation, operands)
    let points = operands.compactMap { if case .points(let points) = $0 { points } else { nil } }
    if points.count == operands.count { return .points(made.points { _ in 0 } ?? .nan) }
    switch operation {
    case .add,
      .subtract where operands.count == 2:
      var terms: [(sign: Double, length: ViewLength)] = []
      for (index, operand) in operands.enumerated() {
        let sign = operation == .subtract && index > 0 ? -1.0 : 1
        for term in operand.terms {
          let own = (sign: sign * term.sign, length: term.length)
          if let other = terms.firstIndex(where: { $0.length == own.length && $0.sign == -own.sign }) {
            terms.remove(at: other)
          } else {
            terms.append(own)
          }
        }
      }
      return sum(terms)
    case .multiply where points == [1]: return operands.first { $0 != .points(1) } ?? made
    case .divide where operands.last == .points(1): return operands[0]
    case .minimum, .maximum:
      let distinct = operands.distinct
      return distinct.count == 1 ? distinct[0] : .operation(operation, distinct)
    case .whereLess where operands.count == 4 && operands[2] == operands[3]: return operands[2]
    default: return made
    }
  }

  /// The lengths that add up to it, points last.
  private var terms: [(sign: Double, length: ViewLength)] {
    switch self {
    case .operation(.add, let parts): return parts.flatMap(\.terms)
    case .operation(.subtract, let parts) where parts.count == 2:
      return parts[0].terms + parts[1].terms.map { (-$0.sign, $0.length) }
    default: return [(1, self)]
    }
  }

  private static func sum(_ terms: [(sign: Double, length: ViewLength)]) -> ViewLength {
    var points = 0.0
    var added: [ViewLength] = []
    var taken: [ViewLength] = []
    for term in terms {
      if case .points(let value) = term.length {
        points += term.sign * value
      } else if term.sign > 0 {
        added.append(term.length)
      } else {
        taken.append(term.length)
      }
    }
    if points > 0 || added.isEmpty { added.append(.points(max(points, 0))) }
    if points < 0 { taken.append(.points(-points)) }
    let whole = added.count == 1 ? added[0] : ViewLength.operation(.add, added)
    return taken.reduce(whole) { .operation(.subtract, [$0, $1]) }
  }
}
