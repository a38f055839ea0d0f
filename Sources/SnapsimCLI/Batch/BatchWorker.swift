/// The rows of a batch as one thread settles them.
///
/// Not used by two threads at once, though by one after another: that is what the conformance promises.
final class BatchWorker: @unchecked Sendable {
  private(set) var rows: BatchRows

  /// Makes a worker for some batch.
  init(_ plan: BatchPlan) throws {
    rows = try BatchRows(plan)
  }

  /// Settles the records of a part, CSV or JSON lines; what the last part left is forgotten.
  func settle(_ bytes: ArraySlice<UInt8>, firstLine: Int, isJSON: Bool) {
    rows.settle(bytes, firstLine: firstLine, isJSON: isJSON)
  }
}
