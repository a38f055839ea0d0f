import Dispatch
import Foundation
import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// A batch as a command line asks for it.
///
/// The input is read block by block, and each block is settled on all cores before the next is read, so memory stays flat
/// and output comes while input still does.
struct BatchCommand {
  private let options: RunOptions
  private let written: OutputOptions
  private let keepsGoing: Bool
  private let renames: ColumnNames
  private let session: Session

  /// The file as errors name it.
  private let file: String
  private let isStandardInput: Bool

  /// How many bytes of input a thread gets at least, so that a trickle of rows starts none (our choice).
  private static let smallestPart = 1 << 15

  init(_ request: Request, _ session: Session) throws {
    if let option = request.run.sweeps.first?.option {
      throw UsageError(
        "\(option.flag) takes one number in a batch, where each row is one gesture; give it one, or a column")
    }
    if request.run.behaviors.count > 1 {
      throw UsageError("a batch takes one --behavior, as it answers each row by one; run it once for each")
    }
    let file = request.invocation.operands.first
    (options, written) = (request.run, request.output)
    let own = try BatchOptions(request.invocation)
    (keepsGoing, renames) = (own.keepsGoing, own.names)
    self.session = session
    isStandardInput = file == nil || file == "-"
    self.file = file.flatMap { $0 == "-" ? nil : $0 } ?? "stdin"
  }

  /// Settles the rows of the file.
  ///
  /// - Returns: whether a check found a misaligned row, or rows were bad.
  func run() throws -> ExitCode {
    let (output, errors) = (session.output, session.errors)
    let descriptor = try open()
    defer { try? Platform.closeFile(descriptor) }
    var blocks = InputBlocks(descriptor, file: file)
    guard let first = try blocks.firstByte() else { return .settled }
    let isJSON = first == UInt8(ascii: "{")
    blocks.quotesEncloseLines = !isJSON
    guard var block = try blocks.next() else { return .settled }
    if first == UInt8(ascii: "["), Self.isJSONArray(block.bytes) {
      throw BadInput(file: file, line: block.firstLine, reason: RowFlaw.jsonArray.words)
    }
    // Blank lines may have arrived alone, before the first row.
    while block.bytes.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
      blocks.line += Records.lineCount(in: block.bytes)
      guard let next = try blocks.next() else { return .settled }
      block = next
    }
    var (names, rest) = try header(of: block, isJSON: isJSON)
    names = try renames.renamed(names).map { BatchColumns.option(named: $0)?.name ?? $0 }
    let plan = try plan(names, line: block.firstLine, isJSON: isJSON)
    warn(of: plan.columns, to: errors)
    var rows = try plan.writer()
    try rows.begin(output)
    let threads = session.behaviors.answersAnyThread ? max(1, Platform.cores) : 1
    let workers = try (0..<threads).map { _ in try BatchWorker(plan) }
    var found = Found()
    while true {
      blocks.line = rest.firstLine
      blocks.line += try settle(rest, isJSON: isJSON, by: workers, &found)
      try output.flush()
      // Let go of, so that the next one may be read over it.
      (block, rest) = (.none, .none)
      guard let block = try blocks.next() else { return judged(found) }
      rest = block
    }
  }

  /// Whether a text that begins with a bracket is a list of JSON, rather than CSV with an odd header.
  private static func isJSONArray(_ bytes: ArraySlice<UInt8>) -> Bool {
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    let content = bytes.drop { blanks.contains($0) }.dropFirst().first { !blanks.contains($0) }
    return content.map { "[{]".utf8.contains($0) } ?? true
  }

  private func open() throws -> Int32 {
    if isStandardInput { return 0 }
    do {
      return try Platform.openForReading(file)
    } catch {
      throw UnreadableFile(file: file, reason: error.reason)
    }
  }

  /// The names of the columns, and the block without its header.
  private func header(
    of block: InputBlocks.Block, isJSON: Bool
  ) throws -> ([String], InputBlocks.Block) {
    var bytes = block.bytes
    var line = block.firstLine
    // Blank lines before the first row.
    while let first = bytes.first, [0x20, 0x09, 0x0A, 0x0D].contains(first), isJSON || first != 0x20 {
      if first == ByteText.newline { line += 1 }
      bytes = bytes.dropFirst()
    }
    do {
      if isJSON {
        let end = bytes.firstIndex(of: ByteText.newline) ?? bytes.endIndex
        return (try JSONRow.keys(bytes[..<end]), InputBlocks.Block(bytes: bytes, firstLine: line))
      }
      let (names, next) = try bytes.withUnsafeBufferPointer { bytes throws in
        var record = CSVRecord()
        let next = try record.parse(bytes, from: 0)
        var names: [String] = []
        for field in record.fields.prefix(record.count) {
          names.append(try CSVRecord.text(of: field, in: bytes))
        }
        return (names, next)
      }
      let header = bytes.prefix(next)
      return (
        names,
        InputBlocks.Block(bytes: bytes.dropFirst(next), firstLine: line + Records.lineCount(in: header))
      )
    } catch {
      throw BadInput(file: file, line: line, reason: error.words)
    }
  }

  private func plan(_ names: [String], line: Int, isJSON: Bool) throws -> BatchPlan {
    let columns: BatchColumns
    do throws(BatchColumns.Flaw) {
      let named = try BatchColumns(names)
      let wanted = written.columns ?? []
      // Objects need not all have the same keys, so that any may have an option that is named.
      let printable = BatchColumns.settable.filter {
        named.options.contains($0) || options.number(of: $0) != nil
          || isJSON && wanted.contains($0.printedName)
      }
      columns = (isJSON ? try named.withAllOptions() : named).printing(printable, wanted)
    } catch {
      throw BadInput(file: file, line: line, reason: error.words)
    }
    return BatchPlan(
      options, columns, written, keepsGoing: keepsGoing, keys: columns.names.map(renames.original))
  }

  /// Warns of columns that are handed on but may have been meant as options, and of a start that may be taken for a rest.
  private func warn(of columns: BatchColumns, to errors: Output) {
    for name in columns.passed where !Column.settledNames.contains(name) {
      if let warning = warning(of: name, in: columns) { errors.warn(warning.message) }
    }
    guard let start = columns.options.first(where: { [.offset, .page].contains($0) }),
      let result = columns.passed.first(where: ResultNames.describe)
    else { return }
    errors.warn(Warning.startIsNoResult(start.name, beside: result).message)
  }

  private func warning(of name: String, in columns: BatchColumns) -> Warning? {
    if session.commands.option(named: name) != nil { return .columnNotRead(name) }
    if let option = Option.ofRuns.meant(by: name) {
      return columns.options.contains(option) ? nil : .columnInOtherWords(name, meant: option.name)
    }
    return BatchColumns.meant(by: name).map { .columnHandedOn(name, meant: $0.name) }
  }

  /// How the batch ends, with what its check found on standard error.
  private func judged(_ found: Found) -> ExitCode {
    if found.misaligned > 0 {
      session.errors.report(
        "check failed: \(found.misaligned) \(found.misaligned == 1 ? "row rests" : "rows rest") misaligned; "
          + "--print misalignment tells by how much")
    }
    if found.passing > 0, let most = written.checks.mostPages {
      session.errors.report(
        "check failed: \(found.passing) \(found.passing == 1 ? "row passes" : "rows pass") more than \(most) "
          + "\(most == 1 ? "page" : "pages"); --print start,page tells which")
    }
    if found.badRow { return .badData }
    return found.misaligned + found.passing > 0 ? .found : .settled
  }

  /// What was wrong with the rows so far: how many fail the checks, and whether one was bad.
  private struct Found {
    var badRow = false
    var misaligned = 0
    var passing = 0
  }

  /// Settles a block, in as many parts as pay.
  ///
  /// - Returns: how many lines it has.
  private func settle(
    _ block: InputBlocks.Block, isJSON: Bool, by workers: [BatchWorker], _ found: inout Found
  ) throws -> Int {
    let count = min(workers.count, max(1, block.bytes.count / Self.smallestPart))
    let parts = Records.parts(of: block.bytes, count: count, quoted: !isJSON)
    let settle: @Sendable (Int) -> Void = { index in
      workers[index].settle(parts[index], firstLine: block.firstLine, isJSON: isJSON)
    }
    // Lines in the parts before.
    var earlier = 0
    func write(_ index: Int) throws {
      try self.write(workers[index].rows, after: earlier, &found)
      earlier += workers[index].rows.lineCount
    }
    if let watch = session.behaviors.watch {
      try watch.run(parts: parts.count, settle, done: write) { index in
        try? session.output.write(workers[index].rows.text)
        return "\(file):\(earlier + workers[index].rows.line)"
      }
      return earlier
    }
    if parts.count == 1 {
      settle(0)
    } else {
      DispatchQueue.concurrentPerform(iterations: parts.count, execute: settle)
    }
    for index in parts.indices { try write(index) }
    return earlier
  }

  /// Writes the rows of a part, and what was wrong with some of them.
  ///
  /// - Parameters:
  ///   - rows: the part.
  ///   - earlier: how many lines the parts before it have, which it has not counted.
  ///   - found: what was wrong so far.
  /// - Throws: the first bad row, unless the batch goes on after such.
  private func write(_ rows: BatchRows, after earlier: Int, _ found: inout Found) throws {
    try session.output.write(rows.text)
    found.misaligned += rows.misalignedCount
    found.passing += rows.passingCount
    for bad in rows.badRows {
      let error = BadInput(file: file, line: earlier + bad.line, reason: bad.reason)
      guard keepsGoing else { throw error }
      found.badRow = true
      try session.output.flush()
      session.errors.report(error.message)
    }
  }
}
