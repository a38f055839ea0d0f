import Testing

@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("The worker of a batch")
struct BatchWorkerTests {
  private func worker(_ names: [String], _ options: String = "") throws -> BatchWorker {
    let invocation = try Invocation(ErrorMessagesTests.words(options))
    return try BatchWorker(
      BatchPlan(
        RunOptions(invocation), BatchColumns(names), OutputOptions(invocation),
        keepsGoing: BatchOptions(invocation).keepsGoing))
  }

  @Test("workers give for the parts what one gives for the whole")
  func parts() throws {
    let text = Array("-1200,844\n0,390\n-900,390\n-1200,\n".utf8)
    let whole = try worker(["velocity", "width"], "--behavior paging --print offset")
    whole.settle(text[...], firstLine: 2, isJSON: false)
    var joined = ByteText()
    for part in Records.parts(of: text[...], count: 3, quoted: true) {
      let worker = try worker(["velocity", "width"], "--behavior paging --print offset")
      worker.settle(part, firstLine: 2, isJSON: false)
      joined.append(worker.rows.text)
    }
    #expect(joined == whole.rows.text)
    #expect(joined.string == "844\n0\n390\n390\n")
  }
}
