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

  @Test func `in a sweep, a sequence or a batch a low velocity is meant`() throws {
    for command in ["--velocity 0:5:1", "--gesture velocity=-5 --gesture velocity=-5"] {
      #expect(try CapturedRun(command).errors.isEmpty)
    }
    #expect(try BatchRun("velocity\n5\n").errors.isEmpty)
  }
}
