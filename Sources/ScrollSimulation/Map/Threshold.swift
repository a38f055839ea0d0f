import ScrollBehavior

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
  public var at: Double {
    isCounted ? upper : ((lower + (upper - lower) / 2) * 1000).rounded() / 1000 + 0
  }

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
    var last = 0
    func key(_ number: Double) throws -> Int {
      let found = try outcome(axis.isCounted ? number.rounded() : number)
      // Where the behavior is lost nothing is known to change.
      if !found.isLost { last = watched.value(of: found) }
      return last
    }
    var thresholds: [Threshold] = []
    guard var before = try axis.values.first.map({ ($0, try key($0)) }) else { return [] }
    for value in axis.values.dropFirst() {
      let after = (value, try key(value))
      if before.1 != after.1 {
        for (lower, upper) in try closer(from: before, to: after, isCounted: axis.isCounted, key) {
          thresholds += try Bisection.changes(
            from: lower, to: upper, resolution: axis.isCounted ? 0.25 : resolution, key
          ).map { change in
            let (lower, upper) =
              axis.isCounted ? (change.lower.rounded(), change.upper.rounded()) : (change.lower, change.upper)
            return Threshold(
              lower: lower, upper: upper, before: try outcome(lower), after: try outcome(upper),
              isCounted: axis.isCounted)
          }
        }
      }
      before = after
    }
    return thresholds
  }

  /// The parts of the way between two samples that differ.
  private static func closer(
    from lower: (at: Double, key: Int), to upper: (at: Double, key: Int), isCounted: Bool,
    _ key: (Double) throws -> Int
  ) throws -> [((at: Double, key: Int), (at: Double, key: Int))] {
    let parts = 16
    let axis = MapAxis([lower.at, upper.at], isCounted: isCounted)
    let inner = try (1..<parts).map { part in
      let number = axis.value(at: Double(part) / Double(parts))
      return (at: number, key: try key(number))
    }
    let all = [lower] + inner + [upper]
    return zip(all, all.dropFirst()).filter { $0.key != $1.key }.map { ($0, $1) }
  }
}
