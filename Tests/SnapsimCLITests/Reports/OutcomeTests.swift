import Foundation
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

  @Test func `a place has the comment before it, across attributes`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("// Not this.\n\n/// One card\n  // per swipe.\n@MainActor\nstruct A {}\nstruct B {}\n".utf8)
      .write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    func comment(_ line: Int) -> String { SourcePlace(file: file.path, line: line).comment }
    #expect(comment(6) == "One card per swipe." && comment(7) == "" && comment(1) == "" && comment(99) == "")
    #expect(SourcePlace(file: file.path + ".none", line: 3).comment == "")
  }

  @Test func `a fault ends in the command that shows it, if there is one`() {
    #expect(Report.Fault(level: .error, sentence: "a", command: "b").text == "a\n$ b")
    #expect(Report.Fault(level: .note, sentence: "a").text == "a")
  }
}
