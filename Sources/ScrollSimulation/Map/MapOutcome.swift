/// The rest of one gesture, as a map shows it.
public struct MapOutcome: Hashable, Sendable {
  /// The offset of the rest, in points.
  public let offset: Double

  /// How far that lies beyond the nearest stop or end, in points; negative before it, 0 if aligned.
  public let misalignment: Double

  /// The page on which it rests, from 0.
  public let page: Int

  /// The item on which it rests, from 0.
  public let item: Int

  /// How many pages it moved; negative backward.
  public let pagesMoved: Int

  /// How many items it moved; negative backward.
  public let itemsMoved: Int

  /// Whether the behavior was lost, so that nothing else here means anything.
  package let isLost: Bool

  /// The outcome of a gesture in which the behavior was lost.
  package static let lost = MapOutcome()

  private init() {
    (offset, misalignment, page, item) = (0, 0, 0, 0)
    (pagesMoved, itemsMoved, isLost) = (0, 0, true)
  }

  /// Takes a settlement, counted from the place where the gesture began.
  public init(_ settlement: Settlement, from start: Place) {
    (offset, misalignment) = (settlement.offset, settlement.misalignment)
    (page, item) = (settlement.page, settlement.item)
    (pagesMoved, itemsMoved, isLost) = (page - start.page, item - start.item, false)
  }
}

/// Which part of an outcome is watched for changes.
public enum Watched: Hashable, Sendable {
  /// How many pages the gesture moves, negative backward.
  case page

  /// How many items it moves, negative backward.
  case item

  /// Whether it rests misaligned by more than a tolerance, in points: 1 if so, else 0.
  case misalignment(tolerance: Double = 0.5)

  /// The watched part as a number: outcomes with the same one count as the same.
  public func value(of outcome: MapOutcome) -> Int {
    switch self {
    case .page: outcome.pagesMoved
    case .item: outcome.itemsMoved
    case .misalignment(let tolerance): abs(outcome.misalignment) > tolerance ? 1 : 0
    }
  }
}

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
