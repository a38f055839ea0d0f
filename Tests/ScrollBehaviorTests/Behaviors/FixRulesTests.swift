import ScrollBehavior
import Testing

struct FixRulesTests {
  @Test(
    "container-paging tells how far on its grid, and what turns a page",
    arguments: [
      (
        1.0 / 3, 750, 1000,
        "container-paging: 0.333 pages from the start on the grid of the container (750), where 0.333 turns one page "
          + "and nothing turns more"
      ),
      (
        0.5, 750, 3000,
        "container-paging: 3 pages from the start on the grid of the container (750), where 0.5 turns one page "
          + "and nothing turns more"
      ),
    ] as [(Double, Double, Double, String)]
  )
  func containerPaging(threshold: Double, start: Double, proposed: Double, expected: String) {
    let moment = Moment(start: start, released: start)
    #expect(moment.rule(ContainerPagingBehavior(threshold: threshold), proposed: proposed) == expected)
  }

  @Test(
    "flick-paging tells the speed against its thresholds, right-to-left too",
    arguments: [
      (
        0, "flick-paging: 0 is slower than light=200, so the page nearest on the grid of the container (750)"
      ),
      (
        -0.1999,
        "flick-paging: 199.9 is slower than light=200, so the page nearest on the grid of the container (750)"
      ),
      (
        0.2,
        "flick-paging: 200 is light, slower than fast=2000, so one page on the grid of the container (750)"
      ),
      (
        -2,
        "flick-paging: 2000 reaches fast=2000, so the page nearest to the proposal, 1 to 5 pages on the grid of the "
          + "container (750)"
      ),
    ] as [(Double, String)]
  )
  func flickPaging(velocity: Double, expected: String) {
    for direction in LayoutDirection.allCases {
      let moment = Moment(velocity: velocity, direction: direction)
      #expect(moment.rule(.flickPaging, proposed: 600) == expected)
    }
  }

  @Test("single-view tells that it asks view-aligned")
  func singleView() {
    #expect(
      Moment().rule(.singleView, proposed: 600)
        == "single-view: the first item on the way to where view-aligned would rest"
    )
  }
}
