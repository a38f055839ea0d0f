/// A length as a view's source states it: points, or a function of where the view stands.
///
/// The program that reads sources makes it, and the tool evaluates it for each pose.
package indirect enum ViewLength: Codable, Equatable, Sendable {
  case points(Double)
  case measure(Measure)

  /// A measure that is taken once: as the view appears.
  case appeared(Measure)
  case operation(Operation, [ViewLength])

  package enum Measure: String, Codable, Sendable {
    case screenWidth, screenHeight
    case safeAreaTop, safeAreaLeading, safeAreaBottom, safeAreaTrailing

    /// The scroll view's container on its axis: bounds less safe area and content margins.
    case container

    /// 1 where the size class is regular, 0 where it is compact.
    case isRegularWidth, isRegularHeight

    /// The scroll view along its axis: how far it is scrolled from the leading end, its bounds, and its insets.
    case scrolled, scrollBounds, leadingInset, trailingInset
  }

  package enum Operation: String, Codable, Sendable {
    case add, subtract, multiply, divide, minimum, maximum, floor, round, ceiling

    /// The third where the first is less than the second; otherwise the fourth.
    case whereLess
  }

  /// Whether it depends on a measure for which a condition is true.
  package func depends(on isMeant: (Measure) -> Bool) -> Bool {
    switch self {
    case .points: false
    case .measure(let measure), .appeared(let measure): isMeant(measure)
    case .operation(_, let operands): operands.contains { $0.depends(on: isMeant) }
    }
  }

  /// Whether it is the greatest of several lengths, of which a number is as long as this one.
  package func isGreatest(by points: Double) -> Bool {
    guard case .operation(.maximum, let lengths) = self else { return false }
    return lengths.contains(.points(points))
  }

  /// It with the same change made in each length that it is reckoned by.
  package func changing(_ change: (ViewLength) -> ViewLength) -> ViewLength {
    guard case .operation(let operation, let operands) = self else { return change(self) }
    return .operation(operation, operands.map { $0.changing(change) })
  }

  /// Its points, given those of the measures; `nil` where that is no finite number.
  package func points(_ measure: (Measure) -> Double) -> Double? {
    switch self {
    case .points(let points): return points
    case .measure(let name), .appeared(let name): return measure(name)
    case .operation(let operation, let operands):
      let values = operands.compactMap { $0.points(measure) }
      guard values.count == operands.count, let first = values.first, let last = values.last else {
        return nil
      }
      let result: Double? =
        switch operation {
        case .add: values.reduce(0, +)
        case .subtract: values.count == 1 ? -first : first - last
        case .multiply: values.reduce(1, *)
        case .divide: first / last
        case .minimum: values.min()
        case .maximum: values.max()
        case .floor: first.rounded(.down)
        case .round: first.rounded()
        case .ceiling: first.rounded(.up)
        case .whereLess: values.count == 4 ? (first < values[1] ? values[2] : last) : nil
        }
      return result.flatMap { $0.isFinite ? $0 : nil }
    }
  }
}
