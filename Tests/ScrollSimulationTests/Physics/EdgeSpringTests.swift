import Foundation
import SeededNumbers
import Testing

@testable import ScrollSimulation

struct EdgeSpringTests {
  /// The spring's slower rate, per second.
  private static let a = -1000 * log(0.99)

  // Bounces by the closed form at d = .998: y0, u0, y(.05), y(.1), y(.2), y(.5), seconds to 0.5 pt.
  @Test(
    "the bounces of the table, and their mirror images",
    arguments: [
      (0.0, 1.0, [28.75675, 33.13880, 22.05898, 2.07372], 0.65595),
      (-100, 0, [-60.50061, -36.60323, -13.39797, -0.65705], 0.52718),
      (-235, -0.625, [-160.14939, -106.72935, -45.27209, -2.84014], 0.68053),
    ])
  func table(displacement: Double, velocity: Double, expected: [Double], duration: Double) {
    for sign in [1.0, -1] {
      let spring = EdgeSpring.bounce(
        displacement: sign * displacement, velocity: sign * velocity, rate: .normal)
      #expect(spring.displacement(at: 0) == sign * displacement)
      for (time, value) in zip([0.05, 0.1, 0.2, 0.5], expected) {
        #expect(abs(spring.displacement(at: time) - sign * value) < 6e-6)
      }
      #expect(abs(spring.duration - duration) < 6e-6)
      #expect(spring.displacement(at: spring.duration) == 0)
      #expect(spring.velocity(at: spring.duration) == 0)
    }
  }

  // From y0 = 0 the peak is at ln((a+b)/a)/b and is 33.300534 pt per pt/ms.
  @Test("a run into an end peaks when and where the formula says", arguments: [1.0, 2.5, -4])
  func peak(velocity: Double) {
    let spring = EdgeSpring.bounce(displacement: 0, velocity: velocity, rate: .normal)
    #expect(abs(spring.displacement(at: 0.0907355) - velocity * 33.300534) < 1e-5 * abs(velocity))
    #expect(abs(spring.velocity(at: 0.0907355)) < 1e-3 * abs(velocity))
    let peak = spring.displacement(at: 0.0907355)
    for offset in [-0.02, -0.001, 0.001, 0.02] {
      #expect(abs(spring.displacement(at: 0.0907355 + offset)) < abs(peak))
    }
  }

  // The equation of the spring: y″ = −(2a+b)y′ − a(a+b)y.
  @Test("bounce and pull obey the differential equation", arguments: [0.01, 0.05, 0.15, 0.3])
  func differentialEquation(time: Double) {
    let step = 1e-5
    for rate in [DecelerationRate.normal, .fast] {
      let b = 1000 * rate.decay
      var springs = [
        EdgeSpring.bounce(displacement: 0, velocity: 3, rate: rate),
        EdgeSpring.bounce(displacement: -235, velocity: -0.625, rate: rate),
      ]
      if rate == .normal { springs.append(EdgeSpring.pull(displacement: 300, velocity: -900)) }
      for spring in springs {
        let y = spring.displacement(at: time)
        let before = spring.displacement(at: time - step)
        let after = spring.displacement(at: time + step)
        #expect(abs((after - before) / (2 * step) - spring.velocity(at: time)) < 1e-3)
        let acceleration = (spring.velocity(at: time + step) - spring.velocity(at: time - step)) / (2 * step)
        let expected = -(2 * Self.a + b) * spring.velocity(at: time) - Self.a * (Self.a + b) * y
        #expect(abs(acceleration - expected) < 1e-2)
      }
    }
    // The stiffness and damping that the two rates mean.
    let b = 1000 * DecelerationRate.normal.decay
    #expect(abs(Self.a * (Self.a + b) - 121.13) < 0.01)
    #expect(abs(2 * Self.a + b - 22.10) < 0.01)
  }

  @Test("a bounce lasts until it is within half a point for good", arguments: 0..<200)
  func rest(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let spring = EdgeSpring.bounce(
      displacement: Double.random(in: -300...300, using: &random),
      velocity: Double.random(in: -8...8, using: &random), rate: Bool.random(using: &random) ? .normal : .fast
    )
    let last = spring.duration * (1 - 1e-9)
    #expect(abs(abs(spring.displacement(at: last)) - 0.5) < 1e-3)
    #expect(spring.displacement(at: spring.duration + 1e-9) == 0)
  }

  @Test(arguments: 0..<200)
  func `a pull begins with the real velocity and rests within half a point and under 10 pt/s`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let displacement = Double.random(in: -1000...1000, using: &random)
    let velocity = Double.random(in: -8000...8000, using: &random)
    let spring = EdgeSpring.pull(displacement: displacement, velocity: velocity)
    #expect(spring.displacement(at: 0) == displacement)
    #expect(abs(spring.velocity(at: 0) - velocity) < 1e-8 * max(1, abs(velocity)))
    let last = spring.duration * (1 - 1e-9)
    #expect(abs(spring.displacement(at: last)) < 0.5 + 1e-6)
    #expect(abs(spring.velocity(at: last)) < 10 + 1e-4)
    // One of the two has only just been met.
    let isDistance = abs(abs(spring.displacement(at: last)) - 0.5) < 1e-5
    let isSpeed = abs(abs(spring.velocity(at: last)) - 10) < 1e-3
    #expect(isDistance || isSpeed)
  }

  @Test func `what is at rest at the end stays there`() {
    #expect(EdgeSpring.bounce(displacement: 0, velocity: 0, rate: .normal).duration == 0)
    #expect(EdgeSpring.pull(displacement: 0, velocity: 0).duration == 0)
    #expect(EdgeSpring.pull(displacement: 0.4, velocity: 0).displacement(at: 1) == 0)
  }

  // Vercantez/openuikit: released 235 pt past the top, 0.69 s until it ended.
  @Test func `a recorded release lasts as long as UIKit's`() throws {
    let spring = EdgeSpring.bounce(displacement: -235, velocity: -0.625, rate: .normal)
    #expect(try PhysicsVectors.row("B16").accepts(spring.duration))
  }

  @Test func `every frame of the recorded release is within 0.75 points, by one shift of its clock`() throws {
    let trace = try PhysicsVectors.trace("release-past-the-edge")
    let spring = EdgeSpring.bounce(
      displacement: try #require(trace.overshoot), velocity: trace.contentVelocityPtPerMs,
      rate: try #require(DecelerationRate(perMillisecond: trace.rate)))
    #expect(try trace.largestError(from: spring.displacement(at:)) <= 0.75)
    #expect(trace.settled == 0)
  }
}
