import Foundation
import ScrollSimulation

/// The audit over its whole matrix: settlements per second of a core, and what a second core brings.
enum AuditBenchmark {
  static func run() {
    measure("none", intent: ScrollIntent(.free)) { nil }
    measure("paging") { .paging }
    measure("view-aligned") { .viewAligned }
    measure("threshold-paging") { .thresholdPaging }
    measure("container-paging") { .containerPaging }
    measure("single-view") { .singleView }
  }

  private static func measure(
    _ name: String, intent: ScrollIntent? = nil,
    by make: @escaping @Sendable () -> (any ScrollTargetBehavior)?
  ) {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    var settlements = 0
    func audit(threads: Int) {
      settlements =
        Audit(make, layouts: nil, intent: intent, effort: .normal, threads: threads).settlements
    }
    let before = clock()
    audit(threads: 1)
    let busy = Double(clock() - before) / Double(CLOCKS_PER_SEC)
    let (all, one, ratio) = Measurement.pair(runs: 5) {
      audit(threads: cores)
    } _: {
      audit(threads: 1)
    }
    Report.row(
      "audit, \(name)",
      "\(Report.number(1000 * all.median)) ms, \(Report.number(Double(settlements) / busy / 1e6)) M/s/core",
      against: "1 of \(cores) cores \(Report.number(1000 * one.median)) ms", ratio: ratio)
  }
}
