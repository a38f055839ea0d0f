import Testing

@testable import SnapsimBehaviorFiles
@testable import SnapsimCLI

@Suite("A spec of behavior files")
struct BehaviorFileSpecTests {
  @Test(
    arguments: [
      ("A.swift", ["A.swift"], nil),
      ("./A.swift", ["./A.swift"], nil),
      ("./A.swift+./B.swift", ["./A.swift", "./B.swift"], nil),
      ("./C++/A.swift", ["./C++/A.swift"], nil),
      ("./a:b/A.swift", ["./a:b/A.swift"], nil),
      ("./A.swift:", ["./A.swift"], nil),
      ("./A.swift:.cards", ["./A.swift"], ".cards"),
      (
        "./A.swift+./B.swift:A(step: 40, at: [\"x\": 1])", ["./A.swift", "./B.swift"],
        "A(step: 40, at: [\"x\": 1])"
      ),
      ("./nothing", ["./nothing"], nil),
    ] as [(String, [String], String?)])
  func `has files, and an expression after them`(text: String, files: [String], expression: String?) throws {
    let spec = try #require(BehaviorFileSpec(text))
    #expect(spec.files == files)
    #expect(spec.expression == expression)
    #expect(spec.text == text)
  }

  @Test(arguments: ["paging", "multiple:of=40", "view-aligned:limit=never,anchor=0.5", ""])
  func `is not the name of a behavior`(text: String) {
    #expect(BehaviorFileSpec(text) == nil)
  }
}
