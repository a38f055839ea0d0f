import Foundation
import Testing

/// Layouts of UIKit's as behavior files, in the manner of those in public apps.
@Suite("Layouts of UIKit", .timeLimit(.minutes(20)), .enabled(if: BehaviorFolder.compiler != nil))
struct LayoutsTests {
  private static let folder = Shell.packageRoot.appendingPathComponent("Tests/UIKitStandInTests/Layouts")

  /// A folder with layouts as an app has them.
  private static func apps(_ names: [String]) throws -> BehaviorFolder {
    let scratch = try BehaviorFolder()
    for name in names {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      try scratch.write(name, text.replacing("import UIKitStandIn", with: "import UIKit"))
    }
    return scratch
  }

  @Test func `all compile as they stand, and rest on the offset of their formula`() async throws {
    let names = Self.folder.files(".swift")
    let scratch = try Self.apps(names)
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

  @Test func `say what their view is, on each screen`() async throws {
    let scratch = try Self.apps(["ZoomAndSnap.swift", "ScreenPages.swift"])
    let zoom = try await scratch.shell.run(
      "snapsim --behavior ./ZoomAndSnap.swift --device iphone-14 --landscape --velocity -1200 --print offset")
    #expect(zoom.errors.contains("horizontal, items of 150, spacing 40, padding 300"), "\(zoom.errors)")
    #expect(zoom.output == "570\n")
    let pages = try await scratch.shell.run(
      "snapsim --behavior ./ScreenPages.swift --drag -40 --velocity -1200 --repeat 2 --print offset")
    #expect(pages.lines == ["398", "796"], "\(pages.errors)")
  }

  @Test func `are found in a folder, and each is a view of its own`() async throws {
    let scratch = try Self.apps(["VelocityTwice.swift", "ScreenPages.swift"])
    let views = try await scratch.shell.run("snapsim views --format json .")
    #expect(views.output.contains(#""view":"ScreenPages","behavior":"./ScreenPages.swift:ScreenPages""#))
    let audit = try await scratch.shell.run("snapsim audit --only skipped-page .")
    #expect(audit.code == 1 && audit.output.contains("VelocityTwice: 1 error"), "\(audit.output)")
    let own = try await scratch.shell.run(
      "snapsim --view ScreenPages.swift --drag -40 --velocity -1200 --print offset")
    #expect(own.output == "398\n", "\(own.errors)")
  }

  @Test func `keep their first screen in no batch that changes it`() async throws {
    let scratch = try Self.apps(["ScreenPages.swift"])
    let rows = try await scratch.shell.run(
      "printf 'width,velocity\\n390,-900\\n700,-900\\n' | snapsim batch --behavior ./ScreenPages.swift")
    #expect(
      rows.code == 65 && rows.errors.contains("the column 'width' changes the screen"), "\(rows.errors)")
  }

  @Test func `keep what they keep from gesture to gesture`() async throws {
    let scratch = try Self.apps(["PageCounter.swift"])
    try scratch.write(
      "Swipes.json",
      #"""
      {"layout": {"items": 4}, "behavior": "./PageCounter.swift",
       "steps": [{"swipe": {"drag": -50, "velocity": -900}, "repeat": 6},
                 {"swipe": {"drag": 50, "velocity": 900}, "expect": {"offset": 640}}]}
      """#)
    // A new counter would begin at page 0 again.
    let run = try await scratch.shell.run("snapsim play Swipes.json")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
  }

  @Test func `are told from a port that does the same`() async throws {
    let scratch = try Self.apps(["RoundedProposal.swift"])
    try scratch.write("Port.swift", behavior: "Port", body: Self.port("rounded()"))
    try scratch.write("Floored.swift", behavior: "Floored", body: Self.port("rounded(.down)"))
    let same = try await scratch.shell.run(
      "snapsim diff --behavior ./RoundedProposal.swift --behavior ./Port.swift")
    #expect(same.code == 0, "\(same.output)\(same.errors)")
    let other = try await scratch.shell.run(
      "snapsim diff --behavior ./RoundedProposal.swift --behavior ./Floored.swift")
    #expect(other.code == 1, "\(other.output)\(other.errors)")
  }

  private static func port(_ rounding: String) -> String {
    "target.rect.origin.x = (target.rect.origin.x / 320).\(rounding) * 320"
  }

  @Test func `that cannot be compiled are told of with the line, and what to do`() async throws {
    let scratch = try BehaviorFolder()
    try scratch.write(
      "Pods.swift",
      """
      import UIKit
      class Snap: PodLayout {
        override func targetContentOffset(
          forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint { offset }
      }

      """)
    let run = try await scratch.shell.run("snapsim --alone --behavior ./Pods.swift --velocity -1200")
    #expect(run.code == 65 && run.errors.contains("line 2: Snap has targetContentOffset"), "\(run.errors)")
    try scratch.write(
      "Selector.swift",
      """
      import UIKit
      class Snap: UICollectionViewFlowLayout {
        override func prepare() { perform(#selector(invalidateLayout)) }
        override func targetContentOffset(
          forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint { offset }
      }

      """)
    let selector = try await scratch.shell.run("snapsim --behavior ./Selector.swift --velocity -1200")
    #expect(selector.code == 65 && selector.errors.contains("./Selector.swift:3:"), "\(selector.errors)")
    #expect(selector.errors.contains("call the method in place of a #selector"), "\(selector.errors)")
  }
}
