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
}
