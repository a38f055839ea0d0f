/// A column of the output.
@usableFromInline
package struct Column: Hashable, Sendable {
  /// The heading, which is the key in JSON.
  package let name: String

  /// What it means, for help.
  package let summary: String

  /// So many characters are enough for what usually stands there.
  package let width: Int

  /// Whether words stand there, which begin where the column does; numbers end where it does.
  package let isText: Bool

  /// Makes a column of so many characters, for numbers unless it is of text.
  package init(_ name: String, width: Int, isText: Bool = false, _ summary: String = "") {
    self.name = name
    self.summary = summary
    self.width = width
    self.isText = isText
  }

  /// The same column with another heading.
  package func named(_ heading: String) -> Column { Column(heading, width: width, isText: isText, summary) }
}
