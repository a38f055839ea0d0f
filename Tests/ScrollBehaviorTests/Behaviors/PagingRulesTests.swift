import ScrollBehavior
import Testing

struct PagingRulesTests {
  private func rules(_ change: (inout PagingRules) -> Void) -> PagingScrollTargetBehavior {
    var rules = PagingRules()
    change(&rules)
    return PagingScrollTargetBehavior(rules: rules)
  }

  @Test("unless others are named, the rules are those of paging without any", arguments: 0..<300)
  func defaults(seed: Int) {
    let (moment, proposed) = Moment.random(seed: seed)
    #expect(
      moment.offset(rules { _ in }, proposed: proposed) == moment.offset(.paging, proposed: proposed))
  }

  // Step 844 (the bounds), reach 14250; start, released, velocity, proposed, rest.
  @Test(
    "a relative grid keeps what a pager is off by, but for the ends",
    arguments: [
      (283, 283, 1.2, 877, 1127), (1127, 1127, -1.2, 533, 283), (283, 283, -1.2, 0, 0),
      (283, 400, 0, 400, 283),
      (283, 800, 0, 800, 1127), (283, 1200, 1.2, 1794, 1127), (14_000, 14_100, 1.2, 14_250, 14_250),
      (14_250, 14_250, -1.2, 13_656, 13_406), (-50, -20, 1.2, 570, 0),
    ] as [(Double, Double, Double, Double, Double)]
  )
  func relative(start: Double, released: Double, velocity: Double, proposed: Double, expected: Double) {
    let moment = Moment(start: start, released: released, velocity: velocity)
    #expect(moment.offsets(rules { $0.grid = .relative }, proposed: proposed) == [expected])
  }

  @Test(
    "where any number of pages may be turned, a fling goes as far as it carries, one page at least",
    arguments: [
      (0, 20, 0.02, 25, 844), (0, 0, 5, 2493, 2532), (2532, 2532, -5, 39, 0), (844, 844, 1.2, 1438, 1688),
      (0, 1700, 0, 1700, 1688), (0, 900, 0.3, 1045, 1688), (0, 0, 40, 14_250, 14_250),
    ] as [(Double, Double, Double, Double, Double)]
  )
  func any(start: Double, released: Double, velocity: Double, proposed: Double, expected: Double) {
    let moment = Moment(start: start, released: released, velocity: velocity)
    #expect(moment.offsets(rules { $0.most = .any }, proposed: proposed) == [expected])
  }

  @Test(
    "where half a page turns, a fling counts no more than how far it carries",
    arguments: [
      (0, 0, 0.5, 245, 0), (0, 0, 1.2, 594, 844), (0, 100, 0.02, 105, 0), (844, 844, -0.5, 600, 844),
      (844, 844, -1.2, 250, 0), (0, 0, 10, 4990, 844),
    ] as [(Double, Double, Double, Double, Double)]
  )
  func half(start: Double, released: Double, velocity: Double, proposed: Double, expected: Double) {
    let moment = Moment(start: start, released: released, velocity: velocity)
    #expect(moment.offsets(rules { $0.turn = .half }, proposed: proposed) == [expected])
    let any = rules {
      $0.turn = .half
      $0.most = .any
    }
    #expect(moment.offsets(any, proposed: proposed) == [(proposed / 844).rounded() * 844])
  }

  @Test("the rule that decided is told")
  func told() {
    let moment = Moment(start: 283, released: 283, velocity: 1.2)
    #expect(
      moment.rule(rules { $0.grid = .relative }, proposed: 877)
        == "paging, a model: a fling, so the next multiple from the start of the bounds (844) beyond the released offset"
    )
    #expect(
      moment.rule(rules { $0.turn = .half }, proposed: 877)
        == "paging, a model: turned by half a page, so the multiple of the bounds (844) nearest to the proposal"
    )
    #expect(
      moment.rule(rules { $0.most = .any }, proposed: 877)
        == "paging, a model: a fling, so the multiple of the bounds (844) nearest to the proposal, but the next one at "
        + "least")
  }
}
