import ScrollSimulation
import SnapsimRuns
import SnapsimText

extension Match {
  /// Reads a log row by row: the recorder's lines among others, CSV or JSON lines, by what stands first.
  func read(_ path: String, _ request: Request, renaming renames: [Rename]) throws -> [String] {
    let name = InputBlocks.name(of: path)
    // Once its first row is known; the recorder's lines may come late. It reads the record at an index, and tells where the
    // next begins; at the end it tells warnings.
    var log:
      (
        quotesEncloseLines: Bool,
        read: (_ bytes: ArraySlice<UInt8>, _ start: Int, _ line: Int) throws -> (next: Int, lines: Int),
        finish: () throws -> [String]
      )?
    var flaw: BadInput?

    func row(
      _ bytes: ArraySlice<UInt8>, from start: Int, line number: Int
    ) throws -> (next: Int, lines: Int) {
      do {
        if let log { return try log.read(bytes, start, number) }
        let line = bytes[start...].prefix { $0 != ByteText.newline }
        if JSON.recorded(in: line) != nil {
          guard renames.isEmpty else {
            throw UsageError("--rename is of columns, and this log has lines of the recorder; leave it out")
          }
          let calls = try CallLog(request, file: name, into: self)
          log = (false, calls.read, calls.finish)
          return try calls.read(bytes, from: start, line: number)
        }
        if flaw == nil, !line.allSatisfy(\.isBlank), try beginGestures(line, number) {
          return try log?.read(bytes, start, number) ?? (line.endIndex, 1)
        }
        return (min(line.endIndex + 1, bytes.endIndex), 1)
      } catch let error where !(error is UsageError || error is BadInput) {
        throw BadInput(file: name, line: number, reason: error.words)
      }
    }

    /// Takes a line for a header or a first object, unless it is neither; tells whether it is a row.
    func beginGestures(_ line: ArraySlice<UInt8>, _ number: Int) throws -> Bool {
      let isJSON = line.first { !$0.isBlank } == UInt8(ascii: "{")
      do {
        if line.first == UInt8(ascii: "[") { throw DataError.isJSONArray }
        var names = try (isJSON ? OutputFormat.json : .csv).header(of: line).names
        if !isJSON { names = names.map { $0.filter { $0 != " " && $0 != "\t" } } }
        let gestures = try GestureLog(
          names, isJSON: isJSON, request, renaming: renames, file: name, into: self)
        log = (!isJSON, gestures.read, gestures.finish)
      } catch let error where !(error is UsageError) {
        flaw = BadInput(file: name, line: number, reason: error.words)
      }
      return isJSON && log != nil
    }

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
}
