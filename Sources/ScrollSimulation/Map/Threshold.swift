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
        thresholds += try Bisection.changes(
          from: lower, to: upper, resolution: axis.isCounted ? 0.25 : resolution, { try key($0) ?? lower.key }
        ).compactMap { change in
          let (lower, upper) =
            axis.isCounted ? (change.lower.rounded(), change.upper.rounded()) : (change.lower, change.upper)
          let (one, other) = (try outcome(lower), try outcome(upper))
          return one.isLost || other.isLost
            ? nil
            : Threshold(
              lower: lower, upper: upper, before: one, after: other, isCounted: axis.isCounted)
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
}
