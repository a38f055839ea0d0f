import SnapsimText

/// Unmet expectations on their way to standard error: under their row, or under a table that waits for its last row.
final class Failures {
  private let errors: Output
  private let waits: Bool
  private var waiting: [String] = []

  init(errors: Output, waits: Bool) {
    self.errors = errors
    self.waits = waits
  }

  /// Tells failures after the rows that were written.
  func add(_ failures: [String], after output: Output) throws {
    waiting += failures
    guard !waits else { return }
    try output.flush()
    report()
  }

  /// Tells the failures that wait.
  func report() {
    for failure in waiting { errors.report(failure) }
    waiting = []
  }
}
