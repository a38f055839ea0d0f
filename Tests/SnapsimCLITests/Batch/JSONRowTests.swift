import SeededNumbers
import Testing

@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("A line of JSON lines")
struct JSONRowTests {
  /// The row of an object with one key, and its line.
  private func row(_ json: String) throws -> (JSONRow, ArraySlice<UInt8>) {
    let line = Array("{\"key\":\(json)}".utf8)[...]
    var row = JSONRow(["other", "key"])
    try row.read(line)
    #expect(row.has(1) && !row.has(0))
    return (row, line)
  }

  private func text(_ json: String) throws -> String {
    let (row, line) = try row(json)
    return try row.text(at: 1, in: line)
  }

  private func number(_ json: String) throws -> Double? {
    let (row, line) = try row(json)
    return row.number(at: 1, in: line)
  }

  static let texts: [(String, String)] = [
    ("\"paging\"", "paging"), ("390.5", "390.5"), ("5", "5"), ("5.0", "5.0"), ("1E+3", "1E+3"),
    ("true", "true"), ("false", "false"), ("null", ""), ("[10,20.50]", "10,20.50"), ("[]", ""),
    ("\"a\\\"\\u00e4\"", "a\"ä"), ("[1,[2,\"x\"]]", "1,2,x"), ("{\"b\": 1}", "{\"b\":1}"),
  ]

  @Test(arguments: texts)
  func `a value is the text that the option takes`(_ json: String, _ expected: String) throws {
    #expect(try text(json) == expected)
  }

  static let cells: [(String, Cell?)] = [
    ("\"a\"", .text("a")), ("12", .json("12")), ("12.0", .json("12.0")), ("1e2", .json("1e2")),
    ("true", .json("true")), ("false", .json("false")), ("null", nil),
    ("[1, \"b\", null]", .json("[1,\"b\",null]")),
    ("{\"b\": 1.50,\"a\":[ ]}", .json("{\"b\":1.50,\"a\":[]}")), ("\"a/b\"", .text("a/b")),
    ("[\"a/b\", \"\\u00e9\"]", .json("[\"a/b\",\"\\u00e9\"]")),
    ("9007199254740993", .json("9007199254740993")), ("0.30000000000000004", .json("0.30000000000000004")),
  ]

  @Test(arguments: cells)
  func `a value handed on keeps its kind, its digits and its order`(_ json: String, _ expected: Cell?)
    throws
  {
    let (row, line) = try row(json)
    #expect(try row.cell(at: 1, in: line) == expected)
  }

  @Test func `a number is read as it is written`() throws {
    var generator = SplitMix64(seed: 8)
    for _ in 0..<2000 {
      let number = Double.random(in: 0...1000, using: &generator)
      #expect(Double(try text(number.description)) == number)
      let read = try self.number(number.description)
      #expect(read == nil || read == number)
    }
    #expect(try number("\"5\"") == nil)
  }

  @Test(arguments: ["\"a\\u0000b\"", "[1,\"\\u0000\"]"])
  func `the character NUL is told, as in CSV`(_ json: String) throws {
    #expect(throws: DataError("the text holds the character NUL")) { try text(json) }
  }

  @Test func `keys are found in any order, with escapes too, and row after row`() throws {
    var row = JSONRow(["a", "b", "c"])
    for (line, texts) in [
      ("{\"a\":1,\"b\":2,\"c\":3}", ["1", "2", "3"]), ("{\"c\":1,\"a\":2}", ["2", "", "1"]),
      ("{}", ["", "", ""]), ("{\"\\u0062\":1,\"a\":2,\"c\":0}", ["2", "1", "0"]),
      ("{\"a\":2,\"b\":1,\"c\":0}", ["2", "1", "0"]),
    ] {
      let line = Array(line.utf8)[...]
      try row.read(line)
      #expect(try (0...2).map { try row.text(at: $0, in: line) } == texts)
    }
  }

  @Test func `the keys of an object stand in its order, and one over several lines is told as such`() throws {
    #expect(try JSONRow.keys(Array(#"{"z":[1],"\u0061":{},"m":0}"#.utf8)[...]) == ["z", "a", "m"])
    let message =
      "the object goes on over several lines; expected one object per line, as jq -c . makes of them"
    #expect(throws: DataError(message)) { try JSONRow.keys(Array("{ \r".utf8)[...]) }
  }
}
