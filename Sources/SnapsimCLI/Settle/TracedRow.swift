import SnapsimRuns

/// The content at a moment, as a row.
struct TracedRow: RunRow {
  let behavior: String
  let gesture: Int
  let numbers: [Double]
  let moment: Moment

  static let own: [Field<TracedRow>] = [
    Field(
      Column(
        "time", width: 8, "seconds from the first lift-off, on one clock for all gestures; a drag takes none"
      )
      .inTables { ($0.decimals, $0.isAnswer) = (4, true) }
    ) { .number($0.moment.time) },
    Field(.offset) { .number($0.moment.offset) },
    Field(
      "velocity", width: 10, summary: "the content's velocity, in points per second; positive is forward"
    ) { .number($0.moment.velocity) },
    Field(
      "phase", width: 12, isText: true,
      summary:
        "decelerating, animating (a spring pulls to the target) or bouncing (past an end, or back from it)"
    ) { .text($0.moment.phase.rawValue) },
  ]
}

extension Column {
  /// The columns of a trace, in the order in which they stand.
  static let traced = TracedRow.columns
}
