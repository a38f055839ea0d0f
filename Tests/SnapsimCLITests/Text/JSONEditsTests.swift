import Testing

@testable import SnapsimText

@Suite("Changes to a JSON text")
struct JSONEditsTests {
  private func edited(_ text: String, _ change: (inout JSONEdits) -> Void) throws -> String {
    var edits = try JSONEdits(Array(text.utf8), of: "a.json")
    change(&edits)
    return String(decoding: edits.text, as: UTF8.self)
  }

  static let replacements: [(text: String, path: @Sendable (JSON) -> JSON?, edited: String)] = [
    ("{ \"a\" : 1.50 , \"b\":[ 2,3 ] }", { $0["a"] }, "{ \"a\" : 7 , \"b\":[ 2,3 ] }"),
    ("{ \"a\" : 1.50 , \"b\":[ 2,3 ] }", { $0["b"]?[1] }, "{ \"a\" : 1.50 , \"b\":[ 2,7 ] }"),
    ("{\"a\": \"x\\ny\", \"b\": {}}", { $0["a"] }, "{\"a\": 7, \"b\": {}}"),
    ("\u{FEFF}[{}, {\"\\u0061\": [1]}]\r\n", { $0[1]?["a"] }, "\u{FEFF}[{}, {\"\\u0061\": 7}]\r\n"),
    ("[1]", { $0[1] }, "[1]"), ("[1]", { $0["a"] }, "[1]"), ("[1]", { $0 }, "7"),
  ]

  @Test("a value gives way to another, and not a byte beside it changes", arguments: replacements.indices)
  func replaces(index: Int) throws {
    let (text, path, expected) = Self.replacements[index]
    let edited = try edited(text) { edits in
      if let value = path(edits.root) { edits.replace(value, with: .number(7)) }
    }
    #expect(edited == expected)
  }

  static let additions: [(text: String, edited: String)] = [
    ("{}", "{\"k\": 1, \"l\": 2}"), ("{\"a\": \"b\"}", "{\"a\": \"b\", \"k\": 1, \"l\": 2}"),
    ("{\n  \"a\": [1\n]}", "{\n  \"a\": [1\n],\n  \"k\": 1,\n  \"l\": 2}"),
    ("{\"a\": 1,\r\n\t\"b\": 2\r\n}", "{\"a\": 1,\r\n\t\"b\": 2,\r\n\t\"k\": 1,\r\n\t\"l\": 2\r\n}"),
    ("[1]", "[1]"),
  ]

  @Test("members are added behind the last one, as that stands", arguments: additions)
  func adds(text: String, expected: String) throws {
    #expect(try edited(text) { $0.add([("k", .number(1)), ("l", .number(2))], to: $0.root) } == expected)
  }

  @Test func `several changes at once keep to their places`() throws {
    let text = try edited("[{\"a\": 1}, {\"a\": 2}]") { edits in
      guard case .array(let objects) = edits.root.value else { return }
      edits.add([("b", [.number(3), .number(4)])], to: objects[1])
      for (object, number) in zip(objects, [11, 22]) {
        if let value = object["a"] { edits.replace(value, with: .number(number)) }
      }
    }
    #expect(text == "[{\"a\": 11}, {\"a\": 22, \"b\": [3, 4]}]")
  }
}
