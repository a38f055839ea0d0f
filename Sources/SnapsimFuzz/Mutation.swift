/// Changing bytes and words at random.
extension Dice {
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

  /// Puts another number in the place of one.
  private mutating func replaceNumber(in bytes: inout [UInt8]) {
    let isPart: (UInt8) -> Bool = { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D }
    let starts = bytes.indices.filter { isPart(bytes[$0]) && ($0 == 0 || !isPart(bytes[$0 - 1])) }
    guard !starts.isEmpty else { return }
    let start = pick(starts)
    let end = bytes[start...].firstIndex { !isPart($0) } ?? bytes.endIndex
    bytes.replaceSubrange(start..<end, with: Array(numberText().utf8))
  }

  /// Any bytes at all.
  mutating func noise(_ most: Int) -> [UInt8] {
    (0..<below(most)).map { _ in UInt8(truncatingIfNeeded: next()) }
  }
}
