/// A mistake on the command line, in the words of whoever finds it.
struct UsageError: CommandError, Equatable {
  let message: String

  init(_ message: String) { self.message = message }

  var exitCode: ExitCode { .usage }
}
