import ScrollSimulation
import Testing

struct AxisInsetsTests {
  @Test(
    "insets are two distances, or one for both",
    arguments: [
      (AxisInsets(leading: 47, trailing: 21), 47.0, 21.0, 68.0), (AxisInsets(47), 47, 47, 94),
      (.zero, 0, 0, 0),
      (16, 16, 16, 32), (0.5, 0.5, 0.5, 1),
    ]
  )
  func values(insets: AxisInsets, leading: Double, trailing: Double, total: Double) {
    #expect(insets.leading == leading)
    #expect(insets.trailing == trailing)
    #expect(insets.total == total)
  }
}
