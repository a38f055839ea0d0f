import Foundation
import Testing

@testable import SnapsimText
@testable import SnapsimCLI

@Suite("A report as SARIF")
struct SARIFReportTests {
  private func run(_ subjects: [Report.Subject]) throws -> [String: Any] {
    var bytes = ByteText()
    Report(name: "snapsim audit", rules: ReportedAudit.rules, subjects: subjects).sarif.write(to: &bytes)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    return try #require(runs.first)
  }

  private func text(_ message: Any?) -> String? { (message as? [String: Any])?["text"] as? String }

  @Test func `the rules are the checks, each with what code scanning needs of it`() throws {
    let tool = try #require(try run([])["tool"] as? [String: Any])
    let driver = try #require(tool["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "snapsim")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ReportedAudit.rules.map(\.id))
    for (rule, expected) in zip(rules, ReportedAudit.rules) {
      #expect(text(rule["shortDescription"]) == expected.sentence)
      #expect(text(rule["fullDescription"]) == expected.rule)
      #expect(text(rule["help"])?.contains(expected.rule) == true)
      let configuration = try #require(rule["defaultConfiguration"] as? [String: Any])
      #expect(configuration["level"] as? String == expected.severity.rawValue)
    }
  }

  @Test func `each fault is a result: its rule, level, place and command`() throws {
    let results = try #require(try run(ReportedAudit.subjects)["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["skipped-page", "trap", "out-of-range", "trap"])
    #expect(results.map { $0["ruleIndex"] as? Int } == [1, 2, 3, 2])
    #expect(results.map { $0["level"] as? String } == ["error", "warning", "note", "error"])
    #expect(text(results[0]["message"])?.contains(ReportedAudit.awkward) == true)
    let locations = try results.map { try #require(($0["locations"] as? [[String: Any]])?.first) }
    let physical = try #require(locations[0]["physicalLocation"] as? [String: Any])
    #expect((physical["artifactLocation"] as? [String: Any])?["uri"] as? String == "My%20Snap.swift")
    #expect((physical["region"] as? [String: Any])?["startLine"] as? Int == 12)
    #expect(locations[3]["physicalLocation"] == nil)
    let logical = locations[3]["logicalLocations"] as? [[String: Any]]
    #expect(logical?.first?["fullyQualifiedName"] as? String == "container-paging")
  }

  private func prints(_ subjects: [Report.Subject]) throws -> [[String: String]] {
    let results = try #require(try run(subjects)["results"] as? [[String: Any]])
    return results.compactMap { $0["partialFingerprints"] as? [String: String] }
  }

  @Test func `a finding keeps its fingerprint while its words and line change, its own`() throws {
    let before = try prints(ReportedAudit.subjects)
    #expect(before.count == 4)
    #expect(Set(before).count == 4)
    let moved = ReportedAudit.subjects.map { subject in
      Report.Subject(
        name: subject.name,
        outcomes: subject.outcomes.map { outcome in
          Report.Outcome(
            id: outcome.id, place: SourcePlace(file: "./My Snap.swift", line: 99),
            fault: outcome.fault.map { .init(level: $0.level, sentence: "other words") })
        })
    }
    #expect(try prints(moved) == before)
  }

  @Test func `a finding of a view keeps its fingerprint where the view moves`() throws {
    let outcome = Report.Outcome(id: "trap", fault: .init(level: .error, sentence: "traps"))
    let found = try ["A.swift:12 .paging", "A.swift:40 .paging", "B.swift:12 .paging"].map {
      try prints([Report.Subject(name: $0, outcomes: [outcome])])
    }
    #expect(found[0].count == 1 && found[0] == found[1] && found[0] != found[2])
  }

  @Test func `what has to be known of the run is a notification`() throws {
    let invocations = try #require(try run(ReportedAudit.subjects)["invocations"] as? [[String: Any]])
    #expect(invocations.first?["executionSuccessful"] as? Bool == true)
    let told = invocations.first?["toolExecutionNotifications"] as? [[String: Any]]
    #expect(told?.count == 1)
    #expect(text(told?.first?["message"])?.hasSuffix("given up before the end") == true)
  }

  @Test(arguments: [
    ("a b/ü#?%.swift", "a%20b/%C3%BC%23%3F%25.swift"),
    ("c:d.swift", "c%3Ad.swift"), ("/tmp/x.swift", "file:///tmp/x.swift"), ("../x.swift", "../x.swift"),
  ])
  func `a path is a URI reference`(path: String, expected: String) { #expect(Report.uri(path) == expected) }
}
