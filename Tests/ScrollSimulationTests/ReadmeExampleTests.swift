import ScrollSimulation
import Testing

struct Thirds: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = context.containerSize.width / 3
    target.rect.origin.x = (target.rect.origin.x / step).rounded() * step
  }
}

@Test func restsOnThirdsInLandscape() throws {
  let layout = try ScrollLayout(.named("iphone-14"), .landscape)
  var view = SimulatedScrollView(layout, behavior: Thirds())
  let rest = try view.swipe(velocity: -300)
  #expect(rest.offset == 250)
}
