import Foundation
import Testing

/// Behaviors that take long, or that end or stop the process, in each command that asks them.
@Suite("A behavior file that does not come back", .timeLimit(.minutes(30)))
struct UnreturningBehaviorsTests {
  let folder: BehaviorFolder

  init() throws {
    folder = try BehaviorFolder()
    try folder.write(
      "Loop.swift", behavior: "Loop", body: "while target.rect.minX > 500 { target.rect.origin.x += 0 }")
  }

  private func run(_ command: String, limit: String? = nil) async throws -> Shell.Result {
    var shell = folder.shell
    shell.environment["SNAPSIM_TIME_LIMIT"] = limit
    return try await shell.run(command)
  }

  @Test(
    "is given no limit that is none",
    arguments: ["inf", "2s"])
  func wrongLimit(_ limit: String) async throws {
    for command in ["snapsim --behavior ./Loop.swift --velocity -1200", "snapsim audit --behavior paging"] {
      let run = try await run(command, limit: limit)
      #expect(run.code == 64)
      #expect(run.output.isEmpty)
      #expect(
        run.errors
          == "snapsim: SNAPSIM_TIME_LIMIT '\(limit)' is no time limit; expected seconds, more than 0 and "
          + "at most 86400, as in 2 or 0.5\n")
    }
    // Where nothing is limited, nothing is said.
    #expect(try await run("snapsim --velocity -1200", limit: limit).code == 0)
  }

  @Test(
    "is told where its loop does nothing that anybody would see",
    arguments: [
      "while target.rect.minX > 500 {}", "var x = target.rect.minX; while x > 1 { x = x * 0.5 + 1 }",
    ])
  func emptyLoop(_ body: String) async throws {
    try folder.write("Empty.swift", behavior: "Empty", body: body)
    let run = try await run("snapsim --behavior ./Empty.swift --velocity -1200", limit: "0.5")
    #expect(run.code == 65)
    #expect(run.errors.hasPrefix("snapsim: ./Empty.swift did not return within 0.5 s"), "\(run)")
  }

  @Test("is told where a layout does so before any gesture", arguments: ["", "map ", "audit "])
  func layout(_ command: String) async throws {
    try folder.write(
      "Layout.swift",
      """
      import UIKit

      final class Layout: UICollectionViewFlowLayout {
        override func prepare() { while itemSize.width > -1 { itemSize.width += 0 } }
        override func targetContentOffset(
          forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint { offset }
      }
      """)
    let run = try await run("snapsim \(command)--behavior ./Layout.swift", limit: "0.5")
    #expect(run.code == 65, "\(run)")
    #expect(run.errors.hasPrefix("snapsim: ./Layout.swift did not return within 0.5 s"), "\(run)")
  }

  @Test
  func `is a finding of an audit after the limit that is given, and none where it comes back before`()
    async throws
  {
    try folder.write(
      "Slow.swift", behavior: "Slow",
      body: "if context.velocity.dx == 2400, context.originalTarget.rect.minX == 0 { usleep(500_000) }")
    let audit = "snapsim audit --behavior ./Slow.swift --items 4 --effort quick --only hang --format json"
    let short = try await run(audit, limit: "0.2")
    #expect(short.code == 1, "\(short)")
    #expect(short.output.contains("\"id\":\"hang\""), "\(short)")
    #expect(try await run(audit, limit: "20") == Shell.Result(output: "", errors: "", code: 0))
  }

  @Test("is a finding of an audit with the line where it crashes", arguments: ["", " --format json"])
  func crashInAudit(_ format: String) async throws {
    try folder.write(
      "C.swift", behavior: "C",
      body: "let stops = [1, 2]\n    if context.velocity.dx > 2000 { _ = stops[Int(target.rect.minX) + 2] }")
    let run = try await run(
      "snapsim audit --behavior ./C.swift --items 5 --effort quick --only crash\(format)")
    #expect(run.code == 1, "\(run)")
    #expect(run.output.contains("the behavior crashes"), "\(run)")
    if BehaviorFolder.hasSymbolizer { #expect(run.output.contains(", at ./C.swift:6"), "\(run)") }
  }

  /// What ends a process; the tool sees its end alone, whichever function that is.
  static let exits = ["exit(0)", "exit(3)", "_exit(0)", "quick_exit(0)"]

  @Test("where it ends the process loses no row before, and is a finding of an audit", arguments: exits)
  func ends(_ exit: String) async throws {
    try folder.write(
      "E.swift", behavior: "E",
      body:
        "if context.originalTarget.rect.minX == 390, target.rect.minX > 700 { \(exit) }; target.rect.origin.x += 3"
    )
    let rows = try await run(
      "snapsim --behavior ./E.swift --items 5 --offset 390 --velocity=-500,-1500 --print velocity --format csv"
    )
    #expect(rows.lines == ["velocity", "-500"])
    #expect(rows.code == 65)
    #expect(
      rows.errors.contains("./E.swift ended the process (exit); the fault is in its code."), "\(rows.errors)")
    #expect(rows.errors.contains("--behavior ./E.swift --offset 390 --velocity -1500"), "\(rows.errors)")

    let audit = try await run("snapsim audit --behavior ./E.swift --items 5 --effort quick")
    #expect(audit.code == 1, "\(audit)")
    #expect(audit.output.contains("error: crash: the behavior crashes\n"))
    #expect(audit.output.contains("  the behavior ended the process (exit)\n"))
    // And what was found before or after stands there too.
    #expect(audit.output.contains("error: moves-at-rest"), "\(audit)")
    let command = try #require(audit.lines.first { $0.hasPrefix("  $ snapsim --behavior ./E.swift") })
    #expect(try await run(String(command.dropFirst(4))).code == 65)
  }

  @Test func `may have a function of its own that is called exit`() async throws {
    try folder.copy("Door")
    let run = try await run("snapsim --behavior ./Door.swift --velocity -1200 --print offset")
    #expect(run == Shell.Result(output: "250\n", errors: "", code: 0))
  }

  @Test func `has not stalled where the process is stopped for a while`() async throws {
    try folder.write("Slow.swift", behavior: "Slow", body: "usleep(1_000_000); target.rect.origin.x = 100")
    let command = "snapsim --behavior ./Slow.swift --velocity -1200 --print offset"
    #expect(try await run(command).output == "100\n")
    let stopped = try await run(
      """
      \(command) & process=$!
      sleep 0.5; kill -STOP $process; sleep 3; kill -CONT $process; wait $process; echo "exit $?"
      """, limit: "2.5")
    #expect(stopped.output == "100\nexit 0\n", "\(stopped)")

    try folder.write("A.swift", behavior: "A", body: "usleep(1000)")
    let audit = "snapsim audit --behavior ./A.swift --items 3 --effort quick --only hang,trap"
    let whole = try await run(audit)
    let halted = try await run(
      """
      \(audit) & process=$!
      sleep 0.3; kill -STOP $process; sleep 3; kill -CONT $process; wait $process
      """)
    #expect(halted == whole)
    #expect(!whole.output.contains("hang"))
  }
}
