import ScrollBehavior
import Testing

struct NearestPageBehaviorTests {
  // By hand; container 750 in bounds of 844.
  @Test(
    "a proposal belongs to the nearer page, or the one before",
    arguments: [
      (0, 0, 0), (374, 0, 0), (375, 750, 0), (749.9, 750, 0), (750, 750, 750), (1124, 750, 750),
      (1125, 1500, 750), (14_250, 14_250, 14_250),
    ] as [(Double, Double, Double)])
  func ruleTable(proposed: Double, nearest: Double, down: Double) {
    for velocity in [0.0, 3, -3] {
      let moment = Moment(start: 750, released: 760, velocity: velocity)
      #expect(moment.offsets(NearestPageBehavior(), proposed: proposed) == [nearest])
      #expect(moment.offsets(NearestPageBehavior(rounding: .nearest), proposed: proposed) == [nearest])
      #expect(moment.offsets(NearestPageBehavior(rounding: .down), proposed: proposed) == [down])
    }
  }

  @Test("a container without length leaves the proposal alone", arguments: [0.0, -5])
  func noContainer(container: Double) {
    let moment = Moment(bounds: 0, container: container, content: 500)
    for rounding in NearestPageBehavior.Rounding.allCases {
      #expect(moment.offsets(NearestPageBehavior(rounding: rounding), proposed: 37) == [37])
    }
  }
}
