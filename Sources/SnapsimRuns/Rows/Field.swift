import SnapsimText

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

  package init(
    _ name: String, width: Int, isText: Bool = false, decimals: Int = 2, summary: String = "",
    cell: @escaping @Sendable (Record) -> Cell
  ) { self.init(Column(name, width: width, isText: isText, summary, decimals: decimals), cell) }
}

/// A row of a run: it begins with a behavior, a gesture and the numbers of the sweep.
package protocol RunRow: Sendable {
  var behavior: String { get }
  var gesture: Int { get }
  var numbers: [Double] { get }
  static var own: [Field<Self>] { get }
}

extension RunRow {
  package static func fields(behaviors: [NamedBehavior] = [], sweeps: [Sweep] = []) -> [Field<Self>] {
    let first: [Field<Self>] = [
      Field(.behavior(of: behaviors.map(\.name))) { .text($0.behavior) },
      Field(.gesture) { .integer($0.gesture) },
    ]
    var swept: [Field<Self>] = []
    for (index, sweep) in sweeps.enumerated() {
      swept.append(Field(.swept(sweep.option.name, beside: columns)) { .number($0.numbers[index]) })
    }
    return first + parameters(of: behaviors, sweeps) + swept + own
  }

  package static func fields(of options: RunOptions) -> [Field<Self>] {
    fields(behaviors: options.behaviors, sweeps: options.sweeps)
  }

  /// A column for each parameter of a swept spec: its name, told apart from other columns where both have the same.
  private static func parameters(of behaviors: [NamedBehavior], _ sweeps: [Sweep]) -> [Field<Self>] {
    let names = behaviors.flatMap(\.parameters).map(\.name)
    guard !names.isEmpty else { return [] }
    let taken = Set((columns + sweeps.map { .swept($0.option.name, beside: columns) }).map(\.name))
    return names.distinct.map { name in
      let values = behaviors.compactMap { behavior in
        behavior.parameters.first { $0.name == name }.map { (behavior.name, Cell.number($0.number)) }
      }
      let cells = Dictionary(values) { first, _ in first }
      let heading = taken.contains(name) ? "behavior-" + name : name
      return Field(Column(heading, width: 8, decimals: Column.mostDecimals, isAnswer: true)) {
        cells[$0.behavior] ?? .missing
      }
    }
  }

  package static var columns: [Column] { [.behavior(), .gesture] + own.map { $0.column } }
}

extension Column {
  package static func behavior(of specs: [String] = []) -> Column {
    Column("behavior", width: specs.map(\.count).max() ?? 0, isText: true, "the behavior, as it was named")
  }

  package static let gesture = Column(
    "gesture", width: 7, "the index of the gesture in its sequence or repetition, from 0")

  /// The column of an option that varies: its name, told apart from the row's own where both have the same.
  package static func swept(_ option: String, width: Int = 8, beside own: [Column]) -> Column {
    let isTaken = own.contains { $0.name == option }
    return Column(isTaken ? "from-" + option : option, width: width, decimals: mostDecimals, isAnswer: true)
  }
}
