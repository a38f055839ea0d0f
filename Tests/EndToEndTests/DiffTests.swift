import Foundation
import Testing

@Suite("snapsim diff", .timeLimit(.minutes(30)))
struct DiffTests {
  /// A folder with sources of ours and an import, as they are pasted into an app.
  private static func pasted(_ files: [String]) throws -> BehaviorFolder {
    let folder = try BehaviorFolder()
    for file in files {
      let text = try Shell.text(file)
      let end = text.firstRange(of: "// MARK: - Leave out")?.lowerBound ?? text.endIndex
      try folder.write(URL(fileURLWithPath: file).lastPathComponent, "import SwiftUI\n" + text[..<end])
    }
    return folder
  }

  private static let behaviors = "Sources/ScrollBehavior/Behaviors/"

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
}
