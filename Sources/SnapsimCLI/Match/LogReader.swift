import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// Reading a log row by row: lines of the recorder among others, CSV or JSON lines, by what stands there first.
struct LogReader {
  private let file: String
  private let options: RunOptions
  private let renames: ColumnNames
  private let match: Match

  private enum Kind {
    /// Nothing yet that is a row, but the recorder's lines may come; and what is wrong with the first line.
    case unknown(BadInput?)
    case calls(CallLog)
    case gestures(GestureLog)
  }

  private var kind = Kind.unknown(nil)

  init(_ file: String, _ options: RunOptions, _ renames: ColumnNames, into match: Match) {
    self.file = file
    self.options = options
    self.renames = renames
    self.match = match
  }

  mutating func read(_ descriptor: Int32) throws -> [String] {
    var blocks = InputBlocks(descriptor, file: file)
    guard let first = try blocks.firstByte() else {
      throw BadInput(file: file, line: 1, reason: "there is nothing in it; expected JSON lines or CSV")
    }
    blocks.quotesEncloseLines = first != UInt8(ascii: "{")
    while let block = try blocks.next() {
      try block.bytes.withUnsafeBufferPointer { bytes throws in
        var index = 0
        while index < bytes.count {
          let (next, lines) = try row(bytes, from: index, line: blocks.line)
          index = next
          blocks.line += lines
        }
      }
      if case .calls = kind { blocks.quotesEncloseLines = false }
    }
    return try finish()
  }

  private mutating func row(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, line number: Int
  ) throws -> (next: Int, lines: Int) {
    do {
      if case .gestures(var log) = kind, !log.isJSON {
        kind = .unknown(nil)
        defer { kind = .gestures(log) }
        return try log.read(bytes, from: start, line: number, into: match)
      }
      let end = Records.newline(in: bytes, from: start) ?? bytes.count
      let line = UnsafeBufferPointer(rebasing: bytes[start..<end])
      if line.contains(where: { $0 > 0x20 }) { try read(line, number) }
      return (min(end + 1, bytes.count), 1)
    } catch let error as CallLog.Located {
      throw BadInput(file: file, line: error.line, reason: error.error.words)
    } catch let error where !(error is UsageError) {
      throw BadInput(file: file, line: number, reason: error.words)
    }
  }

  private mutating func read(_ line: UnsafeBufferPointer<UInt8>, _ number: Int) throws {
    switch kind {
    case .gestures(var log):
      kind = .unknown(nil)
      defer { kind = .gestures(log) }
      try log.readJSON(line, line: number, into: match)
    case .calls(var log):
      guard let start = RecordedLine.start(in: line) else { return }
      kind = .unknown(nil)
      defer { kind = .calls(log) }
      try log.read(UnsafeBufferPointer(rebasing: line[start...]), line: number, into: match)
    case .unknown(let flaw):
      if RecordedLine.start(in: line) != nil {
        guard renames == ColumnNames() else {
          throw UsageError("--rename is of columns, and this log has lines of the recorder; leave it out")
        }
        kind = .calls(try CallLog(options))
        return try read(line, number)
      }
      guard flaw == nil else { return }
      do {
        kind = .gestures(try gestures(line))
      } catch let error where !(error is UsageError) {
        kind = .unknown(BadInput(file: file, line: number, reason: error.words))
      }
      if case .gestures(let log) = kind, log.isJSON { try read(line, number) }
    }
  }

  /// A log that begins with a header, or with the keys of a first object.
  private func gestures(_ line: UnsafeBufferPointer<UInt8>) throws -> GestureLog {
    if line.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") {
      return try GestureLog(
        JSONRow.keys(Array(line)[...]), renames, options, tolerance: match.tolerance, isJSON: true)
    }
    var record = CSVRecord()
    guard line.first != UInt8(ascii: "[") else { throw RowFlaw.jsonArray }
    _ = try record.parse(line, from: 0)
    let names = try record.fields.prefix(record.count).map {
      try CSVRecord.text(of: $0, in: line).filter { $0 != " " && $0 != "\t" }
    }
    return try GestureLog(names, renames, options, tolerance: match.tolerance, isJSON: false)
  }

  private mutating func finish() throws -> [String] {
    switch kind {
    case .unknown(let flaw):
      throw flaw
        ?? BadInput(file: file, line: 1, reason: "there is nothing in it; expected JSON lines or CSV")
    case .calls(var log):
      do {
        try log.finish(match)
      } catch let error as CallLog.Located {
        throw BadInput(file: file, line: error.line, reason: error.error.words)
      }
      guard match.count > 0 else {
        throw BadInput(
          file: file, line: 1,
          reason: "no line is of a call; wrap the behavior, as in .scrollTargetBehavior(.recorded(.paging))")
      }
      return log.isInMilliseconds
        ? ["the times are milliseconds, as a rest is over a minute behind its call; they are read as such"]
        : []
    case .gestures(let log):
      guard match.count > 0 else {
        throw BadInput(file: file, line: 1, reason: "there are no rows behind the header")
      }
      let more =
        log.contradictions > 3 ? ["in all \(log.contradictions) rows have such a target and rest"] : []
      return log.warnings + more
    }
  }
}
