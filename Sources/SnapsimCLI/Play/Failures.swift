import SnapsimText

/// What is not as a scenario expects, on its way to standard error: under its row, or under the table where that waits for
/// its last row.
final class Failures {
  private let errors: Output
  private let waits: Bool
  private var waiting: [String] = []

  init(errors: Output, waits: Bool) {
    self.errors = errors
    self.waits = waits
  }

  /// Tells some, after the rows that were written.
  func add(_ failures: [String], after output: Output) throws {
    waiting += failures
    guard !waits else { return }
    try output.flush()
    report()
  }

  /// Tells those that wait.
  func report() {
    for failure in waiting { errors.report(failure) }
    waiting = []
  }
}
