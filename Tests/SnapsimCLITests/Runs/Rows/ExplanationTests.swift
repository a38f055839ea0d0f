import Foundation
import ScrollBehavior
import ScrollSimulation
import Testing

@testable import SnapsimText
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
    #expect(
      lines.map { $0.split(separator: " ").first.map(String.init) ?? "" } == [
        "start", "released", "projected", "proposed",
      ] + told + ["target", "settled"]
    )
    #expect(run.code == .settled)
  }

  @Test func `a behavior's target names the rule that fired`() throws {
    let fling = try CapturedRun("--behavior paging --velocity -1200 --explain")
    #expect(fling.output.contains("a fling, so the next multiple of the bounds (390)"))
    let still = try CapturedRun("--behavior paging --drag -50 --explain")
    #expect(still.output.contains("no fling, so the multiple of the bounds (390) nearest to the proposal"))
    #expect(try CapturedRun("--page 19 --velocity -1200 --explain").output.contains("cut to 0…7410"))
    #expect(try fling.output.hasPrefix(CapturedRun("--behavior paging --velocity -1200").output))
  }

  @Test(
    "what the behavior was told stands by its context's names",
    arguments: [
      (
        "--behavior paging --velocity -1200 --device iphone-14 --landscape --offset 844",
        [
          "originalTarget.rect.minX 844, velocity.dx 1200 pt/s, axes horizontal,",
          "containerSize 750 x 369, contentSize 15000 x 369",
          "target.rect.minX 1688, where 1438.405 was proposed",
        ]
      ),
      (
        "--behavior velocity-paging --velocity -1200 --axis vertical --context-velocity per-millisecond",
        [
          "originalTarget.rect.minY 0, velocity.dy 1.2 pt/ms, axes vertical,", "containerSize 390 x 844",
          "target.rect.minY 844, where",
        ]
      ),
      (
        "--behavior velocity-paging --velocity 1200 --layout-direction rtl",
        ["velocity.dx -1200 pt/s", "target.rect.minX -390"]
      ),
    ])
  func told(command: String, expected: [String]) throws {
    let run = try CapturedRun(command + " --explain")
    for words in expected { #expect(run.output.contains(words), "\(run.output)") }
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

  @Test func `beside data for programs, explanations go to standard error`() throws {
    for rest in ["--format json", "--print offset"] {
      let command = "--behavior paging --velocity -1200 "
      let plain = try CapturedRun(command + rest)
      let explained = try CapturedRun(command + rest + " --explain")
      #expect(explained.output == plain.output)
      #expect(plain.errors.isEmpty)
      #expect(explained.errors.split(separator: "\n").count == 9)
    }
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
    let runs = try Runs(RunOptions(command))
    try runs.forEach { run in
      try run.settle { _, _, settlement in #expect(run.settling.grids.fit(of: settlement) == expected) }
    }
  }
}
