import Foundation
import Testing

@Suite("The README", .timeLimit(.minutes(30)))
struct ReadmeTests {
  static let text = try? Shell.text("README.md")

  static let commands = ConsoleCommand.all(in: text ?? "").filter { $0.command.contains("snapsim") }

  @Test func `there is a README, and it shows commands`() throws {
    _ = try #require(Self.text, "README.md is missing")
    #expect(!Self.commands.isEmpty, "README.md has no console block with snapsim")
  }

  @Test("every command in the README writes what is shown below it", arguments: commands)
  func writesWhatIsShown(command: ConsoleCommand) async throws {
    let result = try await Shell().run("exec 2>&1\n" + command.runnable)
    #expect(result.output == command.output)
  }

  @Test func `README's test of a behavior is one that runs here, word for word`() throws {
    let running = try Shell.text("Tests/ScrollSimulationTests/ReadmeExampleTests.swift")
    #expect(try #require(Self.text).contains("```swift\n" + running + "```"))
  }
}
