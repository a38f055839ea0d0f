import ScrollSimulation
import Testing

struct Thirds: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = context.containerSize.width / 3
    target.rect.origin.x = (target.rect.origin.x / step).rounded() * step
  }
}

@Test func thirdsForgetTheSpaceBetweenCards() throws {
  let cards = ItemStack(count: 9, length: .points(240), spacing: 15)
  let layout = try ScrollLayout(.named("iphone-14"), .landscape, content: .stack(cards))
  var view = SimulatedScrollView(layout, behavior: Thirds())
  let rest = try view.swipe(velocity: -300)
  #expect(rest.offset == 250 && rest.misalignment == -5)
  #expect(rest.trajectory.position(at: rest.duration / 2) > 125)
  let finding = try #require(Audit(Thirds(), on: layout).findings.first)
  #expect(finding.failures > 0, "\(finding)")
}
