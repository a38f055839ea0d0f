import Testing

@testable import SnapsimCLI

@Suite("How a rest came about")
struct ExplanationTests {
  static let commands: [String] = [
    "--velocity -1200", "--velocity 0", "--behavior paging --velocity -1200", "--offset -20 --velocity -500",
    "--behavior paging --velocity -99999", "--drag 50", "--page 19 --drag -50 --behavior paging",
    "--layout-direction rtl --velocity 800 --behavior paging", "--content-length 100 --velocity -300",
  ]

  @Test("each step stands on a line of its own, in its order", arguments: commands)
  func steps(command: String) throws {
    let run = try CapturedRun(ErrorMessagesTests.words(command + " --explain"))
    let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
    #expect(
      lines.map { $0.split(separator: " ").first ?? "" } == [
        "start", "released", "proposed", "limited", "target", "settled",
      ]
    )
    #expect(run.code == .settled)
  }

  @Test("a behavior's target names the rule that fired")
  func rule() throws {
    let fling = try CapturedRun(ErrorMessagesTests.words("--behavior paging --velocity -1200 --explain"))
    #expect(fling.output.contains("a fling, so the next multiple of the bounds (390)"))
    let still = try CapturedRun(ErrorMessagesTests.words("--behavior paging --drag -50 --explain"))
    #expect(still.output.contains("no fling, so the multiple of the bounds (390) nearest to the proposal"))
  }

  @Test("beside data for programs, explanations go to standard error")
  func streams() throws {
    for rest in ["--format json", "--print offset"] {
      let command = "--behavior paging --velocity -1200 "
      let plain = try CapturedRun(ErrorMessagesTests.words(command + rest))
      let explained = try CapturedRun(ErrorMessagesTests.words(command + rest + " --explain"))
      #expect(explained.output == plain.output)
      #expect(plain.errors.isEmpty)
      #expect(explained.errors.split(separator: "\n").count == 6)
    }
  }
}
