import ScrollSimulation
import Testing

struct GestureTests {
  @Test("a gesture is a drag and a velocity, nothing unless told")
  func values() {
    #expect(Gesture() == Gesture(drag: 0, velocity: 0))
    #expect(Gesture(drag: -3).velocity == 0)
    #expect(Gesture(velocity: -1200).drag == 0)
  }
}
