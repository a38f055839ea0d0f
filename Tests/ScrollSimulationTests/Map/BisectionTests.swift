import Testing

@testable import ScrollSimulation

@Suite("Bisection")
struct BisectionTests {
  private func changes(_ lower: Double, _ upper: Double, _ resolution: Double, _ key: (Double) -> Int)
    -> [(lower: Double, before: Int, upper: Double, after: Int)]
  { Threshold.changes(from: (lower, key(lower)), to: (upper, key(upper)), resolution: resolution, key) }

  @Test func `finds a change to its resolution`() {
    let changes = changes(0, 100, 0.01) { $0 >= 33.3 ? 1 : 0 }
    #expect(changes.count == 1)
    #expect(changes.allSatisfy { $0.lower < 33.3 && $0.upper >= 33.3 && $0.upper - $0.lower <= 0.01 })
  }

  @Test func `finds several changes where a third thing holds between`() {
    let changes = changes(0, 8, 0.001) { Int($0) }
    #expect(changes.map { $0.upper.rounded() } == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(changes.map(\.after) == [1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test func `goes downward too`() {
    let changes = changes(10, 0, 0.01) { $0 > 4 ? 1 : 0 }
    #expect(changes.count == 1)
    #expect(changes.allSatisfy { $0.lower > 4 && $0.upper <= 4 })
  }

  @Test func `ends where no number lies between two`() {
    let changes = changes(1e300, 2e300, 1e-9) { $0 > 1.5e300 ? 1 : 0 }
    #expect(changes.count == 1)
    #expect(changes.allSatisfy { $0.lower.nextUp == $0.upper })
  }

  @Test func `finds nothing where both ends are alike`() { #expect(changes(0, 1, 0.1) { _ in 7 }.isEmpty) }

  @Test func `finds the neighbours of a jump, on a slope too`() throws {
    for slope in [0, 1.0] {
      let value = { (number: Double) in slope * number + (number > 33.3 ? 50 : 0) }
      let jump = Threshold.jump(from: (0, value(0)), to: (64, value(64)), value)
      #expect(jump?.lower == 33.3)
      #expect(jump?.upper == 33.3.nextUp)
    }
  }

  @Test func `finds no jump in what changes little by little`() {
    #expect(Threshold.jump(from: (0, 0), to: (8, 64)) { $0 * $0 } == nil)
    #expect(Threshold.jump(from: (0, 0), to: (8, 64)) { _ in .nan } == nil)
  }
}
