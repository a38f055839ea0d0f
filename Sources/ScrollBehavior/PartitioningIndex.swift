extension Range<Int> {
  /// The first number for which a condition is true, given that it stays true after it; the upper bound where it is for none.
  ///
  /// Complexity: O(log n) calls of the condition.
  package func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var low = lowerBound
    var count = count
    while count > 0 {
      let half = count / 2
      if holds(low + half) {
        count = half
      } else {
        low += half + 1
        count -= half + 1
      }
    }
    return low
  }
}
