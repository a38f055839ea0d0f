import Testing

@Suite("snapsim reveal")
struct RevealCommandTests {
  @Test func `an item shows when the trace has its edge at the bounds', known since lift-off`() throws {
    let scene = "--device iphone-14 --landscape --behavior container-paging --velocity -1200 --repeat 2"
    let reveal = try CapturedRun(
      "reveal \(scene) --print gesture,item,shown,known,head-start --format csv --no-header")
    let rows = reveal.lines.map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    try #require(rows.count == 4)
    #expect(rows[0] == ["0", "0", "0", "", ""] && rows[1] == ["0", "1", "0", "", ""])
    let third = rows[2].compactMap(Double.init)
    #expect(third[0] == 0 && third[1] == 2 && third[3] == 0 && third[4] == third[2])
    // Item 2 begins at 1500, and the bounds end 797 pt beyond the offset.
    let trace = try CapturedRun(
      "trace \(scene) --interval 0.001 --print gesture,time,offset --format csv --no-header")
    let first = try #require(
      trace.lines.first { line in
        line.split(separator: ",").last.flatMap { Double($0) }.map { $0 > 703 } ?? false
      })
    let time = try #require(Double(first.split(separator: ",")[1]))
    #expect(time - third[2] >= 0 && time - third[2] <= 0.001)
    // Item 3 shows in the second gesture, whose target is known since the first has come to rest.
    let fourth = rows[3].compactMap(Double.init)
    let rest = try CapturedRun("\(scene) --print duration --format csv --no-header")
    #expect(fourth[0] == 1 && fourth[3] == Double(rest.lines[0]))
    #expect(abs(fourth[2] - fourth[3] - fourth[4]) < 1e-12)
  }
}
