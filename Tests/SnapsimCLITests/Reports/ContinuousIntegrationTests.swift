import Foundation
import Testing

@testable import SnapsimRuns

/// The files in `Examples/ci`: no reader of YAML is at hand, so that what they are made of is looked at by hand.
@Suite("The examples for continuous integration")
struct ContinuousIntegrationTests {

  private static let files =
    (try? FileManager.default.contentsOfDirectory(atPath: repository + "Examples/ci"))?.sorted() ?? []

  @Test("their commands are taken by snapsim, and write reports", arguments: files)
  func commands(file: String) throws {
    let text = try String(contentsOfFile: repository + "Examples/ci/" + file, encoding: .utf8)
    let commands = text.split(separator: "\n").filter { !$0.contains("#") || $0.contains("run:") }
      .compactMap { $0.firstMatch(of: /snapsim ((audit|play) .*)/)?.1 }
    #expect(!commands.isEmpty)
    for command in commands {
      var words = command.components(separatedBy: " ||")[0].replacing("'", with: "").split(separator: " ")
        .map(String.init)
      let format = try #require(words.firstIndex(of: "--format").map { words[$0 + 1] })
      #expect(OutputFormat(rawValue: format)?.isReport == true)
      // In place of the reader's files come ours, and the report comes here.
      for option in ["--output", "--baseline", "--write-baseline"] {
        if let index = words.firstIndex(of: option) { words.removeSubrange(index...index + 1) }
      }
      words = words.flatMap { word in
        word.hasSuffix(".swift")
          ? ["container-paging"]
          : word == "Sources"
            ? ["--behavior", "container-paging"]
            : [word.hasSuffix(".json") ? repository + "Examples/scenarios/end-is-a-trap.json" : word]
      }
      if words.first == "audit" { words += ["--items", "3", "--effort", "quick"] }
      let run = try CapturedRun(words)
      #expect(run.code == .settled, "\(command): \(run.errors)")
    }
  }
}
