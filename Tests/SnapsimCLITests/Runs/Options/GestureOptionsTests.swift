import ScrollSimulation
import Testing

@testable import SnapsimRuns

@Suite("A gesture from its options")
struct GestureOptionsTests {
  static let starts: [(String, Double)] = [
    ("", 0), ("--offset 12.5", 12.5), ("--offset -20", -20), ("--page 0", 0), ("--page 3", 1170),
    ("--page 19", 7410), ("--per-page 2 --items 4 --page 1", 390), ("--content-length 1000 --page 2", 610),
  ]

  @Test("a gesture begins at an offset or on a page", arguments: starts)
  func start(command: String, offset: Double) throws {
    let options = try RunOptions(command)
    let layout = try options.layout.layout()
    #expect(try options.gesture.start(in: layout.pageStops()) == offset)
  }

  static let steps: [(String, drag: Double, velocity: Double, after: Double?)] = [
    ("drag=-50", -50, 0, nil), ("velocity=-1200", 0, -1200, nil), ("after=0.15", 0, 0, 0.15),
    ("drag=1,velocity=2,after=3", 1, 2, 3), ("after=0,velocity=+5,drag=-.5", -0.5, 5, 0),
    ("velocity=1e3", 0, 1000, nil),
  ]

  @Test("a gesture of a sequence has its settings in any order", arguments: steps)
  func step(text: String, drag: Double, velocity: Double, after: Double?) throws {
    let step = try GestureStep(text)
    #expect(step == GestureStep(gesture: Gesture(drag: drag, velocity: velocity), after: after))
  }

  @Test("a gesture that cannot be read is told with the part at fault", arguments: Table.rows("bad-gestures"))
  func badStep(_ row: [String]) {
    let error = #expect(throws: OptionError.self) { try GestureStep(row[0]) }
    #expect(error?.message.hasPrefix("--gesture has '\(row[1])', which \(row[2])") == true)
  }

  @Test func `gestures gather in the order typed; without any, drag and velocity are the only one`() throws {
    let several = try RunOptions(
      Invocation(["--gesture", "velocity=-1", "--gesture=after=1,drag=2", "--gesture", "drag=3"]))
    #expect(
      several.gesture.steps == [
        GestureStep(gesture: Gesture(velocity: -1)), GestureStep(gesture: Gesture(drag: 2), after: 1),
        GestureStep(gesture: Gesture(drag: 3)),
      ])
    let one = try RunOptions(Invocation(["--drag", "2", "--velocity", "3"]))
    #expect(one.gesture.steps == [GestureStep(gesture: Gesture(drag: 2, velocity: 3))])
  }
}
