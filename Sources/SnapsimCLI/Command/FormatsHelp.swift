import SnapsimRuns
import SnapsimText

extension Help {
  static var formats: String {
    var lines = ["Formats of snapsim, as --format NAME; the default is text, and csv in a batch.", ""]
    for format in OutputFormat.allCases {
      lines += Paragraph.defined(format.rawValue, format.summary, at: 10)
    }
    for paragraph in [
      "Numbers have the fewest digits that read back as the same number, without .0 and -0, whatever the locale. "
        + "--print COL,COL chooses columns and their order; with one alone, text prints bare values, one per row. "
        + "--no-header leaves out the headings. Rows are written as they come about.",
      "--output FILE is written beside the file and takes its place when it is whole; until then, and if anything "
        + "fails, the old file stays. Standard output is data only: explanations stand there under rows in text, "
        + "and on standard error beside any other format.",
      "Column names, their order, JSON keys and number formats are stable: releases only add.",
    ] {
      lines.append("")
      lines += Paragraph.wrapped(Paragraph.words(paragraph), after: "", separator: " ")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
