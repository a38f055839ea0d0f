import Foundation
import Testing

struct ReadmeLibraryTests {
  @Test("README's test of a behavior is one that runs here, word for word")
  func readmeShowsARunningTest() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(
      contentsOf: tests.deletingLastPathComponent().appendingPathComponent("README.md"), encoding: .utf8)
    let running = try String(
      contentsOf: tests.appendingPathComponent("ScrollSimulationTests/ReadmeExampleTests.swift"),
      encoding: .utf8)
    #expect(readme.contains("```swift\n" + running + "```"))
  }
}
