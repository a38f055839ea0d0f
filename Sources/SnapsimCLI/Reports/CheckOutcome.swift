/// How much it matters that a check failed.
enum ReportLevel: String, CaseIterable, Sendable {
  case error, warning, note
}

/// A line of a file of the user's.
struct SourcePlace: Equatable, Sendable {
  /// The file, as it was named.
  let file: String

  /// The number of the line, from 1.
  let line: Int

  /// The file without `./` before it: services compare paths with those of the repository.
  var path: String {
    var path = file[...]
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    return String(path)
  }
}

/// What became of one check, for a report that another program reads.
struct CheckOutcome: Equatable, Sendable {
  /// Why a check failed.
  struct Fault: Equatable, Sendable {
    let level: ReportLevel

    /// What is wrong; it may have several lines.
    let message: String

    /// A command line that shows it; `nil` where there is none.
    var command: String?

    /// What is wrong, and below it how to see that.
    var text: String { command.map { "\(message)\n$ \($0)" } ?? message }
  }

  /// What the check is called.
  let id: String

  /// Where that stands which was checked; `nil` where it has no file.
  let place: SourcePlace?

  /// Why it failed; `nil` where it passed.
  let fault: Fault?
}

/// All that was checked of one thing, a behavior say.
struct CheckedSubject: Equatable, Sendable {
  let name: String
  let outcomes: [CheckOutcome]

  /// What has to be known of the checks as a whole; `nil` where nothing has.
  var remark: String?

  /// How long they took, in seconds; `nil` where that was not measured.
  var seconds: Double?
}

/// A check as a report describes it, whether it failed or not.
struct ReportRule: Equatable, Sendable {
  let id: String

  /// What is wrong where it fails, as a sentence without its full stop.
  let sentence: String

  /// The rule that it tests.
  let text: String

  /// How much it matters at most.
  let level: ReportLevel
}
