package enum Cell: Hashable, Sendable {
  case text(String)
  case number(Double)
  case integer(Int)
  case json(String)

  /// No value: the row has none, or is a bad one.
  case missing

  package init(_ number: Double?) { self = number.map { .number($0) } ?? .missing }
  package init(_ number: Int?) { self = number.map { .integer($0) } ?? .missing }
}

/// A column of the output; what stands behind `summary` only tables for people ask for.
package struct Column: Hashable, Sendable {
  package let name: String

  /// So many characters are enough for what usually stands there.
  package let width: Int

  /// Whether words stand there, which begin where the column does; numbers end where it does.
  package let isText: Bool
  package let summary: String

  /// To how many decimals text for people rounds its numbers: hundredths, less than any pixel, unless more are certain.
  package let decimals: Int

  /// The most decimals in text for people (our choice).
  package static let mostDecimals = 4

  /// Whether it stands there even where all its values are the same: it is what was asked for.
  package let isAnswer: Bool

  /// The column whose values it mostly repeats.
  package let twin: String?

  /// Its rank in leaving a table that is too wide: the lowest goes first; `nil` for one that stays.
  package let leaves: Int?

  /// A number further than this from 0 is a fault, which a terminal shows in red.
  package let alarm: Double?

  package init(
    _ name: String, width: Int, isText: Bool = false, _ summary: String = "", decimals: Int = 2,
    isAnswer: Bool = false, twin: String? = nil, leaves: Int? = nil, alarm: Double? = nil
  ) {
    (self.name, self.width, self.isText, self.summary) = (name, width, isText, summary)
    (self.decimals, self.isAnswer, self.twin) = (decimals, isAnswer, twin)
    (self.leaves, self.alarm) = (leaves, alarm)
  }
}

/// A column, and its cell for a record: whoever prints records declares their fields.
package struct Field<Record>: Sendable {
  package let column: Column
  package let cell: @Sendable (Record) -> Cell

  package init(_ column: Column, _ cell: @escaping @Sendable (Record) -> Cell) {
    (self.column, self.cell) = (column, cell)
  }

  /// Makes a field whose column no other record has.
  package init(
    _ name: String, width: Int, isText: Bool = false, decimals: Int = 2, summary: String = "",
    cell: @escaping @Sendable (Record) -> Cell
  ) {
    self.init(Column(name, width: width, isText: isText, summary, decimals: decimals), cell)
  }
}
