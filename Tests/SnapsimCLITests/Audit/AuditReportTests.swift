import Testing

@testable import SnapsimCLI

@Suite("A report of an audit")
struct AuditReportTests {
  @Test func `has a paragraph per finding, with its count, its explanation and its command`() throws {
    let run = try CapturedRun(
      "audit --behavior threshold-paging --items 30 --effort quick --only trap,rewritten-scroll")
    #expect(
      run.output.hasPrefix(
        """
        threshold-paging: 1 error in 1539 gestures on 1 layout, by 2 checks

        error: trap: no gesture leaves a stop
          page 29 (11310, the end) is never left: each of 323 gestures ends there again
          in 1 of 30 cases that were tried
          so too with any number of items from 21 on (begun as far from the end), any length of the scroll view; only with stop 29
          Once there, no swipe leads away. (snapsim help trap)
          $ snapsim --behavior threshold-paging --items 30 --page 29 --drag 40 --velocity 1200 --check trap

        note: rewritten-scroll: a scroll by the program ends elsewhere than it was sent
          scrolled from 0 to item 29 at 11310, it rests on 390
          in 30 of 30 cases that were tried
          so too with any number of items from 3 on (begun as far from the end), any length of the scroll view; only with stop 29
          Where scrollTo asks the behavior too, it ends on another place than it was told. (snapsim help rewritten-scroll)
          $ snapsim --behavior threshold-paging --items 30 --page 29 --check rewritten-scroll

        """), "\(run.output)")
  }
}
