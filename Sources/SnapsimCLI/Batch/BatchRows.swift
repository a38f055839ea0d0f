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

  /// How many misaligned rows a check found in the last part.
  private(set) var misalignedCount = 0
  var foundMisalignment: Bool { misalignedCount > 0 }

  private let plan: BatchPlan
  private var record = CSVRecord()
  private var row: BatchRow
  private var rows: RowWriter<SettledRow>

  // What the last row's options made.
  private var settling: Settling?
  private var spec = ""

  /// Makes the rows of some batch, none yet.
  init(_ plan: BatchPlan) throws {
    self.plan = plan
    row = BatchRow(plan)
    rows = try plan.writer()
  }

  /// Settles the records of a part, CSV or JSON lines; what the last part left is forgotten.
  mutating func settle(_ bytes: ArraySlice<UInt8>, firstLine: Int, isJSON: Bool) {
    text.removeAll()
    badRows.removeAll()
    misalignedCount = 0
    if isJSON { settleJSON(bytes, firstLine) } else { settleCSV(bytes, firstLine) }
  }

  private mutating func settleCSV(_ bytes: ArraySlice<UInt8>, _ firstLine: Int) {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      var line = firstLine
      while index < bytes.count, badRows.isEmpty || plan.keepsGoing {
        let start = index
        do {
          row.begin()
          index = try record.parse(bytes, from: start)
          // A line without anything is no row.
          if !record.isBlank {
            try row.read(record, in: bytes)
            try settleRow()
          }
        } catch {
          // What begins with a broken record goes on after its line.
          note(error, line)
          if index == start {
            index = Self.nextLine(bytes, after: start)
            line += 1
            continue
          }
        }
        line += record.lineCount
      }
    }
  }

  private static func nextLine(_ bytes: UnsafeBufferPointer<UInt8>, after start: Int) -> Int {
    bytes[start...].firstIndex(of: ByteText.newline).map { $0 + 1 } ?? bytes.count
  }

  private mutating func settleJSON(_ bytes: ArraySlice<UInt8>, _ firstLine: Int) {
    var line = firstLine
    var start = bytes.startIndex
    while start < bytes.endIndex, badRows.isEmpty || plan.keepsGoing {
      let end = bytes[start...].firstIndex(of: ByteText.newline) ?? bytes.endIndex
      let object = bytes[start..<end]
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
  }

  @inline(__always)
  private mutating func settleRow() throws {
    let settlement = try settlement()
    if plan.options.output.finds(settlement.misalignment) { misalignedCount += 1 }
    write(settlement)
  }

  private mutating func note(_ error: any Error, _ line: Int) {
    badRows.append(BadRow(line: line, reason: error.words))
    if plan.keepsGoing { write(nil) }
  }

  @inline(__always)
  private mutating func write(_ settlement: Settlement?) {
    let behavior = settlement == nil ? plan.badSpec : spec
    let row = SettledRow(behavior: behavior, gesture: 0, settlement: settlement, passed: row.passed)
    rows.write(row, to: &text)
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
    spec = named.spec
    row.optionsHaveChanged = false
    return made
  }
}
