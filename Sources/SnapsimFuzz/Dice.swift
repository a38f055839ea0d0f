import SeededNumbers

/// What is random in one input: the same for the same seed and index, so that any input can be made again.
struct Dice: RandomNumberGenerator {
  private var numbers: SplitMix64

  init(seed: UInt64, index: UInt64) {
    numbers = SplitMix64(seed: seed &* 0x2545_F491_4F6C_DD1D ^ index)
    _ = next()
  }

  mutating func next() -> UInt64 { numbers.next() }

  /// A whole number below another.
  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &self) }

  /// One time in so many.
  mutating func once(in times: Int) -> Bool { below(times) == 0 }

  /// One of some things.
  mutating func pick<Element>(_ things: [Element]) -> Element { things[below(things.count)] }

  /// A number: mostly a usual one, often one at the edges of what a double holds.
  mutating func number() -> Double {
    switch below(6) {
    case 0: return Double(bitPattern: next())
    case 1: return pick(Self.edges) * (once(in: 2) ? 1 : -1)
    case 2: return Double(below(2000) - 1000)
    case 3: return pick(Self.edges).nextUp
    default: return Double.random(in: -3000...3000, using: &self)
    }
  }

  /// A number as somebody, or something, may write it.
  mutating func numberText() -> String {
    switch below(12) {
    case 0:
      pick([
        "", "nan", "-inf", "1e400", "\u{2212}5", "0x10", "1,2", "0:10:3", "10:0:-1", "-", "1e", ".", "1_0",
      ])
    case 1: "\(number()),\(number())"
    case 2: "\(below(9)):\(below(99)):\(below(5))"
    default: once(in: 2) ? "\(below(3000) - 1500)" : "\(number())"
    }
  }

  private static let edges: [Double] = [
    0, .leastNonzeroMagnitude, .leastNormalMagnitude, 1e-300, 1e-16, 1e-6, 0.01, 0.1, 1 - 0x1p-53, 1,
    1 + 0x1p-52, 10,
    390, 844, 1e9, 0x1p31, 0x1p52, 0x1p53 - 1, 0x1p53, 0x1p63, 1e19, 1e154, 1e300, .greatestFiniteMagnitude,
    .infinity,
    .nan, .pi,
  ]
}
