import Foundation
import Testing

@testable import SnapsimBehaviorFiles
@testable import SnapsimCLI

@Suite("Where a behavior is declared")
struct BehaviorDeclarationTests {
  @Test(
    "it is the line on which the declaration of its type begins",
    arguments: [
      ("", 5), (":Snap(step: 40)", 5), (":Other()", 9), (":Outer.Inner(1)", 13), (":Inner(1)", 13),
    ])
  func line(expression: String, line: Int) throws {
    let onlySnap =
      "import SwiftUI\n\n// A comment.\n/// What it is.\n@available(iOS 17, *)\nstruct Snap: ScrollTargetBehavior {}\n"
    let rest =
      "\n\nstruct Other: ScrollTargetBehavior {}\n\nenum Outer {\n\n  struct Inner: ScrollTargetBehavior {}\n}\n"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapsim-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Snap.swift")
    try Data((onlySnap + (expression.isEmpty ? "" : rest)).utf8).write(to: file)
    let found = try #require(BehaviorDeclaration.find(file.path + expression))
    #expect(found.line == line)
    #expect(found.file == file.path)
  }

  @Test(
    "what is no file, or is not there, has none",
    arguments: ["paging", "./no-such-file.swift", "x.swift:Y()"])
  func nothing(spec: String) {
    #expect(BehaviorDeclaration.find(spec) == nil)
  }
}
