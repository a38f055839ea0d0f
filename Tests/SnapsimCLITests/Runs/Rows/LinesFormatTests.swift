import Testing

@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("Lines")
struct LinesFormatTests {
  @Test("a row is key and value lines, one for each column in its order")
  func lines() throws {
    let text = Written.lines([try SettledRow.settled()], [.page, .behavior(), .offset])
    #expect(text == "page: 1\nbehavior: paging\noffset: 844\n")
  }

  @Test("the answer comes first and no column is lost")
  func answerFirst() throws {
    let run = try CapturedRun("--velocity -1200 --behavior paging")
    let keys = run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
    #expect(keys.prefix(2) == ["offset", "page"])
    #expect(keys.count == Column.settled.count)
    #expect(Set(keys) == Set(ColumnTests.names))
  }
}
