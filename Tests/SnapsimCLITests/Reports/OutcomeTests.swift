import Testing

@testable import SnapsimText
@testable import SnapsimCLI

@Suite("An outcome of a check")
struct OutcomeTests {
  @Test(arguments: [
    ("./Snap.swift", "Snap.swift"), ("././/a/b.swift", "a/b.swift"), ("a/./b.swift", "a/./b.swift"),
    ("/tmp/x.swift", "/tmp/x.swift"), ("../x.swift", "../x.swift"), (".x.swift", ".x.swift"),
  ])
  func `a path is the one that the repository has`(file: String, expected: String) {
    #expect(SourcePlace(file: file, line: 1).path == expected)
  }

  @Test func `a fault ends in the command that shows it, if there is one`() {
    #expect(Report.Fault(level: .error, sentence: "a", command: "b").text == "a\n$ b")
    #expect(Report.Fault(level: .note, sentence: "a").text == "a")
  }
}
