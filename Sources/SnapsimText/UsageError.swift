/// A mistake on the command line, in the words of whoever finds it.
package struct UsageError: CommandError, Equatable {
  package let message: String

  /// Makes an error of a message, a sentence without its full stop.
  package init(_ message: String) { self.message = message }

  package var exitCode: ExitCode { .usage }
}
