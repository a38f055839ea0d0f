import Testing

@testable import ScrollSimulation
@testable import SnapsimCLI

@Suite("Matching a motion")
struct MotionReportTests {
  /// Samples at 60 frames a second, rounded to a third of a point.
  private func log(_ duration: Double, _ offset: (Double) -> Double) throws -> LogFile {
    let rows = (0...Int(duration * 60) + 6).map { frame -> String in
      let time = Double(frame) / 60
      return "\(time),\((offset(time) * 3).rounded() / 3)"
    }
    return try LogFile(["time,offset"] + rows, ending: "csv")
  }

  @Test("free deceleration is told with its rate", arguments: [0.998, 0.99])
  func deceleration(rate: Double) throws {
    let kept = try #require(DecelerationRate(perMillisecond: rate))
    let free = FreeDeceleration(start: 100, velocity: 3, rate: kept)
    let run = try log(free.duration) { free.position(at: $0) }.match()
    #expect(run.output.hasPrefix("it moves by free deceleration, fitted to "), "\(run.output)")
    #expect(run.output.contains("\n  landing says "))
    #expect(run.code == .settled)
  }

  @Test("scrolling by a pointer, as two published traces have it, is told apart from a deceleration")
  func pointer() throws {
    // Of the published ones only the start's speed, the way and the time are known here; the shape is the formula's.
    let run = try log(1.128) { time in
      let left = max(0, 1 - time / 1.128)
      return 1681 * (1 - left * left * left * left.squareRoot())
    }.match()
    #expect(run.output.hasPrefix("it moves by a power of the time left"), "\(run.output)")
    #expect(run.output.contains("free deceleration: misses by "))
  }

  @Test("what moves by no law is told, and a format for programs has the numbers")
  func none() throws {
    let swing = try log(2) { 300 + 200 * ($0 * 9).truncatingRemainder(dividingBy: 2) }
    #expect(try swing.match().code != .settled)
    let free = FreeDeceleration(start: 0, velocity: 2, rate: .normal)
    let csv = try log(free.duration) { free.position(at: $0) }.match("--format csv")
    #expect(
      csv.output.hasPrefix(
        "law,rate,least-rate,most-rate,exponent,speed,end,largest-miss,mean-miss,samples\n"))
  }
}
