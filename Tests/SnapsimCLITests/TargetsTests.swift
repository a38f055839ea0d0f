import Foundation
import Testing

@testable import SnapsimBehaviorFiles

/// Which target may name which: arrows that point one way.
@Suite("The targets of the package")
struct TargetsTests {
  /// Each target, from the bottom to the top, with those of ours that it imports.
  static let arrows: [(target: String, imports: Set<String>)] = [
    ("ScrollBehavior", []),
    ("SwiftUIStandIn", ["ScrollBehavior"]),
    ("ScrollSimulation", ["ScrollBehavior"]),
    ("SnapsimSystem", []),
    ("SnapsimText", ["SnapsimSystem"]),
    ("SnapsimRuns", ["ScrollSimulation", "SnapsimSystem", "SnapsimText"]),
    ("SnapsimPictures", ["ScrollSimulation", "SnapsimText", "SnapsimRuns"]),
    // It depends on the stand-in too, which is compiled with people's files and which it does not import.
    ("SnapsimBehaviorFiles", ["ScrollSimulation", "SnapsimSystem", "SnapsimText", "SnapsimRuns"]),
    (
      "SnapsimCLI",
      [
        "ScrollSimulation", "SnapsimSystem", "SnapsimText", "SnapsimRuns", "SnapsimPictures",
        "SnapsimBehaviorFiles",
      ]
    ),
    ("UIKitStandIn", ["ScrollBehavior", "SwiftUIStandIn"]),
    ("snapsim", ["SnapsimCLI"]),
    ("SnapsimBenchmarks", ["ScrollSimulation", "SnapsimSystem"]),
    ("SnapsimFuzz", ["ScrollSimulation", "SnapsimSystem", "SnapsimText", "SnapsimRuns", "SnapsimCLI"]),
  ]

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The modules that a target's files import, of those that are ours.
  private func imports(of target: String) throws -> Set<String> {
    let folder = Self.root.appendingPathComponent("Sources/\(target)")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var found: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index < 2, words.count == index + 2 else {
          continue
        }
        found.insert(String(words[index + 1]))
      }
    }
    return found.intersection(Self.arrows.map(\.target))
  }

  @Test(arguments: arrows)
  func `import what they are allowed to, and use it`(target: String, allowed: Set<String>) throws {
    #expect(try imports(of: target) == allowed)
  }

  @Test func `are all listed here, each below those that import it`() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appendingPathComponent("Sources").path)
    // The reader is compiled by the tool, against modules that only the toolchain knows.
    #expect(Set(folders) == Set(Self.arrows.map(\.target) + [SourceReader.program]))
    for (index, arrow) in Self.arrows.enumerated() {
      #expect(arrow.imports.isSubset(of: Self.arrows[..<index].map(\.target)), "\(arrow.target)")
    }
  }

  @Test func `that a behavior file is linked with are the tool's own, from the bottom to the top`() {
    var needed: Set = ["SnapsimCLI", "UIKitStandIn"]
    for arrow in Self.arrows.reversed() where needed.contains(arrow.target) {
      needed.formUnion(arrow.imports)
    }
    #expect(BehaviorLibrary.names == Self.arrows.map(\.target).filter(needed.contains))
  }
}
