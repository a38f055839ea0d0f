/// What keeps input from being read, with its place.
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
