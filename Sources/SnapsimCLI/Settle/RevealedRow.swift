import SnapsimRuns

/// When an item was in view, as a row.
struct RevealedRow: RunRow {
  let behavior: String
  let gesture: Int
  let numbers: [Double]
  let reveal: Reveal

  static let own: [Field<RevealedRow>] = [
    Field(.item.inTables { ($0.isAnswer, $0.twin) = (true, nil) }) { .integer($0.reveal.item) },
    Field(
      "shown", width: 8,
      summary: "when the item first shows within the bounds, in seconds from the first lift-off"
    ) { .number($0.reveal.shown) },
    Field(
      "known", width: 8,
      summary: "when the target of that gesture was known: its lift-off; none for what shows from the start"
    ) { Cell($0.reveal.known) },
    Field(
      "head-start", width: 8,
      summary: "known until shown, in seconds; 0 for what the finger uncovers before it lifts"
    ) { Cell($0.reveal.headStart) },
    Field(
      "hidden", width: 8,
      summary: "when the item is out of sight for good; none if it is in sight at the end"
    ) { Cell($0.reveal.hidden) },
    Field(
      "stay", width: 7, isText: true,
      summary: "rests, if the content ever rests while the item is in sight; flashes, if it only goes by"
    ) { .text($0.reveal.rests ? "rests" : "flashes") },
    Field(
      "returned", width: 8,
      summary:
        "when the item is back in sight, having been out of it; of several times the last, none if it never is"
    ) { Cell($0.reveal.returned) },
  ]
}

extension Column {
  /// The columns of a reveal, in the order in which they stand.
  static let revealed = RevealedRow.columns
}
