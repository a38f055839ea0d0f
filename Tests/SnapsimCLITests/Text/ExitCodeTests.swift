import ScrollSimulation
import Testing

@testable import SnapsimBehaviorFiles
@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("Exit codes")
struct ExitCodeTests {
  static let codes: [(any CommandError, ExitCode)] = [
    (UsageError("x"), .usage),
    (UsageError.unknownOption("--x", nearest: nil), .usage), (OptionError.missingValue(.velocity), .usage),
    (DataError("x", exitCode: .unavailable), .unavailable),
    (ScrollLayoutError.noContainer(bounds: 1, insets: 2), .usage),
    (SimulationError.outOfRange(.velocity, .nan), .usage),
    (SimulationError.targetNotFinite(behavior: "Mine", target: .nan), .badData),
    (BadInput(file: "a.csv", line: 2, reason: "bad"), .badData), (DataError("x"), .badData),
    (DataError.unreadable("a.csv", "missing"), .noInput),
    (OutputError.cannotWrite(file: "out.csv", reason: "full"), .cannotWrite),
    (OutputError.brokenPipe, .settled),
  ]

  @Test("each error ends with the exit code that sysexits gives it", arguments: codes)
  func exitCode(error: any CommandError, code: ExitCode) {
    #expect(error.exitCode == code)
  }

  @Test("exit codes are those of sysexits, each with a meaning")
  func numbers() {
    #expect(ExitCode.settled.rawValue == 0)
    #expect(ExitCode.found.rawValue == 1)
    #expect(ExitCode.usage.rawValue == 64)
    #expect(ExitCode.badData.rawValue == 65)
    #expect(ExitCode.noInput.rawValue == 66)
    #expect(ExitCode.cannotWrite.rawValue == 74)
    for code in ExitCode.allCases {
      #expect(!code.summary.isEmpty)
    }
  }
}
