import SnapsimRuns

extension Command {
  static let play = Command(
    name: "play", summary: "a scenario: steps and expectations", operand: "FILE…|-", takesSeveral: true,
    fileEndings: [".json"],
    story: [
      "Plays a scenario, a JSON file (help scenarios tells its keys): one row per step, and for each expectation "
        + "that fails a line on standard error; then it exits with 1. --behavior tries another behavior than the "
        + "file's, whose own paths begin in the file's folder. --print-scenario of settle writes such a file, and --record "
        + "writes what comes about into it: expectations that fail change, steps without any get some, and all else stays.",
      "Of several files, or a folder with such, each is named and a line below tells what became of all; rows for programs "
        + "have a column file, and the exit code is the worst. For CI, junit has a test case for each expectation and "
        + "behavior, github an annotation at the line of each that fails, xcode a line as compilers write it.",
    ],
    examples: [
      "snapsim --behavior paging --velocity -1200 --print-scenario | snapsim play -",
      "snapsim play rotation.json --behavior container-paging",
    ],
    takes: {
      Option.ofRuns(in: .behavior, .output).filter { $0 != .open } + PlayOptions.options
    },
    meanings: [
      .format: "how it is written", .explain: "say by which steps each row came about",
      .behavior: "another than the file's; repeat it to compare",
      .view: "this scroll view, in place of the file's; what the file says of the layout wins",
      .record: "write what comes about into the file, as expected",
    ],
    defaults: [.behavior: nil],
    formats: OutputFormat.allCases.filter { $0.isOfRows || [.junit, .github, .xcode].contains($0) },
    columns: { Column.played }, columnsHeading: "a row for each step",
    topics: [
      HelpTopic(name: "scenarios", summary: "the keys of a scenario file") { _ in Help.scenarios }
    ],
    isStory: true,
    // The behaviors of the command line, or else those that the scenarios name.
    behaviorSpecs: { invocation in
      let named = invocation.behaviorSpecs
      guard named.isEmpty else { return named }
      return ((try? ScenarioFile.paths(invocation.operands)) ?? []).flatMap(ScenarioFile.behaviorSpecs)
    },
    files: ScenarioFile.files,
    // Among several scenarios, those with a faulty behavior are passed over.
    goesOnWithoutBehaviors: {
      $0.behaviorSpecs.isEmpty && ((try? ScenarioFile.paths($0.operands))?.count ?? 0) > 1
    },
    run: { try PlayCommand($0, $1).run() })
}

struct PlayOptions: OptionSettings {
  /// Whether what comes about is written into the files' expectations.
  var records = false

  static let rows: [OptionRow<Self>] = [OptionRow(.record) { $1(&$0.records) }]
}

extension Option {
  // What another behavior does is nothing to expect of the file's.
  static let record = Option(
    "record", in: .output, means: "play: write what comes about into the file, as expected",
    excludes: [.behavior])
}
