import Foundation
import Testing

@testable import SnapsimCLI

/// Reads a line as the runner of GitHub Actions does: up to the first `::`, properties between commas, escapes undone.
private struct WorkflowCommand: Equatable {
  let name: String
  let properties: [String: String]
  let message: String

  init?(_ line: String) {
    guard let parts = line.wholeMatch(of: /::(\w+)(?: (.*?))?::(.*)/)?.output else { return nil }
    name = String(parts.1)
    let pairs = (parts.2 ?? "").split(separator: ",")
      .map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    guard pairs.allSatisfy({ $0.count == 2 }) else { return nil }
    properties = Dictionary(
      uniqueKeysWithValues: pairs.map { ($0[0], Self.plain($0[1], ["%3A": ":", "%2C": ","])) })
    message = Self.plain(String(parts.3), [:])
  }

  private static func plain(_ text: String, _ more: [String: String]) -> String {
    var plain = text
    for (escape, character) in more.merging(["%0D": "\r", "%0A": "\n"], uniquingKeysWith: { $1 }) {
      plain = plain.replacingOccurrences(of: escape, with: character)
    }
    // The runner undoes the sign of escapes last.
    return plain.replacingOccurrences(of: "%25", with: "%")
  }
}

@Suite("A report as annotations of GitHub Actions")
struct GitHubReportTests {
  private let lines = Report(name: "snapsim audit", subjects: ReportedAudit.subjects).github
    .split(separator: "\n").map(String.init)

  @Test func `each fault is one line that the runner reads as it was, at its place`() throws {
    let commands = lines.compactMap(WorkflowCommand.init)
    #expect(commands.count == lines.count)
    #expect(commands.map(\.name) == ["warning", "error", "warning", "notice", "error"])
    let error = commands[1]
    #expect(
      error.properties == [
        "file": "My Snap.swift", "line": "12",
        "title": "snapsim audit: skipped-page: ./My Snap.swift:Snap(step: 40)",
      ])
    #expect(
      error.message == ReportedAudit.awkward.replacing("\0\u{1B}", with: "\\0\\u{1B}")
        + "\n$ snapsim --behavior 'x y'")
    #expect(commands[4].properties == ["title": "snapsim audit: trap: container-paging"])
  }

  @Test func `the escapes are those of the runner: of the sign itself first`() {
    #expect(Report.percentEscaped("100%0A,\r\n:", "%\r\n") == "100%250A,%0D%0A:")
    #expect(Report.percentEscaped("a,b:c%\n", "%\r\n:,") == "a%2Cb%3Ac%25%0A")
  }

  @Test func `nothing is written where nothing failed`() {
    let right = Report.Subject(name: "paging", outcomes: [Report.Outcome(id: "trap", place: nil, fault: nil)])
    #expect(Report(name: "snapsim audit", subjects: [right]).github.isEmpty)
  }
}
