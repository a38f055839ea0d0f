import Foundation
import ScrollBehavior
import ScrollSimulation
import Testing

@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("How a rest came about")
struct ExplanationTests {
  static let commands: [String] = [
    "--velocity -1200", "--velocity 0", "--behavior paging --velocity -1200", "--offset -20 --velocity -500",
    "--behavior paging --velocity -99999", "--drag 50", "--page 19 --drag -50 --behavior paging",
    "--layout-direction rtl --velocity 800 --behavior paging", "--content-length 100 --velocity -300",
  ]

  @Test("each step stands on a line of its own, in its order", arguments: commands)
  func steps(command: String) throws {
    let run = try CapturedRun(command + " --explain")
    let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
    let told = run.output.contains("behavior: none") ? [] : ["told", "answered"]
    let steps = ["start", "released", "projected", "proposed"] + told + ["target", "settled"]
    #expect(lines.map { $0.split(separator: " ").first.map(String.init) ?? "" } == steps)
    #expect(run.code == .settled)
  }

  @Test func `an answer of another size, or with an anchor, is told whole`() throws {
    struct Centered: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect = CGRect(x: 500, y: 0, width: 90, height: 844)
        target.anchor = .center
      }
    }
    let options = try RunOptions(
      Invocation(["--velocity", "-300"], Snapsim.commands), behaviors: BehaviorCatalog())
    let settling = Settling(try options.layout.layout(), behavior: Centered())
    let gesture = Gesture(velocity: -300)
    let named = NamedBehavior(spec: "centered", make: { Centered() }, needsItems: false)
    let text = Explanation(try settling.settle(from: 0, gesture), of: gesture, by: named, settling).text
    #expect(
      text.contains(
        "target.rect.minX 500, where 144.855 was proposed; rect.size 90 x 844; anchor (0.5, 0.5); so offset 350"
      ), "\(text)")
  }

  @Test(arguments: [
    ("--page 3", "aligned"), ("--offset 400", "misaligned by 10"), ("--page 19", "aligned"),
    ("--behavior none --item-length 100 --items 10 --page 9", "at the end"),
    ("--behavior none --item-length 100 --padding 50 --offset 0", "at the beginning"),
    ("--content-length 1000 --offset 610", "at the end"), ("--content-length 1000 --offset 390", "aligned"),
    ("--behavior none --offset 350 --intent offsets=350", "aligned"),
    ("--behavior none --offset 350 --intent items,free=300:400", "aligned"),
  ])
  func `a rest is aligned, at an end, or so far off`(_ command: String, _ expected: String) throws {
    try RunOptions(command).forEachRun { run in
      try run.settle { _, _, settlement in #expect(run.settling.grids.fit(of: settlement) == expected) }
    }
  }
}
