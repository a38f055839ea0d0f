import Foundation
import Testing

@testable import SnapsimRuns
@testable import SnapsimText

/// The smallest reader of CSV that RFC 4180 allows, written apart from the tool's own.
enum TinyCSV {
  static func records(_ text: String) -> [[String]] {
    var records: [[String]] = []
    var fields: [String] = []
    var field = String.UnicodeScalarView()
    var isQuoted = false
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"" where isQuoted && scalars.first == "\"": field.append(scalars.removeFirst())
      case "\"": isQuoted.toggle()
      case "," where !isQuoted, "\n" where !isQuoted:
        fields.append(String(field))
        field = String.UnicodeScalarView()
        if scalar == "\n" {
          records.append(fields)
          fields = []
        }
      default: field.append(scalar)
      }
    }
    return records
  }
}

@Suite("CSV")
struct CSVFormatTests {
  static let fields: [(String, String)] = [
    ("", ""), ("paging", "paging"), ("a b", "a b"), (" a ", " a "), ("a,b", "\"a,b\""),
    ("a\"b", "\"a\"\"b\""), ("\"", "\"\"\"\""), ("a\nb", "\"a\nb\""), ("a\r\nb", "\"a\r\nb\""),
    ("\r", "\"\r\""), ("a\tb", "a\tb"), ("päging ✓", "päging ✓"), (",", "\",\""), ("'", "'"), ("a;b", "a;b"),
    ("view-aligned:limit=never,anchor=center", "\"view-aligned:limit=never,anchor=center\""),
  ]

  @Test("a field is quoted as RFC 4180 wants, and only where it must be", arguments: fields)
  func quotes(value: String, expected: String) {
    var text = ByteText()
    text.append(csv: value)
    #expect(text == Array(expected.utf8))
  }

  @Test func `every field reads back, headings too`() {
    let values = Self.fields.map(\.0)
    let format = RowFormat(.csv, Written.columns(values), hasHeader: true)
    let row = values.map { Cell.text($0) }
    let records = TinyCSV.records(Written.cells(format, [row, row]))
    #expect(records.count == 3)
    for record in records { #expect(record.map { Array($0.utf8) } == values.map { Array($0.utf8) }) }
  }

  @Test func `any number of cells of any kind stand in their order`() {
    let kinds: [(Cell, String)] = [
      (.number(-0.12345678901234568), "-0.12345678901234568"), (.integer(7), "7"), (.missing, ""),
      (.text("a,b"), "a,b"), (.json("[1]"), "[1]"), (.number(1e-300), "1e-300"),
    ]
    for count in [0, 1, 2, 39, 40, 41, 42, 43, 44, 200] {
      for step in [0, 1, 5, 7] {
        let row = (0..<count).map { kinds[$0 * step % kinds.count] }
        let format = RowFormat(.csv, Written.columns(row.map(\.1)), hasHeader: false)
        let records = TinyCSV.records(Written.cells(format, [row.map(\.0)]))
        #expect(records == [count == 0 ? [""] : row.map(\.1)])
      }
    }
  }
}

@Suite("TSV")
struct TSVFormatTests {
  static let fields: [(String, String)] = [
    ("", ""), ("a b", "a b"), ("a\tb", "a\\tb"), ("a\nb", "a\\nb"), ("a\r\nb", "a\\r\\nb"),
    ("a\\b", "a\\\\b"), ("\\t", "\\\\t"), ("a,\"b\"", "a,\"b\""), ("päging ✓", "päging ✓"),
  ]

  @Test("a value keeps to its field and its line, and can be told from any other", arguments: fields)
  func escapes(value: String, expected: String) {
    let format = RowFormat(.tsv, Written.columns([value, "page"]), hasHeader: true)
    #expect(Written.cells(format, [[.text(value), .missing]]) == "\(expected)\tpage\n\(expected)\t\n")
  }
}

@Suite("JSON")
struct JSONFormatTests {
  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func written(_ members: [(String, Cell)]) -> String {
    let format = RowFormat(.json, Written.columns(members.map(\.0)), hasHeader: true)
    return Written.cells(format, [members.map(\.1)])
  }

  static let strings: [(String, String)] = [
    ("", "\"\""), ("paging", "\"paging\""), ("a\"b", #""a\"b""#), ("a\\b", #""a\\b""#),
    ("a\nb", #""a\nb""#), ("a\rb", #""a\rb""#), ("a\tb", #""a\tb""#), ("\0", #""\u0000""#),
    ("\u{1B}", #""\u001b""#), ("\u{1F}", #""\u001f""#), ("päging ✓ 🚀", "\"päging ✓ 🚀\""),
    ("./My.swift:Name(step: 40)", "\"./My.swift:Name(step: 40)\""), ("\r\n", #""\r\n""#),
  ]

  @Test("a string is escaped as RFC 8259 wants, and reads back", arguments: strings)
  func escapes(value: String, expected: String) throws {
    var text = ByteText()
    text.append(quoted: value)
    #expect(text.string == expected)
    let object = try object(written([(value, .text(value))]))
    #expect(Array(try #require(object.keys.first).utf8) == Array(value.utf8))
    let read = try #require(object.values.first as? String)
    #expect(Array(read.utf8) == Array(value.utf8))
  }

  @Test func `every control character reads back`() throws {
    let value = String(String.UnicodeScalarView((0...0x20).compactMap(Unicode.Scalar.init)))
    #expect(try object(written([("key", .text(value))]))["key"] as? String == value)
  }

  @Test(arguments: [1, 30, 980, 1100])
  func `any number of members stand in their order, however long their keys are`(_ length: Int) {
    let kinds: [(Cell, String)] = [
      (.number(-0.12345678901234568), "-0.12345678901234568"), (.integer(7), "7"), (.missing, "null"),
      (.text("a"), "\"a\""), (.json("[1]"), "[1]"),
    ]
    let members = (0..<60).map { index in
      (String(repeating: "k", count: length) + "\(index)", kinds[index * 7 / 3 % kinds.count])
    }
    let expected = members.map { "\"\($0)\":\($1.1)" }.joined(separator: ",")
    #expect(written(members.map { ($0, $1.0) }) == "{" + expected + "}\n")
  }
}
