import Foundation
import Testing

@testable import SnapsimBehaviorFiles

/// Which target may name which: arrows that point one way.
@Suite("The targets of the package")
struct TargetsTests {
  /// The targets, from the bottom to the top.
  static let targets = [
    "ScrollBehavior", "SwiftUIStandIn", "ScrollSimulation", "SnapsimSystem", "SnapsimText", "SnapsimRuns",
    "SnapsimPictures", "SnapsimBehaviorFiles", "SnapsimCLI", "UIKitStandIn", "snapsim", "SnapsimBenchmarks",
    "SnapsimFuzz",
  ]

  /// The modules of ours that a target's files import.
  private func imports(of target: String) throws -> Set<String> {
    let folder = URL(fileURLWithPath: repository + "Sources/\(target)")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var found: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      found.formUnion(text.matches(of: /(?:^|\n)(?:\S+ )?import (\w+)/).map { String($0.1) })
    }
    return found.intersection(Self.targets)
  }

  @Test func `are all listed here, each below those that import it`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: repository + "Sources")
    // The reader is compiled by the tool, against modules that only the toolchain knows.
    #expect(Set(folders) == Set(Self.targets + [Workshop.readingProgram]))
    for (index, target) in Self.targets.enumerated() {
      #expect(try imports(of: target).isSubset(of: Self.targets[..<index]), "\(target)")
    }
  }

  @Test func `that a behavior file is linked with are the tool's own, from the bottom to the top`() throws {
    var needed: Set = ["SnapsimCLI", "UIKitStandIn"]
    for target in Self.targets.reversed() where needed.contains(target) {
      needed.formUnion(try imports(of: target))
    }
    #expect(BehaviorLibrary.names == Self.targets.filter(needed.contains))
  }
}
