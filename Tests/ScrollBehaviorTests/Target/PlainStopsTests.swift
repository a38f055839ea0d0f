import Testing

@testable import ScrollBehavior

struct PlainStopsTests {
  @Test(
    "a number is rounded to the nearest whole one, as both kinds of number",
    arguments: [
      (0.0, 0), (0.49, 0), (0.51, 1), (1, 1), (-0.49, 0), (-0.51, -1), (-3, -3), (1e9 + 0.3, 1_000_000_000),
      (0x1p50 - 0.25, 1 << 50), (-0x1p50 + 0.25, -(1 << 50)),
    ] as [(Double, Int)]
  )
  func rounding(number: Double, expected: Int) {
    let (double, int) = PlainStops.rounded(number)
    #expect(int == expected)
    #expect(double == Double(expected))
  }

  // By hand, container 300: where a stop or its neighbour is clamped, a search has to look.
  @Test(
    "plain are the stops whose neighbours are within reach, from half way before the first to half way after the last",
    arguments: [
      // All stops within 0…900, the first and the last at the ends.
      (0.0, 4, 900.0, 0.0, 900.0),
      // Padding before the first stop and after the last.
      (500, 2, 1400, 350, 950),
      // The last stop lies out of reach: the one before it has a clamped neighbour.
      (0, 4, 800, 0, 450),
      // The first stop lies out of reach: the second has a clamped neighbour.
      (-100, 4, 800, 350, 800),
    ] as [(Double, Int, Double, Double, Double)]
  )
  func bounds(first: Double, count: Int, reach: Double, from: Double, to: Double) {
    let plain = PlainStops(first: first, pitch: 300, count: count, reach: reach)
    #expect(abs(plain.from - from) < 1e-5)
    #expect(abs(plain.to - to) < 1e-5)
    #expect(plain.contains((from + to) / 2))
    #expect(!plain.contains(from - 1))
    #expect(!plain.contains(to + 1))
  }

  @Test(
    "there are none where stops may coincide, where rounding is coarser than a coincidence, and without numbers",
    arguments: [
      (0.0, 3e-6, 4, 9e-6), (0, 300, 4, 0x1p31), (-0x1p31, 300, 4, 900), (2000, 300, 4, 900),
      (.nan, 300, 4, 900),
      (0, .nan, 4, 900), (0, 300, 4, .nan), (0, .infinity, 4, 900),
    ] as [(Double, Double, Int, Double)]
  )
  func none(first: Double, pitch: Double, count: Int, reach: Double) {
    let plain = PlainStops(first: first, pitch: pitch, count: count, reach: reach)
    for offset in [-1, 0, 1, 450, 900, 0x1p31, .nan] { #expect(!plain.contains(offset), "\(offset)") }
  }
}
