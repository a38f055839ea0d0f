/// What is written, and what is made of it.
package struct OutputOptions {
  package var format: OutputFormat?

  /// The names of the columns asked for; `nil` for all.
  package var columns: [String]?
  package var hasHeader = true
  package var color = ColorChoice.auto
  package var explains = false
  package var checks = RowChecks()

  /// The misalignment that a check lets pass, in points: half a point, about a pixel.
  package var tolerance = 0.5

  /// The file to write; `nil` or `-` for standard output.
  package var file: String?

  /// Whether the browser shows it.
  package var opens = false

  /// Whether rows are asked for, rather than a picture.
  package var isOfRows: Bool { format?.isOfRows ?? true }

  /// Whether explanations stand under their rows: they are for people, and go to standard error beside data for programs.
  package var explainsInline: Bool { (format ?? .text) == .text && columns == nil }

  /// Whether lines for people may stand below the rows.
  package var allowsClosing: Bool { (format ?? .text) == .text && columns == nil && hasHeader }

  /// Whether a row is misaligned by more than is let pass.
  package func finds(_ misalignment: Double) -> Bool {
    checks.isOfAlignment && abs(misalignment) > tolerance
  }
}
