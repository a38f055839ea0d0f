import Testing

@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("Tables for people")
struct TableTests {
  private static func text(_ line: String) throws -> String { try CapturedRun(line).output }

  private static let landscape = " --device iphone-14 --landscape --velocity -1200"

  @Test func `what never changes stands below the table, and so does what repeats another column`() throws {
    #expect(
      try Self.text("--behavior paging --repeat 2" + Self.landscape) == """
        gesture  start  proposed  offset  page  misalignment
              0      0     594.4     844     1            94
              1    844    1438.4    1688     2           188

        behavior paging, duration 3.4, released as start, target as offset, item as page

        """)
  }

  @Test func `several behaviors are compared in a closing line`() throws {
    let text = try Self.text("--behavior paging --behavior container-paging --repeat 4" + Self.landscape)
    #expect(
      text.hasSuffix(
        """

        misaligned: paging 4 of 4 (up to 374 pt), container-paging 0 of 4
        most pages in a gesture: paging 2, container-paging 1

        """))
  }

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

  @Test func `named columns all stay, and nothing stands below them`() throws {
    let text = try Self.text(
      "--behavior paging --repeat 2 --print behavior,start,released,offset" + Self.landscape)
    #expect(
      text == """
        behavior  start  released  offset
        paging        0         0     844
        paging      844       844    1688

        """)
  }

  @Test func `without headings nothing is left out, since nothing could be said of it`() throws {
    let text = try Self.text("--behavior paging --repeat 2 --no-header" + Self.landscape)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.split(separator: " ").count == 11 })
  }

  @Test func `a table too long to be held goes on row by row, and has no fewer rows`() throws {
    let text = try Self.text("--velocity 0:-1500:-1")
    let lines = text.split(separator: "\n")
    #expect(lines.count == 1503)
    #expect(lines[0].hasPrefix("behavior  gesture  velocity"))
    #expect(lines[1502].hasPrefix("no room for "))
  }

  @Test(arguments: [("always", true), ("never", false), ("auto", false)])
  func `faults are red where color is asked for, and only there`(choice: String, isRed: Bool) throws {
    let text = try Self.text(
      "--behavior paging --behavior container-paging --color \(choice)" + Self.landscape)
    #expect(text.contains("\u{1B}[31m94\u{1B}[0m") == isRed)
    #expect(text.contains("\u{1B}") == isRed)
  }

  @Test("every other format keeps all digits", arguments: ["csv", "tsv", "json", "md"])
  func digits(format: String) throws {
    let text = try Self.text(
      "--velocity -1234.5678,-300 --print velocity,offset --color always --format \(format)")
    #expect(text.contains(#/\d\.\d{5}/#) && text.contains("-1234.5678"))
    #expect(!text.contains("\u{1B}"))
  }

  @Test func `Markdown is a table that GitHub shows`() throws {
    let text = try Self.text("--behavior paging --format md --print behavior,offset" + Self.landscape)
    #expect(text == "| behavior | offset |\n|---|---:|\n| paging | 844 |\n")
  }

  @Test func `a text stays in its cell of Markdown`() {
    let format = RowFormat.markdown([Column("note", width: 1, isText: true)], hasHeader: true)
    let text = Written.cells(format, [[.text("a|b\\c\nd")], [.missing]])
    #expect(text == "| note |\n|---|\n| a\\|b\\\\c<br>d |\n|  |\n")
  }

  @Test func `tells nothing of pages where all pass as many`() throws {
    let text = try Self.text("--behavior paging --behavior container-paging --velocity -1200 --repeat 2")
    #expect(text.hasSuffix("\n\nmisaligned: paging 0 of 2, container-paging 0 of 2\n"))
  }

  @Test func `behaviors with names of different lengths align, and leave no space in the last column`() throws
  {
    let behaviors = "--behavior none --behavior velocity-paging --page 1 --print "
    #expect(
      try Self.text(behaviors + "behavior,offset") == """
        behavior         offset
        none                390
        velocity-paging     390

        """)
    #expect(
      try Self.text(behaviors + "page,behavior") == "page  behavior\n   1  none\n   1  velocity-paging\n")
  }

  @Test func `a value wider than its column is written whole`() {
    let table = SnapsimRuns.Table(
      Written.columns(["gesture", "page"]), holds: false, hasHeader: true, isFree: true, color: .never)
    var text = ByteText()
    table.write([.integer(1_234_567_890), .integer(1)], to: &text)
    #expect(text.string == "1234567890     1\n")
  }
}
