import Foundation
import Testing

@Suite("snapsim diff", .timeLimit(.minutes(30)))
struct DiffTests {
  private static let folder = "Sources/ScrollBehavior/Behaviors"

  /// What stands in an app that a fix was pasted into is the fix.
  @Test(
    .enabled(if: BehaviorFolder.compiler != nil),
    arguments: [
      ("container-paging", ["ContainerPagingBehavior.swift", "ContainerPages.swift"]),
      ("flick-paging", ["FlickPagingBehavior.swift", "ContainerPages.swift"]),
      ("single-view", ["SingleViewScrollTargetBehavior.swift"]),
    ])
  func `of a pasted fix and the built-in one is empty`(_ behavior: String, _ files: [String]) async throws {
    let folder = try BehaviorFolder()
    for file in files {
      let source = Shell.packageRoot.appendingPathComponent("\(Self.folder)/\(file)")
      let text = try String(contentsOf: source, encoding: .utf8)
      let end = try #require(
        text.firstRange(of: "// MARK: - Leave out")?.lowerBound
          ?? (file == "ContainerPages.swift" ? text.endIndex : nil))
      try folder.write(file, "import SwiftUI\n" + text[..<end])
    }
    let spec = files.map { "./" + $0 }.joined(separator: "+")
    let result = try await folder.shell.run(
      "snapsim diff --behavior \(behavior) --behavior \(spec) --effort quick")
    #expect(result.code == 0, "\(result.output)\(result.errors)")
    #expect(result.output.contains(": the same on "))
  }

  @Test(.enabled(if: BehaviorFolder.compiler != nil))
  func `of one that crashes shows where`() async throws {
    let folder = try BehaviorFolder()
    try folder.write("A.swift", behavior: "A", body: "precondition(context.velocity.dx < 2000)")
    try folder.write("B.swift", behavior: "B", body: "_ = context.velocity")
    let result = try await folder.shell.run(
      "snapsim diff --behavior ./A.swift --behavior ./B.swift --items 3 --effort quick")
    #expect(result.code == 1)
    #expect(result.output.contains("\ncrash: one of them crashes or never returns"))
    #expect(result.output.contains("\n  ./A.swift crashed"))
    #expect(result.output.contains("\n  ./B.swift comes back\n"))
  }

  /// Each differs on one speed, or on a few, that the source of one of them states.
  @Test(
    .enabled(if: BehaviorFolder.compiler != nil),
    arguments: ["speed >= 200", "speed > 200.0001", "speed > 200 && !(speed > 910 && speed < 911)"])
  func `finds what a source states`(_ condition: String) async throws {
    let folder = try BehaviorFolder()
    for (name, condition) in [("A", "speed > 200"), ("B", condition)] {
      let body = """
        let speed = abs(context.velocity.dx)
        let forward: CGFloat = context.velocity.dx < 0 ? -1 : 1
        let pages: CGFloat = \(condition) ? forward : 0
        target.rect.origin.x = context.originalTarget.rect.minX + pages * context.containerSize.width
        """
      try folder.write("\(name).swift", behavior: name, body: body)
    }
    let result = try await folder.shell.run(
      "snapsim diff --behavior ./A.swift --behavior ./B.swift --items 5")
    #expect(result.code == 1, "\(result.output)\(result.errors)")
    #expect(result.output.contains("\npage: they rest on different pages"))
  }
}
