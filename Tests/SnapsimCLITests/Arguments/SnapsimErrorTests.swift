import ScrollSimulation
import Testing

@testable import SnapsimCLI

@Suite("Exit codes")
struct SnapsimErrorTests {
  static let codes: [(SnapsimError, ExitCode)] = [
    (.badTimeLimit("inf"), .usage),
    (.unknownOption("--x", nearest: nil), .usage),
    (.missingValue(.velocity), .usage),
    (.unexpectedValue(.check, "x"), .usage),
    (.unexpectedArgument("x"), .usage),
    (.malformedNumber(.width, "x"), .usage),
    (.notFinite(.width, "nan"), .usage),
    (.typographicMinus(.width, "\u{2212}1"), .usage),
    (.outOfRange(.width, "0", .length), .usage),
    (.tooManyNumbers(.padding, "1,2,3"), .usage),
    (.unknownWord(.format, "x", nearest: nil), .usage),
    (.unknownDevice("x", nearest: nil), .usage),
    (.unknownBehavior("x", nearest: nil), .usage),
    (.conflict(.items, .itemLengths), .usage),
    (.needs(.landscape, .device), .usage),
    (.pageOutOfRange(20, count: 20), .usage),
    (.layout(.noContainer(bounds: 1, insets: 2)), .usage),
    (.simulation(.outOfRange(.velocity, .nan)), .usage),
    (.simulation(.targetNotFinite(behavior: "Mine", target: .nan)), .badData),
    (.cannotWrite(file: nil, reason: "full"), .cannotWrite),
    (.cannotWrite(file: "out.csv", reason: "full"), .cannotWrite),
    (.unknownParameter(behavior: "paging", "x", valid: [], nearest: nil), .usage),
    (.badParameter(behavior: "multiple", parameter: "of", "0", expected: "more", nearest: nil), .usage),
    (.badGesture(part: "x", nil), .usage),
    (.nothingToInterrupt, .usage),
    (.badRange(.velocity, "1:2:0", .zeroStep), .usage),
    (.tooManyRows, .usage),
    (.unknownColumn("x", valid: [], nearest: nil), .usage),
    (.columnTwice("page"), .usage),
    (.unknownTopic("x", nearest: nil), .usage),
    (.notTaken(.velocity, by: .devices), .usage),
    (.sweepInBatch(.velocity), .usage),
    (.severalBehaviorsInBatch, .usage),
    (.badInput(file: "a.csv", line: 2, reason: "bad"), .badData),
    (.badRow(.notUTF8), .badData),
    (.cannotRead(file: "a.csv", reason: "missing"), .noInput),
    (.brokenPipe, .settled),
  ]

  @Test("each error ends with the exit code that sysexits gives it", arguments: codes)
  func exitCode(error: SnapsimError, code: ExitCode) {
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
