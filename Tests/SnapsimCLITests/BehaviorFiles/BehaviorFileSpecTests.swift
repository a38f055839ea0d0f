import Testing

@testable import SnapsimBehaviorFiles

@Suite("A spec of behavior files")
struct BehaviorFileSpecTests {
  @Test(
    "has files, and an expression or the line of an attachment behind them",
    arguments: Table.rows("file-specs"))
  func parts(_ row: [String]) throws {
    let spec = try #require(BehaviorFileSpec(row[0]))
    #expect(spec.text == row[0] && spec.files.joined(separator: " ") == row[1])
    #expect(spec.expression == (row[2].isEmpty ? nil : row[2]))
    #expect(spec.line == Int(row[3]) && spec.statesArguments == Bool(row[4]))
  }

  @Test(arguments: ["paging", "multiple:of=40", "view-aligned:limit=never,anchor=0.5", ""])
  func `is not the name of a behavior`(text: String) { #expect(BehaviorFileSpec(text) == nil) }
}
