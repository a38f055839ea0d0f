import ScrollSimulation
import Testing

@Suite("Stillness")
struct StillnessTests {
  private let start = ContinuousClock.now

  @Test
  func `is the time that was watched without a movement`() {
    var stillness = Stillness(at: start)
    for look in 1...10 {
      let still = stillness.look(hasMoved: false, at: start + .milliseconds(20 * look))
      #expect(still == .milliseconds(20 * look))
    }
    #expect(stillness.look(hasMoved: true, at: start + .milliseconds(250)) == .zero)
    #expect(stillness.look(hasMoved: false, at: start + .milliseconds(260)) == .milliseconds(10))
  }

  @Test
  func `grows but a little while nobody looks, as when the process was stopped`() {
    var stillness = Stillness(at: start)
    #expect(stillness.look(hasMoved: false, at: start + .seconds(3600)) == .milliseconds(100))
    #expect(
      stillness.look(hasMoved: false, at: start + .seconds(3600) + .milliseconds(50)) == .milliseconds(150))
  }
}
