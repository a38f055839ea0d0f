/// A file that could not be read.
struct UnreadableFile: CommandError, Equatable {
  let file: String

  /// Why, in the system's words.
  let reason: String

  var message: String { "\(file) could not be read: \(reason)" }
  var exitCode: ExitCode { .noInput }
}

/// What keeps output from being written.
enum OutputError: CommandError, Equatable {
  /// The file, or standard output where there is none, and why, in the system's words.
  case cannotWrite(file: String?, reason: String)

  /// Nobody reads the output any more; that is no fault.
  case brokenPipe

  var message: String {
    switch self {
    case .cannotWrite(let file, let reason): "\(file ?? "the output") could not be written: \(reason)"
    case .brokenPipe: "nobody reads the output"
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .cannotWrite: .cannotWrite
    case .brokenPipe: .settled
    }
  }
}
