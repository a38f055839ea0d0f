import Foundation
import Testing

@testable import SnapsimText

@Suite("A value of JSON")
struct JSONTests {
  private func read(_ text: String) throws -> JSON { try JSON(text.utf8) }

  @Test func `values are read with the line on which they begin`() throws {
    let json = try read("{\n \"a\": [1, -0.5e+3,\n  true, null],\r\n \"b\": {\"\\u00e9\\n\": \"x\"}}\n")
    guard case .object(let members) = json.value, case .array(let elements)? = json["a"]?.value,
      case .object(let inner)? = json["b"]?.value
    else {
      Issue.record("\(json)")
      return
    }
    #expect(json.line == 1)
    #expect(members.map(\.key) == ["a", "b"])
    #expect(members.map(\.line) == [2, 4])
    #expect(elements.map(\.value) == [.number("1"), .number("-0.5e+3"), .bool(true), .null])
    #expect(elements.map(\.line) == [2, 2, 3, 3])
    #expect(inner.map(\.key) == ["é\n"])
  }

  static let flaws: [(String, JSONFlaw)] = [
    ("\n\n  ", .syntax(3, "expected a value")), ("{\"a\": 1,\n\"a\": 2}", .twice(2, key: "a")),
    ("{\"a\": 1,\n\"\\u0061\": 2}", .twice(2, key: "a")),
    ("\"ab\nc\"", .syntax(1, "a line end or another control character stands in a text")),
    ("{} \n x", .syntax(2, "there is more after its end")),
    ("[\n1 2]", .syntax(2, "expected a comma or ]")), (String(repeating: "[", count: 100_000), .tooDeep),
  ]

  @Test("a mistake is told with its line", arguments: flaws)
  func flaw(text: String, flaw: JSONFlaw) { #expect(throws: flaw) { try read(text) } }

  @Test func `bytes that are no UTF-8 are told with their line`() {
    let error = #expect(throws: JSONFlaw.self) { try JSON([0x0A, 0x22, 0xFF, 0x22]) }
    #expect(error == JSONFlaw(line: 2, words: "the text is not UTF-8", isOfSyntax: true))
  }

  @Test func `a byte order mark and pairs of surrogates are taken`() throws {
    #expect(try JSON([0xEF, 0xBB, 0xBF, 0x31]).value == .number("1"))
    #expect(try read("\"\\ud83d\\ude00\"").value == .string("😀"))
  }

  static let written: JSON = [
    "b": [.number(-2), .bool(true), [:], .number(0.5)], "a": "x\"\n", "none": nil, "c": [],
  ]

  static let layouts: [(JSON.Layout, String)] = [
    (.compact, "{\"b\":[-2,true,{},0.5],\"a\":\"x\\\"\\n\",\"c\":[]}"),
    (.spaced, "{\"b\": [-2, true, {}, 0.5], \"a\": \"x\\\"\\n\", \"c\": []}"),
    (
      .lines(indent: 0),
      "{\n  \"b\": [\n    -2,\n    true,\n    {},\n    0.5\n  ],\n  \"a\": \"x\\\"\\n\",\n  \"c\": []\n}"
    ),
  ]

  @Test("members keep their order, with the space between them that is asked for", arguments: layouts)
  func layout(layout: JSON.Layout, expected: String) throws {
    #expect(Self.written.text(layout) == expected)
    #expect(try read(expected).text(layout) == expected)
  }

  @Test("any text comes back as it was", arguments: ["", "\u{0}\u{1F}\u{7F}", "€😀\u{2028}", "\\\"/\t\r\n"])
  func texts(_ value: String) throws {
    let text = JSON.array([.string(value)]).text()
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String] == [value])
    #expect(try read(text)[0]?.value == .string(value))
  }
}
