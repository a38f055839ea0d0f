import ScrollSimulation
import Testing

@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("How a rest fits, in words")
struct GridsWordsTests {
  @Test(arguments: [
    ("--page 3", "aligned"), ("--offset 400", "misaligned by 10"), ("--page 19", "aligned"),
    ("--behavior none --item-length 100 --items 10 --page 9", "at the end"),
    ("--behavior none --item-length 100 --padding 50 --offset 0", "at the beginning"),
    ("--content-length 1000 --offset 610", "at the end"), ("--content-length 1000 --offset 390", "aligned"),
  ])
  func `are aligned, an end, or how far it is off`(_ command: String, _ expected: String) throws {
    let runs = try Runs(RunOptions(command))
    try runs.forEach { run in
      try run.settle { _, _, settlement in #expect(run.settling.grids.fit(of: settlement) == expected) }
    }
  }
}
