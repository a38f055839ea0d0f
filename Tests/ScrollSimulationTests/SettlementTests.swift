import ScrollSimulation
import Testing

struct SettlementTests {
  @Test func `a settlement tells each step on the way`() throws {
    let layout = try ScrollLayout(bounds: 844)
    let settlement = try Settling(layout, behavior: .paging)
      .settle(from: 844, Gesture(drag: -40, velocity: -1200))
    #expect(settlement.start == 844)
    #expect(settlement.released == 884)
    #expect(settlement.velocity == 1.2)
    #expect(settlement.rate == .normal)
    #expect(abs(settlement.proposed - 1478.404801468081) < 1e-9)
    #expect(settlement.projected == settlement.proposed)
    #expect(settlement.target == 1688)
    #expect(settlement.offset == 1688)
    #expect(settlement.page == 2 && settlement.item == 2)
    #expect(settlement.misalignment == 0)
    #expect(settlement.duration == settlement.trajectory.duration)
  }

  @Test func `projected goes on past the end where proposed stops`() throws {
    let settlement = try Settling(try ScrollLayout(), behavior: .paging)
      .settle(from: 7410, Gesture(velocity: -1200))
    #expect(abs(settlement.projected - 8004.404801468081) < 1e-9)
    #expect(settlement.proposed == 7410)
  }
}
