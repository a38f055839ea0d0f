import Testing

@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("Tables")
struct TableFormatTests {
  @Test func `a table has a header and lines that align`() throws {
    let rows = try [0.0, -1200, -20, 1200].map { try SettledRow.settled(velocity: $0) }
    let text = Written.table(rows, [.behavior(of: ["paging"])] + Column.settled.dropFirst())
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    #expect(lines.count == 5)
    let header = lines[0]
    #expect(header.split(separator: " ").map(String.init) == ColumnTests.names)
    for line in lines {
      #expect(line.count == header.count)
      #expect(line.last != " ")
    }
    // Numbers are aligned at the end of their heading, the behavior at its beginning.
    var end = 0
    for name in ColumnTests.names.dropFirst() {
      let rest = header.dropFirst(end)
      let heading = try #require(rest.firstRange(of: name))
      end = header.distance(from: header.startIndex, to: heading.upperBound)
      for line in lines {
        let last = try #require(line.dropFirst(end - 1).first)
        #expect(last != " ")
        #expect(end == line.count || line.dropFirst(end).first == " ")
      }
    }
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("paging ") })
  }

  @Test func `behaviors with names of different lengths align`() throws {
    let rows = [
      try SettledRow.settled(behavior: "none"), try SettledRow.settled(behavior: "velocity-paging"),
    ]
    let text = Written.table(rows, [.behavior(of: rows.map(\.behavior)), .offset])
    #expect(
      text == """
        behavior             offset
        none                    844
        velocity-paging         844

        """
    )
  }

  @Test func `a behavior in the last column leaves no trailing space`() throws {
    let text = Written.table(
      [try SettledRow.settled(behavior: "none")], [.page, .behavior(of: ["velocity-paging"])])
    #expect(text == "page  behavior\n   1  none\n")
  }

  @Test func `a value wider than its column is written whole`() throws {
    let row = try SettledRow.settled()
    let wide = SettledRow(behavior: "paging", gesture: 1_234_567_890, settlement: row.settlement)
    #expect(Written.table([wide], [.gesture, .page]) == "gesture  page\n1234567890     1\n")
  }
}
