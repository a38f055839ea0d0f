import Testing

@testable import SnapsimCLI

@Suite("An outcome of a check")
struct CheckOutcomeTests {
  @Test(
    "a path is the one that the repository has",
    arguments: [
      ("./Snap.swift", "Snap.swift"), ("././/a/b.swift", "a/b.swift"), ("a/./b.swift", "a/./b.swift"),
      ("/tmp/x.swift", "/tmp/x.swift"), ("../x.swift", "../x.swift"), (".x.swift", ".x.swift"),
    ])
  func path(file: String, expected: String) {
    #expect(SourcePlace(file: file, line: 1).path == expected)
  }

  @Test("a fault ends in the command that shows it, if there is one")
  func text() {
    #expect(CheckOutcome.Fault(level: .error, message: "a", command: "b").text == "a\n$ b")
    #expect(CheckOutcome.Fault(level: .note, message: "a").text == "a")
  }
}
