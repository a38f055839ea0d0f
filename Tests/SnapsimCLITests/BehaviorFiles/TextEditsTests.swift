import Testing

@testable import SnapsimBehaviorFiles
@testable import SnapsimCLI

@Suite("Edits of a text")
struct TextEditsTests {
  @Test
  func `keep lines, and know where each place was`() {
    var edits = TextEdits(Array("private let a = 1\nlet b = c\n".utf8))
    edits.replace(0..<7, with: "fileprivate")
    edits.blank(18..<27)
    #expect(String(decoding: edits.result, as: UTF8.self) == "fileprivate let a = 1\n         \n")
    #expect(edits.offset(line: 1, column: 17) == 12)
    #expect(edits.offset(line: 2, column: 5) == 22)
    #expect(edits.place(of: 22).line == 2)
    #expect(edits.line(2) == "let b = c")
  }

  @Test
  func `of which a larger one takes in the smaller`() {
    var edits = TextEdits(Array("abcdef".utf8))
    edits.replace(1..<2, with: "XY")
    edits.blank(0..<4)
    edits.replace(2..<3, with: "Z")
    #expect(String(decoding: edits.result, as: UTF8.self) == "    ef")
  }
}
