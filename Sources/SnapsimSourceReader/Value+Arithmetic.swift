import SwiftSyntax

extension Value {
  static func + (one: Value, two: Value) -> Value { combine(.add, [one, two]) }
  static func - (one: Value, two: Value) -> Value { combine(.subtract, [one, two]) }
  static func * (one: Value, two: Value) -> Value { combine(.multiply, [one, two]) }
  static func / (one: Value, two: Value) -> Value { combine(.divide, [one, two]) }
  static prefix func ! (one: Value) -> Value {
    var other = combine(.subtract, [.truth(true), one], as: .truth)
    if case .unknown(var gap) = other.kind {
      gap.usual = one.gap?.usual.map { !$0 }
      other.kind = .unknown(gap)
    }
    return other
  }

  static func < (one: Value, two: Value) -> Value {
    combine(.whereLess, [one, two, .truth(true), .truth(false)], as: .truth)
  }

  /// The value in the poses in which a truth holds, and that in the others.
  static func choice(_ truth: Value, _ one: @autoclosure () -> Value, else two: @autoclosure () -> Value)
    -> Value
  {
    if let certain = truth.truth { return (certain ? one() : two()).changing(truth.extent) }
    let (one, two) = (one(), two())
    if truth.length != nil, one.hasMembers, two.hasMembers { return Value(.choice(truth, one, else: two)) }
    return one.equals(two) ? one : combine(.whereLess, [truth, Value(points: 0.5), two, one])
  }

  static func both(_ one: Value, _ two: Value) -> Value {
    one.truth == true ? two : two.truth == true ? one : combine(.minimum, [one, two], as: .truth)
  }

  static func magnitude(of value: Value) -> Value {
    .combine(.maximum, [value, .combine(.subtract, [value])])
  }

  /// The result of an operation; unknown where an operand is.
  static func combine(_ operation: ViewLength.Operation, _ operands: [Value], as sort: Sort? = nil) -> Value {
    let extent = operands.reduce(Extent.always) { $0.and($1.extent) }
    if let gap = operands.lazy.compactMap(\.gap).first {
      let own = with(gap) { gap in
        gap.usual = nil
        gap.atLeast = least(operation, operands)
        if operation == .add { gap.atMost = most(ofAll: operands) }
      }
      return Value(.unknown(own), extent: extent)
    }
    let numbers = operands.compactMap {
      if case .number(let length, let sort) = $0.kind { (length, sort) } else { nil }
    }
    let sorts = numbers.map(\.1)
    // A literal is what it meets: among whole numbers a whole one.
    let wholes = numbers.map { if case .literal(let whole) = $1 { ViewLength.points(whole) } else { $0 } }
    let isWhole = sorts.contains(.whole) && !sorts.contains(.real)
    let whole = ViewLength.whole(operation, wholes)
    let length = isWhole ? whole : ViewLength.simple(operation, numbers.map(\.0))
    var own = Sort.real
    if let sort {
      own = sort
    } else if isWhole {
      own = .whole
    } else if sorts.allSatisfy({ if case .literal = $0 { true } else { false } }),
      case .points(let points) = whole
    {
      own = .literal(whole: points)
    } else if sorts.contains(.truth), !sorts.contains(.real) {
      own = .truth
    }
    if case .points(let points) = length, !points.isFinite { return .unknown("it is no finite number") }
    let origin = operands.lazy.compactMap(\.origin).first
    return Value(.number(length, own), extent: extent, origin: origin)
  }

  /// The points that a sum is not longer than; `nil` where that of a part is not known.
  private static func most(ofAll operands: [Value]) -> Double? {
    let most = operands.compactMap { $0.points ?? $0.gap?.atMost }
    return most.count == operands.count ? most.reduce(0, +) : nil
  }

  /// The points that a result is not shorter than, of operands that are not all known.
  private static func least(_ operation: ViewLength.Operation, _ operands: [Value]) -> Double? {
    let least = operands.map { $0.points ?? $0.gap?.atLeast }
    switch operation {
    case .add: return least.reduce(0) { $0 + ($1 ?? 0) }
    case .maximum: return least.compactMap(\.self).max()
    case .subtract where operands.count == 2:
      return least[0].flatMap { one in operands[1].points.map { one - $0 } }
    case .multiply where least.allSatisfy { $0 ?? -1 >= 0 }: return least.reduce(1) { $0 * ($1 ?? 0) }
    default: return nil
    }
  }

  /// The number as a type keeps it; a literal without a type is a whole number.
  func settled(as type: String = "Int") -> Value {
    guard case .number(let length, .literal(let whole)) = kind else { return self }
    let isWhole = ["Int", "UInt"].contains { type.hasPrefix($0) }
    return with(self) { $0.kind = .number(isWhole ? .points(whole) : length, isWhole ? .whole : .real) }
  }

  /// A count as a part of a length.
  var real: Value {
    guard case .number(let length, _) = kind else { return self }
    return Value(.number(length, .real), extent: extent)
  }
}

extension ViewLength {
  /// An operation on whole numbers, of which a quotient is one too.
  static func whole(_ operation: Operation, _ operands: [ViewLength]) -> ViewLength {
    let result = simple(operation, operands)
    guard operation == .divide else { return result }
    if case .points(let points) = result { return .points(points.rounded(.towardZero)) }
    return simple(.floor, [result])
  }

  /// An operation, computed where all is points, and without what cancels out.
  static func simple(_ operation: Operation, _ operands: [ViewLength]) -> ViewLength {
    let made = ViewLength.operation(operation, operands)
    let points = operands.compactMap(\.value)
    if points.count == operands.count { return .points(made.points { _ in 0 } ?? .nan) }
    switch operation {
    case .add: return sum(operands.flatMap(\.terms))
    case .subtract where operands.count == 2: return sum(made.terms)
    case .multiply where points == [1]: return operands.first { $0 != .points(1) } ?? made
    case .divide where operands.last == .points(1): return operands[0]
    case .minimum, .maximum:
      let distinct = operands.distinct
      return distinct.count == 1 ? distinct[0] : .operation(operation, distinct)
    case .whereLess where operands.count == 4:
      if operands[2] == operands[3] { return operands[2] }
      if let isLess = isLess(operands[0], operands[1]) { return operands[isLess ? 2 : 3] }
      // The same question within has the same answer.
      func branch(_ place: Int) -> ViewLength {
        guard case .operation(.whereLess, let inner) = operands[place], inner[..<2] == operands[..<2] else {
          return operands[place]
        }
        return inner[place]
      }
      let (one, two) = (branch(2), branch(3))
      return one == two ? one : .operation(.whereLess, [operands[0], operands[1], one, two])
    default: return made
    }
  }

  /// The points of each measure on any screen (our choice).
  private static let ranges: [Measure: ClosedRange<Double>] = [
    .screenWidth: 300...1500, .screenHeight: 300...1500, .safeAreaTop: 0...70, .safeAreaLeading: 0...70,
    .safeAreaBottom: 0...70, .safeAreaTrailing: 0...70,
  ]

  /// Whether a length is less than another on every screen; `nil` where that differs, or is not known.
  private static func isLess(_ one: ViewLength, _ two: ViewLength) -> Bool? {
    func depends(on isMeant: (Measure) -> Bool) -> Bool {
      one.depends(on: isMeant) || two.depends(on: isMeant)
    }
    guard !one.bends, !two.bends, !depends(on: { !ranges.keys.contains($0) }) else { return nil }
    let measures = ranges.filter { measure, _ in depends { $0 == measure } }.map(\.self)
    // What does not bend is least and most at the ends of each measure.
    let answers = (0..<(1 << measures.count)).lazy.map { corner -> Bool? in
      let ends = Dictionary(
        uniqueKeysWithValues: measures.enumerated().map { index, measure in
          (measure.key, corner >> index & 1 == 1 ? measure.value.upperBound : measure.value.lowerBound)
        })
      let points = [one, two].compactMap { $0.points { ends[$0] ?? .nan } }
      return points.count == 2 ? points[0] < points[1] : nil
    }
    guard let first = answers.first, let isLess = first else { return nil }
    return answers.allSatisfy { $0 == isLess } ? isLess : nil
  }

  /// Whether it is no sum of measures, each with a factor.
  private var bends: Bool {
    guard case .operation(let operation, let operands) = self else { return false }
    let isPlain =
      switch operation {
      case .add: true
      case .subtract: operands.count == 2
      case .multiply: operands.count { $0.value == nil } < 2
      case .divide: operands.count == 2 && operands[1].value != nil
      default: false
      }
    return !isPlain || operands.contains(where: \.bends)
  }

  private var value: Double? { if case .points(let points) = self { points } else { nil } }

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
    var (added, taken): ([ViewLength], [ViewLength]) = ([], [])
    for (sign, length) in terms {
      if case .points(let value) = length {
        points += sign * value
      } else if sign > 0 {
        if let other = taken.firstIndex(of: length) { taken.remove(at: other) } else { added.append(length) }
      } else {
        if let other = added.firstIndex(of: length) { added.remove(at: other) } else { taken.append(length) }
      }
    }
    if points > 0 || added.isEmpty { added.append(.points(max(points, 0))) }
    if points < 0 { taken.append(.points(-points)) }
    let whole = added.count == 1 ? added[0] : ViewLength.operation(.add, added)
    return taken.reduce(whole) { .operation(.subtract, [$0, $1]) }
  }
}

extension Double {
  init?(literal text: String) {
    guard let number = Double(text.replacing("_", with: "")), number.isFinite else { return nil }
    self = number
  }

  /// The number as an option takes it.
  var text: String { description.hasSuffix(".0") ? String(description.dropLast(2)) : description }
}

extension SyntaxProtocol {
  /// The literals of numbers within, without their signs, except those within certain bytes.
  func literals(except ranges: [Range<Int>] = []) -> [Double] {
    tokens.compactMap { token in
      switch token.tokenKind {
      case .integerLiteral(let text), .floatLiteral(let text):
        let place = token.positionAfterSkippingLeadingTrivia.utf8Offset
        return ranges.contains { $0.contains(place) } ? nil : Double(literal: text)
      default: return nil
      }
    }
  }
}
