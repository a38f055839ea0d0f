import SnapsimRuns
import SnapsimText

/// What was checked, written in the format of another program.
struct Report {
  /// What checked it: `snapsim audit`.
  let name: String

  /// The checks; a format that describes them needs them.
  var rules: [ReportRule] = []

  let subjects: [CheckedSubject]

  /// Whether a warning is a failure.
  var isStrict = false

  /// Writes the report.
  ///
  /// - Parameters:
  ///   - text: where it is written.
  ///   - format: one of the formats of reports; any other writes nothing.
  func write(to text: inout ByteText, as format: OutputFormat) {
    switch format {
    case .junit: text.append(JUnitReport(name: name, subjects: subjects, isStrict: isStrict).text)
    case .github: text.append(GitHubReport(name: name, subjects: subjects).text)
    case .sarif:
      SARIFReport(version: Version.current, rules: rules, subjects: subjects).document.write(to: &text)
      text.append("\n")
    case .text, .json, .csv, .tsv, .md, .plot, .svg, .html: break
    }
  }

  /// Checks that nothing is asked for that a report has not.
  ///
  /// - Parameters:
  ///   - format: the format that was asked for.
  ///   - given: the options that were given.
  ///   - refused: those which say nothing in a report.
  /// - Throws: `ReportError` for the first of them that was given.
  static func check(_ format: OutputFormat?, _ given: [Option], refusing refused: [Option]) throws {
    guard let format, format.kind == .report else { return }
    for option in refused where given.contains(option) { throw ReportError.notInReport(option, format) }
  }
}

/// What a report is not to be asked.
enum ReportError: CommandError, Equatable {
  case notInReport(Option, OutputFormat)

  var message: String {
    switch self {
    case .notInReport(let option, let format):
      "\(option.flag) says nothing in --format \(format.rawValue), which reports what was checked; "
        + "leave one of them out"
    }
  }

  var exitCode: ExitCode { .usage }
}
