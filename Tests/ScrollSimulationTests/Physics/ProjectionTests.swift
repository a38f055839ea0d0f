import Foundation
import ScrollSimulation
import Testing

struct ProjectionTests {
  // By the closed form of free deceleration: d, v in pt/s, u·F, announced.
  @Test(
    "the projections of the table, and their mirror images",
    arguments: [
      (DecelerationRate.normal, 100.0, 49.900000, 44.954985), (.normal, 500, 249.500000, 244.754918),
      (.normal, 1000, 499.000000, 494.504835), (.normal, 3000, 1497.000000, 1493.504501),
      (.normal, 10000, 4990.000000, 4990.003333), (.fast, 1000, 99.000000, 98.504171),
      (.fast, 5000, 495.000000, 496.500821),
    ])
  func table(rate: DecelerationRate, velocity: Double, wwdc18: Double, announced: Double) {
    for sign in [1.0, -1] {
      let u = sign * velocity / 1000
      #expect(abs(Projection.wwdc18.distance(velocity: u, rate: rate) - sign * wwdc18) < 5e-7)
      #expect(abs(Projection.uikit.distance(velocity: u, rate: rate) - sign * announced) < 5e-7)
      #expect(abs(Projection.continuous.distance(velocity: u, rate: rate) - u / rate.decay) < 1e-9)
    }
  }

  @Test("only UIKit's has a rest speed below which nothing runs on", arguments: [0.01, -0.01, 0.001, 0])
  func restSpeed(velocity: Double) {
    #expect(Projection.uikit.distance(velocity: velocity, rate: .normal) == 0)
    #expect(abs(Projection.wwdc18.distance(velocity: velocity, rate: .normal) - velocity * 499) < 1e-9)
  }

  @Test func `UIKit's announced target in the recording, to the pixel`() throws {
    let target = 5326 + Projection.uikit.distance(velocity: 3, rate: .normal)
    #expect(try PhysicsVectors.row("P01").accepts(target))
    let trace = try PhysicsVectors.trace("decelerate-3000")
    #expect(abs(target - (try #require(trace.announcedTarget))) <= 0.34)
  }

  // The rows of the vectors: b3ll/Motion's DecayAnimationTests (F01, F02), and the published forms (P03…P07).
  @Test(
    "the published forms give the published numbers",
    arguments: [
      ("F01", Projection.continuous, 2.0, DecelerationRate.normal), ("F02", .continuous, 1, .normal),
      ("P03", .wwdc18, 1, .normal), ("P04", .continuous, 1, .normal), ("P05", .wwdc18, 1, .fast),
      ("P06", .continuous, 1, .fast), ("P07", .wwdc18, -2.5, .normal),
    ])
  func vectors(id: String, projection: Projection, velocity: Double, rate: DecelerationRate) throws {
    #expect(try PhysicsVectors.row(id).accepts(projection.distance(velocity: velocity, rate: rate)))
  }

  @Test func `the continuous form inverts to Motion's velocity`() throws {
    #expect(try PhysicsVectors.row("F03").accepts(998.999 * DecelerationRate.normal.decay * 1000))
  }

  // Flutter's friction has no rest speed, so its final position is the continuous projection's.
  @Test("the continuous form ends where Flutter's friction does", arguments: [("F17", 0.1), ("F21", -0.1)])
  func flutterFinal(id: String, velocity: Double) throws {
    let rate = try #require(DecelerationRate(perMillisecond: pow(0.135, 0.001)))
    let final = 100 + Projection.continuous.distance(velocity: velocity, rate: rate)
    #expect(try PhysicsVectors.row(id).accepts(final))
  }
}
