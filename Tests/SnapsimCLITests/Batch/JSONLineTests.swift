import Foundation
import Testing

@testable import SnapsimCLI

@Suite("A line of JSON lines")
struct JSONLineTests {
  private func value(_ json: String) throws -> Any {
    try #require(try JSONLine.object(Data("{\"key\":\(json)}".utf8))["key"])
  }

  static let numbers: [(String, Double?)] = [
    ("0", 0), ("-1200", -1200), ("0.1", 0.1), ("1e3", 1000), ("-0.5E-2", -0.005),
    ("594.4048014680811", 594.4048014680811), ("0.30000000000000004", 0.30000000000000004),
    ("9007199254740991", 9_007_199_254_740_991), ("1", 1), ("true", nil), ("false", nil), ("\"5\"", 5),
  ]

  @Test("a number's text reads back as the number, and a truth value is none", arguments: numbers)
  func number(json: String, expected: Double?) throws {
    #expect(Double(JSONLine.text(try value(json))) == expected)
  }

  static let texts: [(String, String)] = [
    ("\"paging\"", "paging"), ("390.5", "390.5"), ("5", "5"), ("true", "true"), ("false", "false"),
    ("[10,20.5]", "10,20.5"), ("[]", ""), ("\"a\\\"\\u00e4\"", "a\"ä"), ("123.456", "123.456"), ("1", "1"),
  ]

  @Test("a value is the text that the option takes", arguments: texts)
  func text(json: String, expected: String) throws {
    #expect(JSONLine.text(try value(json)) == expected)
  }

  @Test("a number is the text that reads back as the same number")
  func exact() throws {
    var generator = SeededGenerator(state: 8)
    for _ in 0..<2000 {
      let number = Double.random(in: 0...1000, using: &generator)
      #expect(Double(JSONLine.text(try value(number.description))) == number)
    }
  }

  static let cells: [(String, Cell)] = [
    ("\"a\"", .text("a")), ("12", .json("12")), ("true", .json("true")), ("false", .json("false")),
    ("null", .json("null")), ("[1,\"b\"]", .json("[1,\"b\"]")),
    ("{\"b\":1,\"a\":[]}", .json("{\"a\":[],\"b\":1}")),
    ("\"a/b\"", .text("a/b")), ("[\"a/b\"]", .json("[\"a/b\"]")), ("0.1", .json("0.1")),
    ("9007199254740993", .json("9007199254740993")),
  ]

  @Test("a value that is handed on keeps its kind", arguments: cells)
  func cell(json: String, expected: Cell) throws {
    #expect(JSONLine.cell(try value(json)) == expected)
  }

  static let flaws: [(String, RowFlaw)] = [
    ("", .notJSON), ("{", .notJSON), ("{\"a\":1", .notJSON), ("{\"a\":nan}", .notJSON),
    ("velocity", .notJSON),
    ("{\"a\":1} {\"a\":2}", .notJSON), ("[1]", .notAnObject), ("5", .notAnObject), ("\"x\"", .notAnObject),
    ("null", .notAnObject),
  ]

  @Test("what is no object is told", arguments: flaws)
  func refuses(line: String, flaw: RowFlaw) {
    #expect(throws: SnapsimError.badRow(flaw)) { try JSONLine.object(Data(line.utf8)) }
  }
}
