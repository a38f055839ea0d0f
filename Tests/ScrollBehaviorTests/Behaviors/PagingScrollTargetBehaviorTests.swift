import ScrollBehavior
import Testing

extension Moment {
  fileprivate func page(proposed: Double) -> Double {
    offset(PagingScrollTargetBehavior(), proposed: proposed)
  }
}

struct PagingScrollTargetBehaviorTests {
  // The rows of the rule table, by hand; step 844 (the bounds), container 750, reach 14250.
  @Test(
    "the rule table",
    arguments: [
      // A fling: the next multiple beyond the released offset, in its direction.
      (0, 0, 0.02, 5, 844), (0, 100, 1.2, 694, 844), (844, 800, -1.2, 206, 0), (844, 900, 1.2, 1500, 1688),
      (844, 844, 0.5, 1090, 1688), (844, 844, -0.5, 600, 0),
      // A fling that has already been dragged over a page's edge is still held to one step from the start.
      (0, 900, 1.2, 1500, 844), (1688, 700, -1.2, 100, 844), (0, 900, 10, 5900, 844),
      // Any other: the multiple nearest to the proposal; 0.01 pt/ms is no fling.
      (0, 400, 0, 400, 0), (0, 422, 0, 422, 844), (0, 430, 0.01, 430, 844), (844, 430, -0.01, 430, 844),
      (0, 3000, 0, 3000, 844),
      // Within 0…reach.
      (0, 0, -1.2, 0, 0), (14_250, 14_250, 1.2, 14_250, 14_250), (13_504, 13_600, 1.2, 14_250, 14_250),
    ] as [(Double, Double, Double, Double, Double)])
  func ruleTable(start: Double, released: Double, velocity: Double, proposed: Double, expected: Double) {
    let moment = Moment(start: start, released: released, velocity: velocity)
    #expect(moment.page(proposed: proposed) == expected)
  }

  @Test(arguments: 0..<500)
  func `the result is a multiple of the bounds or an end, at most one step from the start's`(seed: Int) {
    let (moment, proposed) = Moment.random(seed: seed)
    let offset = moment.page(proposed: proposed)
    let pages = offset / moment.bounds
    let isMultiple = abs(pages - pages.rounded()) < 1e-9
    #expect(isMultiple || offset == moment.reach, "\(moment)")
    #expect((0...moment.reach).contains(offset), "\(moment)")
    let startPage = (moment.start / moment.bounds).rounded()
    if isMultiple, offset < moment.reach { #expect(abs(pages - startPage) < 1.000_001, "\(moment)") }
  }

  @Test("what rests on a page stays there", arguments: 0..<300)
  func idempotent(seed: Int) {
    var (moment, proposed) = Moment.random(seed: seed)
    let offset = moment.page(proposed: proposed)
    moment.start = offset
    moment.released = offset
    moment.velocity = 0
    let again = moment.page(proposed: offset)
    // An end that is no multiple is left for the nearest multiple, which is the model's rule.
    let nearest = min((offset / moment.bounds).rounded() * moment.bounds, moment.reach)
    #expect(again == nearest, "\(moment)")
    moment.start = again
    moment.released = again
    #expect(moment.page(proposed: again) == again, "\(moment)")
  }

  @Test("a scroll view without length leaves the proposal alone, and makes no NaN", arguments: Axis.allCases)
  func zeroSized(axis: Axis) {
    let moment = Moment(axis: axis, bounds: 0, container: 0, content: 500, velocity: 1)
    #expect(moment.page(proposed: 37) == 37)
    let rule = moment.rule(.paging, proposed: 37)
    #expect(rule == "paging, a model: the scroll view has no length, so the proposal stands")
  }

  @Test func `a test's own context pages by its container, forward being the layout's`() {
    for (direction, velocity) in [(LayoutDirection.leftToRight, 1200.0), (.rightToLeft, -1200)] {
      var environment = EnvironmentValues()
      environment.layoutDirection = direction
      var target = Moment.target(CGPoint(x: 594, y: 0))
      PagingScrollTargetBehavior().updateTarget(
        &target, context: Moment.ofPages(velocity: CGVector(dx: velocity, dy: 0), environment: environment))
      #expect(target.rect.origin.x == 390)
    }
  }
}

struct PagingNamedRulesTests {
  private func rules(_ change: (inout PagingScrollTargetBehavior) -> Void) -> PagingScrollTargetBehavior {
    var paging = PagingScrollTargetBehavior()
    change(&paging)
    return paging
  }

  // Step 844 (the bounds), reach 14250; start, released, velocity, proposed, rest.
  @Test(
    "a relative grid keeps what a pager is off by, but for the ends",
    arguments: [
      (283, 283, 1.2, 877, 1127), (1127, 1127, -1.2, 533, 283), (283, 283, -1.2, 0, 0),
      (283, 400, 0, 400, 283), (283, 800, 0, 800, 1127), (283, 1200, 1.2, 1794, 1127),
      (14_000, 14_100, 1.2, 14_250, 14_250), (14_250, 14_250, -1.2, 13_656, 13_406), (-50, -20, 1.2, 570, 0),
    ] as [(Double, Double, Double, Double, Double)])
  func relative(start: Double, released: Double, velocity: Double, proposed: Double, expected: Double) {
    let moment = Moment(start: start, released: released, velocity: velocity)
    #expect(moment.offsets(rules { $0.isRelative = true }, proposed: proposed) == [expected])
  }

  @Test(
    "where any number of pages may be turned, a fling goes as far as it carries, one page at least",
    arguments: [
      (0, 20, 0.02, 25, 844), (0, 0, 5, 2493, 2532), (2532, 2532, -5, 39, 0), (844, 844, 1.2, 1438, 1688),
      (0, 1700, 0, 1700, 1688), (0, 900, 0.3, 1045, 1688), (0, 0, 40, 14_250, 14_250),
    ] as [(Double, Double, Double, Double, Double)])
  func any(start: Double, released: Double, velocity: Double, proposed: Double, expected: Double) {
    let moment = Moment(start: start, released: released, velocity: velocity)
    #expect(moment.offsets(rules { $0.turnsSeveral = true }, proposed: proposed) == [expected])
  }

  @Test(
    "where half a page turns, a fling counts no more than how far it carries",
    arguments: [
      (0, 0, 0.5, 245, 0), (0, 0, 1.2, 594, 844), (0, 100, 0.02, 105, 0), (844, 844, -0.5, 600, 844),
      (844, 844, -1.2, 250, 0), (0, 0, 10, 4990, 844),
    ] as [(Double, Double, Double, Double, Double)])
  func half(start: Double, released: Double, velocity: Double, proposed: Double, expected: Double) {
    let moment = Moment(start: start, released: released, velocity: velocity)
    #expect(moment.offsets(rules { $0.turnsByHalf = true }, proposed: proposed) == [expected])
    let any = rules {
      $0.turnsByHalf = true
      $0.turnsSeveral = true
    }
    #expect(moment.offsets(any, proposed: proposed) == [(proposed / 844).rounded() * 844])
  }
}
