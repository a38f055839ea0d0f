import ScrollSimulation
import SnapsimRuns
import SnapsimText

extension Command {
  static let reveal = Command(
    name: "reveal", summary: "when items show, against when known",
    story: [
      "Tells for each item that comes into view when it first shows, and how long before that the target was known: "
        + "the head start of loading by target, and the items that only flash by.",
      "An item has one row, even if it leaves and comes back, from a bounce or by a later gesture: hidden then is "
        + "when it is gone for good, returned when it was back last, and stay is rests if the content ever rests "
        + "while the item is in sight.",
    ],
    examples: ["snapsim reveal --behavior view-aligned:limit=never --velocity -3000"],
    takes: { Option.ofRuns(but: .explain, .check, .tolerance, .open) },
    meanings: [.format: "how it is written"], formats: OutputFormat.ofRows, columns: { Reveal.columns },
    columnsHeading: "beside item, a row for each as it first shows"
  ) { request, session in
    let output = session.output
    var rows = try RowWriter(Reveal.fields(of: request.run), request.output, holds: true)
    try request.run.checkRuns { try RevealRecorder.check($0, from: $1) }
    try rows.finishing(output, watch: session.behaviors.watch) { rows in
      try request.run.forEachRun { run throws in
        var recorder = try RevealRecorder(run.settling.layout, from: try run.start())
        try rows.begin(output)
        func tell(_ reveal: Reveal) throws {
          var row = reveal
          (row.behavior, row.numbers) = (run.named.name, run.numbers)
          try rows.write(row, to: output)
        }
        try run.fly { flight throws in try recorder.follow(flight, tell) }
        try recorder.finish(tell)
      }
    }
    return .settled
  }
}

extension Reveal: RunRow {
  static let own: [Field<Reveal>] = [
    Field(Column("item", width: 4, "the item that shows, from 0", isAnswer: true)) { .integer($0.item) },
    Field(
      "shown", width: 8,
      summary: "when the item first shows within the bounds, in seconds from the first lift-off"
    ) { .number($0.shown) },
    Field(
      "known", width: 8,
      summary: "when the target of that gesture was known: its lift-off; none for what shows from the start"
    ) { Cell($0.known) },
    Field(
      "head-start", width: 8,
      summary: "known until shown, in seconds; 0 for what the finger uncovers before it lifts"
    ) { Cell($0.headStart) },
    Field(
      "hidden", width: 8, summary: "when the item is out of sight for good; none if it is in sight at the end"
    ) { Cell($0.hidden) },
    Field(
      "stay", width: 7, isText: true,
      summary: "rests, if the content ever rests while the item is in sight; flashes, if it only goes by"
    ) { .text($0.rests ? "rests" : "flashes") },
    Field(
      "returned", width: 8,
      summary:
        "when the item is back in sight, having been out of it; of several times the last, none if it never is"
    ) { Cell($0.returned) },
  ]
}
