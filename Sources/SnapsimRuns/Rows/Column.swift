/// A column of the output; what stands behind `summary` only tables for people ask for.
package struct Column: Hashable, Sendable {
  /// The heading, which is the key in JSON.
  package let name: String

  /// So many characters are enough for what usually stands there.
  package let width: Int

  /// Whether words stand there, which begin where the column does; numbers end where it does.
  package let isText: Bool

  /// What it means, for help.
  package let summary: String

  /// To how many decimals numbers are rounded: hundredths, less than any pixel; `nil` for all digits.
  package var decimals: Int? = 2

  /// Whether it stands there even where all its values are the same: it is what was asked for.
  package var isAnswer = false

  /// The column whose values it mostly repeats.
  package var twin: String?

  /// Where the table is too wide: the lower, the earlier it goes; `nil` for one that stays.
  package var leaves: Int?

  /// A number further than this from 0 is a fault, which a terminal shows in red.
  package var alarm: Double?

  /// Makes a column of so many characters, for numbers unless it is of text.
  package init(_ name: String, width: Int, isText: Bool = false, _ summary: String = "") {
    self.name = name
    self.summary = summary
    self.width = width
    self.isText = isText
  }

  /// The same column with another part in tables.
  package func inTables(_ change: (inout Column) -> Void) -> Column {
    var column = self
    change(&column)
    return column
  }
}
