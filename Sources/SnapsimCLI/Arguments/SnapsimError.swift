import ScrollSimulation

/// Whatever keeps snapsim from answering; the words are in `ErrorMessages`.
enum SnapsimError: CommandError, Equatable {
  case nothingToReveal
  case tooManyListed(Int, limit: Int)
  case notFiniteInPicture
  case tooMuchToDraw(OutputFormat, count: Int, limit: Int)
  case tooManyInView(Int, limit: Int)
  case tooManyRevealed(limit: Int)
  case badInput(file: String, line: Int, reason: String)
  case badRow(RowFlaw)
  case cannotRead(file: String, reason: String)
  /// What the environment gives for a limit of time is none.
  case badTimeLimit(String)
  case behaviorFile(BehaviorFileError)
  case cannotWrite(file: String?, reason: String)
  /// Nobody reads the output any more; that is no fault.
  case brokenPipe
}

extension SnapsimError {
  /// The compiler's words, which go before the message.
  var details: [String] {
    if case .behaviorFile(let error) = self { error.details } else { [] }
  }

  /// The exit code that goes with the error.
  var exitCode: ExitCode {
    switch self {
    case .badInput, .badRow: .badData
    case .cannotRead: .noInput
    case .behaviorFile(let error): error.exitCode
    case .cannotWrite: .cannotWrite
    case .brokenPipe: .settled
    default: .usage
    }
  }
}
