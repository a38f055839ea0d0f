import Foundation
import Testing

/// Layouts of UIKit's as behavior files, in the manner of those in public apps.
@Suite("Layouts of UIKit", .timeLimit(.minutes(20)), .enabled(if: BehaviorFolder.compiler != nil))
struct LayoutsTests {
  private static let folder = "Tests/UIKitStandInTests/Layouts/"

  @Test func `all compile as they stand, and rest on the offset of their formula`() async throws {
    let names = Shell.packageRoot.appendingPathComponent(Self.folder).files(".swift")
    let scratch = try BehaviorFolder()
    // As an app has them.
    for name in names {
      let text = try Shell.text(Self.folder + name)
      try scratch.write(name, text.replacing("import UIKitStandIn", with: "import UIKit"))
    }
    let specs = names.map { "--behavior ./\($0)" }.joined(separator: " ")
    let run = try await scratch.shell.run(
      "snapsim \(specs) --items 12 --item-length 300 --spacing 20 --drag -100 --velocity -1200 "
        + "--print behavior,target --format csv --no-header")
    #expect(run.code == 0 && run.lines.count == names.count, "\(run.errors)")
    let card = ["NextBySign", "FlickThreshold"].map { "./\($0).swift,320" }
    for row in card + ["./RoundedProposal.swift,640", "./ClosestCenter.swift,595"] {
      #expect(run.lines.contains(row), "\(run.output)")
    }
  }
}
