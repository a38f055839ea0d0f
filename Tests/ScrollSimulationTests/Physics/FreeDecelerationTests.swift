import Foundation
import ScrollSimulation
import SeededNumbers
import Testing

struct FreeDecelerationTests {
  private static func rate(_ perMillisecond: Double) throws -> DecelerationRate {
    try #require(DecelerationRate(perMillisecond: perMillisecond))
  }

  // By the closed form of free deceleration: d, v in pt/s, landing, duration in s.
  @Test(
    "landing and duration are those of the table, and their mirror images",
    arguments: [
      (0.998, 100.0, 44.910000, 1.150141), (0.998, 500, 244.510000, 1.954055),
      (0.998, 1000, 494.010000, 2.300282), (0.998, 3000, 1492.010000, 2.849038),
      (0.998, 10000, 4985.010000, 3.450423), (0.99, 1000, 98.010000, 0.458211),
      (0.99, 5000, 494.010000, 0.618348),
    ])
  func table(perMillisecond: Double, velocity: Double, landing: Double, duration: Double) throws {
    let rate = try Self.rate(perMillisecond)
    for sign in [1.0, -1] {
      let free = Deceleration(start: 0, velocity: sign * velocity / 1000, rate: rate)
      #expect(abs(free.end - sign * landing) < 5e-7)
      #expect(abs(free.duration - duration) < 5e-7)
      #expect(free.position(at: free.duration) == free.end)
      #expect(free.position(at: 1e9) == free.end)
      #expect(free.position(at: -1) == 0)
      #expect(free.velocity(at: 0) == sign * velocity)
      #expect(free.velocity(at: free.duration) == 0)
    }
  }

  // By the closed form of the trajectory from 0.
  @Test(arguments: [
    (0.998, 0.1, 135.802747), (0.998, 0.5, 473.417826), (0.998, 1, 647.404205), (0.99, 0.1, 94.144197),
  ])
  func `positions and speeds on the way`(perMillisecond: Double, time: Double, position: Double) throws {
    let free = Deceleration(start: 0, velocity: 1.5, rate: try Self.rate(perMillisecond))
    #expect(abs(free.position(at: time) - position) < 5e-7)
    if perMillisecond == 0.998, time == 0.5 { #expect(abs(free.velocity(at: time) - 551.266882) < 5e-7) }
  }

  @Test("position and time are each other's inverse, from start to landing", arguments: 0..<300)
  func inverse(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let sign: Double = Bool.random(using: &random) ? 1 : -1
    let free = Deceleration(
      start: Double.random(in: -1000...1000, using: &random),
      velocity: sign * Double.random(in: 0.011...12, using: &random),
      rate: Bool.random(using: &random) ? .normal : .fast)
    for part in [0.001, 0.1, 0.4, 0.7, 0.95] {
      let time = part * free.duration
      let inverted = try #require(free.time(at: free.position(at: time)))
      #expect(abs(inverted - time) < 1e-8)
      #expect(abs(free.position(at: inverted) - free.position(at: time)) < 1e-8)
    }
    #expect(free.time(at: free.start) == 0)
    let atLanding = try #require(free.time(at: free.end), "the landing of \(free) is reached")
    #expect(abs(atLanding - free.duration) < 1e-8)
  }

  // The derivative along a trajectory is 0.998999 of u·1000 at the normal rate.
  @Test(arguments: [0.05, 0.3, 1.2])
  func `the slope of the position is 0.998999 of the velocity at the normal rate`(time: Double) {
    let free = Deceleration(start: 0, velocity: 2, rate: .normal)
    let step = 1e-6
    let slope = (free.position(at: time + step) - free.position(at: time - step)) / (2 * step)
    #expect(abs(slope / free.velocity(at: time) - 0.998999) < 1e-6)
  }

  @Test(arguments: [(2.0, -1.0), (2, 994), (-2, 1), (-2, -994), (0, 5), (0.01, 1), (0.005, 0.1), (2, 1e300)])
  func `a position that is never passed has no time`(velocity: Double, position: Double) {
    // The landing of 2 pt/ms is at 993.01.
    let free = Deceleration(start: 0, velocity: velocity, rate: .normal)
    #expect(free.time(at: position) == nil)
  }

  @Test(arguments: [0, 0.01, -0.01, 0.005, -0.005, .leastNonzeroMagnitude] as [Double])
  func `at the rest speed and below nothing moves`(velocity: Double) {
    let free = Deceleration(start: 7, velocity: velocity, rate: .normal)
    #expect(free.duration == 0)
    #expect(free.end == 7)
    #expect(free.position(at: 1) == 7)
    #expect(free.velocity(at: 1) == 0)
  }

  // Flutter's newton_test and friction_simulation_test; their drag D per second is the rate D^(1/1000) per ms.
  @Test(
    "Flutter's friction goes the same way while it is faster than our rest speed",
    arguments: [
      ("F07", 0.3, 400.0, 1.0, true), ("F08", 0.3, 400, 1, false), ("F09", 0.3, 400, 2, false),
      ("F10", 0.3, 400, 3, false), ("F11", 0.3, 400, 4, false), ("F14", 0.135, 100, 0.1, true),
      ("F15", 0.135, 100, 0.5, true), ("F18", 0.135, -100, 0.1, true), ("F19", 0.135, -100, 0.5, true),
    ])
  func flutter(id: String, drag: Double, velocity: Double, time: Double, isPosition: Bool) throws {
    let rate = try Self.rate(pow(drag, 0.001))
    let free = Deceleration(start: 100, velocity: velocity / 1000, rate: rate)
    let number = isPosition ? free.position(at: time) : free.velocity(at: time)
    #expect(try PhysicsVectors.row(id).accepts(number), "\(number)")
  }

  @Test func `a recorded fling lands where UIKit's landed, when it did`() throws {
    let free = Deceleration(start: 5326, velocity: 3, rate: .normal)
    #expect(try PhysicsVectors.row("F31").accepts(free.end))
    #expect(try PhysicsVectors.row("F32").accepts(free.duration))
  }

  @Test func `every frame of the recorded fling is within a quarter point`() throws {
    let trace = try PhysicsVectors.trace("decelerate-3000")
    let free = Deceleration(
      start: try #require(trace.start), velocity: trace.contentVelocityPtPerMs,
      rate: try Self.rate(trace.rate))
    #expect(try trace.largestError(from: free.position(at:)) <= 0.25)
    #expect(abs(free.end - (try #require(trace.landing))) <= 0.34)
    #expect(abs(free.duration - trace.duration) <= 0.02)
  }
}
