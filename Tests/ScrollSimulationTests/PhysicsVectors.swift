import Foundation
import Testing

/// The contents of a file in `Fixtures`.
func fixture(_ name: String) throws -> Data {
  let folder = try #require(Bundle.module.resourceURL)
  return try Data(contentsOf: folder.appendingPathComponent("Fixtures/" + name))
}

/// The recorded and published numbers in `Fixtures/physics.json`: peers' own test suites, and two traces of UIKit.
struct PhysicsVectors: Decodable {
  struct Row: Decodable {
    /// One number, or two that are the ends of a range.
    struct Expected: Decodable {
      let numbers: [Double]

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        numbers = try (try? container.decode([Double].self)) ?? [container.decode(Double.self)]
      }
    }

    let id: String
    let expected: Expected
    let tolerance: Double?
    let kind: String

    func accepts(_ number: Double) -> Bool {
      switch (kind, expected.numbers.count) {
      case ("abs", 1): abs(number - expected.numbers[0]) <= (tolerance ?? 0)
      case ("lt", 1): number < expected.numbers[0]
      case ("range", 2): (expected.numbers[0]...expected.numbers[1]).contains(number)
      default: false
      }
    }
  }

  struct Trace: Decodable {
    let start: Double?
    let overshoot: Double?
    let contentVelocityPtPerMs: Double
    let rate: Double
    let announcedTarget: Double?
    let landing: Double?
    let settled: Double?
    let duration: Double
    /// Pairs of a time in seconds and an offset in points.
    let samples: [[Double]]

    /// The largest distance of the samples from a path, after the best of many shifts of their clock.
    func largestError(from path: (Double) -> Double) throws -> Double {
      var best = Double.infinity
      // The recording's clock is off by less than a frame: shifts of −17…17 ms, in steps of 10 µs.
      for step in -1700...1700 {
        var largest = 0.0
        for sample in samples {
          let time = try #require(sample.first) + Double(step) * 1e-5
          largest = max(largest, abs(path(time) - (try #require(sample.last))))
        }
        best = min(best, largest)
      }
      return best
    }
  }

  let vectors: [Row]
  let traces: [String: Trace]

  static func load() throws -> PhysicsVectors {
    try JSONDecoder().decode(PhysicsVectors.self, from: fixture("physics.json"))
  }

  /// The row of an identifier such as `F01`.
  static func row(_ id: String) throws -> Row { try #require(try load().vectors.first { $0.id == id }) }

  static func trace(_ name: String) throws -> Trace { try #require(try load().traces[name]) }
}
