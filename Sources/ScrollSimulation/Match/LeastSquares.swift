import ScrollBehavior

/// Fitting a sum of curves to samples, each curve by a factor: the factors for which the squares of the misses are least.
struct LeastSquares {
  /// The factor of each curve.
  let factors: [Double]

  /// By how much the sum misses each sample, in points.
  let misses: [Double]

  /// The sum of the squares of the misses.
  var squares: Double { misses.reduce(0) { $0 + $1 * $1 } }

  /// Fits, or nothing where the curves cannot be told apart on the samples.
  ///
  /// - Parameters:
  ///   - samples: what is fitted.
  ///   - curves: the curves at a time, in seconds; as many for every time.
  init?(_ samples: [MotionSample], _ curves: (Double) -> [Double]) {
    let rows = samples.map { curves($0.time) }
    guard let count = rows.first?.count, samples.count > count else { return nil }
    // The normal equations, with the samples behind them.
    var matrix = (0..<count).map { row in
      (0..<count).map { column in rows.reduce(0) { $0 + $1[row] * $1[column] } }
        + [zip(rows, samples).reduce(0) { $0 + $1.0[row] * $1.1.offset }]
    }
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(matrix[$0][column]) < abs(matrix[$1][column]) }),
        abs(matrix[pivot][column]) > 1e-12
      else { return nil }
      matrix.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let share = matrix[row][column] / matrix[column][column]
        for place in column...count { matrix[row][place] -= share * matrix[column][place] }
      }
    }
    let factors = (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
    self.factors = factors
    misses = zip(rows, samples).map { row, sample in
      zip(row, factors).reduce(0) { $0 + $1.0 * $1.1 } - sample.offset
    }
  }

  /// The number for which a fit is best, between two that are more than 0: first on a grid of even ratios, then by halving.
  static func best(_ range: ClosedRange<Double>, _ fit: (Double) -> LeastSquares?) -> (Double, LeastSquares)?
  {
    func squares(_ number: Double) -> Double { fit(number)?.squares ?? .infinity }
    let steps = 300
    let ratio = range.upperBound / range.lowerBound
    func number(_ step: Double) -> Double {
      range.lowerBound * exp(log(ratio) * min(max(step, 0), Double(steps)) / Double(steps))
    }
    let grid = (0...steps).map { squares(number(Double($0))) }
    guard let coarse = grid.indices.min(by: { grid[$0] < grid[$1] }) else { return nil }
    var (low, high) = (Double(coarse) - 1, Double(coarse) + 1)
    for _ in 0..<60 {
      let (left, right) = (low + (high - low) / 3, high - (high - low) / 3)
      if squares(number(left)) <= squares(number(right)) { high = right } else { low = left }
    }
    let found = number((low + high) / 2)
    return fit(found).map { (found, $0) }
  }
}
