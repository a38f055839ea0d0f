import ScrollBehavior
import Testing

struct ViewAlignedRulesTests {
  @Test(
    "unless others are named, a fling is sent on where scrolling is limited, and 1.1 containers is the longest"
  )
  func defaults() {
    let rules = ViewAlignedRules()
    #expect(rules.next == .limited && rules.longest == 1.1 && !rules.isStrict)
    #expect(ViewAlignedScrollTargetBehavior.viewAligned.longestTarget == 1.1)
  }

  // Items of 80 in a container of 390: stops are the multiples of 80 up to the end, 1210.
  @Test(
    "by the strict rule a gesture goes one item at most where scrolling is limited, whatever it proposes",
    arguments: [
      (.alwaysByOne, 0, 297, 80), (.alwaysByOne, 0, 1210, 80), (.alwaysByOne, 1210, 0, 1200),
      (.alwaysByOne, 160, 30, 80), (.alwaysByOne, 160, 170, 240), (.alwaysByOne, 100, 900, 160),
      (.always, 0, 297, 80), (.automatic, 0, 297, 80), (.never, 0, 297, 320), (.alwaysByFew, 0, 297, 320),
    ] as [(ViewAlignedScrollTargetBehavior.LimitBehavior, Double, Double, Double)])
  func strict(
    _ limit: ViewAlignedScrollTargetBehavior.LimitBehavior, start: Double, proposed: Double, rest: Double
  ) {
    var rules = ViewAlignedRules()
    rules.isStrict = true
    var moment = Moment(bounds: 390, container: 390, content: 1600, start: start, released: start)
    moment.velocity = proposed > start ? 3 : -3
    moment.items = ItemFrames(count: 20, length: 80, spacing: 0, leadingPadding: 0, trailingPadding: 0)
    moment.sizeClass = .compact
    #expect(
      moment.offset(ViewAlignedScrollTargetBehavior(limitBehavior: limit, rules: rules), proposed: proposed)
        == rest)
  }

  @Test("the rules of browsers send every fling on and take every item for a target")
  func ofBrowsers() {
    #expect(ViewAlignedRules.ofBrowsers.next == .always)
    #expect(ViewAlignedScrollTargetBehavior(rules: .ofBrowsers).longestTarget == .infinity)
    #expect(
      AnyScrollTargetBehavior(ViewAlignedScrollTargetBehavior(rules: .ofBrowsers)).longestTarget == .infinity)
    #expect(PagingScrollTargetBehavior.paging.longestTarget == 1.1)
  }
}
