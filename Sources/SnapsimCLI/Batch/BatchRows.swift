import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// Settles one part of a batch after another; what the last row's layout and behavior made is kept.
struct BatchRows {
  private(set) var text = ByteText()
  private(set) var badRows: [(line: Int, reason: String)] = []

  /// How many rows of the last part a check found misaligned, and how many pass more pages than they may.
  private(set) var misaligned = 0
  private(set) var passing = 0

  /// The number of the line at hand, or of the one after the last part.
  private(set) var line = 0
  private(set) var lineCount = 0
  private let plan: BatchPlan
  private let rows: RowWriter<SettledRow>
  private var row: BatchRow
  private var behavior: String

  /// The behavior of a bad row: the command line's, where no column names another.
  private let badSpec: String

  /// How many bytes of rows are gathered (our choice).
  private static let gathered = 1 << 15

  // What the last row's options made, with rows of its behavior where they are numbers alone.
  private var numberRow: NumberRow?
  private var settling: Settling?

  init(_ plan: BatchPlan) throws {
    self.plan = plan
    rows = try plan.writer()
    row = BatchRow(plan)
    badSpec = plan.columns.options.contains(.behavior) ? "" : plan.options.behaviors.last?.name ?? ""
    behavior = badSpec
    numberRow = row.isPlain ? numberRow(of: badSpec) : nil
  }

  private func numberRow(of behavior: String) -> NumberRow? {
    NumberRow(rows, behavior: behavior, passed: row.passed, copying: plan.columns.copied)
  }

  /// Settles the records of a part; what the last part left is forgotten.
  mutating func settle(_ bytes: ArraySlice<UInt8>, firstLine: Int) {
    text.removeAll(keepingCapacity: true)
    badRows = []
    (misaligned, passing, line) = (0, 0, firstLine)
    var index = bytes.startIndex
    while index < bytes.endIndex, badRows.isEmpty || plan.keepsGoing {
      index = settlePlain(in: bytes, from: index)
      if index < bytes.endIndex, badRows.isEmpty || plan.keepsGoing {
        index = settleRow(in: bytes, from: index)
      }
    }
    lineCount = line - firstLine
  }

  /// Settles the row that begins at an index; tells where the next one begins.
  private mutating func settleRow(in bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    do {
      if try row.read(bytes, from: start) {
        if settling == nil || row.optionsHaveChanged { settling = try makeSettling() }
        guard let settling else { return row.next }
        write(try settlement(by: settling))
      }
    } catch {
      note(error)
    }
    line += row.lineCount
    return row.next
  }

  /// Settles plain rows, as many as come, the short way; tells where another begins, or one that cannot be settled.
  private mutating func settlePlain(in bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    guard row.isPlain, let settling, let numberRow else { return start }
    var (text, index) = (ByteText(), start)
    swap(&text, &self.text)
    text.append(upTo: Self.gathered) { run in
      bytes[start...].withUnsafeBufferPointer { bytes in
        while row.readPlain(bytes, from: index - start), let settlement = try? settlement(by: settling) {
          numberRow.write(settlement, to: &run) { place, run in
            let (first, end) = row.copies[place]
            run.append(bytes, from: first, to: end)
          }
          index = start + row.next
          line += 1
        }
      }
    }
    swap(&text, &self.text)
    return index
  }

  private mutating func settlement(by settling: Settling) throws -> Settlement {
    let gesture = row.gesture
    let settlement = try settling.settle(
      from: gesture.start(in: settling.grids.pages), Gesture(drag: gesture.drag, velocity: gesture.velocity))
    if plan.output.checks.areAny {
      if plan.output.finds(settlement.misalignment) { misaligned += 1 }
      let before = settling.grids.pages.nearest(to: settlement.start)
      if plan.output.checks.finds(from: before, to: settlement.page) { passing += 1 }
    }
    return settlement
  }

  private mutating func note(_ error: any Error) {
    badRows.append((line, error.words))
    if plan.keepsGoing { write(nil, of: badSpec) }
  }

  private mutating func write(_ settlement: Settlement) {
    guard let numberRow, !numberRow.copies else { return write(settlement, of: behavior) }
    text.append { numberRow.write(settlement, to: &$0) }
  }

  private mutating func write(_ settlement: Settlement?, of behavior: String) {
    let written = SettledRow(behavior: behavior, gesture: 0, settlement: settlement, passed: row.passed)
    rows.write(written, to: &text)
  }

  private mutating func makeSettling() throws -> Settling {
    settling = nil
    let options = try row.allOptions()
    if let watch = plan.options.catalog.watch { watch.note(row.settings) }
    guard let named = options.behaviors.last else { throw DataError("there is no behavior") }
    let made = options.settling(on: try options.layout.layout(), named.make(), of: named)
    settling = made
    if behavior != named.name { numberRow = row.isPlain ? numberRow(of: named.name) : nil }
    // Of its own: threads that count references to the same text wait for one another.
    behavior = String(decoding: Array(named.name.utf8), as: UTF8.self)
    row.optionsHaveChanged = false
    return made
  }
}

/// The rows of a batch as one thread settles them, never two at once: that is what the conformance promises.
final class BatchWorker: @unchecked Sendable {
  fileprivate(set) var rows: BatchRows

  init(_ plan: BatchPlan) throws { rows = try BatchRows(plan) }
  func settle(_ bytes: ArraySlice<UInt8>, firstLine: Int) { rows.settle(bytes, firstLine: firstLine) }
}
