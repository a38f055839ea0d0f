import Testing

@testable import SnapsimText
@testable import SnapsimCLI

@Suite("All runs of a command line")
struct RunsTests {
  static let impossible = Table.pairs("impossible-runs")

  @Test(arguments: ["settle", "trace", "reveal"], impossible)
  func `what cannot be is told before the first row`(_ command: String, _ impossible: (String, String)) throws
  {
    let run = try CapturedRun([command, "--velocity", "-100"] + ErrorMessagesTests.words(impossible.0))
    #expect(run.errors == "snapsim: \(impossible.1)\n")
    #expect(run.code == .usage)
    #expect(run.output.isEmpty)
  }

  @Test func `a sweep of very many rows is begun at once`() throws {
    let output = Output(keeping: 4096)
    let code = Snapsim.run(
      ErrorMessagesTests.words("--items 1:1000:1 --width 1:1000:1 --velocity 1:1000:1 --print offset"),
      output: output, errors: Output(keeping: 4096))
    #expect(code == .settled && output.kept.count == 4096)
  }
}
