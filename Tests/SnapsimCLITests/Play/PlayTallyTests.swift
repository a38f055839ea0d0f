import Foundation
import Testing

@testable import SnapsimText
@testable import SnapsimCLI

@Suite("Playing several scenarios")
struct PlayTallyTests {
  static let right = #"{"name": "Right", "steps": [{"swipe": {"drag": -390}, "expect": {"page": 1}}]}"#
  static let wrong = #"{"name": "Wrong", "steps": [{"swipe": {"drag": -390}, "expect": {"page": 2}}]}"#
  static let silent = #"{"steps": [{"swipe": {"drag": -390}}]}"#

  /// Plays a folder with some files.
  private func play(_ files: [String: String], _ arguments: [String] = []) throws -> CapturedRun {
    let folder = try TemporaryFolder()
    try folder.write(files)
    let run = try CapturedRun(["play", folder.path] + arguments)
    func shortened(_ text: String) -> String { text.replacing(folder.path + "/", with: "") }
    return CapturedRun(output: shortened(run.output), errors: shortened(run.errors), code: run.code)
  }

  @Test func `each is named, and a line below tells what became of all`() throws {
    let run = try play(["a.json": Self.right, "b.json": Self.wrong, "c.json": Self.silent, "notes.txt": "?"])
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "a.json: Right" && lines.contains("b.json: Wrong") && lines.contains("c.json"))
    let closing = lines.suffix(2).joined(separator: " ")
    #expect(
      closing.hasSuffix("3 scenarios: 1 as expected, 1 without expectations, 1 not as expected (b.json)"))
    #expect(run.errors == "snapsim: b.json:1: step 0 (swipe, none): expected page 2, got 1\n")
    #expect(run.code == .found)
  }

  static let codes: [(files: [String: String], code: ExitCode)] = [
    (["a.json": right, "b.json": silent], .settled),
    (["a.json": wrong, "b.json": right], .found),
    (["a.json": wrong, "b.json": "{", "c.json": right], .badData),
  ]

  @Test("the exit code is the worst, in every format", arguments: codes)
  func worst(files: [String: String], code: ExitCode) throws {
    for format in ["text", "csv", "json", "junit", "github"] {
      #expect(try play(files, ["--format", format]).code == code, "\(format)")
    }
  }

  @Test func `rows for programs name their file, and go on after one that cannot be played`() throws {
    let run = try play(
      ["a.json": Self.right, "b.json": "{", "c.json": Self.wrong],
      ["--format", "csv", "--print", "file,page,failed"])
    #expect(run.output == "file,page,failed\na.json,1,\nc.json,1,page\n")
    #expect(run.errors.contains("b.json:1: this is not valid JSON"))
    #expect(try play(["a.json": Self.right], ["--print", "page"]).output == "1\n")
  }

  @Test func `a report has them all, with the place of what is wrong`() throws {
    let run = try play(
      ["a.json": Self.wrong, "b.json": "{\n", "c.json": Self.right], ["--format", "github"])
    let lines = run.output.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error file=") } == 2)
    #expect(lines.contains { $0.contains("b.json,line=2") && $0.contains("this is not valid JSON") })
  }

  @Test func `a check judges the steps of all, and what passes too many pages is reported too`() throws {
    let far = #"{"steps": [{"swipe": {"drag": -390}}, {"swipe": {"drag": -1000}}]}"#
    let run = try play(["a.json": far, "b.json": Self.right], ["--check", "pages=1"])
    #expect(run.errors.contains("check failed: 1 of 3 steps passes more than 1 page; the worst is step 1"))
    #expect(run.code == .found)
    let report = try play(["a.json": far], ["--check", "aligned,pages=1", "--format", "junit"])
    #expect(report.output.contains("steps[1] swipe: --check pages=1"))
    #expect(report.output.contains("passes from page 1 to 4"))
    #expect(report.output.contains("failures=\"2\""))
  }

  @Test func `a folder without scenarios is told`() throws {
    let run = try play([:])
    #expect(run.code == .noInput && run.errors.hasSuffix("it is a folder without .json files\n"))
  }
}
