import Foundation
import Testing

@testable import SnapsimText
@testable import SnapsimCLI

@Suite("The verdict across behaviors")
struct VerdictTableTests {
  private static let checks = ["crash", "skipped-page", "unreachable-stop", "out-of-range"]

  private static func verdicts(_ names: [String]) -> [Report.Subject] {
    names.enumerated().map { index, name in
      Report.Subject(
        name: name,
        outcomes: checks.map { check in
          let faults: [String: Report.Fault] = [
            "skipped-page": .init(level: .error, sentence: "skips", failures: 38341),
            "out-of-range": .init(level: .note, sentence: "clamped", failures: 7),
          ]
          return .init(id: check, fault: index % 2 == 1 ? nil : faults[check])
        }, isComplete: index != 2)
    }
  }

  private func text(_ names: [String]) -> String {
    var text = ByteText()
    Report(name: "snapsim audit", subjects: Self.verdicts(names)).writeVerdicts(on: Self.checks, to: &text)
    return text.string
  }

  @Test func `checks stand by behaviors; those that found nothing anywhere share a line`() {
    #expect(
      text(["paging", "container-paging"]) == """

                               paging  container-paging
        skipped-page          38341 E                 ✓
        out-of-range              7 n                 ✓
        the other 2 checks          ✓                 ✓
        errors                      1                 0
        warnings                    0                 0
        notes                       1                 0
        cases that fail: E of an error, w of a warning, n of a note; ✓ none

        """)
  }

  @Test func `names that do not fit are numbers, and what was given up has no sign that all is well`() {
    let long = "./A/Rather/Long/Path/To/A/File.swift:Snap(step: 40)"
    let text = text(["paging", long, "./Crashing.swift"])
    #expect(text.contains("[1]      [2]      [3]"))
    #expect(text.contains("[2] \(long)\n"))
    #expect(text.contains("the other 2 checks          ✓        ✓        ?"))
    #expect(text.contains("\n? none before the audit was given up\n"))
  }

  @Test("it fits into 80 columns, however many behaviors there are", arguments: 1...24)
  func width(count: Int) {
    let names = (0..<count).map { "behavior-\($0)" }
    let lines = text(names).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(
      lines.filter { $0.hasPrefix("errors") }.reduce(0) { $0 + $1.split(separator: " ").count - 1 } == count)
  }

  @Test func `as JSON it is one object in one line, with every check of every behavior`() throws {
    let report = Report(name: "snapsim audit", subjects: Self.verdicts(["a\"b", "c", "d"]))
    let text = report.verdicts(on: Self.checks).text()
    #expect(text.split(separator: "\n").count == 1)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [[String: Any]]])
    let verdicts = try #require(object["verdict"])
    #expect(verdicts.map { $0["behavior"] as? String } == ["a\"b", "c", "d"])
    #expect(verdicts.map { $0["errors"] as? Int } == [1, 0, 1])
    #expect(verdicts.map { $0["notes"] as? Int } == [1, 0, 1])
    #expect(verdicts.map { $0["complete"] as? Bool } == [true, true, false])
    let failures = try #require(verdicts[0]["checks"] as? [String: Int])
    #expect(failures == ["crash": 0, "skipped-page": 38341, "unreachable-stop": 0, "out-of-range": 7])
  }
}
