/// A column of the output.
struct Column: Hashable, Sendable {
  /// The heading, which is the key in JSON.
  let name: String

  /// What it means, for help.
  let summary: String

  /// So many characters are enough for what usually stands there.
  let width: Int

  /// Whether words stand there, which begin where the column does; numbers end where it does.
  let isText: Bool

  init(_ name: String, width: Int, isText: Bool = false, _ summary: String = "") {
    self.name = name
    self.summary = summary
    self.width = width
    self.isText = isText
  }

  /// The same column with another heading.
  func named(_ heading: String) -> Column { Column(heading, width: width, isText: isText, summary) }
}
