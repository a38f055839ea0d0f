import SnapsimText

/// What keeps a log from being read, with its place.
struct LogFlaw: CommandError, Equatable {
  let file: String

  /// The number of the line, from 1.
  let line: Int
  let reason: String

  var message: String { "\(file):\(line): \(reason)" }
  var exitCode: ExitCode { .badData }
}
