/// An error with its words and its exit code, made where it is thrown.
package protocol CommandError: Error {
  /// The fault, its place, and the remedy: one or two lines, without the program's name.
  var message: String { get }

  /// Lines that go before the message as they are, such as those of a compiler.
  var details: [String] { get }

  var exitCode: ExitCode { get }
}

extension CommandError {
  package var details: [String] { [] }
}

extension Error {
  package var words: String { (self as? any CommandError)?.message ?? "\(self)" }
}

package struct UsageError: CommandError, Equatable {
  package let message: String

  package init(_ message: String) { self.message = message }

  package var exitCode: ExitCode { .usage }
}

package struct DataError: CommandError, Equatable {
  package let message: String

  package init(_ message: String) { self.message = message }

  package var exitCode: ExitCode { .badData }
}

package struct BadInput: CommandError, Equatable {
  package let file: String

  /// The number of the line, from 1.
  package let line: Int
  package let reason: String

  package init(file: String, line: Int, reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  package var message: String { "\(file):\(line): \(reason)" }
  package var exitCode: ExitCode { .badData }
}

package struct UnreadableFile: CommandError, Equatable {
  package let file: String
  package let reason: String

  package init(file: String, reason: String) {
    self.file = file
    self.reason = reason
  }

  package var message: String { "\(file.isEmpty ? "''" : file) could not be read: \(reason)" }
  package var exitCode: ExitCode { .noInput }
}

package enum OutputError: CommandError, Equatable {
  /// The file, or standard output where there is none, with the system's words.
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
