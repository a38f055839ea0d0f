import Testing

@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("Lines")
struct LinesFormatTests {
  @Test func `a row is key and value lines, one for each column in its order`() throws {
    let text = Written.lines([try SettledRow.settled()], [.page, .behavior(), .offset])
    #expect(text == "page: 1\nbehavior: paging\noffset: 844\n")
  }

  @Test func `the answer comes first and no column is lost`() throws {
    let run = try CapturedRun("--velocity -1200 --behavior paging")
    let keys = run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
    #expect(keys.prefix(2) == ["offset", "page"])
    #expect(keys.count == Column.settled.count)
    #expect(Set(keys) == Set(ColumnTests.names))
  }
}
