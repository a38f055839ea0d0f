import Testing

@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

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
    #expect(text.bytes == Array(expected.utf8))
  }

  @Test func `every field reads back, headings too`() {
    let values = Self.fields.map(\.0)
    let format = RowFormat.csv(Written.columns(values), hasHeader: true)
    let row = values.map { Cell.text($0) }
    let records = TinyCSV.records(Written.cells(format, [row, row]))
    #expect(records.count == 3)
    for record in records {
      #expect(record.map { Array($0.utf8) } == values.map { Array($0.utf8) })
    }
  }

  @Test func `lines end in LF alone, and the header can be left out`() throws {
    let row = try SettledRow.settled()
    let columns: [Column] = [.behavior(), .offset, .page]
    #expect(Written.csv([row, row], columns) == "behavior,offset,page\npaging,844,1\npaging,844,1\n")
    #expect(Written.csv([row], columns, hasHeader: false) == "paging,844,1\n")
    #expect(Written.csv([], columns) == "behavior,offset,page\n")
  }

  @Test func `any number of cells of any kind stand in their order`() {
    let kinds: [(Cell, String)] = [
      (.number(-0.12345678901234568), "-0.12345678901234568"), (.integer(7), "7"), (.missing, ""),
      (.text("a,b"), "a,b"), (.json("[1]"), "[1]"), (.number(1e-300), "1e-300"),
    ]
    for count in [0, 1, 2, 39, 40, 41, 42, 43, 44, 200] {
      for step in [0, 1, 5, 7] {
        let row = (0..<count).map { kinds[$0 * step % kinds.count] }
        let format = RowFormat.csv(Written.columns(row.map(\.1)), hasHeader: false)
        let records = TinyCSV.records(Written.cells(format, [row.map(\.0)]))
        #expect(records == [count == 0 ? [""] : row.map(\.1)])
      }
    }
  }
}
