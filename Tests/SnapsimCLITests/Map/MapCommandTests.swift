import Testing

@testable import SnapsimRuns

@Suite("snapsim map")
struct MapCommandTests {
  private func map(_ words: String...) throws -> CapturedRun {
    try CapturedRun(["map"] + words.flatMap { $0.split(separator: " ").map(String.init) })
  }

  @Test(arguments: [
    ("map --behavior paging", "map --behavior paging --format plot"),
    ("--velocity -1200 --repeat 2 --format plot", "trace --velocity -1200 --repeat 2 --format plot"),
  ])
  func `and the motion are plots in each command that draws them`(one: String, other: String) throws {
    #expect(try CapturedRun(one).output == CapturedRun(other).output)
  }

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
}
