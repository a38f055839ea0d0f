import ScrollBehavior
import Testing

struct ViewAlignedRulesTests {
  @Test(
    "unless others are named, a fling is sent on where scrolling is limited, and 1.1 containers is the longest"
  )
  func defaults() {
    let rules = ViewAlignedRules()
    #expect(rules.next == .limited && rules.longest == 1.1)
    #expect(ViewAlignedScrollTargetBehavior.viewAligned.longestTarget == 1.1)
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
