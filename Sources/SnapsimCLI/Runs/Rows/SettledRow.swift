import ScrollSimulation

/// Where a gesture led, as a row; or a bad row that is kept for its place.
struct SettledRow: RunRow {
  let behavior: String
  let gesture: Int

  /// Where it led; `nil` for a bad row.
  let settlement: Settlement?
  var numbers: [Double] = []

  /// What is handed on from the input.
  var passed: [Cell] = []

  static var own: [Field<SettledRow>] {
    [
      Field(.start) { Cell($0.settlement?.start) },
      Field(.released) { Cell($0.settlement?.released) },
      Field(.proposed) { Cell($0.settlement?.proposed) },
      Field(.target) { Cell($0.settlement?.target) },
      Field(.offset) { Cell($0.settlement?.offset) },
      Field(.page) { Cell($0.settlement?.page) },
      Field(.item) { Cell($0.settlement?.item) },
      Field(.misalignment) { Cell($0.settlement?.misalignment) },
      Field(.duration) { Cell($0.settlement?.duration) },
    ]
  }
}

extension Column {
  static let start = Column("start", width: 18, "the offset when the gesture began")
  static let released = Column(
    "released", width: 18, "the offset when the finger lifted; past an end, through the rubber band")
  static let proposed = Column(
    "proposed", width: 18,
    "where free deceleration is announced to end, within 0 and the end: what a behavior gets")
  static let target = Column("target", width: 18, "what the behavior made of it; it may lie past an end")
  static let offset = Column("offset", width: 18, "where it rests: the target within 0 and the end")
  static let page = Column("page", width: 4, "the page whose stop is nearest, from 0")
  static let item = Column(
    "item", width: 4, "the item whose stop is nearest, from 0; without items, the page")
  static let misalignment = Column(
    "misalignment", width: 12,
    "how far it rests beyond the nearest stop or end; negative before it, 0 if aligned")
  static let duration = Column(
    "duration", width: 18, "seconds from lift-off to rest; with a behavior by a path of our choice")

  /// The columns that every settled gesture has, in the order in which they stand.
  static let settled = SettledRow.columns

  /// The names that `--print` knows of a settled gesture, besides those of swept options.
  static let settledNames = settled.map(\.name)

  /// The columns with which the lines of a single row begin.
  static let answer: [Column] = [.offset, .page]
}

extension Option {
  /// The heading under which `--print` names it beside a settled gesture's own columns.
  var printedName: String { Column.swept(self, beside: Column.settled).name }
}

extension RunOptions {
  /// The options, with those that hold one number as sweeps of it where they are asked for as columns.
  func namingHeldOptions() -> RunOptions {
    var options = self
    for name in output.columns ?? [] {
      guard
        let row = Self.rows.first(where: { $0.option.printedName == name }), row.option.isSweepable,
        !sweeps.contains(where: { $0.option == row.option }), let number = number(of: row.option)
      else { continue }
      options.sweeps.append(Sweep(row, NumberSequence(number)))
    }
    return options
  }
}
