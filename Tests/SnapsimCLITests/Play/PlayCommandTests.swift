import Testing

@testable import SnapsimText
@testable import SnapsimCLI

@Suite("Playing a scenario")
struct PlayCommandTests {
  @Test("a step that cannot be is told with its place", arguments: Table.pairs("step-mistakes"))
  func mistake(text: String, message: String) throws {
    let run = try ScenarioTextTests.play(text, [])
    #expect(run.code == .badData && run.output.isEmpty)
    #expect(run.errors.hasSuffix(":\(message)\n"), "\(run.errors)")
  }
}

@Suite("Playing several scenarios")
struct SeveralScenariosTests {
  static let right = #"{"name": "Right", "steps": [{"swipe": {"drag": -390}, "expect": {"page": 1}}]}"#
  static let wrong = #"{"name": "Wrong", "steps": [{"swipe": {"drag": -390}, "expect": {"page": 2}}]}"#
  static let silent = #"{"steps": [{"swipe": {"drag": -390}}]}"#

  private func play(_ files: [String: String], _ arguments: [String] = []) throws -> CapturedRun {
    let folder = try TemporaryFolder()
    try folder.write(files)
    let run = try CapturedRun(["play", folder.path] + arguments)
    func shortened(_ text: String) -> String { text.replacing(folder.path + "/", with: "") }
    return CapturedRun(output: shortened(run.output), errors: shortened(run.errors), code: run.code)
  }

  static let codes: [(files: [String: String], code: ExitCode)] = [
    (["a.json": right, "b.json": silent], .settled), (["a.json": wrong, "b.json": right], .found),
    (["a.json": wrong, "b.json": "{", "c.json": right], .badData),
  ]

  @Test("the exit code is the worst, in every format", arguments: codes)
  func worst(files: [String: String], code: ExitCode) throws {
    for format in ["text", "csv", "json", "junit", "github"] {
      #expect(try play(files, ["--format", format]).code == code, "\(format)")
    }
  }

  @Test func `a folder without scenarios is told`() throws {
    let run = try play([:])
    #expect(run.code == .noInput && run.errors.hasSuffix("it is a folder without .json files\n"))
  }
}
