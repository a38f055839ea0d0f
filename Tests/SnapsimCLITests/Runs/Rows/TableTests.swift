import Testing

@testable import SnapsimRuns
@testable import SnapsimText

@Suite("Tables for people")
struct TableTests {
  private static func text(_ line: String) throws -> String { try CapturedRun(line).output }

  @Test(arguments: [
    "--velocity -3000:0:250 --behavior none --behavior view-aligned:limit=always-by-few,anchor=center",
    "--velocity 0:-2000:-1 --drag -0.333", "trace --velocity -1200 --behavior paging --behavior none",
    "reveal --velocity -1500 --item-length 77.7 --behavior paging --behavior view-aligned --repeat 3",
    "--item-length 33:40:0.125 --velocity -1234.5 --behavior view-aligned --behavior multiple --repeat 2",
    "play Examples/scenarios/rotation-loses-the-page.json", "devices",
  ])
  func `no line is wider than 80 columns`(line: String) throws {
    let text = try Self.text(line)
    for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test func `a table too long to be held goes on row by row, and has no fewer rows`() throws {
    let text = try Self.text("--velocity 0:-1500:-1")
    let lines = text.split(separator: "\n")
    #expect(lines.count == 1503)
    #expect(lines[0].hasPrefix("behavior  gesture  velocity"))
    #expect(lines[1502].hasPrefix("no room for "))
  }

  @Test func `a text stays in its cell of Markdown`() {
    let format = RowFormat(.md, [Column("note", width: 1, isText: true)], hasHeader: true)
    let text = Written.cells(format, [[.text("a|b\\c\nd")], [.missing]])
    #expect(text == "| note |\n|---|\n| a\\|b\\\\c<br>d |\n|  |\n")
  }

  @Test func `a value wider than its column is written whole`() {
    let table = SnapsimRuns.Table(
      Written.columns(["gesture", "page"]), holds: false, hasHeader: true, isFree: true, color: .never)
    var text = ByteText()
    table.write([.integer(1_234_567_890), .integer(1)], to: &text)
    #expect(text.string == "1234567890     1\n")
  }
}
