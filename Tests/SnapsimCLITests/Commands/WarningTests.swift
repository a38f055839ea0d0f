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
    let run = try CapturedRun(["--velocity", text])
    #expect(run.errors.hasPrefix("snapsim: warning: ") == warns)
    #expect(run.errors.isEmpty != warns)
    #expect(run.code == .settled)
  }

  @Test("the warning names what to write instead")
  func wording() throws {
    #expect(
      try CapturedRun(["--velocity", "-1.2"]).errors
        == "snapsim: warning: --velocity -1.2 is points per second, hardly a movement; "
        + "for points per millisecond write -1200\n"
    )
  }
}
