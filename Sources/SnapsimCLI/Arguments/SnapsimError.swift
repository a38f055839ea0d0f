import ScrollSimulation

/// Whatever keeps snapsim from answering; the words are in `ErrorMessages`.
enum SnapsimError: CommandError, Equatable {
  case unknownOption(String, nearest: String?)
  case missingValue(Option)
  case unexpectedValue(Option, String)
  case unexpectedArgument(String)
  case malformedNumber(Option, String)
  case notFinite(Option, String)
  case typographicMinus(Option, String)
  case outOfRange(Option, String, NumberRule)
  case tooManyNumbers(Option, String)
  case unknownWord(Option, String, nearest: String?)
  case unknownDevice(String, nearest: String?)
  case unknownBehavior(String, nearest: String?)
  case unknownParameter(behavior: String, String, valid: [String], nearest: String?)
  case badParameter(behavior: String, parameter: String, String, expected: String, nearest: String?)
  case badGesture(part: String, NumberText.Flaw?)
  case nothingToInterrupt
  case badRange(Option, String, NumberSequence.Flaw)
  case tooManyRows
  case tooManyLayouts
  case unknownCheck(Option, String, valid: [String], nearest: String?)
  case noChecks
  case badIntent(part: String)
  case unknownTopic(String, nearest: String?)
  case missingFile(Command)
  case unknownShell(String?, nearest: String?)
  case sweepInScenario(Option)
  case notTaken(Option, by: Command)
  case formatNotTaken(OutputFormat, by: Command)
  case unknownFormat(String, by: Command, nearest: String?)
  case severalFiles(by: Command, String, String)
  case intervalTooShort(Double)
  case nothingToReveal
  case tooManyListed(Int, limit: Int)
  case notFiniteInPicture
  case tooMuchToDraw(OutputFormat, count: Int, limit: Int)
  case notInPicture(Option, OutputFormat)
  case sweepInPicture(Option, OutputFormat)
  case severalSweeps(Option, Option)
  case tooManyInView(Int, limit: Int)
  case tooManyRevealed(limit: Int)
  case badInput(file: String, line: Int, reason: String)
  case badRow(RowFlaw)
  case badScenario(file: String, ScenarioFlaw)
  case sweepInBatch(Option)
  case severalBehaviorsInBatch
  case cannotRead(file: String, reason: String)
  /// What the environment gives for a limit of time is none.
  case badTimeLimit(String)
  case conflict(Option, Option)
  case needs(Option, Option)
  case pageOutOfRange(Int, count: Int)
  case itemOutOfRange(Int, count: Int)
  case insertionOutOfRange(Int, count: Int)
  case layout(ScrollLayoutError)
  case simulation(SimulationError)
  case behaviorFile(BehaviorFileError)
  case cannotWrite(file: String?, reason: String)
  /// Nobody reads the output any more; that is no fault.
  case brokenPipe
}

/// How snapsim ends: 0 and 1 are answers, the others follow sysexits.
enum ExitCode: Int32, CaseIterable, Sendable {
  case settled = 0
  case found = 1
  case usage = 64
  case badData = 65
  case noInput = 66
  case unavailable = 69
  case cannotWrite = 74

  /// What it means, in a word or two.
  var summary: String {
    switch self {
    case .settled: "settled"
    case .found: "something found"
    case .usage: "usage"
    case .badData: "bad data"
    case .noInput: "unreadable file"
    case .unavailable: "no Swift"
    case .cannotWrite: "unwritable output"
    }
  }

  /// What it means, for help.
  var meaning: String {
    switch self {
    case .settled:
      "the gestures settled; also when nobody reads the output any more, as with | head -1"
    case .found:
      "--check found a misaligned row, audit a gesture gone wrong, or play an expectation that fails"
    case .usage:
      "a mistake on the command line, or a layout that cannot be; nothing is written to standard output"
    case .badData:
      "bad input data, told as file:line; a behavior that crashes, hangs, does not compile or has no finite target; or "
        + "a part of a long sweep that cannot be, after the rows before it"
    case .noInput: "a file that is missing, a folder, or not to be read"
    case .unavailable: "no Swift toolchain on the path that works, which a behavior file needs"
    case .cannotWrite: "the output could not be written; a file named by --output is as it was"
    }
  }
}

extension SnapsimError {
  /// The compiler's words, which go before the message.
  var details: [String] {
    if case .behaviorFile(let error) = self { error.details } else { [] }
  }

  /// The exit code that goes with the error.
  var exitCode: ExitCode {
    switch self {
    case .simulation(.targetNotFinite), .badInput, .badRow, .badScenario: .badData
    case .cannotRead: .noInput
    case .behaviorFile(let error): error.exitCode
    case .cannotWrite: .cannotWrite
    case .brokenPipe: .settled
    default: .usage
    }
  }
}
