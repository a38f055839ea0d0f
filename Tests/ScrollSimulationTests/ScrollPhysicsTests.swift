import ScrollSimulation
import Testing

struct ScrollPhysicsTests {
  @Test("the usual physics are UIKit's, as measured")
  func defaults() {
    let physics = ScrollPhysics()
    #expect(physics.rate == .normal)
    #expect(physics.projection == .uikit)
    #expect(physics.contextVelocity == .perSecond)
    #expect(ScrollPhysics.VelocityUnit.allCases.map(\.rawValue) == ["per-second", "per-millisecond"])
  }
}
