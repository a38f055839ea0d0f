import SeededNumbers
import Testing

@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("A record of CSV")
struct CSVRecordTests {
  private func records(_ text: String) throws -> [[String]] {
    var records: [[String]] = []
    let bytes = Array(text.utf8)
    try bytes.withUnsafeBufferPointer { bytes in
      var record = CSVRecord()
      var index = 0
      while index < bytes.count {
        index = try record.parse(bytes, from: index)
        records.append(try record.fields.prefix(record.count).map { try CSVRecord.text(of: $0, in: bytes) })
      }
    }
    return records
  }

  static let texts: [(String, [[String]])] = [
    ("a,b\n", [["a", "b"]]), ("a,b", [["a", "b"]]), ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
    ("a,\n", [["a", ""]]), (",\n", [["", ""]]), ("\n", [[""]]), ("\r\n", [[""]]), ("a,\r\n", [["a", ""]]),
    ("\"a\",\"b\"\n", [["a", "b"]]), ("\"a,b\",c\n", [["a,b", "c"]]), ("\"a\"\"b\"\n", [["a\"b"]]),
    ("\"\"\n", [[""]]), ("\"\"\"\"\n", [["\""]]), ("\"a\nb\",c\nd,e\n", [["a\nb", "c"], ["d", "e"]]),
    ("\"a\r\nb\",c\r\n", [["a\r\nb", "c"]]), ("\"a\"\r\n", [["a"]]), ("c,\"a\"\r\n", [["c", "a"]]),
    ("\"a\"", [["a"]]), ("ä,✓\n", [["ä", "✓"]]), (" a , b \n", [[" a ", " b "]]),
    ("\"\",\"\"", [["", ""]]), ("a\n\nb\n", [["a"], [""], ["b"]]),
  ]

  @Test("fields are taken apart as RFC 4180 wants, with LF or CRLF", arguments: texts)
  func fields(text: String, expected: [[String]]) throws {
    #expect(try records(text).map { $0.map { Array($0.utf8) } } == expected.map { $0.map { Array($0.utf8) } })
  }

  static let flaws: [(String, CSVRecord.Flaw)] = [
    ("\"a", .unterminatedQuote), ("a,\"b\nc,d\n", .unterminatedQuote), ("\"a\"\"", .unterminatedQuote),
    ("\"", .unterminatedQuote), ("\"a\"b\n", .textAfterQuote), ("\"a\" ,b\n", .textAfterQuote),
    ("\"a\"\rb\n", .textAfterQuote), ("a\"b\n", .quoteInText), (" \"a\"\n", .quoteInText),
    ("a,b\"\n", .quoteInText),
  ]

  @Test("quotes at odd places are told apart", arguments: flaws)
  func flaw(text: String, flaw: CSVRecord.Flaw) {
    #expect(throws: flaw) { try records(text) }
  }

  @Test("text that is not UTF-8 or holds NUL is refused")
  func bytes() {
    for (bytes, flaw) in [
      ([0x61, 0xFF], TextFlaw.notUTF8), ([0xC3], .notUTF8), ([0xED, 0xA0, 0x80], .notUTF8),
      ([0x61, 0x00], .holdsNUL),
    ] as [([UInt8], TextFlaw)] {
      bytes.withUnsafeBufferPointer { bytes in
        let field = CSVRecord.Field(range: 0..<bytes.count, hasQuotes: false)
        #expect(throws: flaw) { try CSVRecord.text(of: field, in: bytes) }
      }
    }
  }

  @Test("what the CSV format writes is what a record reads")
  func roundTrip() throws {
    var generator = SplitMix64(seed: 6)
    let letters: [Character] = ["a", ",", "\"", "\n", "\r", " ", "ä", "\r\n", "\t"]
    for _ in 0..<500 {
      let values = (0..<3).map { _ in
        String(
          (0..<Int.random(in: 0...5, using: &generator)).compactMap { _ in
            letters.randomElement(using: &generator)
          })
      }
      var text = ByteText()
      for (index, value) in values.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        CSVText.field(value, to: &text)
      }
      text.append(ByteText.newline)
      let read = try records(text.string)
      #expect(read.map { $0.map { Array($0.utf8) } } == [values.map { Array($0.utf8) }])
    }
  }
}
