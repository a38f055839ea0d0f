import Testing

@testable import SnapsimCLI

struct StuckTests {
  private static let backward = "the gesture goes backward at the start; a negative velocity moves forward"
  private static let forward = "the gesture goes forward at the end; a positive velocity moves backward"

  static let runs: [(String, String?)] = [
    ("--velocity 1500", backward), ("--drag 40 --velocity 1500 --behavior paging", backward),
    ("--velocity 1500 --repeat 3", backward),
    ("--drag 40", "the gesture goes backward at the start; a negative drag moves forward"),
    ("--velocity -1500 --page 19", forward), ("--velocity -1500 --offset 7410", forward),
    ("--velocity -1500 --page 19 --behavior view-aligned:anchor=center", forward),
    ("--axis vertical --velocity 1500 --layout-direction rtl", backward),
    (
      "--layout-direction rtl --velocity -1500",
      "the gesture goes backward at the start; a positive velocity moves forward"
    ),
    (
      "--layout-direction rtl --velocity 1500 --page 19",
      "the gesture goes forward at the end; a negative velocity moves backward"
    ),
    (
      "--velocity 100:900:100",
      "all gestures go backward at the start; a negative velocity moves forward"
    ),
    (
      "--gesture velocity=400 --gesture velocity=900",
      "all gestures go backward at the start; a negative velocity moves forward"
    ),
    (
      "--items 1 --velocity -300", "the gesture goes nowhere: the content fits, so there is nothing to scroll"
    ),
    ("--velocity -1500", nil), ("--velocity 1500 --page 3", nil), ("--velocity 1500 --offset 1", nil),
    ("--velocity -900:900:100", nil), ("--velocity 0,100", nil), ("--drag -40 --velocity 1500", nil),
    ("--gesture velocity=-400 --gesture velocity=900", nil), ("--velocity -1500 --page 18", nil),
    ("--velocity 1500 --page 0,3", nil), ("--items 1", nil), ("trace --velocity 1500", nil),
  ]

  @Test("gestures that find nothing to scroll are told once, and the answer is as ever", arguments: runs)
  func message(command: String, message: String?) throws {
    let run = try CapturedRun(ErrorMessagesTests.words(command))
    #expect(run.errors == (message.map { "snapsim: warning: \($0)\n" } ?? ""))
    #expect(run.code == .settled && !run.output.isEmpty)
  }

  @Test func `a batch may hold such gestures`() throws {
    #expect(try BatchRun("velocity\n1500\n").errors.isEmpty)
  }
}
