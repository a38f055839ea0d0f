import ScrollBehavior
import Testing

struct ContainerPagingBehaviorTests {
  // By hand; container 300 in bounds of 394, pages 0, 300, … 900 and the end, 1050 (half a page).
  @Test(
    arguments: [
      // Ahead: the page entered by a third. Behind: the same from the other side.
      (300, 399, 300), (300, 401, 600), (300, 201, 300), (300, 199, 0), (0, 99, 0), (0, 101, 300),
      // On the start: the nearest.
      (300, 300, 300), (449, 449, 300), (451, 451, 600),
      // Never more than one page from the one nearest to the start.
      (0, 1050, 300), (1050, 0, 900), (900, 0, 600), (440, 1050, 600), (460, 1050, 900), (460, 0, 300),
      // The partial last page turns at a third of its own length.
      (900, 949, 900), (900, 951, 1050), (1050, 1001, 1050), (1050, 999, 900),
      // Caught between pages it rests on one.
      (390, 395, 300), (410, 405, 300), (610, 590, 600),
      // A start past an end is the end.
      (-40, 0, 0), (1090, 1050, 1050), (1090, 900, 900),
    ] as [(Double, Double, Double)])
  func `the rule table`(start: Double, proposed: Double, expected: Double) {
    for velocity in [0, 1.2, -1.2] {
      var moment = Moment.plain(300, content: 1350, start: start, velocity: velocity)
      moment.bounds = 394
      #expect(moment.offsets(.containerPaging, proposed: proposed) == [expected])
    }
  }

  @Test(
    arguments: [
      (0.5, 449, 300), (0.5, 451, 600), (0.1, 331, 600), (0.1, 329, 300), (0.9, 569, 300), (0.9, 571, 600),
      (0.9, 31, 300), (0.9, 29, 0), (0.001, 301, 600),
    ] as [(Double, Double, Double)])
  func `the threshold is the part of a page to enter`(threshold: Double, proposed: Double, expected: Double) {
    let moment = Moment.plain(300, content: 1350, start: 300)
    #expect(moment.offsets(ContainerPagingBehavior(threshold: threshold), proposed: proposed) == [expected])
  }

  @Test("a threshold outside 0 to 1 is taken as a third", arguments: [0.0, 1, -1, 2, .infinity, .nan])
  func noThreshold(threshold: Double) {
    #expect(ContainerPagingBehavior(threshold: threshold).threshold == 1.0 / 3)
    #expect(ContainerPagingBehavior().threshold == 1.0 / 3)
  }
}
