import ScrollSimulation
import Testing

@Suite("A settlement map")
struct SettlementMapTests {
  private static func function(_ behavior: BuiltIn, columns: Int, rows: Int) throws -> SettlementFunction {
    let settling = Settling(
      try ScrollLayout(bounds: 844, safeArea: AxisInsets(47)), behavior: behavior.behavior)
    return SettlementFunction(
      settling, from: settling.grids.pages[9], drags: MapAxis(-750...750, count: columns),
      velocities: MapAxis(-4000...4000, count: rows))
  }

  @Test(arguments: BuiltIn.allCases)
  func `holds the outcome of each sample`(_ behavior: BuiltIn) throws {
    let function = try Self.function(behavior, columns: 9, rows: 7)
    let map = try SettlementMap(function)
    #expect(map.outcomes.count == 63)
    for (row, velocity) in map.y.values.enumerated() {
      for (column, drag) in map.x.values.enumerated() {
        #expect(map[column, row] == (try function.outcome(x: drag, y: velocity)))
      }
    }
    #expect(map.mostForward == map.outcomes.map(\.pagesMoved).max())
    #expect(-map.mostBackward == map.outcomes.map(\.pagesMoved).min())
  }

  @Test func `takes any index`() throws {
    let map = try SettlementMap(try Self.function(.paging, columns: 3, rows: 3))
    #expect(map[-5, 99] == map[0, 2])
  }

  /// Two threads of their own build the same one.
  @Test func `is the same each time`() throws {
    let first = try SettlementMap(try Self.function(.flickPaging, columns: 33, rows: 33))
    #expect(first == (try SettlementMap(try Self.function(.flickPaging, columns: 33, rows: 33))))
  }
}
