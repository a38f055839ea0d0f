import Foundation
import Testing

@testable import SnapsimCLI

private struct Found: Decodable {
  let id: String
  let result: String
  let command: String
  let cases: Int
  let gestures: Int
}

@Suite("snapsim diff", .timeLimit(.minutes(30)))
struct DiffCommandTests {
  @Test func `shows each way of parting with a command that shows both`() throws {
    for pair in [
      "paging distance-paging", "flick-paging container-paging", "velocity-paging paging", "none multiple",
    ] {
      let names = pair.split(separator: " ")
      let run = try CapturedRun(
        "diff --behavior \(names[0]) --behavior \(names[1]) --effort quick --format json")
      #expect(run.code == .found)
      let found = try run.lines.map { try JSONDecoder().decode(Found.self, from: Data($0.utf8)) }
      #expect(!found.isEmpty)
      for way in found {
        let words = way.command.split(separator: " ").dropFirst().map(String.init)
        guard words.first != "diff" else {
          #expect(try CapturedRun(words).output.contains("\n\(way.id):"))
          continue
        }
        let rows = try CapturedRun(
          words + ["--print", "target,offset,page", "--format", "csv", "--no-header"]
        ).lines.map { $0.split(separator: ",") }
        #expect(rows.count == 2)
        guard rows.count == 2 else { continue }
        switch way.id {
        case "page", "alignment": #expect(rows[0][1] != rows[1][1])
        case "target": #expect(rows[0][0] != rows[1][0] && rows[0][1] == rows[1][1])
        default: Issue.record("\(way.id) shows otherwise")
        }
      }
    }
  }

  @Test func `what they differ in, and an audit's errors, are red where that is wanted`() throws {
    let red = "\u{1B}[31m"
    let pair = "diff --behavior paging --behavior none --items 3 --effort quick"
    #expect(try !CapturedRun(pair).output.contains(red))
    #expect(try CapturedRun(pair + " --color always").output.contains(red))
    let audit =
      "audit --behavior velocity-paging --behavior container-paging --items 3 --effort quick "
      + "--layout-direction rtl"
    let run = try CapturedRun(audit + " --color always")
    #expect(run.output.contains("\n\(red)error: "))
    #expect(run.output.contains(#/\u{1B}\[31m\d+ E\u{1B}/#))
    let plain = run.output.replacing(red, with: "").replacing("\u{1B}[0m", with: "")
    #expect(try CapturedRun(audit).output == plain)
  }
}
