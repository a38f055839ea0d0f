import Testing

@testable import ScrollSimulation

struct ExponentialDecayTests {
  /// 2 pt/ms at the normal rate, ended a little before it would have run out.
  private static let curve = ExponentialDecay(
    start: 100, end: 1095, velocity: 2, decay: DecelerationRate.normal.decay, run: 998)

  // By hand: ln(2/0.01)/−ln 0.998/1000 s.
  @Test("it lasts until the speed is down to the rest speed")
  func duration() {
    #expect(abs(Self.curve.duration - 2.646_508_6) < 1e-6)
    for velocity in [0.0, 0.01, -0.01] {
      let still = ExponentialDecay(start: 5, end: 5, velocity: velocity, decay: 0.002, run: 0)
      #expect(still.duration == 0)
      #expect(still.position(at: 1) == 5)
      #expect(still.velocity(at: 0) == 0)
    }
  }

  @Test("it begins at the start, ends at the end, and stands there before and after")
  func ends() {
    let curve = Self.curve
    for time in [-1.0, 0] {
      #expect(curve.position(at: time) == 100)
      #expect(curve.velocity(at: time) == 2000)
    }
    for time in [curve.duration, curve.duration + 1, .infinity] {
      #expect(curve.position(at: time) == 1095)
      #expect(curve.velocity(at: time) == 0)
    }
  }

  @Test("the time of a position is when it stands there", arguments: [0.001, 0.1, 0.5, 1, 2, 2.6])
  func times(time: Double) throws {
    let position = Self.curve.position(at: time)
    #expect(abs(try #require(Self.curve.time(at: position)) - time) < 1e-9)
  }

  @Test("a position that is never passed has no time", arguments: [99.0, 1096, 5000, -1e300])
  func neverPassed(position: Double) { #expect(Self.curve.time(at: position) == nil) }

  @Test("the velocity fades by the same fraction in each millisecond", arguments: [0.0, 0.3, 1, 2])
  func fading(time: Double) {
    let ratio = Self.curve.velocity(at: time + 0.001) / Self.curve.velocity(at: time)
    #expect(abs(ratio - 0.998) < 1e-9)
  }

  @Test("towards an end a hair away nothing is other than a number")
  func hair() {
    let curve = ExponentialDecay(start: 0, end: 9.95e-306, velocity: 2, decay: 2e305, run: 1e-305)
    for time in [0.0, 2.4e-308, 1e-300, 1] {
      #expect(curve.position(at: time).isFinite)
      #expect(curve.velocity(at: time).isFinite)
    }
  }
}
