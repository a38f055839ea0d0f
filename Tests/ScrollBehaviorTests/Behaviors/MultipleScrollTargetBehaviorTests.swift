import ScrollBehavior
import Testing

struct MultipleScrollTargetBehaviorTests {
  // By hand: a tenth of 390 is 39, of 844 84 (84.4), of 375 38 (37.5), of 4 it would be 0.4.
  @Test(
    "unless told, the step is a tenth of the container in whole points, and at least 1",
    arguments: [
      (390, 100, 117), (390, 97, 78), (844, 420, 420), (375, 114, 114), (375, 20, 38), (4, 2.6, 3),
      (0, 2.4, 2),
    ] as [(Double, Double, Double)])
  func tenth(container: Double, proposed: Double, expected: Double) {
    let moment = Moment.plain(container, content: 5000, velocity: 1.2)
    #expect(moment.offsets(MultipleScrollTargetBehavior(), proposed: proposed) == [expected])
  }

  @Test(
    arguments: [
      (40, 59, 40), (40, 60, 80), (40, 0, 0), (0.5, 10.3, 10.5), (105, 5150, 5145), (1e6, 499_999, 0),
    ] as [(Double, Double, Double)])
  func `a given step rounds half a step away from zero`(step: Double, proposed: Double, expected: Double) {
    let moment = Moment.plain(390, content: 9000)
    #expect(moment.offsets(MultipleScrollTargetBehavior(of: step), proposed: proposed) == [expected])
  }

  @Test("a step that is none counts as not given", arguments: [0.0, -3, -.infinity, .infinity, .nan])
  func noStep(step: Double) {
    let moment = Moment.plain(390, content: 9000)
    #expect(moment.offset(MultipleScrollTargetBehavior(of: step), proposed: 100) == 117)
  }
}
