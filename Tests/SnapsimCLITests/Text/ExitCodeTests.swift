import ScrollSimulation
import Testing

@testable import SnapsimBehaviorFiles
@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("Exit codes")
struct ExitCodeTests {
  static let codes: [(any CommandError, ExitCode)] = [
    (BadTimeLimit(text: "inf"), .usage),
    (ArgumentError.unknownOption("--x", nearest: nil), .usage),
    (OptionError.missingValue(.velocity), .usage),
    (ArgumentError.unexpectedValue(.check, "x"), .usage),
    (ArgumentError.unexpected("x", meant: nil), .usage),
    (OptionError.malformedNumber(.width, "x"), .usage),
    (OptionError.notFinite(.width, "nan"), .usage),
    (OptionError.typographicMinus(.width, "\u{2212}1"), .usage),
    (OptionError.outOfRange(.width, "0", .length), .usage),
    (OptionError.tooManyNumbers(.padding, "1,2,3"), .usage),
    (OptionError.unknownWord(.format, "x", nearest: nil), .usage),
    (OptionError.unknownDevice("x", nearest: []), .usage),
    (UsageError("x"), .usage),
    (BehaviorSpecError.unknownBehavior("x", valid: [], nearest: nil), .usage),
    (OptionError.conflict(.items, .itemLengths), .usage),
    (OptionError.needs(.landscape, .device), .usage),
    (ScrollLayoutError.noContainer(bounds: 1, insets: 2), .usage),
    (SimulationError.outOfRange(.velocity, .nan), .usage),
    (SimulationError.targetNotFinite(behavior: "Mine", target: .nan), .badData),
    (OutputError.cannotWrite(file: nil, reason: "full"), .cannotWrite),
    (OutputError.cannotWrite(file: "out.csv", reason: "full"), .cannotWrite),
    (BehaviorSpecError.unknownParameter(behavior: "paging", "x", valid: [], nearest: nil), .usage),
    (
      BehaviorSpecError.badParameter(
        behavior: "multiple", parameter: "of", "0", expected: "more", nearest: nil), .usage
    ),
    (OptionError.badGesture(part: "x", nil), .usage),
    (OptionError.nothingToInterrupt, .usage),
    (OptionError.badRange(.velocity, "1:2:0", .zeroStep), .usage),
    (BadInput(file: "a.csv", line: 2, reason: "bad"), .badData),
    (TextFlaw.notUTF8, .badData),
    (UnreadableFile(file: "a.csv", reason: "missing"), .noInput),
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
