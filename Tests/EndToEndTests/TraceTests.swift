import Foundation
import Testing

@Suite("The motion itself", .timeLimit(.minutes(30)))
struct TraceTests {
  private struct Recordings: Decodable {
    struct Trace: Decodable {
      let start: Double?
      let overshoot: Double?
      let contentVelocityPtPerMs: Double
      let duration: Double
      let landing: Double?
      let samples: [[Double]]
    }

    let traces: [String: Trace]
  }

  private static func recordings() throws -> Recordings {
    let file = Shell.packageRoot.appendingPathComponent("Tests/ScrollSimulationTests/Fixtures/physics.json")
    return try JSONDecoder().decode(Recordings.self, from: Data(contentsOf: file))
  }

  /// The rows of a trace, each with its numbers.
  static func rows(_ arguments: String) async throws -> [[Double]] {
    let result = try await Shell().run(
      "snapsim trace \(arguments) --print time,offset,velocity --format csv --no-header")
    #expect(result.code == 0, "\(result.errors)")
    return result.lines.map { $0.split(separator: ",").compactMap { Double($0) } }
  }

  /// The largest distance between recorded samples and traced rows that are a tenth of a millisecond apart, after the
  /// best shift of the recording's clock.
  private static func largestError(_ samples: [[Double]], _ rows: [[Double]]) -> Double {
    let offsets = rows.map { $0[1] }
    let rest = offsets.last ?? 0
    return (-170...170).map { shift in
      samples.map { sample in
        let index = Int((sample[0] * 1e4).rounded()) + shift
        let offset = index < 0 ? offsets[0] : index < offsets.count ? offsets[index] : rest
        return abs(offset - sample[1])
      }.max() ?? .infinity
    }.min() ?? .infinity
  }

  @Test("a recorded deceleration is traced to a third of a point")
  func deceleration() async throws {
    let recorded = try #require(try Self.recordings().traces["decelerate-3000"])
    let rows = try await Self.rows(
      "--width 393 --height 852 --axis vertical --content-length 40000 --offset \(recorded.start ?? 0) "
        + "--velocity \(-1000 * recorded.contentVelocityPtPerMs) --interval 0.0001")
    #expect(Self.largestError(recorded.samples, rows) < 0.34)
    let last = try #require(rows.last)
    #expect(abs(last[0] - recorded.duration) < 0.02)
    #expect(abs(last[1] - (recorded.landing ?? 0)) < 0.34)
    #expect(last[2] == 0)
  }

  @Test(
    "a recorded release past the edge is traced to three quarters of a point",
    arguments: [
      // The finger dragged 590 points, of which the rubber band shows 235; or the run begins there, as displayed.
      "--drag 590", "--offset -235",
    ])
  func bounce(start: String) async throws {
    let recorded = try #require(try Self.recordings().traces["release-past-the-edge"])
    let rows = try await Self.rows(
      "--height 852 --axis vertical --content-length 40000 \(start) "
        + "--velocity \(-1000 * recorded.contentVelocityPtPerMs) --interval 0.0001")
    #expect(abs(rows[0][1] - (recorded.overshoot ?? 0)) < 0.34)
    #expect(Self.largestError(recorded.samples, rows) < 0.75)
    let last = try #require(rows.last)
    #expect(abs(last[0] - recorded.duration) < 0.03)
    #expect(last[1] == 0 && last[2] == 0)
  }

  @Test("every gesture ends in a row exactly at rest, where settling says, and time never goes back")
  func ends() async throws {
    let scene =
      "--device iphone-14 --landscape --behavior paging --behavior container-paging --behavior none "
      + "--gesture velocity=-1200 --gesture velocity=900,drag=200 --gesture velocity=3000,after=0.3 "
      + "--gesture velocity=0,after=60 --format csv --no-header --print "
    let settled = try await Shell().run("snapsim " + scene + "behavior,gesture,start,offset")
    let traced = try await Shell().run(
      "snapsim trace " + scene + "behavior,gesture,time,offset,velocity,phase")
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

  @Test("rows stand at multiples of the interval, on one clock across gestures")
  func clock() async throws {
    let rows = try await Self.rows("--behavior paging --velocity -1200 --repeat 2 --interval 0.5")
    let durations = try await Shell().run(
      "snapsim --behavior paging --velocity -1200 --repeat 2 --print duration")
    let first = try #require(Double(durations.lines[0]))
    let grid = Array(stride(from: 0.5, to: 100, by: 0.5))
    let end = try #require(rows.last)[0]
    #expect(abs(end - first - (Double(durations.lines[1]) ?? 0)) < 1e-12)
    var times = [0.0] + grid.filter { $0 < first }
    times += [first, first] + grid.filter { $0 > first && $0 < end } + [end]
    #expect(rows.map { $0[0] } == times)
  }

  @Test("a million rows come one by one, whoever reads them")
  func streams() async throws {
    let all =
      "snapsim trace --content-length 40000 --velocity -3000 --interval 2.8e-6 --print time,offset --format tsv"
    let result = try await Shell().run("{ \(all); echo $? >&2; } | head -2; \(all) | wc -l")
    #expect(result.lines.prefix(2) == ["time\toffset", "0\t0"])
    #expect(try #require(Int(result.lines[2].trimmingCharacters(in: .whitespaces))) > 1_000_000)
    #expect(result.errors == "0\n")
  }

  @Test(
    "memory does not grow with the rows",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status"), "it is read from /proc"))
  func memory() async throws {
    let result = try await Shell().run(
      "(ulimit -v 400000; snapsim trace --content-length 40000 --velocity -3000 --interval 2.8e-6 | tail -1)")
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.lines.first?.hasSuffix("decelerating") == true)
  }

  @Test("every format of rows takes a trace")
  func formats() async throws {
    let arguments = "--velocity -100 --interval 0.5 "
    let json = try await Shell().run("snapsim trace \(arguments) --format json | tail -1")
    #expect(
      json.output
        == #"{"behavior":"none","gesture":0,"time":1.1501408698020916,"offset":44.910000000000004,"velocity":0,"phase":"decelerating"}"#
        + "\n")
    let values = try await Shell().run("snapsim trace \(arguments) --print time")
    #expect(values.lines.first == "0" && values.lines.count == 4)
    let swept = try await Shell().run("snapsim trace --velocity 0,-9 --format csv")
    #expect(
      swept.output == "behavior,gesture,from-velocity,time,offset,velocity,phase\n"
        + "none,0,0,0,0,0,decelerating\nnone,0,-9,0,0,0,decelerating\n")
  }

  @Test(
    "what a trace does not take is a mistake",
    arguments: [
      "--interval 0", "--interval -1", "--interval nan", "--explain", "--check", "--format svg",
      "--print page",
      "--keep-going",
    ])
  func mistakes(arguments: String) async throws {
    let result = try await Shell().run("snapsim trace --velocity -1200 \(arguments)")
    #expect(result.code == 64)
    #expect(result.output.isEmpty && (1...2).contains(result.errorLines.count))
  }
}
