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
          1 of 30 cases; already with 21 items: stop 20 (7800, the end) is never left: each of 81 gestures ends there again
          so too with any number of items from 21 on (begun as far from the end), any length of the scroll view; only with stop 20
          Once there, no swipe leads away. (snapsim help trap)
          $ snapsim --behavior threshold-paging --items 21 --page 20 --velocity 1200

        note: rewritten-scroll: a scroll by the program ends elsewhere than it was sent
          30 of 30 cases; already with 3 items: scrolled from 0 to item 2 at 780, it rests on 390
          so too with any number of items from 3 on, any length of the scroll view; only with stop 2
          Where scrollTo asks the behavior too, it ends on another place than it was told. (snapsim help rewritten-scroll)
          $ snapsim audit --behavior threshold-paging --items 3 --only rewritten-scroll

        """), "\(run.output)")
  }

  @Test func `writes what a person could not read as escapes`() throws {
    let run = try CapturedRun("audit --behavior multiple:of=40 --items 3 --effort quick --format json")
    for line in run.output.split(separator: "\n") {
      #expect(line.hasPrefix("{\"id\":\"") && line.hasSuffix("\"}"))
    }
  }
}
