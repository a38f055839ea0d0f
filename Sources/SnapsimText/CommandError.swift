/// What keeps snapsim from answering: its words and its exit code stand where it is thrown.
package protocol CommandError: Error {
  /// What is wrong and where, what was expected, what to do: one or two lines, without the program's name.
  var message: String { get }

  /// Lines that go before the message as they are, such as those of a compiler.
  var details: [String] { get }

  /// How the tool ends with it.
  var exitCode: ExitCode { get }
}

extension CommandError {
  package var details: [String] { [] }
}

extension Error {
  /// What is wrong, in words.
  package var words: String { (self as? any CommandError)?.message ?? "\(self)" }
}
