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

  /// What a table for people makes of it.
  package var table = TableRole()

  /// Makes a column of so many characters, for numbers unless it is of text.
  package init(_ name: String, width: Int, isText: Bool = false, _ summary: String = "") {
    self.name = name
    self.summary = summary
    self.width = width
    self.isText = isText
  }

  /// The same column with another heading.
  package func named(_ heading: String) -> Column {
    var column = Column(heading, width: width, isText: isText, summary)
    column.table = table
    return column
  }

  /// The same column with another part in tables.
  package func inTables(_ change: (inout TableRole) -> Void) -> Column {
    var column = self
    change(&column.table)
    return column
  }
}

/// What a table for people makes of a column; no other format asks.
package struct TableRole: Hashable, Sendable {
  /// To how many decimals numbers are rounded there: hundredths, less than any pixel; `nil` for all digits.
  package var decimals: Int? = 2

  /// Whether it stands there even where all its values are the same: it is what was asked for.
  package var isAnswer = false

  /// The column whose values it mostly repeats.
  package var twin: String?

  /// Where the table is too wide: the lower, the earlier it goes; `nil` for one that stays.
  package var leaves: Int?

  /// What of its values is a fault, which a terminal shows in red.
  package var alarm: Alarm?

  /// What is a fault.
  package enum Alarm: Hashable, Sendable {
    /// A number further from 0 than half a point.
    case beyondTolerance
    /// Any value.
    case anyValue
  }

  /// Whether a value is a fault.
  package func isAlarming(_ cell: Cell) -> Bool {
    switch (alarm, cell) {
    case (nil, _), (_, .missing): false
    case (.anyValue, _): true
    case (.beyondTolerance, .number(let number)): abs(number) > 0.5
    case (.beyondTolerance, _): false
    }
  }
}
