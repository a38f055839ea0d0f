import Foundation
import Testing

@testable import SnapsimCLI
@testable import SnapsimText

@Suite("A report as lines of a compiler")
struct XcodeReportTests {
  @Test func `each fault is a line at its absolute place, and what else is known a note there`() {
    let outcome = Report.Outcome(
      id: "inert", place: SourcePlace(file: "./Sources/A.swift", line: 21, column: 9),
      fault: .init(
        level: .warning, sentence: "it does nothing", details: ["it rests on 10", "1 in 3"],
        hints: ["help inert"], command: "snapsim --drag -10", effects: ["trap"]))
    let unshown = Report.Outcome(
      id: "trap", place: nil, fault: .init(level: .note, sentence: "not asked for", isShown: false))
    let report = Report(
      name: "snapsim audit", subjects: [.init(name: "./A.swift", outcomes: [outcome, unshown])])
    let path = FileManager.default.currentDirectoryPath + "/Sources/A.swift:21:9"
    #expect(
      report.xcode == """
        \(path): warning: inert: it does nothing; it rests on 10
        \(path): note: 1 in 3
        \(path): note: help inert
        \(path): note: of the same cause: trap
        \(path): note: $ snapsim --drag -10

        """)
  }

  @Test func `controls and line ends are spelled out, and what has no file is named`() {
    let lines = Report(name: "snapsim audit", subjects: ReportedAudit.subjects).xcode.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "warning: ./My Snap.swift:Snap(step: 40): given up before the end")
    #expect(lines[1].contains("/My Snap.swift:12:1: error: skipped-page: a<b> & \"c\" 'd' 100 %, e: f\\r\\n"))
    #expect(lines.contains("error: container-paging: trap: traps"))
    #expect(lines.last == "")
  }
}
