import Testing

@testable import SnapsimText

@Suite("Changes to a JSON text")
struct JSONEditsTests {
  private func edited(_ text: String, _ change: (inout JSONEdits) -> Void) throws -> String {
    var edits = try JSONEdits(Array(text.utf8))
    change(&edits)
    return String(decoding: edits.text, as: UTF8.self)
  }

  static let replacements: [(text: String, path: [JSONEdits.Step], edited: String)] = [
    ("{ \"a\" : 1.50 , \"b\":[ 2,3 ] }", [.key("a")], "{ \"a\" : 7 , \"b\":[ 2,3 ] }"),
    ("{ \"a\" : 1.50 , \"b\":[ 2,3 ] }", [.key("b"), .index(1)], "{ \"a\" : 1.50 , \"b\":[ 2,7 ] }"),
    ("{\"a\": \"x\\ny\", \"b\": {}}", [.key("a")], "{\"a\": 7, \"b\": {}}"),
    ("\u{FEFF}[{}, {\"\\u0061\": [1]}]\r\n", [.index(1), .key("a")], "\u{FEFF}[{}, {\"\\u0061\": 7}]\r\n"),
    ("[1]", [.index(1)], "[1]"),
    ("[1]", [.key("a")], "[1]"),
    ("[1]", [], "7"),
  ]

  @Test("a value gives way to another, and not a byte beside it changes", arguments: replacements)
  func replaces(text: String, path: [JSONEdits.Step], expected: String) throws {
    #expect(try edited(text) { $0.replace(path, with: "7") } == expected)
  }

  static let additions: [(text: String, edited: String)] = [
    ("{}", "{\"k\": 1, \"l\": 2}"),
    ("{\"a\": \"b\"}", "{\"a\": \"b\", \"k\": 1, \"l\": 2}"),
    ("{\n  \"a\": [1\n]}", "{\n  \"a\": [1\n],\n  \"k\": 1,\n  \"l\": 2}"),
    ("{\"a\": 1,\r\n\t\"b\": 2\r\n}", "{\"a\": 1,\r\n\t\"b\": 2,\r\n\t\"k\": 1,\r\n\t\"l\": 2\r\n}"),
    ("[1]", "[1]"),
  ]

  @Test("members are added behind the last one, as that stands", arguments: additions)
  func adds(text: String, expected: String) throws {
    #expect(try edited(text) { $0.add([("k", "1"), ("l", "2")], to: []) } == expected)
  }

  @Test
  func `several changes at once keep to their places`() throws {
    let text = try edited("[{\"a\": 1}, {\"a\": 2}]") { edits in
      edits.add([("b", "3")], to: [.index(1)])
      edits.replace([.index(1), .key("a")], with: "22")
      edits.replace([.index(0), .key("a")], with: "11")
    }
    #expect(text == "[{\"a\": 11}, {\"a\": 22, \"b\": 3}]")
  }
}
