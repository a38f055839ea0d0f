import Testing

@testable import SnapsimCLI

@Suite("A line of JSON lines")
struct JSONRowTests {
  /// What a closure makes of the value of the one key of an object.
  private func value<Value>(
    _ json: String, _ body: (JSONRow, UnsafeBufferPointer<UInt8>) throws -> Value
  ) throws -> Value {
    try Array("{\"key\":\(json)}".utf8).withUnsafeBufferPointer { bytes in
      var row = JSONRow(["other", "key"])
      try row.read(bytes)
      #expect(row.count == 1 && row.members[0].column == 1 && row.has(1) && !row.has(0))
      return try body(row, bytes)
    }
  }

  private func text(_ json: String) throws -> String {
    try value(json) { try JSONRow.text($0.nodes, at: $0.members[0].value, in: $1) }
  }

  static let texts: [(String, String)] = [
    ("\"paging\"", "paging"), ("390.5", "390.5"), ("5", "5"), ("5.0", "5.0"), ("1E+3", "1E+3"),
    ("true", "true"),
    ("false", "false"), ("null", ""), ("[10,20.50]", "10,20.50"), ("[]", ""), ("\"a\\\"\\u00e4\"", "a\"ä"),
    ("[1,[2,\"x\"]]", "1,2,x"), ("{\"b\": 1}", "{\"b\":1}"),
  ]

  @Test(arguments: texts)
  func `a value is the text that the option takes`(_ json: String, _ expected: String) throws {
    #expect(try text(json) == expected)
  }

  static let cells: [(String, Cell?)] = [
    ("\"a\"", .text("a")), ("12", .json("12")), ("12.0", .json("12.0")), ("1e2", .json("1e2")),
    ("true", .json("true")),
    ("false", .json("false")), ("null", nil), ("[1, \"b\", null]", .json("[1,\"b\",null]")),
    ("{\"b\": 1.50,\"a\":[ ]}", .json("{\"b\":1.50,\"a\":[]}")), ("\"a/b\"", .text("a/b")),
    ("[\"a/b\", \"\\u00e9\"]", .json("[\"a/b\",\"\\u00e9\"]")),
    ("9007199254740993", .json("9007199254740993")),
    ("0.30000000000000004", .json("0.30000000000000004")),
  ]

  @Test(arguments: cells)
  func `a value that is handed on keeps its kind, its digits and its order`(_ json: String, _ expected: Cell?)
    throws
  {
    #expect(try value(json) { try JSONRow.cell($0.nodes[$0.members[0].value], $1) } == expected)
  }

  @Test
  func `a number is read as it is written`() throws {
    var generator = SeededGenerator(state: 8)
    for _ in 0..<2000 {
      let number = Double.random(in: 0...1000, using: &generator)
      #expect(Double(try text(number.description)) == number)
      let read = try value(number.description) { JSONRow.number($0.nodes[$0.members[0].value], $1) }
      #expect(read == nil || read == number)
    }
    #expect(try value("\"5\"") { JSONRow.number($0.nodes[$0.members[0].value], $1) } == nil)
  }

  static let flaws: [(String, RowFlaw)] = [
    ("", .json(.expected("a value"))), ("{", .json(.expected("a key in double quotes"))),
    ("{\"key\":1", .json(.expected("a comma or }"))), ("{\"key\":nan}", .json(.expected("a value"))),
    ("velocity", .json(.expected("a value"))), ("{\"key\":1} {\"key\":2}", .json(.more)),
    ("{\"key\":1,\"key\":2}", .json(.twice(key: "key"))), ("[1]", .notAnObject), ("5", .notAnObject),
    ("\"x\"", .notAnObject), ("null", .notAnObject), ("{\"what\":1}", .unknownKey("what")),
    ("{\"other\":1,\"key\":2,\"\\u0078\":3}", .unknownKey("x")),
  ]

  @Test(arguments: flaws)
  func `what is no object of these columns is told`(_ line: String, _ flaw: RowFlaw) {
    #expect(throws: flaw) {
      try Array(line.utf8).withUnsafeBufferPointer { bytes throws in
        var row = JSONRow(["other", "key"])
        try row.read(bytes)
      }
    }
  }

  @Test
  func `keys are found in any order, with escapes too, and row after row`() throws {
    var row = JSONRow(["a", "b", "c"])
    for (line, columns) in [
      ("{\"a\":1,\"b\":2,\"c\":3}", [0, 1, 2]), ("{\"c\":1,\"a\":2}", [2, 0]), ("{}", []),
      ("{\"\\u0062\":1,\"a\":2,\"c\":0}", [1, 0, 2]), ("{\"a\":2,\"b\":1,\"c\":0}", [0, 1, 2]),
    ] {
      try Array(line.utf8).withUnsafeBufferPointer { try row.read($0) }
      #expect(row.members.prefix(row.count).map(\.column) == columns)
    }
  }

  @Test
  func `the keys of an object stand in its order, and one over several lines is told as such`() throws {
    #expect(try JSONRow.keys(Array(#"{"z":[1],"\u0061":{},"m":0}"#.utf8)[...]) == ["z", "a", "m"])
    #expect(throws: RowFlaw.jsonOverLines) { try JSONRow.keys(Array("{ \r".utf8)[...]) }
  }
}
