import Testing

@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("TSV")
struct TSVFormatTests {
  @Test func `rows are separated by tabs, and the header can be left out`() throws {
    let row = try SettledRow.settled()
    let columns: [Column] = [.behavior(), .offset, .page]
    #expect(Written.tsv([row, row], columns) == "behavior\toffset\tpage\npaging\t844\t1\npaging\t844\t1\n")
    #expect(Written.tsv([row], columns, hasHeader: false) == "paging\t844\t1\n")
  }

  static let fields: [(String, String)] = [
    ("", ""), ("a b", "a b"), ("a\tb", "a\\tb"), ("a\nb", "a\\nb"), ("a\r\nb", "a\\r\\nb"),
    ("a\\b", "a\\\\b"),
    ("\\t", "\\\\t"), ("a,\"b\"", "a,\"b\""), ("päging ✓", "päging ✓"),
  ]

  @Test("a value keeps to its field and its line, and can be told from any other", arguments: fields)
  func escapes(value: String, expected: String) {
    let format = RowFormat.tsv(Written.columns([value, "page"]), hasHeader: true)
    #expect(Written.cells(format, [[.text(value), .missing]]) == "\(expected)\tpage\n\(expected)\t\n")
  }
}
