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
  func `counts the time in which the thread computes or sleeps, not that in which it gets no processor`() {
    var stillness = Stillness(at: start)
    func look(_ milliseconds: Int, computed: Int, isWaiting: Bool = false, hasMoved: Bool = false) -> Duration
    {
      stillness.look(
        hasMoved: hasMoved, computed: .milliseconds(computed), isWaiting: isWaiting,
        at: start + .milliseconds(milliseconds))
    }
    #expect(look(0, computed: 70, hasMoved: true) == .zero)
    #expect(look(40, computed: 110) == .milliseconds(40))
    #expect(look(120, computed: 111) == .milliseconds(41))
    #expect(look(200, computed: 111) == .milliseconds(41))
    #expect(look(220, computed: 111, isWaiting: true) == .milliseconds(61))
    #expect(look(230, computed: 120, hasMoved: true) == .zero)
  }

  @Test
  func `grows but a little while nobody looks, as when the process was stopped`() {
    var stillness = Stillness(at: start)
    #expect(stillness.look(hasMoved: false, at: start + .seconds(3600)) == .milliseconds(100))
    #expect(
      stillness.look(hasMoved: false, at: start + .seconds(3600) + .milliseconds(50)) == .milliseconds(150))
  }
}
