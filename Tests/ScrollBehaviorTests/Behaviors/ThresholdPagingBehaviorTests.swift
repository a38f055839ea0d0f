import ScrollBehavior
import Testing

struct ThresholdPagingBehaviorTests {
  /// A fling as far as the content goes.
  private func fling(from start: Double, forward: Bool, pages: Double, container: Double = 100) -> Double {
    let moment = Moment.plain(container, content: pages * container, start: start)
    return moment.offset(.thresholdPaging, proposed: forward ? moment.reach : 0)
  }

  // By hand, row by row of the table; container 300, content 3000, reach 2700.
  @Test(
    arguments: [
      // A proposal on the start stays there, aligned or not.
      (640, 640, 640), (600, 600, 600),
      // Beyond the threshold: one container on, then the nearest multiple from the start or from the end.
      (600, 701, 900), (640, 741, 900), (800, 2000, 1200), (900, 799, 600), (940, 800, 600), (1060, 0, 900),
      // Not beyond it: the multiple at or before forward, at or behind backward.
      (600, 700, 600), (640, 700, 600), (900, 800, 900), (940, 900, 1200),
      // What remains is less than a container: a third of that.
      (2500, 2560, 2400), (2500, 2570, 2700), (150, 120, 300), (150, 90, 0),
      // Within the last 5 % of the whole, and within 5 % of a page of the start.
      (2400, 2700, 2700), (2290, 2600, 2700), (310, 100, 0),
    ] as [(Double, Double, Double)])
  func `the rule table`(start: Double, proposed: Double, expected: Double) {
    for velocity in [0, 1.2, -1.2] {
      let moment = Moment.plain(300, content: 3000, start: start, velocity: velocity)
      #expect(moment.offsets(.thresholdPaging, proposed: proposed) == [expected])
    }
  }

  @Test(arguments: [(300.0, 300.0), (300, 120), (0, 500)])
  func `content that fits, or a container without length, rests on 0`(container: Double, content: Double) {
    let moment = Moment.plain(container, content: content, start: 40)
    #expect(moment.offsets(.thresholdPaging, proposed: 25) == [0])
    #expect(moment.rule(.thresholdPaging, proposed: 25) == "threshold-paging: the content fits, so 0")
  }

  // (n − 2)/(n − 1) ≥ 0.95 from n = 21 on.
  @Test(arguments: [21.0, 22, 30, 40])
  func `from 21 pages on the last but one is skipped and the last never left`(pages: Double) {
    let last = (pages - 1) * 100
    #expect(fling(from: last - 200, forward: true, pages: pages) == last)
    #expect(fling(from: last, forward: false, pages: pages) == last)
  }

  @Test(arguments: Array(stride(from: 2.0, through: 20, by: 1)))
  func `up to 20 pages each is reached, forward and backward`(pages: Double) {
    for page in stride(from: 0, to: pages - 1, by: 1) {
      #expect(fling(from: page * 100, forward: true, pages: pages) == (page + 1) * 100)
      #expect(fling(from: (page + 1) * 100, forward: false, pages: pages) == page * 100)
    }
  }

  @Test("content without an end leaves the proposal as it is", arguments: [-700.0, 400])
  func endless(travel: Double) {
    let moment = Moment(content: .infinity, start: 1500, released: 1500)
    #expect(moment.offset(.thresholdPaging, proposed: 1500 + travel) == 1500 + travel)
  }
}
