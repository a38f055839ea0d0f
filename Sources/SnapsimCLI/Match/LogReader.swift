import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// Reading a log row by row: lines of the recorder among others, CSV or JSON lines, by what stands there first.
struct LogReader {
  let path: String
  let request: Request
  let renames: [Rename]
  let match: Match
  private var name: String { InputBlocks.name(of: path) }

  /// The log, once its first row is known; the recorder's lines may come late.
  private(set) var log: (any RecordedLog)?
  private(set) var flaw: BadInput?

  mutating func read() throws -> [String] {
    try InputBlocks.reading(path) { blocks throws in
      blocks.quotesEncloseLines = try blocks.firstLine()?.first != UInt8(ascii: "{")
      while let block = try blocks.next() {
        var index = block.startIndex
        while index < block.endIndex {
          let row = try row(block, from: index, line: blocks.line)
          index = row.next
          blocks.line += row.lines
        }
        blocks.quotesEncloseLines = log?.quotesEncloseLines ?? blocks.quotesEncloseLines
      }
    }
    guard let log else {
      throw flaw
        ?? BadInput(file: name, line: 1, reason: "there is nothing in it; expected JSON lines or CSV")
    }
    return try log.finish()
  }

  private mutating func row(
    _ bytes: ArraySlice<UInt8>, from start: Int, line number: Int
  ) throws -> (next: Int, lines: Int) {
    do {
      if let log { return try log.read(bytes, from: start, line: number) }
      let line = bytes[start...].prefix { $0 != ByteText.newline }
      if JSON.recorded(in: line) != nil {
        guard renames.isEmpty else {
          throw UsageError("--rename is of columns, and this log has lines of the recorder; leave it out")
        }
        let log = try CallLog(request, file: name, into: match)
        self.log = log
        return try log.read(bytes, from: start, line: number)
      }
      if flaw == nil, !line.allSatisfy(\.isBlank), try beginGestures(line, number) {
        return try log?.read(bytes, from: start, line: number) ?? (line.endIndex, 1)
      }
      return (min(line.endIndex + 1, bytes.endIndex), 1)
    } catch let error where !(error is UsageError || error is BadInput) {
      throw BadInput(file: name, line: number, reason: error.words)
    }
  }

  /// Takes a line for a header or a first object, unless it is neither; tells whether it is a row.
  private mutating func beginGestures(_ line: ArraySlice<UInt8>, _ number: Int) throws -> Bool {
    let isJSON = line.first { !$0.isBlank } == UInt8(ascii: "{")
    do {
      if line.first == UInt8(ascii: "[") { throw DataError.isJSONArray }
      var names = try (isJSON ? OutputFormat.json : .csv).header(of: line).names
      if !isJSON { names = names.map { $0.filter { $0 != " " && $0 != "\t" } } }
      log = try GestureLog(names, isJSON: isJSON, request, renaming: renames, file: name, into: match)
    } catch let error where !(error is UsageError) {
      flaw = BadInput(file: name, line: number, reason: error.words)
    }
    return isJSON && log != nil
  }
}
