import Foundation
import Testing

@testable import SnapsimText
@testable import SnapsimCLI

@Suite("A document of JSON")
struct JSONDocumentTests {
  private func text(_ document: JSONDocument) -> String {
    var bytes = ByteText()
    document.write(to: &bytes)
    return bytes.string
  }

  @Test("members keep their order, each on a line of its own")
  func layout() {
    let document: JSONDocument = .object([
      ("b", .array([.number(-2), .truth(true), .object([])])), ("a", .text("x\"\n")), ("c", .array([])),
    ])
    #expect(
      text(document)
        == "{\n  \"b\": [\n    -2,\n    true,\n    {}\n  ],\n  \"a\": \"x\\\"\\n\",\n  \"c\": []\n}")
  }

  @Test("any text comes back as it was", arguments: ["", "\u{0}\u{1F}\u{7F}", "€😀\u{2028}", "\\\"/\t\r\n"])
  func texts(_ value: String) throws {
    let read = try JSONSerialization.jsonObject(with: Data(text(.array([.text(value)])).utf8)) as? [String]
    #expect(read == [value])
  }
}
