import SnapsimText

package enum OutputFormat: String, CaseIterable, OptionWord {
  case text, json, csv, tsv, md
  case plot, svg, html
  case junit, github, xcode, sarif

  package enum Kind {
    /// Rows, each as it comes about.
    case rows
    /// A picture, drawn when all is known.
    case picture
    /// A list of checks, for a program that shows it.
    case report
  }

  package var kind: Kind {
    switch self {
    case .text, .json, .csv, .tsv, .md: .rows
    case .plot, .svg, .html: .picture
    case .junit, .github, .xcode, .sarif: .report
    }
  }

  package static let ofRows = allCases.filter(\.isOfRows)

  package var isOfRows: Bool { kind == .rows }

  package var summary: String {
    switch self {
    case .text:
      "for people: key: value lines for a single row, bare values with --print and a single column, else a table "
        + "of 80 columns, in hundredths of a point; what never changes, or repeats another column, stands below it"
    case .json: "one object per line, keyed by column; what a row does not have is null"
    case .csv: "as in RFC 4180, but lines end in LF; the first is the header"
    case .tsv: "values between tabs; a tab, line end or backslash in a value is \\t, \\n, \\r or \\\\"
    case .md: "a Markdown table with all digits, to be pasted into an issue; of audit, a list of findings"
    case .plot:
      "a drawing in the terminal: the offset by time, or by the swept option; of two of them, and of map, a map; fits COLUMNS"
    case .svg:
      "a picture of the items, the container and its safe areas at each rest; of a map, a colored cell for each gesture; of "
        + "a trace or a sweep, curves"
    case .html: "a page that replays the run, in one file"
    case .junit:
      "of audit and play: XML in the form of JUnit's, which Jenkins, GitLab and others show; a test case for each "
        + "check or expectation"
    case .github:
      "of audit and play: annotations of GitHub Actions, at the line of the behavior or of the expectation"
    case .xcode:
      "of audit and play: lines as compilers write them, /path/Feed.swift:21:9: warning: …, which Xcode and most editors show "
        + "where they point (help xcode)"
    case .sarif: "of audit: SARIF 2.1.0, for code scanning"
    }
  }
}

extension OutputFormat {
  /// Refuses options that say nothing in a picture or a report, if one of them was given.
  package func refuse(_ options: [Option], among given: [Option]) throws {
    guard !isOfRows, let option = options.first(where: given.contains) else { return }
    throw UsageError(
      kind == .picture
        ? "\(option.flag) is about rows, and --format \(rawValue) draws; leave one of them out"
        : "\(option.flag) says nothing in --format \(rawValue), which reports what was checked; "
          + "leave one of them out")
  }
}
