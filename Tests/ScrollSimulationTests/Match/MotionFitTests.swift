import Testing

@testable import ScrollSimulation

struct MotionFitTests {
  private func samples(_ name: String) throws -> [MotionSample] {
    try PhysicsVectors.trace(name).samples.map {
      MotionSample(time: try #require($0.first), offset: try #require($0.last))
    }
  }

  @Test(
    "the recorded deceleration of UIKit is fitted by its rate, which fits within the recording's tolerance")
  func deceleration() throws {
    let fits = MotionFit.all(try samples("decelerate-3000").runningOut)
    let fit = try #require(fits.first { $0.law == .deceleration })
    let rate = try #require(fit.rate)
    #expect(abs(rate - 0.998) < 1e-5)
    #expect(try #require(fit.rates).contains(0.998))
    #expect(fit.largestMiss < 0.25)
    #expect(fits.first?.law == .deceleration)
  }

  @Test(
    "the recorded bounce of UIKit is fitted by the rate of its scroll view, which fits within the recording's tolerance"
  )
  func bounce() throws {
    // Its own tolerance: the recorded bounce lies within 0.75 pt of the closed form.
    let fits = MotionFit.all(try samples("release-past-the-edge").runningOut, tolerance: 0.75)
    let fit = try #require(fits.first { $0.law == .bounce })
    let rate = try #require(fit.rate)
    #expect(abs(rate - 0.998) < 0.0005)
    #expect(try #require(fit.rates).contains(0.998))
    #expect(fit.largestMiss < 0.75)
  }

  @Test("where the recorded deceleration rests, the landing says best")
  func landing() throws {
    let samples = try samples("decelerate-3000").runningOut
    let fit = try #require(MotionFit.all(samples).first { $0.law == .deceleration })
    let ends = fit.ends(from: try #require(samples.first?.offset))
    let best = ends.min { abs($0.offset - 6818) < abs($1.offset - 6818) }
    #expect(best?.name == "landing", "\(ends)")
  }

  @Test("a power of the time left is found with its exponent", .inRelease, arguments: [2.5, 3.85])
  func power(exponent: Double) throws {
    let samples = (0...60).map { frame in
      let time = Double(frame) / 60
      return MotionSample(time: time, offset: 800 * (1 - pow(1 - time, exponent)))
    }
    let fit = try #require(MotionFit.all(samples).first)
    guard case .power(let found, let duration) = fit.law else {
      Issue.record("\(fit.law)")
      return
    }
    #expect(abs(found - exponent) < 0.1 && abs(duration - 1) < 0.05)
  }

  @Test("what does not move, or is too short, has no law")
  func nothing() {
    #expect(MotionFit.all([]).isEmpty)
    #expect(MotionFit.all((0..<20).map { MotionSample(time: Double($0), offset: 5) }).isEmpty)
    #expect([MotionSample]().runningOut.isEmpty)
  }
}
