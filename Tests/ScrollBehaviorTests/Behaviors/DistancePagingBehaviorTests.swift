import ScrollBehavior
import Testing

struct DistancePagingBehaviorTests {
  // By hand; container 300, so the threshold is 100.
  @Test(
    "more than a third of the container turns one page in the proposal's direction, no more goes back to the start",
    arguments: [
      (600, 700, 600), (600, 700.001, 900), (600, 500, 600), (600, 499.999, 300), (600, 2400, 900),
      (600, 0, 300), (600, 600, 600), (640, 700, 640), (640, 800, 940),
      // It asks for targets past the ends.
      (2500, 2700, 2800), (150, 0, -150),
    ] as [(Double, Double, Double)])
  func ruleTable(start: Double, proposed: Double, expected: Double) {
    for velocity in [0, 1.2, -1.2] {
      let moment = Moment.plain(300, content: 3000, start: start, velocity: velocity)
      #expect(moment.offsets(.distancePaging, proposed: proposed) == [expected])
    }
  }
}
