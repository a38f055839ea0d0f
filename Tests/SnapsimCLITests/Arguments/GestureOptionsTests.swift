import ScrollSimulation
import Testing

@testable import SnapsimCLI

@Suite("A gesture from its options")
struct GestureOptionsTests {
  static let starts: [(String, Double)] = [
    ("", 0), ("--offset 12.5", 12.5), ("--offset -20", -20), ("--page 0", 0), ("--page 3", 1170),
    ("--page 19", 7410), ("--per-page 2 --items 4 --page 1", 390), ("--content-length 1000 --page 2", 610),
  ]

  @Test("a gesture begins at an offset or on a page", arguments: starts)
  func start(command: String, offset: Double) throws {
    let options = try RunOptions(Invocation(ErrorMessagesTests.words(command)))
    let layout = try options.layout.layout()
    #expect(try options.gesture.start(in: layout.pageStops()) == offset)
  }

  @Test("a page that is not there is a mistake")
  func noSuchPage() throws {
    let options = try RunOptions(Invocation(["--items", "3", "--page", "3"]))
    let layout = try options.layout.layout()
    #expect(throws: SnapsimError.pageOutOfRange(3, count: 3)) {
      try options.gesture.start(in: layout.pageStops())
    }
  }
}
