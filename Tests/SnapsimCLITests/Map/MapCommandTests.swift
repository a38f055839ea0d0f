import Foundation
import Testing

@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("snapsim map")
struct MapCommandTests {
  private func map(_ words: String...) throws -> CapturedRun {
    try CapturedRun(["map"] + words.flatMap { $0.split(separator: " ").map(String.init) })
  }

  @Test func `is a grid of characters with the thresholds below`() throws {
    let run = try map("--behavior container-paging")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(run.code == .settled)
    #expect(run.errors.isEmpty)
    #expect(lines[0] == "container-paging: where gestures lead from page 9")
    #expect(lines[9].hasPrefix("       0 "))
    #expect(lines.allSatisfy { $0.count <= 80 })
    let text = lines.suffix(2).joined(separator: " ")
    #expect(
      text
        == "from page 9: a drag alone turns from 130.0 pt; a flick alone turns from 270.3 pt/s; never more than 1; "
        + "backward the same")
  }

  @Test func `is the same as a plot`() throws {
    #expect(try map("--behavior paging --format plot").output == map("--behavior paging").output)
  }

  /// One map has one figure, whatever it is drawn as.
  @Test(arguments: [
    "--behavior none", "--behavior paging --device iphone-14 --landscape --page 1", "--behavior multiple",
  ])
  func `tells the same in text as in svg`(_ words: String) throws {
    let text = try map(words).output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let svg = try map(words, "--format svg").output
    let description = try #require(svg.firstMatch(of: #/<desc[^>]*>[^;]*; (.*?)\.<\/desc>/#)?.output.1)
    for note in description.split(separator: "; ") { #expect(text.contains(note), "\(note)") }
    #expect(description.contains("of the map rests misaligned"))
  }

  @Test(arguments: [
    ("--behavior none", "across: drag in pt (left is forward); upward: velocity in pt/s (down is forward)"),
    (
      "--layout-direction rtl",
      "across: drag in pt (right is forward); upward: velocity in pt/s (up is forward)"
    ),
    ("--drag 0:300 --velocity -900:900", "across: drag in pt; upward: velocity in pt/s (down is forward)"),
    ("--behavior none --items 3", "up to 1, where the content ends"),
    (
      "--behavior none --items 3",
      "backward: a drag alone turns from 195.0 pt; a flick alone turns from 400.8 pt/s; up to 1, where the content begins"
    ),
  ])
  func `says which way is forward, and where the content ends`(_ words: String, _ expected: String) throws {
    let lines = try map(words).output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(lines.contains(expected), "\(lines)")
  }

  @Test func `has a legend of what is drawn`() throws {
    let run = try map(
      "--behavior paging --device iphone-14 --landscape --page 1 --velocity -900 --items 3:9:1")
    #expect(run.output.contains("! misaligned"))
    #expect(!run.output.contains("the same page   "))
  }

  @Test func `shows several behaviors one below the other`() throws {
    let run = try map("--behavior container-paging --behavior paging --device iphone-14 --landscape")
    #expect(run.output.contains("\n\npaging: where gestures lead from page 9\n"))
    #expect(run.output.contains("100 % of the map rests misaligned, by up to 96.0 pt"))
  }

  @Test func `writes a row for each pair of numbers`() throws {
    let run = try map("--behavior paging --drag -100:100:100 --velocity -1200,0 --page 3 --format csv")
    #expect(
      run.output == """
        behavior,drag,velocity,moved,offset,page,misalignment
        paging,-100,-1200,1,1560,4,0
        paging,-100,0,0,1170,3,0
        paging,0,-1200,1,1560,4,0
        paging,0,0,0,1170,3,0
        paging,100,-1200,0,1170,3,0
        paging,100,0,0,1170,3,0

        """)
  }

  @Test func `writes an object for each pair of numbers as JSON`() throws {
    let run = try map("--behavior distance-paging --drag -390:390:390 --velocity -100:100:100 --format json")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 9)
    #expect(
      lines[0]
        == #"{"behavior":"distance-paging","drag":-390,"velocity":-100,"moved":1,"offset":3900,"page":10,"misalignment":0}"#
    )
    for line in lines {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
  }

  @Test func `takes any two options with a range`() throws {
    let run = try map(
      "--behavior paging --width 320:430:110 --items 2:4:2 --velocity -1200 --page 0 --format csv --print width,items,offset"
    )
    #expect(run.output == "width,items,offset\n320,2,320\n320,4,320\n430,2,430\n430,4,430\n")
    let text = try map("--behavior paging --width 320:430:1 --velocity -1200")
    #expect(text.output.contains("across: width in pt; upward: drag in pt"))
  }

  /// What a map and a single gesture say of the same numbers is the same.
  @Test(arguments: BehaviorCatalog.ours.map(\.name))
  func `agrees with settling`(_ behavior: String) throws {
    let options = "--device iphone-14 --landscape --safe-area 47,20"
    let rows = try map(
      "--behavior \(behavior) \(options) --drag -500:500:250 --velocity -3000:3000:1500 --page 5 --format csv --print drag,velocity,offset,page,misalignment"
    )
    for row in rows.output.split(separator: "\n").dropFirst() {
      let cells = row.split(separator: ",").map(String.init)
      let settled = try CapturedRun(
        ["--behavior", behavior, "--drag", cells[0], "--velocity", cells[1], "--page", "5"]
          + options.split(separator: " ").map(String.init)
          + ["--format", "csv", "--no-header", "--print", "offset,page,misalignment"])
      #expect(settled.output == cells.dropFirst(2).joined(separator: ",") + "\n")
    }
  }

  @Test func `repeats gestures where it is told to`() throws {
    let run = try map(
      "--behavior paging --drag 0,-300 --velocity -1200,0 --repeat 3 --page 0 --format csv --print offset --no-header"
    )
    #expect(run.output == "1170\n0\n1170\n1170\n")
  }

  @Test func `of two swept options is drawn by plot too`() throws {
    let run = try CapturedRun("--behavior paging --width 320:430:1 --velocity -1200:1200:100 --format plot")
    #expect(run.code == .settled)
    #expect(run.output.contains("across: width in pt; upward: velocity in pt/s"))
  }
}
