import SnapsimRuns

// What help tells of matches.
extension MatchCommand {
  static let name = "match"
  static let summary = "which rule a recorded device follows"
  static let operand: String? = "FILE|-"
  static let fileEndings = [".jsonl"]
  static let story = [
    "Asks behaviors what a device was asked, and says which of them answer as it did. The log has lines of "
      + "Examples/Recorder/Recorded.swift, which is pasted into an app, or columns of a batch with rest or target, where "
      + "the gesture led. Without --behavior every rule of SwiftUI's own behaviors is tried; with it, those named, so "
      + "that a recording is a test of one's own behavior.",
    "The unit of the velocities, and how much longer the bounds are than the container, are found by what matches most, "
      + "where neither the log nor an option says so. What view-aligned stops at is known if the items are: say --items, "
      + "--item-length and --spacing as in the app. It exits with 1 where nothing matches every row within --tolerance.",
    "A CSV of time (seconds) and offset (points), measured on a screen recording or by a display link, is fitted by the "
      + "laws of motion instead: the deceleration rate, the rates that fit as well, and by how much each law misses.",
  ]
  static let examples = [
    "snapsim match log.jsonl",
    "snapsim match log.jsonl --behavior ./MyPaging.swift",
    "snapsim match --items 12 --item-length 300 --spacing 16 log.jsonl",
  ]
  static let formats: [OutputFormat] = [.text, .json, .csv]
  static let columns =
    MatchReport.fields.map(\.column)
    + MotionReport.fields.map(\.column).filter {
      !MatchReport.fields.map(\.column.name).contains($0.name)
    }
  static let columnsHeading: String? = "of behaviors, or of laws of motion"

  static func uses(_ option: Option) -> Bool {
    [.layout, .behavior, .physics].contains(option.group)
      || [.format, .output, .tolerance].contains(option)
  }

  static func meaning(of option: Option) -> String? {
    switch option {
    case .behavior: "compare these only; repeat it for several"
    case .format: "how it is written"
    case .tolerance: "by how much an answer may differ"
    case .contextVelocity: "unit of the log's velocities"
    default: nil
    }
  }

  static func fallback(of option: Option) -> String? {
    [.behavior, .contextVelocity].contains(option) ? nil : option.fallback
  }
}
