/// What keeps a batch's input from being settled, with its place.
struct BadInput: CommandError, Equatable {
  let file: String

  /// The number of the line, from 1.
  let line: Int
  let reason: String

  var message: String { "\(file):\(line): \(reason)" }
  var exitCode: ExitCode { .badData }
}
