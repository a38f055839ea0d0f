@testable import SnapsimCLI

/// Two behaviors of which one fails three checks, with all that a format has to escape.
enum ReportedAudit {
  static let awkward = "a<b> & \"c\" 'd' 100 %, e: f\r\nsecond\u{0}\u{1B}[0m line ]]> €"

  static let subjects = [
    CheckedSubject(
      name: "./My Snap.swift:Snap(step: 40)",
      outcomes: [
        CheckOutcome(id: "crash", place: place, fault: nil),
        CheckOutcome(
          id: "skipped-page", place: place,
          fault: .init(level: .error, message: awkward, command: "snapsim --behavior 'x y'")),
        CheckOutcome(id: "trap", place: place, fault: .init(level: .warning, message: "if so, it traps")),
        CheckOutcome(id: "out-of-range", place: place, fault: .init(level: .note, message: "clamped")),
      ], remark: "given up before the end", seconds: 1.0345),
    CheckedSubject(
      name: "container-paging",
      outcomes: [
        CheckOutcome(id: "crash", place: nil, fault: nil),
        CheckOutcome(id: "trap", place: nil, fault: .init(level: .error, message: "traps")),
      ]),
  ]

  static let place = SourcePlace(file: "./My Snap.swift", line: 12)

  static let rules = ["crash", "skipped-page", "trap", "out-of-range"].map {
    ReportRule(id: $0, sentence: "\($0) happens", text: "\($0) must not happen: \"never\".", level: .error)
  }
}
