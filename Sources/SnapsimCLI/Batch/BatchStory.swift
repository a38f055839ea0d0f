import SnapsimRuns

extension Command {
  /// One gesture per row of input, exactly one row of output for each and in the same order.
  static let batch = Command(
    name: "batch", summary: "one gesture per CSV row or JSON line", operand: "[FILE|-]",
    fileEndings: [".csv", ".jsonl", ".ndjson"],
    story: [
      "Reads CSV with a header, or JSON objects, one per line, and writes one row for each in the same order, as "
        + "csv unless --format says otherwise. Columns are named like options, without the hyphens, and win over "
        + "the command line; all others are handed on in front. --print may name any of them, as it stands in the "
        + "input: velocity, say, or from-offset and from-page beside the result's offset and page. A JSON list "
        + "becomes lines by jq -c '.[]'.",
      "offset and page are where a gesture begins, also in a log. A column with another word for an option is handed on, "
        + "with a warning; --rename translation=drag,startOffset=offset reads such ones.",
      "A bad row ends the batch with file:line: message and code 65 after the rows before it; with --keep-going "
        + "an empty row takes its place.",
      "Rows are settled on all cores. Behaviors of a file that share variables or hold objects are asked one row after "
        + "the other.",
    ],
    examples: [
      "printf 'velocity\\n-1200\\n-300\\n' | snapsim batch --behavior paging",
      "snapsim batch --behavior container-paging --print offset,page gestures.csv",
    ],
    takes: Option.ofRuns(but: .repeat, .gesture, .open, .explain) + BatchOptions.options,
    meanings: [
      .format: "how it is written", .behavior: "what adjusts the target",
      .print: "these columns only, the input's among them",
      .rename: "read columns under other names, as translation=drag",
      .keepGoing: "go on after a bad row, and leave its values empty",
    ],
    defaults: [.format: OutputFormat.csv.rawValue], formats: OutputFormat.ofRows, columns: Column.settled,
    // What an option needs may stand in a column.
    isCompletedByRows: true,
    run: { try BatchCommand($0, $1).run() })
}
