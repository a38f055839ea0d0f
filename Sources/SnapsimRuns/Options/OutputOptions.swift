import ScrollSimulation
import SnapsimText

extension Option {
  package static let format = Option(
    "format", in: .output, takes: .oneOf(OutputFormat.self), default: "text",
    means: "how it is written, or drawn (plot, svg, html)")
  package static let print = Option(
    "print", in: .output, takes: .text("names of columns, as in offset,page", .columns), as: "COL,COL",
    means: "these columns only; one alone prints bare values")
  package static let noHeader = Option(
    "no-header", in: .output, means: "no line of headings in text, csv and tsv")
  package static let color = Option(
    "color", in: .output, takes: .oneOf(ColorChoice.self), default: "auto",
    means: "faults in red; auto: on a terminal")
  package static let output = Option(
    "output", in: .output, takes: .text("a file, or - for standard output", .files), as: "FILE", default: "-",
    means: "whole or not at all, in place if it has several links; - is standard output")
  package static let open = Option("open", in: .output, means: "show the picture (svg, html) in the browser")
  package static let explain = Option(
    "explain", in: .output, means: "say by which steps each row came about; of an audit, how fast")
  package static let check = Option(
    "check", in: .output,
    takes: .optional("aligned, pages=N or ids of audit --list, with commas", RowChecks.words),
    as: "[aligned,pages=N,ID]", means: "exit 1 if a row is misaligned, passes more pages, or breaks a check")
  package static let tolerance = Option(
    "tolerance", in: .output, takes: .number(.distance), default: "0.5",
    means: "misalignment that --check lets pass", needs: .check)
}

package struct OutputOptions: OptionSettings {
  package var format: OutputFormat?
  package var columns: [String]?
  package var hasHeader = true
  package var color = ColorChoice.auto
  package var explains = false
  package var checks = RowChecks()

  /// The misalignment that a check lets pass, in points.
  package var tolerance = Settlement.tolerance

  /// The file to write; `nil` or `-` for standard output.
  package var file: String?
  package var opens = false

  package init() {}

  package static let rows: [OptionRow<Self>] = [
    OptionRow(.format) { $1(&$0.format) }, OptionRow(.print) { $1(&$0.columns) },
    OptionRow(.noHeader, read: { options, _ in options.hasHeader = false }) { $0.hasHeader ? [] : [""] },
    OptionRow(.color) { $1(&$0.color) },
    OptionRow(
      .output,
      read: {
        if $1.isEmpty { throw OptionError.missingValue(.output) }
        $0.file = $1
      }, texts: { $0.file.map { [$0] } ?? [] }),
    OptionRow(.open) { $1(&$0.opens) }, OptionRow(.explain) { $1(&$0.explains) },
    OptionRow(.check, read: { try $0.checks.add($1) }) { $0.checks.text.map { [$0] } ?? [] },
    OptionRow(.tolerance) { $1(&$0.tolerance) },
  ]

  package var isOfRows: Bool { format?.isOfRows ?? true }

  /// Whether explanations stand under their rows: they are for people, and go to standard error beside data for programs.
  package var explainsInline: Bool { (format ?? .text) == .text && columns == nil }
  package var allowsClosing: Bool { (format ?? .text) == .text && columns == nil && hasHeader }
  package func finds(_ misalignment: Double) -> Bool { checks.isOfAlignment && abs(misalignment) > tolerance }
}

package enum ColorChoice: String, CaseIterable, OptionWord {
  case auto, always, never

  package func isOn(for output: Output) -> Bool {
    switch self {
    case .auto: output.terminal.hasColour
    case .always: true
    case .never: false
    }
  }

  package func terminal(of output: Output) -> Terminal {
    var terminal = output.terminal
    terminal.hasColour = isOn(for: output)
    return terminal
  }
}

extension String { package var inRed: String { "\u{1B}[31m\(self)\u{1B}[0m" } }

package struct RowChecks: Sendable {
  package var isOfAlignment = false

  /// How many pages a gesture may pass at most; `nil` where nothing is said.
  package var mostPages: Int?
  package var audited: [AuditCheck] = []

  package init() {}
  package var areAny: Bool { isOfAlignment || mostPages != nil || !audited.isEmpty }

  /// Whether any is judged by what a behavior is meant to do.
  package var judgesRests: Bool { isOfAlignment || !audited.isEmpty }

  package func finds(from before: Int, to after: Int) -> Bool {
    mostPages.map { abs(after - before) > $0 } ?? false
  }

  package static func pages(beyond most: Int) -> String { "more than \(most.of("page"))" }

  var text: String? {
    let parts =
      (isOfAlignment ? ["aligned"] : []) + (mostPages.map { ["pages=\($0)"] } ?? []) + audited.map(\.id)
    return parts.isEmpty ? nil : parts.joined(separator: ",")
  }

  package static let words = ["aligned", "pages="] + AuditCheck.all.map(\.id)
  private static let gestureChecks = AuditCheck.all.filter { !$0.isOfSource }

  package func refuseAudited(by command: String) throws {
    guard let check = audited.first else { return }
    throw UsageError(
      "--check \(check.id) judges single gestures, which snapsim \(command) does not; expected aligned or pages=N here"
    )
  }

  /// Adds what a text asks for; nothing in it means that rests are aligned.
  package mutating func add(_ text: String) throws {
    guard !text.isEmpty else { return isOfAlignment = true }
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      if part == "aligned" {
        isOfAlignment = true
      } else if part.hasPrefix("pages="), let most = Int(part.dropFirst(6)), most >= 0 {
        mostPages = min(most, mostPages ?? most)
      } else if let check = Self.gestureChecks.first(where: { $0.id == part }) {
        audited.append(check)
      } else if AuditCheck.all.contains(where: { $0.id == part }) {
        throw UsageError(
          "--check \(part) is of the source, not of gestures; use snapsim audit --only \(part)")
      } else {
        let meant = Suggestion.question(Suggestion.nearest(to: String(part), in: Self.words))
        throw UsageError(
          "--check has '\(part)', which is no check\(meant); expected aligned, pages=N or ids of snapsim audit --list, "
            + "with commas between them")
      }
    }
  }
}

package enum OutputFormat: String, CaseIterable, OptionWord {
  case text, json, csv, tsv, md
  case plot, svg, html
  case junit, github, xcode, sarif

  package static let ofRows = allCases.filter(\.isOfRows)
  package static let ofReports = allCases.filter(\.isReport)

  /// Whether it has rows, each as it comes about.
  package var isOfRows: Bool { [.text, .json, .csv, .tsv, .md].contains(self) }

  /// Whether it is drawn when all is known.
  package var isPicture: Bool { [.plot, .svg, .html].contains(self) }

  /// Whether it is a list of checks, for a program that shows it.
  package var isReport: Bool { !isOfRows && !isPicture }

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

  /// Refuses options that say nothing in a picture or a report, if one of them was given.
  package func refuse(_ options: [Option], among given: [Option]) throws {
    guard !isOfRows, let option = options.first(where: given.contains) else { return }
    throw UsageError(
      isPicture
        ? "\(option.flag) is about rows, and --format \(rawValue) draws; leave one of them out"
        : "\(option.flag) says nothing in --format \(rawValue), which reports what was checked; "
          + "leave one of them out")
  }
}
