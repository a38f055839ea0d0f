import ScrollBehavior

/// A whole behavior at a glance: the outcomes at the samples of two quantities.
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

  /// Draws a map.
  ///
  /// - Parameter function: what comes of two numbers.
  /// - Throws: what the function throws.
  public init(_ function: SettlementFunction) throws {
    x = function.x
    y = function.y
    var outcomes: [Outcome] = []
    outcomes.reserveCapacity(x.values.count * y.values.count)
    for row in y.values {
      for column in x.values { outcomes.append(try function.outcome(x: column, y: row)) }
    }
    self.outcomes = outcomes
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
