/// How rows are written.
enum OutputFormat: String, CaseIterable, Sendable {
  case text, json, csv, tsv
  case plot, svg, html

  /// Whether it is written row by row, rather than drawn when all is known.
  var isOfRows: Bool { ![.plot, .svg, .html].contains(self) }

  /// What it looks like, for help.
  var summary: String {
    switch self {
    case .text:
      "for people: key: value lines for a single row, an aligned table for several, bare values with --print "
        + "and a single column"
    case .json: "one object per line, keyed by column; what a row does not have is null"
    case .csv: "as in RFC 4180, but lines end in LF; the first is the header"
    case .tsv: "values between tabs; a tab, line end or backslash in a value is \\t, \\n, \\r or \\\\"
    case .plot: "a drawing in the terminal: the offset by time, or by the swept option; fits COLUMNS"
    case .svg: "a picture of the items, the container and its safe areas at each rest"
    case .html: "a page that replays the run, in one file"
    }
  }
}

/// What is written, and what is made of it.
struct OutputOptions {
  var format: OutputFormat?

  /// The names of the columns asked for; `nil` for all.
  var columns: [String]?
  var hasHeader = true
  var explains = false
  var checks = false

  /// The misalignment that a check lets pass, in points: half a point, about a pixel.
  var tolerance = 0.5

  /// The file to write; `nil` or `-` for standard output.
  var file: String?

  /// How far apart the rows of a trace are, in seconds.
  var interval = SampleClock.frame

  /// Whether a batch goes on after a bad row.
  var keepsGoing = false

  /// Whether rows are asked for, rather than a picture.
  var isOfRows: Bool { format?.isOfRows ?? true }

  /// Whether the run is printed as a scenario instead of being simulated.
  var printsScenario = false

  /// Whether a row is misaligned by more than is let pass.
  func finds(_ misalignment: Double) -> Bool {
    checks && abs(misalignment) > tolerance
  }
}
