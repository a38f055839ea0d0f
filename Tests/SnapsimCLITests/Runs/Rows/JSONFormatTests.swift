import Foundation
import Testing

@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("JSON")
struct JSONFormatTests {
  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// The one row with these members.
  private func written(_ members: [(String, Cell)]) -> String {
    Written.cells(.json(Written.columns(members.map(\.0))), [members.map(\.1)])
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

  @Test func `what is missing is null, and what came as JSON goes as JSON`() {
    #expect(written([("a", .missing), ("b", .json("[1,{}]"))]) == #"{"a":null,"b":[1,{}]}"# + "\n")
  }

  @Test func `a row is one object on one line, its keys the columns`() throws {
    let row = try SettledRow.settled()
    let text = Written.json([row, row], Column.settled)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3)
    #expect(lines.last == "")
    let first = String(lines[0])
    #expect(first.hasPrefix(#"{"behavior":"paging","gesture":0,"start":0,"released":0,"proposed":594.40"#))
    let object = try object(first)
    #expect(Set(object.keys) == Set(ColumnTests.names))
    #expect(object["offset"] as? Double == 844)
    #expect(object["page"] as? Int == 1)
    let proposed = try #require(object["proposed"] as? Double)
    #expect(abs(proposed - 594.4048014680811) < 1e-9)
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
