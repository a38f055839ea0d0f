/// An error with its words and its exit code, made where it is thrown.
package protocol CommandError: Error {
  /// The fault, its place, and the remedy: one or two lines, without the program's name.
  var message: String { get }

  /// Lines that go before the message as they are, such as those of a compiler.
  var details: [String] { get }
  var exitCode: ExitCode { get }
}

extension CommandError { package var details: [String] { [] } }

extension Error { package var words: String { (self as? any CommandError)?.message ?? "\(self)" } }

package struct UsageError: CommandError, Equatable {
  package let message: String

  package init(_ message: String) { self.message = message }
  package var exitCode: ExitCode { .usage }
}

package struct DataError: CommandError, Codable, Equatable {
  package let message: String
  package let details: [String]
  package let exitCode: ExitCode

  package init(_ message: String, below details: [String] = [], exitCode: ExitCode = .badData) {
    (self.message, self.details, self.exitCode) = (message, details, exitCode)
  }

  package static func unreadable(_ file: String, _ reason: String) -> DataError {
    DataError("\(file.isEmpty ? "''" : file) could not be read: \(reason)", exitCode: .noInput)
  }

  /// A file, or standard output where there is none, could not be written, in the system's words.
  package static func unwritable(_ file: String?, _ reason: String) -> DataError {
    DataError("\(file ?? "the output") could not be written: \(reason)", exitCode: .cannotWrite)
  }

  /// Nobody reads the output any more; that is no fault.
  package static let brokenPipe = DataError("nobody reads the output", exitCode: .settled)
}

package struct BadInput: CommandError, Equatable {
  package let file: String
  package let line: Int
  package let reason: String

  package init(file: String, line: Int, reason: String) {
    (self.file, self.line, self.reason) = (file, line, reason)
  }

  package var message: String { "\(file):\(line): \(reason)" }
  package var exitCode: ExitCode { .badData }
}

package struct SourcePlace: Equatable, Sendable {
  package let file: String

  /// The numbers of the line and of the column, in bytes, from 1.
  package let line: Int
  package let column: Int

  package init(file: String, line: Int, column: Int = 1) {
    (self.file, self.line, self.column) = (file, line, column)
  }

  /// The file without `./` before it: services compare paths with those of the repository.
  package var path: String {
    var path = file[...]
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    return String(path)
  }
}

/// How snapsim ends: 0 and 1 are answers, the others follow sysexits.
package enum ExitCode: Int32, CaseIterable, Codable, Sendable {
  case settled = 0
  case found = 1
  case usage = 64
  case badData = 65
  case noInput = 66
  case unavailable = 69
  case cannotWrite = 74

  package var summary: String {
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

  package var meaning: String {
    switch self {
    case .settled: "the gestures settled; also when nobody reads the output any more, as with | head -1"
    case .found:
      "--check found a misaligned row, audit a gesture gone wrong, diff a difference, match no rule or several, or play an "
        + "expectation that fails"
    case .usage:
      "a mistake on the command line, or a layout that cannot be; nothing is written to standard output"
    case .badData:
      "bad input data, told as file:line; a behavior that crashes, hangs, does not compile or has no finite target; or "
        + "a part of a long sweep that cannot be, after the rows before it"
    case .noInput: "a file that is missing, a folder, or not to be read"
    case .unavailable:
      "no Swift toolchain on the path that works, which a behavior file needs; or nothing that opens a browser for --open"
    case .cannotWrite: "the output could not be written; a file named by --output is as it was"
    }
  }
}
