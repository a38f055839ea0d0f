import SnapsimRuns

// What help tells of scenarios.
extension PlayCommand {
  static let name = "play"
  static let summary = "a scenario: steps and expectations"
  static let operand: String? = "FILE…|-"
  static let takesSeveral = true
  static let fileEndings = [".json"]
  static let isStory = true
  static let story = [
    "Plays a scenario, a JSON file (help scenarios tells its keys): one row per step, and for each expectation "
      + "that fails a line on standard error; then it exits with 1. --behavior tries another behavior than the "
      + "file's, whose own paths begin in the file's folder. --print-scenario of settle writes such a file, and --record "
      + "writes what comes about into it: expectations that fail change, steps without any get some, and all else stays.",
    "Of several files, or a folder with such, each is named and a line below tells what became of all; rows for programs "
      + "have a column file, and the exit code is the worst. For CI, junit has a test case for each expectation and "
      + "behavior, github an annotation at the line of each that fails.",
  ]
  static let examples = [
    "snapsim --behavior paging --velocity -1200 --print-scenario | snapsim play -",
    "snapsim play rotation.json --behavior container-paging",
  ]
  static let formats = OutputFormat.allCases.filter { $0.isOfRows || [.junit, .github].contains($0) }
  static let columns = Column.played
  static let columnsHeading: String? = "a row for each step"
  static let topics = [
    HelpTopic(name: "scenarios", summary: "the keys of a scenario file") { _ in ScenariosHelp.text }
  ]

  static func uses(_ option: Option) -> Bool {
    option.group == .behavior || option.group == .output
  }

  static func meaning(of option: Option) -> String? {
    switch option {
    case .format: "how it is written"
    case .explain: "say by which steps each row came about"
    case .behavior: "another than the file's; repeat it to compare"
    case Option.record: "write what comes about into the file, as expected"
    default: nil
    }
  }

  static func fallback(of option: Option) -> String? { option == .behavior ? nil : option.fallback }
}
