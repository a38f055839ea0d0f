import Foundation
import Testing

@Suite("snapsim diff", .timeLimit(.minutes(30)))
struct DiffTests {
  /// A folder with sources of ours and an import, as they are pasted into an app.
  private static func pasted(_ files: [String]) throws -> BehaviorFolder {
    let folder = try BehaviorFolder()
    for file in files {
      let text = try String(contentsOf: Shell.packageRoot.appendingPathComponent(file), encoding: .utf8)
      let end = text.firstRange(of: "// MARK: - Leave out")?.lowerBound ?? text.endIndex
      try folder.write(URL(fileURLWithPath: file).lastPathComponent, "import SwiftUI\n" + text[..<end])
    }
    return folder
  }

  private static let behaviors = "Sources/ScrollBehavior/Behaviors/"

  @Test(
    .enabled(if: BehaviorFolder.compiler != nil),
    arguments: [
      ("container-paging", ["ContainerPagingBehavior.swift", "ContainerPages.swift"]),
      ("flick-paging", ["FlickPagingBehavior.swift", "ContainerPages.swift"]),
      ("single-view", ["SingleViewScrollTargetBehavior.swift"]),
    ])
  func `of a pasted fix and the built-in one is empty`(_ behavior: String, _ files: [String]) async throws {
    let folder = try Self.pasted(files.map { Self.behaviors + $0 })
    let spec = files.map { "./" + $0 }.joined(separator: "+")
    let result = try await folder.shell.run(
      "snapsim diff --behavior \(behavior) --behavior \(spec) --effort quick")
    #expect(result.code == 0, "\(result.output)\(result.errors)")
    #expect(result.output.contains(": the same on "))
  }

  @Test(.enabled(if: InstalledTests.isInstalled, InstalledTests.isMissing), arguments: ["5", "6"])
  func `has fixes that compile by SwiftUI's public symbols alone`(_ mode: String) async throws {
    let fixes = ["ContainerPagingBehavior", "FlickPagingBehavior", "SingleViewScrollTargetBehavior"]
    let folder = try Self.pasted(
      (fixes + ["ContainerPages"]).map { Self.behaviors + $0 + ".swift" } + [
        "Examples/Recorder/Recorded.swift"
      ])
    try folder.write(
      "Uses.swift",
      """
      import SwiftUI
      func use(_ modifier: (any ScrollTargetBehavior) -> Void) { modifier(Recorded(.paging)) }
      func take(_ behavior: some ScrollTargetBehavior) {}
      func paste() { take(.recorded(.paging)); take(.recorded(.viewAligned(limitBehavior: .always)) { _ in }) }
      """)
    var shell = folder.shell
    shell.environment["INSTALLED"] = Shell.prefix?.path
    let compile = """
      "$SNAPSIM_SWIFTC" -typecheck -module-name Pasted -package-name an-app -module-alias SwiftUI=ScrollBehavior \
        -I "$INSTALLED/lib/snapsim" -swift-version \(mode) *.swift
      """
    #expect(try await shell.run(compile) == Shell.Result(output: "", errors: "", code: 0))
    // What names more does not compile so.
    try folder.write(
      "Secret.swift",
      "import SwiftUI\nfunc secret(_ context: ScrollTargetBehaviorContext) { _ = context.stops }\n")
    let secret = try await shell.run(compile)
    #expect(secret.code == 1 && secret.errors.contains("stops"), "\(secret)")
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
