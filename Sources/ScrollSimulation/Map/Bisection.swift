/// The search for where something changes along a line.
enum Bisection {
  /// A change between two neighbouring numbers, with the keys that hold at these.
  typealias Change<Key> = (lower: Double, before: Key, upper: Double, after: Key)

  /// The changes between two numbers, in their order.
  ///
  /// Both halves are searched where a third thing holds in the middle; a thing that holds at both ends is taken to hold
  /// between them.
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
