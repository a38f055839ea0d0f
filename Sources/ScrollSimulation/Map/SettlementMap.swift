import ScrollBehavior

/// A whole behavior at a glance: the outcomes at the samples of two quantities, and the borders between them.
///
///     let map = try SettlementMap(SettlementFunction(Settling(layout, behavior: .paging), from: 390))
///     map[128, 128].pagesMoved  // 0: nothing was done
public struct SettlementMap: Hashable, Sendable {
  /// The quantity across.
  public let x: MapAxis

  /// The quantity upward.
  public let y: MapAxis

  /// What comes of each pair of samples, row after row.
  public let outcomes: [Outcome]

  /// The regions of the same pages moved, and the borders between them.
  public let pages: Partition

  /// The regions that rest misaligned (1) and aligned (0), and the borders between them.
  public let misalignment: Partition

  /// Draws a map.
  ///
  /// - Parameters:
  ///   - function: what comes of two numbers.
  ///   - tolerance: the misalignment that counts as none, in points.
  /// - Throws: what the function throws.
  public init(_ function: SettlementFunction, tolerance: Double = 0.5) throws {
    x = function.x
    y = function.y
    var outcomes: [Outcome] = []
    outcomes.reserveCapacity(x.values.count * y.values.count)
    for row in y.values {
      for column in x.values { outcomes.append(try function.outcome(x: column, y: row)) }
    }
    self.outcomes = outcomes
    pages = try Partition(function, outcomes, watching: .page)
    misalignment = try Partition(function, outcomes, watching: .misalignment(tolerance: tolerance))
  }

  /// The outcome at a sample.
  ///
  /// - Parameters:
  ///   - column: the index of the sample across, from 0; one beyond the ends counts as these.
  ///   - row: the index of the sample upward, from 0; one beyond the ends counts as these.
  public subscript(column: Int, row: Int) -> Outcome {
    let column = min(max(column, 0), x.values.count - 1)
    let row = min(max(row, 0), y.values.count - 1)
    return outcomes[row * x.values.count + column]
  }

  /// The most pages that any sample moves forward, at least 0.
  public var mostForward: Int { max(0, outcomes.lazy.map(\.pagesMoved).max() ?? 0) }

  /// The most pages that any sample moves backward, at least 0.
  public var mostBackward: Int { max(0, -(outcomes.lazy.map(\.pagesMoved).min() ?? 0)) }
}
