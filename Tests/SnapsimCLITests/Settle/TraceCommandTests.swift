import Testing

@Suite("The motion itself")
struct TraceCommandTests {
  private static func rows(_ arguments: String) throws -> [[Double]] {
    let result = try CapturedRun("trace \(arguments) --print time,offset,velocity --format csv --no-header")
    #expect(result.code == .settled, "\(result.errors)")
    return result.lines.map { $0.split(separator: ",").compactMap { Double($0) } }
  }

  // The finger dragged 590 points, of which the rubber band shows 235, as UIKit's was recorded.
  @Test(arguments: ["--drag 590", "--offset -235"])
  func `a drag past the edge begins where the band shows it, as an offset there does`(start: String) throws {
    let rows = try Self.rows("--height 852 --axis vertical --content-length 40000 \(start) --velocity 0")
    #expect(abs(rows[0][1] + 235) < 0.34)
    let last = try #require(rows.last)
    #expect(last[1] == 0 && last[2] == 0)
  }

  @Test func `every gesture ends in a row at rest, where settling says, and time never goes back`() throws {
    let scene =
      "--device iphone-14 --landscape --behavior paging --behavior container-paging --behavior none "
      + "--gesture velocity=-1200 --gesture velocity=900,drag=200 --gesture velocity=3000,after=0.3 "
      + "--gesture velocity=0,after=60 --format csv --no-header --print "
    let settled = try CapturedRun(scene + "behavior,gesture,start,offset")
    let traced = try CapturedRun("trace " + scene + "behavior,gesture,time,offset,velocity,phase")
    var last: [String: [Substring]] = [:]
    for line in traced.lines {
      let cells = line.split(separator: ",")
      let key = "\(cells[0]),\(cells[1])"
      if let before = last[key] {
        #expect(try #require(Double(cells[2])) > #require(Double(before[2])), "\(line)")
      }
      #expect(["decelerating", "animating", "bouncing"].contains(cells[5]), "\(line)")
      last[key] = cells
    }
    #expect(settled.lines.count == 12 && last.count == 12)
    for (index, line) in settled.lines.enumerated() {
      let cells = line.split(separator: ",")
      let end = try #require(last["\(cells[0]),\(cells[1])"])
      if cells[1] == "1" {
        // Caught: the next one starts there.
        #expect(end[3] == settled.lines[index + 1].split(separator: ",")[2])
      } else {
        #expect(end[3] == cells[3])
        #expect(end[4] == "0")
      }
    }
  }

  @Test func `rows stand at multiples of the interval, on one clock across gestures`() throws {
    let rows = try Self.rows("--behavior paging --velocity -1200 --repeat 2 --interval 0.5")
    let durations = try CapturedRun(
      "--behavior paging --velocity -1200 --repeat 2 --print duration --format csv --no-header")
    let first = try #require(Double(durations.lines[0]))
    let grid = Array(stride(from: 0.5, to: 100, by: 0.5))
    let end = try #require(rows.last)[0]
    #expect(abs(end - first - (Double(durations.lines[1]) ?? 0)) < 1e-12)
    var times = [0.0] + grid.filter { $0 < first }
    times += [first, first] + grid.filter { $0 > first && $0 < end } + [end]
    #expect(rows.map { $0[0] } == times)
  }
}
