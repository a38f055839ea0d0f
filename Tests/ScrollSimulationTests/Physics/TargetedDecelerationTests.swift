import ScrollSimulation
import SeededNumbers
import Testing

struct TargetedDecelerationTests {
  // By the closed form of the path to a changed target: u, Δ, d′, T in s.
  @Test(
    "the rates and durations of the table, and their mirror images",
    arguments: [
      (1.5, 390.0, 0.99618678, 1.311509), (3, 1200, 0.99751143, 2.289143), (0.3, 30, 0.99037991, 0.351848),
    ])
  func table(velocity: Double, distance: Double, rate: Double, duration: Double) throws {
    for sign in [1.0, -1] {
      let path = try #require(
        Deceleration(start: 50, velocity: sign * velocity, target: 50 + sign * distance))
      #expect(abs(path.rate - rate) < 5e-9)
      #expect(abs(path.duration - duration) < 5e-7)
      #expect(path.position(at: 0) == 50)
      #expect(path.position(at: path.duration) == 50 + sign * distance)
      #expect(abs(path.velocity(at: 0) - sign * velocity * 1000) < 1e-9)
      // The speed is 10 pt/s exactly at the target, and the position runs up to it.
      let last = path.duration * (1 - 1e-12)
      #expect(abs(path.velocity(at: last) - sign * 10) < 1e-6)
      #expect(abs(path.position(at: last) - path.end) < 1e-6)
    }
  }

  @Test(
    arguments: [
      (1.5, 0.0), (1.5, -100), (-1.5, 100), (0, 100), (0.01, 5), (0.005, 100), (0.1, 1000), (1, 989.6),
      (.nan, 100), (1, .nan), (1, .infinity),
    ] as [(Double, Double)])
  func `none fits where the velocity does not lead there`(velocity: Double, distance: Double) {
    #expect(Deceleration(start: 0, velocity: velocity, target: distance) == nil)
  }

  // By hand: 0.99 / −ln 0.999 = 989.504916…
  @Test func `a rate of just under 0.999 is still accepted`() {
    #expect(Deceleration(start: 0, velocity: 1, target: 989.5) != nil)
    #expect(Deceleration(start: 0, velocity: 1, target: 989.51) == nil)
  }

  @Test("position and time are each other's inverse, and velocity is the slope", arguments: 0..<200)
  func triad(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let velocity = Double.random(in: 0.1...8, using: &random) * (Bool.random(using: &random) ? 1 : -1)
    let start = Double.random(in: -500...5000, using: &random)
    let target = start + velocity * Double.random(in: 1...800, using: &random)
    let path = try #require(Deceleration(start: start, velocity: velocity, target: target))
    for part in [0.01, 0.2, 0.5, 0.8, 0.97] {
      let time = part * path.duration
      let position = path.position(at: time)
      let inverted = try #require(path.time(at: position))
      // Where it crawls, a rounding error of the position is a larger one of the time.
      #expect(abs(path.position(at: inverted) - position) < 1e-9)
      #expect(abs(inverted - time) < 1e-8)
      let step = min(time, path.duration - time) * 1e-4
      let slope = (path.position(at: time + step) - path.position(at: time - step)) / (2 * step)
      #expect(abs(slope / path.velocity(at: time) - 1) < 1e-4)
    }
    #expect(path.time(at: start) == 0)
    #expect(path.time(at: target) == path.duration)
    #expect(path.time(at: start - velocity) == nil)
    #expect(path.time(at: target + velocity) == nil)
    #expect(path.time(at: .nan) == nil)
  }
}
