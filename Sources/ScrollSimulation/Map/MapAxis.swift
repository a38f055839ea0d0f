import ScrollBehavior

/// One of the two quantities of a map, and the numbers at which it is sampled.
public struct MapAxis: Hashable, Sendable {
  /// The numbers, from one end to the other; at least one.
  public let values: [Double]

  /// Whether only whole numbers have a meaning, as for a number of items.
  public let isCounted: Bool

  /// Makes an axis of given numbers, ascending or descending; without any it is the single number 0.
  public init(_ values: [Double], isCounted: Bool = false) {
    self.values = values.isEmpty ? [0] : values
    self.isCounted = isCounted
  }

  /// Makes an axis of so many evenly spaced numbers, at least 2, both ends included.
  public init(_ range: ClosedRange<Double>, count: Int) {
    let last = Double(max(2, count) - 1)
    // Weighed from both ends, so that a range around 0 has its middle exactly there.
    let values = (0...Int(last)).map { index in
      (range.lowerBound * (last - Double(index)) + range.upperBound * Double(index)) / last + 0
    }
    self.init(values)
  }

  /// The number at a place between the samples: 0 at the first one, 1 at the second.
  ///
  /// Places before the first and behind the last one count as these.
  public func value(at place: Double) -> Double {
    let last = values.count - 1
    guard place > 0 else { return values[0] }
    guard place < Double(last) else { return values[last] }
    let index = Int(place)
    let part = place - Double(index)
    guard part > 0 else { return values[index] }
    let value = values[index] + part * (values[index + 1] - values[index])
    return isCounted ? value.rounded() : value
  }
}
