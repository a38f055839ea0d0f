import Foundation
import Testing

@testable import SnapsimCLI

@Suite("A report")
struct ReportTests {
  private func run(_ words: String) throws -> CapturedRun {
    try CapturedRun(words.split(separator: " ").map(String.init))
  }

  private static let audit =
    "audit --behavior threshold-paging --behavior container-paging --items 21 --effort quick --only skipped-page,trap"

  @Test func `an audit has a test case for each check and behavior, and exits as ever`() throws {
    let run = try run(Self.audit + " --format junit")
    #expect(run.code == .found)
    let reader = XMLReader()
    try #require(reader.reads(run.output))
    let cases = reader.elements.filter { $0.name == "testcase" }.map { $0.attributes["name"] }
    // What was found stands first.
    #expect(cases == ["trap", "skipped-page", "skipped-page", "trap"])
    let suites = reader.elements.filter { $0.name == "testsuite" }
    #expect(suites.map { $0.attributes["failures"] } == ["2", "0"])
    #expect(reader.texts["failure"]?.first?.contains("\n$ snapsim --behavior threshold-paging") == true)
  }

  @Test func `SARIF has the rules of the checks that were made`() throws {
    let output = try run(Self.audit + " --format sarif").output
    let log = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let runs = try #require(log["runs"] as? [[String: Any]])
    let driver = try #require((runs.first?["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect((driver["rules"] as? [[String: Any]])?.map { $0["id"] as? String } == ["skipped-page", "trap"])
    #expect((runs.first?["results"] as? [[String: Any]])?.count == 2)
  }

  @Test func `a scenario has a test case for each expectation and behavior`() throws {
    let file = repository + "Examples/scenarios/rotation-loses-the-page.json"
    let run = try CapturedRun([
      "play", file, "--behavior", "paging", "--behavior", "container-paging", "--format", "junit",
    ])
    #expect(run.code == .found)
    let reader = XMLReader()
    try #require(reader.reads(run.output))
    let suites = reader.elements.filter { $0.name == "testsuite" }.map(\.attributes)
    #expect(suites.map { $0["name"] } == ["\(file): paging", "\(file): container-paging"])
    #expect(suites.map { $0["failures"] } == ["3", "0"])
    #expect(Set(suites.map { $0["tests"] }).count == 1)
    #expect(
      reader.texts["failure"]?.first == "\(file):8: error: step 0 (rotate, paging): expected page 3, got 2")
  }

  @Test func `a scenario annotates the lines that fail, and --check the steps that end misaligned`() throws {
    let file = repository + "Examples/scenarios/rotation-loses-the-page.json"
    let lines = try CapturedRun(["play", file, "--behavior", "paging", "--check", "--format", "github"])
      .output
      .split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines.filter { $0.contains(",line=8,") }.count == 3)
    #expect(lines.contains { $0.contains("--check") && $0.hasSuffix("::misaligned by 188 pt") })
  }
}
