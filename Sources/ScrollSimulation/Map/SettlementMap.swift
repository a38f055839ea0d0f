/// A whole behavior at a glance: the outcomes at the samples of two quantities.
///
///     let map = try SettlementMap(SettlementFunction(Settling(layout, behavior: .paging), from: 390))
///     map[128, 128].pagesMoved  // 0: nothing was done
public struct SettlementMap: Hashable, Sendable {
  /// The quantity across.
  public let x: MapAxis

  /// The quantity upward.
  public let y: MapAxis

  /// The outcome of each pair of samples, row after row.
  public let outcomes: [MapOutcome]

  /// Asks a function at each pair of its samples; throws what that throws.
  public init(_ function: SettlementFunction) throws {
    x = function.x
    y = function.y
    outcomes = try y.values.flatMap(function.row)
  }

  /// The outcome at a sample, by its indices across and upward, from 0; one beyond the ends counts as these.
  public subscript(column: Int, row: Int) -> MapOutcome {
    let column = min(max(column, 0), x.values.count - 1)
    let row = min(max(row, 0), y.values.count - 1)
    return outcomes[row * x.values.count + column]
  }

  /// The most pages that any sample moves forward, at least 0.
  public var mostForward: Int { max(0, outcomes.lazy.map(\.pagesMoved).max() ?? 0) }

  /// The most pages that any sample moves backward, at least 0.
  public var mostBackward: Int { max(0, -(outcomes.lazy.map(\.pagesMoved).min() ?? 0)) }
}

extension SettlementFunction {
  /// The outcomes of a row, from its ends inward: what lies between two gestures in which the behavior is lost counts as
  /// lost too.
  fileprivate func row(at y: Double) throws -> [MapOutcome] {
    var row = [MapOutcome](repeating: .lost, count: x.values.count)
    var open = row.indices
    func ask(_ index: Int) throws -> Bool {
      row[index] = try outcome(x: x.values[index], y: y)
      return !row[index].isLost
    }
    while let index = open.popFirst(), try ask(index) {}
    while let index = open.popLast(), try ask(index) {}
    return row
  }
}
