/// Why some bytes are no text that can be handed on.
package enum TextFlaw: CommandError, Equatable {
  case notUTF8
  case holdsNUL

  package var exitCode: ExitCode { .badData }

  package var message: String {
    switch self {
    case .notUTF8: "the text is not UTF-8"
    case .holdsNUL: "the text holds the character NUL"
    }
  }
}
