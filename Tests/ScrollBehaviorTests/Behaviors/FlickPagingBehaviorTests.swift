import ScrollBehavior
import Testing

struct FlickPagingBehaviorTests {
  // By hand; container 300, pages 0, 300, … 2700; light 0.2 pt/ms, fast 2 pt/ms, most 5.
  @Test(
    arguments: [
      // Slower than light: the page nearest to the proposal, at most one from the start's.
      (600, 0, 740, 600), (600, 0, 760, 900), (600, 0.199, 760, 900), (600, -0.199, 440, 300),
      (600, 0, 1800, 900), (600, 0, 0, 300), (740, 0, 740, 600), (0, 0, 0, 0),
      // Light: one page in the direction of the velocity, however short.
      (600, 0.2, 600, 900), (600, -0.2, 600, 300), (600, 1.999, 2400, 900), (600, -1.999, 0, 300),
      (600, 0.5, 500, 900), (2700, 1, 2700, 2700), (0, -1, 0, 0),
      // Fast: the page nearest to the proposal, one to five on.
      (0, 2, 500, 600), (0, 2, 10, 300), (0, 6, 2700, 1500), (2700, -6, 0, 1200), (2700, -2, 2200, 2100),
      (1500, 6, 2700, 2700),
      // Caught between pages: from the page nearest to the start.
      (740, 1, 800, 900), (760, 1, 800, 1200), (740, -1, 600, 300),
    ] as [(Double, Double, Double, Double)])
  func `the rule table`(start: Double, velocity: Double, proposed: Double, expected: Double) {
    let moment = Moment.plain(300, content: 3000, start: start, velocity: velocity)
    #expect(moment.offsets(.flickPaging, proposed: proposed) == [expected])
  }

  @Test(
    "the parameters are the two speeds and the most pages",
    arguments: [
      (900, 2000, 5, 0.8, 0), (900, 2000, 5, 0.9, 300), (200, 700, 5, 0.8, 1500), (200, 900, 5, 0.8, 300),
      (200, 700, 3, 0.8, 900), (200, 700, 100, 0.8, 2700), (200, 700, 1, 0.8, 300), (200, 700, 0, 0.8, 300),
      (200, 700, .max, 0.8, 2700),
      // A fast speed less than the light one counts as that.
      (900, 100, 5, 0.8, 0), (900, 100, 5, 0.95, 1500),
    ] as [(Double, Double, Int, Double, Double)])
  func parameters(light: Double, fast: Double, most: Int, velocity: Double, expected: Double) {
    let proposed: Double = velocity < light / 1000 ? 0 : 2700
    let moment = Moment.plain(300, content: 3000, velocity: velocity)
    let behavior = FlickPagingBehavior(light: light, fast: fast, most: most)
    #expect(moment.offsets(behavior, proposed: proposed) == [expected])
  }

  @Test func `parameters out of range are brought within it`() {
    let behavior = FlickPagingBehavior(light: -5, fast: -9, most: -2)
    #expect(behavior.light == 0 && behavior.fast == 0 && behavior.most == 1)
    let usual = FlickPagingBehavior()
    #expect(usual.light == 200 && usual.fast == 2000 && usual.most == 5)
    // With no threshold at all, letting go at rest is still no swipe.
    #expect(Moment.plain(300, content: 3000, start: 600).offset(behavior, proposed: 600) == 600)
  }

  // The public velocity is what a behavior sees, and per millisecond it is a thousand times less.
  @Test("a velocity in points per millisecond meets no threshold", arguments: [1.2, 6.0, -6])
  func perMillisecond(velocity: Double) {
    func rest(_ told: Double) -> Double {
      var target = Moment.target(CGPoint(x: 1950 + 20 * velocity, y: 0))
      FlickPagingBehavior().updateTarget(
        &target, context: Moment.ofPages(from: CGPoint(x: 1950, y: 0), velocity: CGVector(dx: told, dy: 0)))
      return target.rect.origin.x
    }
    #expect(rest(velocity) == 1950)
    #expect(rest(1000 * velocity) == (velocity > 0 ? 2340 : 1560))
  }
}
