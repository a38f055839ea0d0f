import Foundation
import Testing

@Suite("Reports on behavior files", .timeLimit(.minutes(30)), .enabled(if: BehaviorFolder.compiler != nil))
struct ReportsTests {
  private func run(_ options: String) async throws -> Shell.Result {
    let folder = try BehaviorFolder()
    try folder.copy("Cards")
    return try await folder.shell.run(
      "snapsim audit --behavior './Cards.swift:Turning(step: 300)' --effort quick \(options)")
  }

  @Test func `the view is taken at its word, each option by its line, and a stated one wins`() async throws {
    let read = try await run("--only misaligned-rest")
    #expect(read.code == 1)
    #expect(
      read.lines.dropFirst().prefix(3) == [
        "  ./Cards.swift:16: --items 10 by 0..<10", "  ./Cards.swift:15: --spacing 16 by gap",
        "  ./Cards.swift:16: --item-length 300 by .frame(width: 300, height: 200)",
      ])
    #expect(read.output.contains("--spacing 16 --item-length 300"))
    let stated = try await run("--only misaligned-rest --spacing 0")
    #expect(stated.code == 0, "\(stated.output)")
    #expect(!stated.output.contains("--spacing 16"))
  }

  @Test func `what is found stands at the line that decided in the formats for code review`() async throws {
    let github = try await run("--only misaligned-rest --format github")
    #expect(github.code == 1 && github.lines.count == 1)
    #expect(
      github.output.hasPrefix("::error file=Cards.swift,line=7,title=snapsim audit%3A misaligned-rest%3A "))
    let sarif = try await run("--only misaligned-rest --format sarif").output
    #expect(sarif.contains("\"uri\": \"Cards.swift\"") && sarif.contains("\"startLine\": 7"))
  }

  @Test func `state of the app that a behavior holds is named in each format`() async throws {
    let folder = try BehaviorFolder()
    try folder.copy("Held")
    let audit = "snapsim audit --behavior ./Held.swift --effort quick --only crash"
    let said = "nothing updates what it holds here, so what depends on that was seen in one state only"
    #expect(try await folder.shell.run(audit).lines.contains("  it holds model: \(said)"))
    let json = try await folder.shell.run(audit + " --format json")
    #expect(
      json.output
        == #"{"id":"held-state","behavior":"./Held.swift","severity":"note","sentence":"\#(said)","#
        + #""members":["model"]}"# + "\n")
    #expect(json.code == 0)
    #expect(try await folder.shell.run(audit + " --format junit").output.contains("it holds model: \(said)"))
  }
}
