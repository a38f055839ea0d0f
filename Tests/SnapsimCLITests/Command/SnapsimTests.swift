import Testing

@testable import SnapsimCLI

@Suite("The tool as a whole, in this process")
struct SnapsimTests {
  @Test func `the version is one line`() throws {
    for arguments in [["--version"], ["--version", "--velocity", "5"]] {
      let run = try CapturedRun(arguments)
      #expect(run.output == "snapsim \(Snapsim.version)\n")
      #expect(run.errors.isEmpty)
      #expect(run.code == .settled)
    }
  }

  @Test func `no arguments get the short help as an error`() throws {
    let run = try CapturedRun([])
    #expect(run.output.isEmpty)
    #expect(run.errors == Help(commands: Snapsim.commands).summary)
    #expect(run.code == .usage)
  }
}
