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

  /// Whether rows are asked for, rather than a picture.
  var isOfRows: Bool { format?.isOfRows ?? true }

  /// Whether explanations stand under their rows: they are for people, and go to standard error beside data for programs.
  var explainsInline: Bool { (format ?? .text) == .text && columns == nil }

  /// Whether a row is misaligned by more than is let pass.
  func finds(_ misalignment: Double) -> Bool {
    checks && abs(misalignment) > tolerance
  }
}
