import Foundation

/// The numbers of a list `a,b,c` or of a range `from:to:step` or `from:to`, ends included, made one by one.
package struct NumberSequence: Equatable, Sendable {
  package enum Flaw: Error, Equatable {
    case number(String, NumberText.Flaw)
    /// The flaw of a range, as words that follow it.
    case range(String)
  }

  private static let isNoRange = Flaw.range("is not a range")

  /// The most numbers that a range may have: enough for any sweep, little enough to end.
  package static let limit = 1_000_000_000

  /// The product of some counts; `nil` where it is beyond that.
  package static func product(of counts: [Int]) -> Int? {
    let product = counts.reduce(1) { $0 * Double($1) }
    return product > Double(limit) ? nil : Int(product)
  }

  /// How many steps a range has where it does not say how long they are (our choice).
  private static let steps = 40.0

  private var list: [Double] = []

  /// The start and the step of a range, and how many of their units make one.
  ///
  /// A power of ten makes both whole, so that 0:1:0.1 has 0.3 in it and not 0.30000000000000004; numbers with too many
  /// digits for that are as they are, in ones.
  private var from = 0.0
  private var step = 0.0
  private var parts = 1.0

  /// The number of numbers, at least 1.
  package let count: Int

  package static func isWritten(_ text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ":") }
  }

  /// Reads a list, a range or a single number; the steps of a range that says none may have to be whole.
  package init(_ text: String, isWhole: Bool = false) throws(Flaw) {
    if text.utf8.contains(UInt8(ascii: ":")) {
      var parts = text.split(separator: ":", omittingEmptySubsequences: false)
      if parts.count == 2 {
        guard parts != ["", ""] else { throw Self.isNoRange }
        let way = try Self.number(parts[1]) - Self.number(parts[0])
        let step = abs(way) / Self.steps
        let length = isWhole || way == 0 ? max(1, step.rounded(.up)) : step
        parts.append((way < 0 ? -length : length).shortest[...])
      }
      self = try Self.range(parts)
    } else {
      self.init(try text.split(separator: ",", omittingEmptySubsequences: false).map(Self.number))
    }
  }

  package init(_ number: Double) { self.init([number]) }
  private init(_ list: [Double]) { (self.list, count) = (list, list.count) }

  private init(from: Double, step: Double, parts: Double, count: Int) {
    (self.from, self.step, self.parts, self.count) = (from, step, parts, count)
  }

  private static func range(_ parts: [Substring]) throws(Flaw) -> NumberSequence {
    guard parts.count == 3 else { throw isNoRange }
    let from = try number(parts[0])
    let to = try number(parts[1])
    let step = try number(parts[2])
    guard step != 0 else { throw .range("is a range whose step is 0") }
    guard to == from || (to > from) == (step > 0) else {
      throw .range("is a range whose step leads away from its end")
    }
    let steps = (to - from) / step
    guard steps < Double(limit) else { throw .range("is a range of more than \(limit) numbers") }
    guard let scale = scale(of: [from, to, step]) else {
      return NumberSequence(from: from, step: step, parts: 1, count: Int(steps) + 1)
    }
    let first = (from * scale).rounded()
    let stride = (step * scale).rounded()
    let last = (to * scale).rounded()
    return NumberSequence(from: first, step: stride, parts: scale, count: Int((last - first) / stride) + 1)
  }

  /// The least power of ten that makes some numbers whole; `nil` where they have too many digits for that.
  package static func scale(of numbers: [Double]) -> Double? {
    (0...15).lazy.map { pow(10, Double($0)) }.first { scale in
      numbers.allSatisfy { abs($0 * scale) < 0x1p51 && ($0 * scale).rounded() / scale == $0 }
    }
  }

  private static func number(_ text: Substring) throws(Flaw) -> Double {
    do {
      return try NumberText.parse(text)
    } catch {
      throw .number(String(text), error)
    }
  }

  package subscript(index: Int) -> Double {
    list.isEmpty ? (from + Double(index) * step) / parts : list[index]
  }

  /// The smallest and the largest of the numbers, or the only one.
  package var ends: NumberSequence {
    let (one, other) = (list.min() ?? self[0], list.max() ?? self[count - 1])
    return NumberSequence(one == other ? [one] : [one, other])
  }

  package var largest: Double { max(ends[0], ends[ends.count - 1]) }

  /// Whether a condition on an interval holds for all numbers; of a range its ends and its first step tell.
  package func allSatisfy(_ takes: (Double) -> Bool) -> Bool {
    if !list.isEmpty { return list.allSatisfy(takes) }
    return takes(self[0]) && takes(self[count - 1]) && takes(self[min(1, count - 1)])
  }
}
