import ScrollSimulation

@testable import SnapsimText
@testable import SnapsimCLI

/// Two behaviors of which one fails three checks, with all that a format has to escape.
enum ReportedAudit {
  static let awkward = "a<b> & \"c\" 'd' 100 %, e: f\r\nsecond\u{0}\u{1B}[0m line ]]> €"

  static let subjects = [
    Report.Subject(
      name: "./My Snap.swift:Snap(step: 40)",
      outcomes: [
        Report.Outcome(id: "crash", place: place, fault: nil),
        Report.Outcome(
          id: "skipped-page", place: place,
          fault: .init(level: .error, sentence: awkward, command: "snapsim --behavior 'x y'")),
        Report.Outcome(id: "trap", place: place, fault: .init(level: .warning, sentence: "if so, it traps")),
        Report.Outcome(id: "out-of-range", place: place, fault: .init(level: .note, sentence: "clamped")),
      ], remark: "given up before the end", seconds: 1.0345),
    Report.Subject(
      name: "container-paging",
      outcomes: [
        Report.Outcome(id: "crash", place: nil, fault: nil),
        Report.Outcome(id: "trap", place: nil, fault: .init(level: .error, sentence: "traps")),
      ]),
  ]

  static let place = SourcePlace(file: "./My Snap.swift", line: 12)

  static let rules = ["crash", "skipped-page", "trap", "out-of-range"].compactMap { id in
    NamedCheck.all.first { $0.id == id }
  }
}
