/// A digest of 128 bits by which equal contents are told from different ones; no defense against a forger, whom the
/// permissions of the cache keep out.
struct ContentDigest {
  private var one: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var other: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  /// Takes in bytes, eight at a time, and how many they are.
  package mutating func add(_ bytes: some Collection<UInt8>) {
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { add($0) }
    if isDone == nil { Array(bytes).withUnsafeBufferPointer { add($0) } }
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index + 8 <= raw.count {
      mix(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
      index += 8
    }
    var rest: UInt64 = 0
    while index < raw.count {
      rest = rest << 8 | UInt64(raw[index])
      index += 1
    }
    mix(rest)
    mix(UInt64(raw.count))
  }

  /// Takes in a text.
  package mutating func add(_ text: String) {
    add(Array(text.utf8))
  }

  private mutating func mix(_ word: UInt64) {
    one = (one ^ word) &* 0xFF51_AFD7_ED55_8CCD
    one ^= one >> 32
    other = (other &+ word) &* 0xC4CE_B9FE_1A85_EC53
    other ^= other >> 29
  }

  /// The digest as 32 hexadecimal digits.
  package var text: String {
    [one, other].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    .joined()
  }

  /// The digest of some texts.
  package static func of(_ texts: [String]) -> String {
    var digest = ContentDigest()
    for text in texts { digest.add(text) }
    return digest.text
  }
}
