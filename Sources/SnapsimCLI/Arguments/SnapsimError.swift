import ScrollSimulation

/// Whatever keeps snapsim from answering; the words are in `ErrorMessages`.
enum SnapsimError: Error, Equatable {
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
  case unknownColumn(String, valid: [String], nearest: String?)
  case columnTwice(String)
  case unknownCheck(Option, String, valid: [String], nearest: String?)
  case badIntent(part: String)
  case unknownTopic(String, nearest: String?)
  case notTaken(Option, by: Command)
  case formatNotTaken(OutputFormat, by: Command)
  case intervalTooShort(Double)
  case nothingToReveal
  case tooManyListed(Int, limit: Int)
  case notFiniteInPicture
  case tooMuchToDraw(OutputFormat, count: Int, limit: Int)
  case notInPicture(Option, OutputFormat)
  case sweepInPicture(Option, OutputFormat)
  case severalSweeps(Option, Option)
  case tooManyInView(Int, limit: Int)
  case badInput(file: String, line: Int, reason: String)
  case badRow(RowFlaw)
  case sweepInBatch(Option)
  case severalBehaviorsInBatch
  case cannotRead(file: String, reason: String)
  case conflict(Option, Option)
  case needs(Option, Option)
  case pageOutOfRange(Int, count: Int)
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

  /// What it means, for help.
  var summary: String {
    switch self {
    case .settled: "settled"
    case .found: "--check or audit found something"
    case .usage: "a mistake on the command line"
    case .badData: "bad input data, or a behavior that fails"
    case .noInput: "a file that is missing or cannot be read"
    case .unavailable: "no Swift toolchain"
    case .cannotWrite: "the output could not be written"
    }
  }
}

extension SnapsimError {
  /// The exit code that goes with the error.
  var exitCode: ExitCode {
    switch self {
    case .simulation(.targetNotFinite), .badInput, .badRow: .badData
    case .cannotRead: .noInput
    case .behaviorFile(let error): error.exitCode
    case .cannotWrite: .cannotWrite
    case .brokenPipe: .settled
    default: .usage
    }
  }
}
