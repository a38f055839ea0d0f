import SeededNumbers
import Testing

@testable import SnapsimText

@Suite("A record of CSV")
struct CSVRecordTests {
  private func records(_ text: String) throws -> [[String]] {
    var records: [[String]] = []
    // A slice whose indices do not begin at 0, as in a block.
    let bytes = Array("x\(text)".utf8)[1...]
    var record = CSVRecord()
    var index = bytes.startIndex
    while index < bytes.endIndex {
      index = try record.parse(bytes, from: index)
      records.append(try record.texts(in: bytes))
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

  @Test("what is no record is told apart", arguments: Table.pairs("csv-flaws"))
  func flaw(text: String, message: String) { #expect(throws: DataError(message)) { try records(text) } }

  @Test("text that is not UTF-8 is refused", arguments: [[0x61, 0xFF], [0xC3], [0xED, 0xA0, 0x80]])
  func bytes(_ bytes: [UInt8]) { #expect(throws: DataError.notUTF8) { try CSVRecord.text(bytes[...]) } }

  @Test func `what the CSV format writes is what a record reads`() throws {
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
        text.append(csv: value)
      }
      text.append(ByteText.newline)
      let read = try records(text.string)
      #expect(read.map { $0.map { Array($0.utf8) } } == [values.map { Array($0.utf8) }])
    }
  }
}
