import SeededNumbers

/// Random numbers, bytes and words of one input, the same for the same seed and index.
typealias Dice = SplitMix64

extension Dice {
  init(seed: UInt64, index: UInt64) {
    self.init(seed: seed &* 0x2545_F491_4F6C_DD1D ^ index)
    _ = next()
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &self) }

  mutating func once(in times: Int) -> Bool { below(times) == 0 }

  mutating func pick<Element>(_ things: [Element]) -> Element { things[below(things.count)] }

  mutating func whole() -> Int { Int(truncatingIfNeeded: next()) }

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
        "5e-9223372036854775808:10:1",
      ])
    case 1: "\(number()),\(number())"
    case 2: "\(below(9)):\(below(99)):\(below(5))"
    default: once(in: 2) ? "\(below(3000) - 1500)" : "\(number())"
    }
  }

  private static let edges: [Double] = [
    0, .leastNonzeroMagnitude, .leastNormalMagnitude, 1e-300, 1e-16, 1e-6, 0.01, 0.1, 1 - 0x1p-53, 1,
    1 + 0x1p-52, 10, 390, 844, 1e9, 0x1p31, 0x1p52, 0x1p53 - 1, 0x1p53, 0x1p63, 1e19, 1e154, 1e300,
    .greatestFiniteMagnitude, .infinity, .nan, .pi,
  ]

  mutating func mutated(_ text: String, with snippets: [[UInt8]]) -> String {
    String(decoding: mutated(Array(text.utf8), with: snippets), as: UTF8.self)
  }

  /// Some bytes with a few changes, some of which keep their structure.
  mutating func mutated(_ bytes: [UInt8], with snippets: [[UInt8]]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<(1 + below(4)) {
      let place = below(bytes.count + 1)
      switch below(8) {
      case 0 where !bytes.isEmpty: bytes[min(place, bytes.count - 1)] = UInt8(truncatingIfNeeded: next())
      case 1 where !bytes.isEmpty: bytes[min(place, bytes.count - 1)] ^= 1 << UInt8(below(8))
      case 2: bytes.removeSubrange(place..<min(bytes.count, place + below(9)))
      case 3: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + below(40))], at: place)
      case 4: bytes.insert(contentsOf: Array(numberText().utf8), at: place)
      case 5: replaceNumber(in: &bytes)
      case 6: bytes.insert(contentsOf: pick(snippets), at: place)
      default: bytes.insert(UInt8(truncatingIfNeeded: next()), at: place)
      }
    }
    return bytes
  }

  private mutating func replaceNumber(in bytes: inout [UInt8]) {
    let isPart: (UInt8) -> Bool = { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D }
    let starts = bytes.indices.filter { isPart(bytes[$0]) && ($0 == 0 || !isPart(bytes[$0 - 1])) }
    guard !starts.isEmpty else { return }
    let start = pick(starts)
    let end = bytes[start...].firstIndex { !isPart($0) } ?? bytes.endIndex
    bytes.replaceSubrange(start..<end, with: Array(numberText().utf8))
  }

  mutating func noise(_ most: Int) -> [UInt8] {
    (0..<below(most)).map { _ in UInt8(truncatingIfNeeded: next()) }
  }
}
