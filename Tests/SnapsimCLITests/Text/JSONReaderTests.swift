import Foundation
import SeededNumbers
import Testing

@testable import SnapsimText

@Suite("The reader of JSON")
struct JSONReaderTests {
  /// Each value in its order, as its kind and its text.
  private func values(_ text: String) throws(JSONFlaw) -> [String] {
    // A slice whose indices do not begin at 0, as in a block.
    let bytes = Array("x\(text)".utf8)[1...]
    var reader = JSONReader()
    try reader.read(bytes)
    return reader.nodes.map { "\($0.kind) \($0.text(in: bytes))" }
  }

  private func compact(_ text: String) throws -> String {
    let bytes = Array(text.utf8)[...]
    var reader = JSONReader()
    try reader.read(bytes)
    return String(decoding: reader.nodes[0].compact(in: bytes), as: UTF8.self)
  }

  @Test(arguments: [
    ("{}", ["object {}"]), (" [ ] ", ["array [ ]"]), ("-0.50e+3", ["number -0.50e+3"]),
    (
      "{\"b\":1.0,\"a\":null}",
      ["object {\"b\":1.0,\"a\":null}", "string b", "number 1.0", "string a", "null null"]
    ),
    ("[true,\r\n\tfalse]", ["array [true,\r\n\tfalse]", "true true", "false false"]),
    (#""\"\\\/\b\f\n\r\tA\u00e9""#, ["string \"\\/\u{8}\u{C}\n\r\tAé"]),
    (#""\ud83d\ude00""#, ["string 😀"]), ("\"é→\u{7F}\"", ["string é→\u{7F}"]),
  ])
  func `values stand in their order, with their digits`(_ text: String, _ expected: [String]) throws {
    #expect(try values(text) == expected)
  }

  @Test func `a value knows where it and all in it ends`() throws {
    let bytes = Array("{\"a\":[1,{\"b\":2}],\"c\":3}".utf8)[...]
    var reader = JSONReader()
    try reader.read(bytes)
    let nodes = reader.nodes
    #expect(nodes[0].end == nodes.count)
    #expect(nodes[1].text(in: bytes) == "a" && nodes[2].text(in: bytes) == "[1,{\"b\":2}]")
    #expect(nodes[nodes[2].end].text(in: bytes) == "c")
  }

  @Test(arguments: [
    ("[1.0, {\"b\" : 2.50,\n\t\"a\": [ ]} ]", "[1.0,{\"b\":2.50,\"a\":[]}]"),
    (#"["a b\" c\\", " "]"#, #"["a b\" c\\"," "]"#), (" 5 ", "5"),
  ])
  func `what is handed on loses the blanks between its parts and nothing else`(
    _ text: String, _ expected: String
  ) throws { #expect(try compact(text) == expected) }

  static let nested = String(repeating: "[", count: JSONFlaw.deepest)

  @Test(arguments: Table.pairs("json-flaws"))
  func `what RFC 8259 does not allow is refused`(_ text: String, _ words: String) {
    let flaw = #expect(throws: JSONFlaw.self) { try values(text) }
    #expect(flaw?.line == 1)
    #expect(flaw?.words.replacing("this is not valid JSON; ", with: "") == words)
  }

  @Test func `lists and objects lie as deep in one another as is said, and no deeper`() throws {
    #expect(
      try values(Self.nested + String(repeating: "]", count: JSONFlaw.deepest)).count == JSONFlaw.deepest)
    for deeper in [Self.nested + "[", Self.nested + "{", String(repeating: "[", count: 1_000_000)] {
      #expect(throws: JSONFlaw.tooDeep) { try values(deeper) }
    }
  }

  @Test(arguments: [2, 12, 13, 500])
  func `a key twice is found among few and among many, whatever they look like`(_ count: Int) throws {
    var keys = (0..<count).map { "key\($0 % 7)\($0)" }
    func object() -> String { "{" + keys.map { "\"\($0)\":0" }.joined(separator: ",") + "}" }
    #expect(try values(object()).count == 2 * count + 1)
    keys[count - 1] = keys[0]
    #expect(throws: JSONFlaw.twice(1, key: keys[0])) { try values(object()) }
    // One sign and the same one of two parts are two keys: JSON compares code units.
    keys[0] = "\u{E9}"
    keys[count - 1] = "e\u{301}"
    #expect(try values(object()).count == 2 * count + 1)
  }

  @Test func `a reader reads one text after another, long ones and short ones`() throws {
    var reader = JSONReader()
    for count in [3, 5000, 0, 64, 65, 1] {
      let bytes = Array("[\((0..<count).map(String.init).joined(separator: ","))]".utf8)[...]
      try reader.read(bytes)
      #expect(reader.nodes.count == count + 1)
      #expect(reader.nodes.dropFirst().map { $0.text(in: bytes) } == (0..<count).map(String.init))
      #expect(throws: JSONFlaw.self) { try reader.read(Array("[1,2".utf8)[...]) }
    }
  }

  /// A random value, written with random blanks.
  private func json(_ random: inout SplitMix64, depth: Int = 0) -> String {
    func blank() -> String { ["", "", "", " ", "\n", "\t "].randomElement(using: &random) ?? "" }
    func string() -> String {
      let parts = [
        "a", "B", "é", "→", "😀", "\\n", "\\\"", "\\\\", "\\/", "\\u0041", "\\ud83d\\ude00", "{", "]", ",",
      ]
      return "\""
        + (0..<Int.random(in: 0...4, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
        .joined() + "\""
    }
    let text: String
    switch Int.random(in: 0...(depth > 3 ? 4 : 6), using: &random) {
    case 0: text = ["null", "true", "false"].randomElement(using: &random) ?? ""
    case 1: text = string()
    case 2: text = String(Int.random(in: -1000...1000, using: &random))
    case 3: text = Double.random(in: -1000...1000, using: &random).description
    case 4:
      text = ["-0", "0.0", "1e5", "1E-2", "-0.5e+3", "123456789012345"].randomElement(using: &random) ?? ""
    case 5:
      let elements = (0..<Int.random(in: 0...4, using: &random)).map { _ in json(&random, depth: depth + 1) }
      text = "[" + elements.joined(separator: ",") + blank() + "]"
    default:
      let members = (0..<Int.random(in: 0...4, using: &random)).map {
        "\(blank())\"key\($0)\"\(blank()):" + json(&random, depth: depth + 1)
      }
      text = "{" + members.joined(separator: ",") + blank() + "}"
    }
    return blank() + text + blank()
  }

  @Test
  func `it takes what Foundation takes, and refuses each cut and most changes as Foundation does`() throws {
    var random = SplitMix64(seed: 21)
    for _ in 0..<400 {
      // In a list, as Foundation stumbles over some numbers alone.
      let text = "[\(json(&random))]"
      _ = try values(text)
      let data = Data(text.utf8)
      let value = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      // What is handed on means the same.
      let handedOn = try JSONSerialization.jsonObject(
        with: Data(compact(text).utf8), options: .fragmentsAllowed)
      #expect(value as? NSObject == handedOn as? NSObject, "\(text)")
      for _ in 0..<20 {
        var bytes = Array(text.utf8)
        let place = Int.random(in: 0..<bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes.removeSubrange(place...)
        } else {
          bytes[place] = Array("{}[],:\"\\ 019-+.eEtfn\u{1}").randomElement(using: &random)?.utf8.first ?? 0
        }
        let changed = String(decoding: bytes, as: UTF8.self)
        // Foundation takes a comma before the end, refuses numbers past a double's range, and cuts characters as it likes.
        guard !changed.contains(#/,\s*[\]}]|[eE]\+?\d{3}|\d{18}|\u{FFFD}/#) else { continue }
        let isTaken =
          (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
        do throws(JSONFlaw) {
          _ = try values(changed)
          #expect(isTaken, "\(changed)")
        } catch {
          let isBeyond = !error.isOfSyntax || error.isOfEscape
          #expect(isBeyond || !isTaken, "\(changed): \(error)")
        }
      }
    }
  }
}

extension JSONFlaw {
  static let tooDeep = Self(line: 1, words: "lists and objects lie more than 32 deep in one another")

  static func syntax(_ line: Int, _ flaw: String) -> Self {
    Self(line: line, words: "this is not valid JSON; \(flaw)", isOfSyntax: true)
  }

  static func twice(_ line: Int, key: String) -> Self {
    Self(line: line, words: "the key '\(key)' stands there twice")
  }
}
