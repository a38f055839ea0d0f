// The rows of the table.
extension RunOptions {
  package static let format = OptionRow<Self>(
    "format", in: .output, takes: .word(OutputFormat.allCases.map(\.rawValue)),
    as: OutputFormat.allCases.map(\.rawValue).joined(separator: "|"), default: OutputFormat.text.rawValue,
    means: "how it is written, or drawn (plot, svg, html)"
  ) { $0.output.format = try $0.formats.format($2) }
  package static let print = OptionRow<Self>.names(
    "print", in: .output, takes: "names of columns, as in offset,page", of: .columns, as: "COL,COL",
    means: "these columns only; one alone prints bare values"
  ) { $0.output.columns = $1 }
  package static let noHeader = OptionRow<Self>.flag(
    "no-header", in: .output, means: "no line of headings in text, csv and tsv"
  ) { $0.output.hasHeader = false }
  package static let color = OptionRow<Self>.word(
    "color", in: .output, of: ColorChoice.self, default: .auto, means: "faults in red; auto: on a terminal"
  ) { $0.output.color = $1 }
  static let outputFile = OptionRow<Self>(
    "output", in: .output, takes: .text("a file, or - for standard output", .files), as: "FILE", default: "-",
    means: "whole or not at all, in place if it has several links; - is standard output"
  ) {
    if $2.isEmpty { throw OptionError.missingValue($1) }
    $0.output.file = $2
  }
  package static let open = OptionRow<Self>.flag(
    "open", in: .output, means: "show the picture (svg, html) in the browser"
  ) { $0.output.opens = true }
  package static let explain = OptionRow<Self>.flag(
    "explain", in: .output, means: "say by which steps each row came about; of an audit, how fast"
  ) { $0.output.explains = true }
  package static let check = OptionRow<Self>(
    "check", in: .output,
    takes: .optional("aligned, pages=N, or both with a comma", RowChecks.words), as: "[aligned,pages=N]",
    means: "exit 1 if a row is misaligned, or passes more pages"
  ) { try $0.output.checks.add($2) }
  package static let tolerance = OptionRow<Self>.number(
    "tolerance", in: .output, takes: .distance, as: "PT", default: "0.5",
    means: "misalignment that --check lets pass"
  ) { $0.output.tolerance = $1 }

  static let outputRows = [format, print, noHeader, color, outputFile, open, explain, check, tolerance]
}
