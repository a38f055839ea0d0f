import Foundation
import Testing

/// Layouts of UIKit's as behavior files, in the manner of those in public apps.
@Suite("Layouts of UIKit", .timeLimit(.minutes(20)), .enabled(if: BehaviorFolder.compiler != nil))
struct LayoutsTests {
  private static let folder = "Tests/UIKitStandInTests/Layouts/"

  @Test func `all compile as they stand, and rest on the offset of their formula`() async throws {
    let files = Shell.packageRoot.appendingPathComponent(Self.folder).files(".swift")
    let scratch = try BehaviorFolder()
    // As an app has them, some with their superclass in a file of its own.
    let names = try files.filter { $0 != "Cards.swift" }.map { name in
      try Shell.text(Self.folder + name).contains(": Cards") ? name + "+./Cards.swift" : name
    }
    for file in files {
      let text = try Shell.text(Self.folder + file)
      try scratch.write(file, text.replacing("import UIKitStandIn", with: "import UIKit"))
    }
    let specs = names.map { "--behavior ./\($0)" }.joined(separator: " ")
    let run = try await scratch.shell.run(
      "snapsim \(specs) --items 12 --item-length 300 --spacing 20 --drag -100 --velocity -1200 "
        + "--print behavior,target --format csv --no-header")
    #expect(run.code == 0 && run.lines.count == names.count, "\(run.errors)")
    for (name, target) in [
      ("NextBySign.swift", 320), ("FlickThreshold.swift+./Cards.swift", 320),
      ("RoundedProposal.swift+./Cards.swift", 640), ("ClosestCenter.swift+./Cards.swift", 595),
    ] { #expect(run.lines.contains("./\(name),\(target)"), "\(run.output)") }
  }
}
