import Foundation
import ScrollSimulation

/// The audit over its whole matrix: settlements per second on all cores, against one.
enum AuditBenchmark {
  static func run() throws {
    try measure("none", intent: ScrollIntent(.free)) { nil }
    try measure("paging") { .paging }
    try measure("view-aligned") { .viewAligned }
    try measure("threshold-paging") { .thresholdPaging }
    try measure("container-paging") { .containerPaging }
    try measure("single-view") { .singleView }
  }

  private static func measure(
    _ name: String, intent: ScrollIntent? = nil,
    by make: @escaping @Sendable () -> (any ScrollTargetBehavior)?
  ) throws {
    func audit(threads: Int) -> Int {
      Audit(make, layouts: nil, intent: intent, effort: .normal, threads: threads).settlements
    }
    let cores = ProcessInfo.processInfo.activeProcessorCount
    try Comparison.run(
      "audit, \(name)", against: "1 of \(cores) cores", runs: 5, millions: Double(audit(threads: 1)) / 1e6
    ) {
      _ = audit(threads: cores)
      return nil
    } yardstick: {
      _ = audit(threads: 1)
      return nil
    }
  }
}
