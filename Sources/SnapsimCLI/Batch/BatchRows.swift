import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// Settles the rows of one part of a batch after another.
///
/// It keeps what the last row's layout and behavior made, so that a batch of gestures on one layout makes it once.
struct BatchRows {
  /// A row that could not be settled.
  struct BadRow {
    let line: Int
    let reason: String
  }

  /// The rows of the last part, written out.
  private(set) var text = ByteText()

  /// The rows of the last part that could not be settled.
  private(set) var badRows: [BadRow] = []

  /// How many misaligned rows a check found in the last part, and how many that pass more pages than they may.
  private(set) var misalignedCount = 0
  private(set) var passingCount = 0
  var foundMisalignment: Bool { misalignedCount > 0 }

  /// The number of the line at hand, or of the one after the last part.
  private(set) var line = 0

  /// How many lines the last part had, if all of them were read.
  private(set) var lineCount = 0

  private let plan: BatchPlan
  private let output: OutputOptions
  private var record = CSVRecord()
  private var row: BatchRow
  private var rows: RowWriter<SettledRow>

  /// Rows of the last row's behavior, where they are numbers alone.
  private var numberRow: NumberRow?

  /// Whether rows of plain numbers are gathered before they are put behind the others.
  private let gathersNumbers: Bool

  /// How many bytes of rows are gathered (our choice).
  private static let gathered = 1 << 15

  // What the last row's options made.
  private var settling: Settling?

  /// Makes the rows of some batch, none yet.
  init(_ plan: BatchPlan) throws {
    self.plan = plan
    output = plan.output
    row = BatchRow(plan)
    rows = try plan.writer()
    numberRow = NumberRow(rows, behavior: plan.badSpec)
    // If a behavior that is watched stops the run, all rows before must be there already.
    gathersNumbers = row.isOfNumbers && plan.options.catalog.watch == nil
  }

  /// Settles the records of a part, CSV or JSON lines; what the last part left is forgotten.
  mutating func settle(_ bytes: ArraySlice<UInt8>, firstLine: Int, isJSON: Bool) {
    text.removeAll()
    badRows.removeAll()
    misalignedCount = 0
    passingCount = 0
    if isJSON { settleJSON(bytes, firstLine) } else { settleCSV(bytes, firstLine) }
  }

  private mutating func settleCSV(_ bytes: ArraySlice<UInt8>, _ firstLine: Int) {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      line = firstLine
      while index < bytes.count, badRows.isEmpty || plan.keepsGoing {
        let start = index
        index = settleNumbers(bytes, from: start)
        if index > start { continue }
        var lines = 1
        do {
          row.begin()
          if let next = row.readNumbers(bytes, from: start) {
            index = next
            try settleRow()
          } else {
            index = try record.parse(bytes, from: start)
            lines = record.lineCount
            // A line without anything is no row.
            if !record.isBlank {
              try row.read(record, in: bytes)
              try settleRow()
            }
          }
        } catch {
          // What begins with a broken record goes on after its line.
          note(error, line)
          if index == start { index = Records.newline(in: bytes, from: start).map { $0 + 1 } ?? bytes.count }
        }
        line += lines
      }
      lineCount = line - firstLine
    }
  }

  /// Settles rows that are nothing but plain numbers, as many as come, the short way.
  ///
  /// - Returns: where the first other row begins.
  private mutating func settleNumbers(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard gathersNumbers, let numberRow, let settling = try? currentSettling() else { return start }
    let pages = settling.grids.pages
    var index = start
    var failure: (any Error)?
    // Not in place, where the closure changes it too.
    var text = ByteText()
    swap(&text, &self.text)
    text.append(upTo: Self.gathered) { run in
      row.begin()
      while let next = row.readNumbers(bytes, from: index) {
        index = next
        do {
          let gesture = row.gesture
          let settlement = try settling.settle(
            from: gesture.start(in: pages), Gesture(drag: gesture.drag, velocity: gesture.velocity))
          check(settlement)
          numberRow.write(settlement, to: &run)
          line += 1
        } catch {
          failure = error
          break
        }
      }
    }
    swap(&text, &self.text)
    if let failure {
      note(failure, line)
      line += 1
    }
    return index
  }

  private mutating func settleJSON(_ bytes: ArraySlice<UInt8>, _ firstLine: Int) {
    bytes.withUnsafeBufferPointer { bytes in
      line = firstLine
      var start = 0
      while start < bytes.count, badRows.isEmpty || plan.keepsGoing {
        let end = Records.newline(in: bytes, from: start) ?? bytes.count
        let object = UnsafeBufferPointer(rebasing: bytes[start..<end])
        if object.contains(where: { $0 > 0x20 }) {
          do {
            row.begin()
            try row.readJSON(object)
            try settleRow()
          } catch {
            note(error, line)
          }
        }
        line += 1
        start = end + 1
      }
      lineCount = line - firstLine
    }
  }

  @inline(__always)
  private mutating func settleRow() throws {
    let settlement = try settlement()
    check(settlement)
    if let numberRow { return text.append { numberRow.write(settlement, to: &$0) } }
    row.answer.settlement = settlement
    rows.write(row.answer, to: &text)
  }

  /// Counts the settlement where a check finds it.
  @inline(__always)
  private mutating func check(_ settlement: Settlement) {
    guard output.checks.areAny else { return }
    if output.finds(settlement.misalignment) { misalignedCount += 1 }
    if passesTooMany(settlement) { passingCount += 1 }
  }

  private func passesTooMany(_ settlement: Settlement) -> Bool {
    guard let pages = settling?.grids.pages else { return false }
    return output.checks.finds(from: pages.nearest(to: settlement.start), to: settlement.page)
  }

  private mutating func note(_ error: any Error, _ line: Int) {
    badRows.append(BadRow(line: line, reason: error.words))
    guard plan.keepsGoing else { return }
    let spec = row.answer.behavior
    (row.answer.settlement, row.answer.behavior) = (nil, plan.badSpec)
    rows.write(row.answer, to: &text)
    row.answer.behavior = spec
  }

  private mutating func settlement() throws -> Settlement {
    let settling = try currentSettling()
    let gesture = row.gesture
    let start = try gesture.start(in: settling.grids.pages)
    return try settling.settle(from: start, Gesture(drag: gesture.drag, velocity: gesture.velocity))
  }

  /// The step for the row's layout and behavior: the last row's, if nothing has changed.
  private mutating func currentSettling() throws -> Settling {
    if let settling, !row.optionsHaveChanged { return settling }
    settling = nil
    let options = try row.options()
    if let watch = plan.options.catalog.watch { watch.note(row.settings) }
    guard let named = options.behaviors.last else { throw RowFlaw.noBehavior }
    let made = Settling(try options.layout.layout(), behavior: named.make(), physics: options.physics)
    settling = made
    if row.answer.behavior != named.name { numberRow = NumberRow(rows, behavior: named.name) }
    // Of its own: threads that count references to the same text wait for one another.
    row.answer.behavior = String(decoding: Array(named.name.utf8), as: UTF8.self)
    row.optionsHaveChanged = false
    return made
  }
}
