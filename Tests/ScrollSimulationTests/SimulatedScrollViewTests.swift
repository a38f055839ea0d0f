import ScrollSimulation
import Testing

struct SimulatedScrollViewTests {
  @Test func `a swipe moves the scroll view to where it settles`() throws {
    var view = SimulatedScrollView(try ScrollLayout(bounds: 844), behavior: .paging)
    #expect(view.offset == 0 && view.page == 0 && view.item == 0 && view.misalignment == 0)
    let rest = try view.swipe(velocity: -1200)
    #expect(rest.offset == 844)
    #expect(view.offset == 844 && view.page == 1 && view.item == 1 && view.misalignment == 0)
    try view.swipe(velocity: 1200)
    #expect(view.offset == 0)
    #expect(view.layout.bounds == 844)
  }

  // The landscape bug on an iPhone 14 in landscape; eight swipes end 2 pt off page 9, page 4 was never the nearest.
  @Test func `nine swipes on an iPhone 14 in landscape drift off and over a page`() throws {
    var view = SimulatedScrollView(try ScrollLayout(Device.named("iphone-14"), .landscape), behavior: .paging)
    let places = try (1...9).map { _ in
      try view.swipe(velocity: -1200)
      return view.place
    }
    #expect(places.map(\.misalignment) == [94, 188, 282, -374, -280, -186, -92, 2, 96])
    #expect(places.map(\.page) == [1, 2, 3, 5, 6, 7, 8, 9, 10])
  }

  @Test func `a scroll view without a behavior decelerates freely, from where it stands`() throws {
    var view = SimulatedScrollView(try ScrollLayout(), offset: 100)
    let rest = try view.perform(Gesture(drag: -20, velocity: -1000))
    // By hand: 100 + 20 + 0.99·499.
    #expect(abs(rest.offset - 614.01) < 1e-9)
    #expect(view.offset == rest.offset)
  }

  @Test func `a gesture that fails leaves the scroll view where it was`() throws {
    var view = SimulatedScrollView(try ScrollLayout(), behavior: Always(offset: .nan), offset: 390)
    #expect(throws: SimulationError.self) { try view.swipe(velocity: -1200) }
    #expect(view.offset == 390)
    #expect(throws: SimulationError.outOfRange(.velocity, .infinity)) { try view.swipe(velocity: .infinity) }
    #expect(view.offset == 390)
  }

  @Test func `a scroll view may stand past an end, and comes back`() throws {
    var view = SimulatedScrollView(try ScrollLayout(), offset: -50)
    #expect(view.misalignment == -50)
    try view.swipe()
    #expect(view.offset == 0)
  }

  @Test(arguments: [0.0, 0.1, 0.3, 1])
  func `caught mid-flight, the next gesture begins where the content then is`(time: Double) throws {
    var view = SimulatedScrollView(try ScrollLayout(bounds: 844), behavior: .paging)
    let rest = try view.swipe(velocity: -1200)
    let caught = view.interrupt(after: time)
    #expect(caught == rest.trajectory.position(at: time))
    #expect(view.offset == caught && view.lastSettlement == nil)
    let next = try view.swipe()
    #expect(next.start == caught)
    #expect(view.misalignment == 0)
    // Caught at once it is still on page 0, later on nearer to page 1.
    #expect(view.page == (caught < 422 ? 0 : 1))
  }

  @Test func `a catch before lift-off is one at lift-off, and after the rest one at rest`() throws {
    let layout = try ScrollLayout()
    var view = SimulatedScrollView(layout, behavior: .paging)
    #expect(view.interrupt(after: 0.2) == 0)
    let rest = try view.swipe(velocity: -1200, drag: -100)
    #expect(view.interrupt(after: -1) == 100)
    #expect(view.interrupt(after: 5) == 100)
    try view.swipe(velocity: -1200)
    #expect(view.interrupt(after: rest.duration + 60) == 390)
  }

  @Test func `a bounce is caught past the end`() throws {
    var view = SimulatedScrollView(try ScrollLayout(), offset: 7300)
    try view.swipe(velocity: -3000)
    let caught = view.interrupt(after: 0.15)
    #expect(caught > 7410)
    try view.swipe()
    #expect(view.offset == 7410)
  }

  @Test(arguments: [0.0, -300, 300, 1e6], [-1e9, -20_000, 0, 20_000])
  func `a bounce caught while it is taller than the bounds is held as it shows`(
    _ drag: Double, _ velocity: Double
  ) throws {
    for (behavior, isForward) in [(BuiltIn.none, true), (.paging, true), (.none, false)] {
      let layout = try ScrollLayout.pages(2)
      var view = SimulatedScrollView(
        Settling(layout, behavior: behavior.behavior), offset: isForward ? 380 : 10)
      try view.swipe(velocity: isForward ? -60_000 : 60_000)
      // With a behavior the path does not lead past the end; it is caught where it is.
      let caught = view.interrupt(after: 0.09)
      if behavior == .none { #expect(isForward ? caught > 780 : caught < -390) }
      let next = try view.swipe(velocity: velocity, drag: drag)
      #expect(next.start == caught)
      if behavior == .none { #expect(next.released == caught) }
      #expect((0...390).contains(next.offset) && next.duration.isFinite)
      #expect(next.trajectory.position(at: 0) == next.released)
    }
  }

  @Test func `held content past reach of the rubber band is the limit of what is held before it`() throws {
    let settling = Settling(try ScrollLayout.pages(2), behavior: nil)
    let before = try settling.settle(from: 779.999, Gesture(drag: -50), isCaught: true)
    let after = try settling.settle(from: 780.001, Gesture(drag: -50), isCaught: true)
    #expect(abs(before.released - 779.999) < 1e-3 && after.released == 780.001)
  }

  @Test func `only what was caught is held: whoever begins that far out has made a mistake`() throws {
    var view = SimulatedScrollView(try ScrollLayout.pages(2), offset: 2000)
    view.interrupt(after: 0.1)
    #expect(throws: SimulationError.startTooFarPastTheEnd(offset: 2000, bounds: 390, reach: 390)) {
      try view.swipe()
    }
  }

  // What keeps an odd start for ever, against what rests on a page.
  @Test func `caught mid-flight and flung on, the published paging stays between pages`() throws {
    var view = SimulatedScrollView(try ScrollLayout(), behavior: .distancePaging)
    try view.swipe(velocity: -1200)
    let caught = view.interrupt(after: 0.15)
    #expect(caught > 0 && caught < 390)
    try view.swipe(velocity: -1200)
    #expect(view.offset == caught + 390 && view.misalignment != 0)
  }
}
