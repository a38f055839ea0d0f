import Foundation
import Testing

@testable import SnapsimCLI

@Suite("Warnings")
struct WarningTests {
  static let velocities: [(String, Bool)] = [
    ("0", false), ("-0", false), ("1.2", true), ("-1.2", true), ("0.001", true), ("19.99", true),
    ("20", false), ("-20", false), ("-1200", false),
  ]

  @Test("a velocity that was probably meant per millisecond is warned of", arguments: velocities)
  func velocity(text: String, warns: Bool) throws {
    let run = try CapturedRun(["--page", "3", "--velocity", text])
    let message =
      "snapsim: warning: a velocity of \(text) is in points per second, hardly a movement; for points per "
      + "millisecond write "
    #expect(warns ? run.errors.hasPrefix(message) : run.errors.isEmpty)
    #expect(text != "-1.2" || run.errors == message + "-1200\n")
    #expect(run.code == .settled)
  }

  @Test(
    "rows in a file with a picture's name are warned of, where a picture could be had",
    arguments: [
      ("--velocity -300 --output FILE.svg", "svg"), ("--format json --output FILE.html", "html"),
      ("trace --output FILE.html", nil),
      ("--velocity -300 --output FILE.csv", nil), ("--velocity -300 --format svg --output FILE.svg", nil),
    ])
  func pictures(command: String, format: String?) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("snapsim-\(UUID().uuidString)")
      .path
    let words = ErrorMessagesTests.words(command.replacingOccurrences(of: "FILE", with: file))
    let path = try #require(words.last)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let message = format.map { "snapsim: warning: \(path) gets no picture; for one add --format \($0)\n" }
    #expect(try CapturedRun(words).errors == message ?? "")
  }

  static let idle: [(String, Bool)] = [
    ("--behavior view-aligned --no-scroll-target-layout", true),
    ("--behavior view-aligned --content-length 1000", true),
    ("--behavior single-view --content-length 1000", true), ("--behavior view-aligned", false),
    ("--behavior paging --content-length 1000", false), ("--behavior none --no-scroll-target-layout", false),
  ]

  @Test("a behavior that aligns items is warned of where there are none to align", arguments: idle)
  func noTargets(command: String, warns: Bool) throws {
    let run = try CapturedRun(command)
    let spec = command.split(separator: " ")[1]
    let message = "snapsim: warning: \(spec) finds no scroll targets here and leaves every target alone\n"
    #expect(run.errors == (warns ? message : ""))
    #expect(run.code == .settled)
  }

  @Test func `sweeps, sequences and batches may hold low velocities and gestures that go nowhere`() throws {
    for command in ["--velocity 0:5:1", "--gesture velocity=-5 --gesture velocity=-5"] {
      #expect(try CapturedRun(command).errors.isEmpty)
    }
    #expect(try BatchRun("velocity\n5\n").errors.isEmpty)
    #expect(try BatchRun("velocity\n1500\n").errors.isEmpty)
  }

  private static let backward = "the gesture goes backward at the start; a negative velocity moves forward"
  private static let forward = "the gesture goes forward at the end; a positive velocity moves backward"

  static let stuckRuns: [(String, String?)] = [
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
    ("--velocity 100:900:100", "all gestures go backward at the start; a negative velocity moves forward"),
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

  @Test("gestures that find nothing to scroll are told once, and the answer is as ever", arguments: stuckRuns)
  func stuck(command: String, message: String?) throws {
    let run = try CapturedRun(command)
    #expect(run.errors == (message.map { "snapsim: warning: \($0)\n" } ?? ""))
    #expect(run.code == .settled && !run.output.isEmpty)
  }
}
