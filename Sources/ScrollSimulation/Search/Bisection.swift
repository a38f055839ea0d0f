/// The search for where something changes along a line.
enum Bisection {
  /// A change between two numbers that lie close together.
  struct Change<Key: Equatable> {
    /// The last number before it that was tried, and what holds there.
    var lower: Double
    var before: Key

    /// The first number after it that was tried, and what holds there.
    var upper: Double
    var after: Key
  }

  /// The changes between two numbers, in their order.
  ///
  /// What holds in the middle may be a third thing; then both halves are searched, so that several changes are found. What
  /// holds at both ends alike is taken to hold between them.
  ///
  /// - Parameters:
  ///   - lower: the first number, and what holds there.
  ///   - upper: the second number, and what holds there.
  ///   - resolution: how close together the numbers around a change are at most, more than 0.
  ///   - key: what holds at a number.
  /// - Returns: the changes; none where the same holds at both ends.
  static func changes<Key: Equatable>(
    from lower: (at: Double, key: Key), to upper: (at: Double, key: Key), resolution: Double,
    _ key: (Double) throws -> Key
  ) rethrows -> [Change<Key>] {
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
    return [Change(lower: lower.at, before: lower.key, upper: upper.at, after: upper.key)]
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
