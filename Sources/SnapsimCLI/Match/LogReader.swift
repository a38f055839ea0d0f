import SnapsimText

/// Taking a log apart: JSON lines or CSV, by how it begins.
struct LogReader {
  /// The file as errors name it.
  let file: String

  /// The rows.
  ///
  /// Where a line is one of the recorder's, others may stand between them, as a console has them; they are passed over.
  func records(_ bytes: [UInt8]) throws -> [LogRecord] {
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let lines = bytes.split(separator: ByteText.newline, omittingEmptySubsequences: false)
      let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
      throw BadInput(file: file, line: line + 1, reason: TextFlaw.notUTF8.words)
    }
    guard let first = bytes.first(where: { !blanks.contains($0) }) else {
      throw BadInput(file: file, line: 1, reason: "there is nothing in it; expected JSON lines or CSV")
    }
    let isRecorded = text.contains(Self.mark)
    if isRecorded || first == UInt8(ascii: "{") { return try lines(text, isConsole: isRecorded) }
    return try csv(bytes)
  }

  /// What every line of the recorder begins with.
  private static let mark = "{\"snapsim\":"

  private func lines(_ text: String, isConsole: Bool) throws -> [LogRecord] {
    var records: [LogRecord] = []
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      var content = line.drop { $0.isWhitespace }
      if isConsole {
        // A console may put the time in front.
        guard let mark = content.range(of: Self.mark) else { continue }
        content = content[mark.lowerBound...]
      } else if content.isEmpty {
        continue
      }
      let json: LocatedJSON
      do {
        json = try LocatedJSON(Array(content.utf8))
      } catch {
        throw BadInput(file: file, line: index + 1, reason: error.reason.words)
      }
      guard case .object(let members) = json.value else {
        throw BadInput(
          file: file, line: index + 1, reason: "the line is not a JSON object; expected one object per line")
      }
      records.append(
        LogRecord(line: index + 1, members: members.map { ($0.key, $0.value.value) }, isCSV: false))
    }
    return records
  }

  private func csv(_ bytes: [UInt8]) throws -> [LogRecord] {
    var records: [LogRecord] = []
    var names: [String] = []
    var (line, next) = (1, 1)
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    do {
      try bytes.withUnsafeBufferPointer { bytes throws in
        var record = CSVRecord()
        var place = start
        while place < bytes.count {
          line = next
          place = try record.parse(bytes, from: place)
          next += record.lineCount
          if record.isBlank { continue }
          let fields = try record.fields.prefix(record.count).map {
            try CSVRecord.text(of: $0, in: bytes).trimmingBlanks
          }
          guard !names.isEmpty else {
            names = fields
            if let twice = names.indices.first(where: { names[..<$0].contains(names[$0]) }) {
              throw UsageError("the column '\(names[twice])' stands there twice")
            }
            continue
          }
          guard fields.count == names.count else {
            throw UsageError(
              "the row has \(fields.count) \(fields.count == 1 ? "field" : "fields"), the header \(names.count)"
            )
          }
          records.append(
            LogRecord(line: line, members: zip(names, fields).map { ($0, .string($1)) }, isCSV: true))
        }
      }
    } catch {
      throw BadInput(file: file, line: line, reason: error.words)
    }
    return records
  }
}

extension String {
  /// The text without spaces and tabs around it.
  fileprivate var trimmingBlanks: String {
    let rest = drop { $0 == " " || $0 == "\t" }
    let blanks = rest.reversed().prefix { $0 == " " || $0 == "\t" }.count
    return String(rest.dropLast(blanks))
  }
}
