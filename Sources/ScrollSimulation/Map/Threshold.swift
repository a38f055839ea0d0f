/// A number at which an outcome changes, along one quantity.
public struct Threshold: Hashable, Sendable {
  /// The last number tried before the change.
  public let lower: Double

  /// The first number tried after it.
  public let upper: Double

  /// The outcome of `lower`.
  public let before: MapOutcome

  /// The outcome of `upper`.
  public let after: MapOutcome

  /// Whether only whole numbers have a meaning.
  public let isCounted: Bool

  /// The number to a thousandth, or for what is counted the first one after the change.
  public var at: Double { isCounted ? upper : ((lower + (upper - lower) / 2) * 1000).rounded() / 1000 + 0 }

  /// How close together the numbers around a threshold are, in points or whatever the quantity counts.
  static let resolution = 0.0005

  /// The thresholds along an axis.
  ///
  /// Whatever holds between two samples and at none of them is missed. Between samples that differ it is looked at more
  /// closely, since changes stand together.
  ///
  /// - Parameters:
  ///   - axis: the quantity and its samples.
  ///   - watched: which part of the outcome counts.
  ///   - outcome: the outcome of a number.
  /// - Returns: the thresholds in the order of the axis.
  /// - Throws: what `outcome` throws.
  public static func along(
    _ axis: MapAxis, watching watched: Watched, _ outcome: (Double) throws -> MapOutcome
  ) throws -> [Threshold] {
    func key(_ number: Double) throws -> Int? {
      let found = try outcome(axis.isCounted ? number.rounded() : number)
      return found.isLost ? nil : watched.value(of: found)
    }
    var thresholds: [Threshold] = []
    // Where the behavior is lost nothing is known to change: those that answer are compared.
    var before: (at: Double, key: Int)?
    for value in axis.values {
      guard let found = try key(value) else { continue }
      let after = (at: value, key: found)
      defer { before = after }
      guard let start = before, start.key != found else { continue }
      for (lower, upper) in try closer(from: start, to: after, isCounted: axis.isCounted, key) {
        thresholds += try changes(
          from: lower, to: upper, resolution: axis.isCounted ? 0.25 : resolution, { try key($0) ?? lower.key }
        ).compactMap { change in
          let (lower, upper) =
            axis.isCounted ? (change.lower.rounded(), change.upper.rounded()) : (change.lower, change.upper)
          let (one, other) = (try outcome(lower), try outcome(upper))
          return one.isLost || other.isLost
            ? nil
            : Threshold(lower: lower, upper: upper, before: one, after: other, isCounted: axis.isCounted)
        }
      }
    }
    return thresholds
  }

  /// The parts of the way between two samples that differ.
  private static func closer(
    from lower: (at: Double, key: Int), to upper: (at: Double, key: Int), isCounted: Bool,
    _ key: (Double) throws -> Int?
  ) throws -> [((at: Double, key: Int), (at: Double, key: Int))] {
    let parts = 16
    let axis = MapAxis([lower.at, upper.at], isCounted: isCounted)
    let inner = try (1..<parts).compactMap { part in
      let number = axis.value(at: Double(part) / Double(parts))
      return try key(number).map { (at: number, key: $0) }
    }
    let all = [lower] + inner + [upper]
    return zip(all, all.dropFirst()).filter { $0.key != $1.key }.map { ($0, $1) }
  }

  /// The changes between two numbers, in their order: each between two neighbours, with the keys that hold at these.
  ///
  /// Both halves are searched where a third thing holds in the middle; a thing that holds at both ends is taken to hold
  /// between them.
  static func changes<Key: Equatable>(
    from lower: (at: Double, key: Key), to upper: (at: Double, key: Key), resolution: Double,
    _ key: (Double) throws -> Key
  ) rethrows -> [(lower: Double, before: Key, upper: Double, after: Key)] {
    guard lower.key != upper.key else { return [] }
    var (lower, upper) = (lower, upper)
    while abs(upper.at - lower.at) > resolution {
      let middle = lower.at + (upper.at - lower.at) / 2
      // Two neighbouring numbers have none between them.
      guard middle != lower.at, middle != upper.at else { break }
      let found = try key(middle)
      if found == lower.key {
        lower.at = middle
      } else if found == upper.key {
        upper.at = middle
      } else {
        return try changes(from: lower, to: (middle, found), resolution: resolution, key)
          + changes(from: (middle, found), to: upper, resolution: resolution, key)
      }
    }
    return [(lower.at, lower.key, upper.at, upper.key)]
  }

  /// The neighbouring numbers between which a quantity jumps; `nil` where it changes little by little, or is not finite.
  static func jump(
    from lower: (at: Double, value: Double), to upper: (at: Double, value: Double),
    _ value: (Double) -> Double
  ) -> (lower: Double, upper: Double)? {
    var (lower, upper) = (lower, upper)
    var lessened = 0
    // Around 0 there are more numbers than anybody can mean.
    while abs(upper.at - lower.at) > 1e-18 {
      let middle = lower.at + (upper.at - lower.at) / 2
      guard middle != lower.at, middle != upper.at else { break }
      let found = value(middle)
      guard found.isFinite else { return nil }
      let whole = abs(upper.value - lower.value)
      if abs(found - lower.value) >= abs(upper.value - found) {
        upper = (middle, found)
      } else {
        lower = (middle, found)
      }
      // Half the way is half the change where nothing jumps.
      if abs(upper.value - lower.value) < 0.75 * whole { lessened += 1 }
      if lessened > 6 { return nil }
    }
    return (lower.at, upper.at)
  }
}
