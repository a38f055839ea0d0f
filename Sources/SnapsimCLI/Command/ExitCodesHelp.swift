import SnapsimText

extension Help {
  static var exitCodes: String {
    var lines = ["Exit codes of snapsim; 0 and 1 are answers, the others follow sysexits.", ""]
    for code in ExitCode.allCases { lines += Paragraph.defined("\(code.rawValue)", code.meaning, at: 7) }
    lines.append("")
    lines += Paragraph.wrapped(
      Paragraph.words(
        "A message on standard error says what is wrong, where, and what was expected. Rows settled before an "
          + "error are written. Warnings leave the code as it is."),
      after: "", separator: " ")
    return lines.joined(separator: "\n") + "\n"
  }
}
