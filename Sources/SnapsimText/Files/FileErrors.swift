/// A file that could not be read.
package struct UnreadableFile: CommandError, Equatable {
  package let file: String

  /// Why, in the system's words.
  package let reason: String

  /// Makes the error of a file, with why it could not be read.
  package init(file: String, reason: String) {
    self.file = file
    self.reason = reason
  }

  package var message: String { "\(file) could not be read: \(reason)" }
  package var exitCode: ExitCode { .noInput }
}

/// What keeps output from being written.
package enum OutputError: CommandError, Equatable {
  /// The file, or standard output where there is none, and why, in the system's words.
  case cannotWrite(file: String?, reason: String)

  /// Nobody reads the output any more; that is no fault.
  case brokenPipe

  package var message: String {
    switch self {
    case .cannotWrite(let file, let reason): "\(file ?? "the output") could not be written: \(reason)"
    case .brokenPipe: "nobody reads the output"
    }
  }

  package var exitCode: ExitCode {
    switch self {
    case .cannotWrite: .cannotWrite
    case .brokenPipe: .settled
    }
  }
}
