import Foundation
import Testing

@Suite("Warnings")
struct WarningTests {
  @Test(
    "what is probably not meant is told of once, and the answer is as ever",
    arguments: Table.pairs("warnings"))
  func warned(command: String, message: String) throws {
    let run = try CapturedRun(command)
    #expect(run.errors == (message.isEmpty ? "" : "snapsim: warning: \(message)\n"))
    #expect(run.code == .settled && !run.output.isEmpty)
  }

  @Test(arguments: ["5", "1500"])
  func `batches may hold low velocities and gestures that go nowhere`(velocity: String) throws {
    #expect(try BatchRun("velocity\n\(velocity)\n").errors.isEmpty)
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
}
