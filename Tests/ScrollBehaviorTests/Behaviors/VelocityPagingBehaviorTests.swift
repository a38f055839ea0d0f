import ScrollBehavior
import Testing

struct VelocityPagingBehaviorTests {
  // By hand; container 100, content 1000, bounds 120.
  @Test(
    "the sign of the velocity decides: one container beyond the start, before it, or the proposal",
    arguments: [
      (200, 1, 900, 300), (200, 0.000_1, 200, 300), (200, -1, 0, 100), (200, -0.000_1, 200, 100),
      (200, 0, 240, 240), (200, 0, 200, 200), (230, 1, 260, 330), (230, -1, 100, 130), (0, 0, 0, 0),
      // It asks for targets past the ends.
      (900, 1, 900, 1000), (0, -1, 0, -100), (860, 2, 900, 960),
    ] as [(Double, Double, Double, Double)])
  func ruleTable(start: Double, velocity: Double, proposed: Double, expected: Double) {
    var moment = Moment.plain(100, content: 1000, start: start, velocity: velocity)
    moment.bounds = 120
    for axis in Axis.allCases {
      moment.axis = axis
      #expect(moment.offset(.velocityPaging, proposed: proposed) == expected)
    }
  }

  @Test func `in right-to-left it goes the wrong way, but only where the layout direction has a say`() {
    var moment = Moment.plain(100, content: 1000, start: 200, velocity: 1)
    moment.direction = .rightToLeft
    #expect(moment.offset(.velocityPaging, proposed: 300) == 100)
    moment.axis = .vertical
    #expect(moment.offset(.velocityPaging, proposed: 300) == 300)
  }
}
