import ScrollSimulation
import Testing

private struct Nowhere: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = .nan
  }
}

struct SimulatedScrollViewTests {
  @Test("a swipe moves the scroll view to where it settles")
  func swipe() throws {
    var view = SimulatedScrollView(try ScrollLayout(bounds: 844), behavior: .paging)
    #expect(view.offset == 0 && view.page == 0 && view.item == 0 && view.misalignment == 0)
    let rest = try view.swipe(velocity: -1200)
    #expect(rest.offset == 844)
    #expect(view.offset == 844 && view.page == 1 && view.item == 1 && view.misalignment == 0)
    try view.swipe(velocity: 1200)
    #expect(view.offset == 0)
    #expect(view.layout.bounds == 844)
  }

  // design.md, section 2: an iPhone 14 in landscape; eight swipes end 2 pt off page 9, page 4 was never the nearest.
  @Test("nine swipes on an iPhone 14 in landscape drift off and over a page")
  func landscapeRun() throws {
    var view = SimulatedScrollView(try ScrollLayout(Device.named("iphone-14"), .landscape), behavior: .paging)
    var misalignments: [Double] = []
    var pages: [Int] = []
    for _ in 1...9 {
      try view.swipe(velocity: -1200)
      misalignments.append(view.misalignment)
      pages.append(view.page)
    }
    #expect(misalignments == [94, 188, 282, -374, -280, -186, -92, 2, 96])
    #expect(pages == [1, 2, 3, 5, 6, 7, 8, 9, 10])
  }

  @Test("a scroll view without a behavior decelerates freely, from where it stands")
  func free() throws {
    var view = SimulatedScrollView(try ScrollLayout(), offset: 100)
    let rest = try view.perform(Gesture(drag: -20, velocity: -1000))
    // By hand: 100 + 20 + 0.99·499.
    #expect(abs(rest.offset - 614.01) < 1e-9)
    #expect(view.offset == rest.offset)
  }

  @Test("a gesture that fails leaves the scroll view where it was")
  func failure() throws {
    var view = SimulatedScrollView(try ScrollLayout(), behavior: Nowhere(), offset: 390)
    #expect(throws: SimulationError.self) { try view.swipe(velocity: -1200) }
    #expect(view.offset == 390)
    #expect(throws: SimulationError.outOfRange(.velocity, .infinity)) { try view.swipe(velocity: .infinity) }
    #expect(view.offset == 390)
  }

  @Test("a scroll view may stand past an end, and comes back")
  func pastTheEnd() throws {
    var view = SimulatedScrollView(try ScrollLayout(), offset: -50)
    #expect(view.misalignment == -50)
    try view.swipe()
    #expect(view.offset == 0)
  }

  @Test("a value that stands at no number does not trap")
  func notANumber() async {
    await #expect(processExitsWith: .success) {
      let view = SimulatedScrollView(try ScrollLayout(), offset: .nan)
      _ = view.page
    }
  }
}
