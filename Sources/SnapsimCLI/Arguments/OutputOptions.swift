/// How rows are written.
enum OutputFormat: String, CaseIterable, Sendable {
  case text, json
}

/// What is written, and what is made of it.
struct OutputOptions {
  var format = OutputFormat.text

  /// The columns asked for; `nil` for all.
  var columns: [Column]?
  var explains = false
  var checks = false

  /// The misalignment that a check lets pass, in points: half a point, about a pixel.
  var tolerance = 0.5
}
