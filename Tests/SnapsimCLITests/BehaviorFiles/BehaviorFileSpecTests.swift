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

  @Test(
    "may name the line that attaches the behavior",
    arguments: [
      ("./Feed.swift:42", 42), ("./A.swift+./Feed.swift:7", 7), ("./Feed.swift:42.0", nil),
      ("./Feed.swift", nil),
    ] as [(String, Int?)])
  func line(text: String, line: Int?) throws {
    let spec = try #require(BehaviorFileSpec(text))
    #expect(spec.line == line)
    #expect(line == nil || spec.expression == nil)
  }

  @Test(
    "states arguments by parentheses or a closure",
    arguments: [
      ("./F.swift:Snap(step: 52)", true), ("./F.swift:Snap { 52 }", true), ("./F.swift:.snap(52)", true),
      ("./F.swift:Snap()", false), ("./F.swift:.snap", false), ("./F.swift", false), ("./F.swift:42", false),
      ("./F(1).swift", false),
    ])
  func arguments(text: String, statesThem: Bool) throws {
    #expect(try #require(BehaviorFileSpec(text)).statesArguments == statesThem)
  }

  @Test(arguments: ["paging", "multiple:of=40", "view-aligned:limit=never,anchor=0.5", ""])
  func `is not the name of a behavior`(text: String) {
    #expect(BehaviorFileSpec(text) == nil)
  }
}
