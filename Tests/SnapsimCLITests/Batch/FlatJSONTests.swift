import Foundation
import Testing

@testable import SnapsimCLI

struct FlatJSONTests {
  /// The members as text, or `nil` where the object is not a flat one.
  private func members(_ text: String) -> [String]? {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      var flat = FlatJSON()
      guard flat.parse(bytes) else { return nil }
      func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
      return flat.members.prefix(flat.count).map { member in
        switch member.value {
        case .number(let range): string(member.key) + " number " + string(range)
        case .string(let range): string(member.key) + " string " + string(range)
        case .bool(let value): string(member.key) + " bool \(value)"
        case .null: string(member.key) + " null"
        }
      }
    }
  }

  @Test(
    "a flat object is taken apart member by member",
    arguments: [
      ("{}", []),
      (" { } ", []),
      (#"{"a":1}"#, ["a number 1"]),
      (
        #"{"a":-1.50e+3,"b":"x y","c":true,"d":false,"e":null}"#,
        ["a number -1.50e+3", "b string x y", "c bool true", "d bool false", "e null"]
      ),
      ("{ \"a\" : 0 ,\t\"b\":\"\" }\r", ["a number 0", "b string "]),
      (#"{"é":"→"}"#, ["é string →"]),
    ] as [(String, [String])])
  func flat(text: String, expected: [String]) {
    #expect(members(text) == expected)
  }

  @Test(
    "anything else is left to Foundation",
    arguments: [
      "", "[]", "1", "{", "{\"a\"", "{\"a\":}", "{\"a\":1,}", "{\"a\":1}x", "{\"a\":01}", "{\"a\":+1}",
      "{\"a\":.5}", "{\"a\":1.}", "{\"a\":1e}", "{\"a\":-}", "{\"a\":tru}", "{\"a\":nul", "{\"a\":[1]}",
      "{\"a\":{}}", #"{"a":"\n"}"#, "{\"a\":\"\u{1}\"}", "{a:1}", "{'a':1}", "{\"a\":NaN}",
    ])
  func notFlat(text: String) {
    #expect(members(text) == nil)
  }

  @Test("what it takes, Foundation takes too, and every prefix of it is refused")
  func agreesWithFoundation() throws {
    let text = #"{"offset":390,"drag":-40.5,"velocity":-1.2e3,"who":"Ada","ok":true,"none":null}"#
    #expect(members(text)?.count == 6)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(object?.count == 6)
    for length in 0..<text.count {
      #expect(members(String(text.prefix(length))) == nil)
    }
  }
}
