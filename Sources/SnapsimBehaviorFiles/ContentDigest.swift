/// A digest of 128 bits (FNV-1a); no defense against a forger, whom the permissions of the cache keep out.
enum ContentDigest {
  /// The digest of some parts, and of where each ends, in hexadecimal digits.
  static func of(_ parts: [[UInt8]]) -> String {
    var digest: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
    func add(_ number: UInt128) { digest = (digest ^ number) &* 0x0000_0000_0100_0000_0000_0000_0000_013B }
    for part in parts {
      for byte in part { add(UInt128(byte)) }
      add(UInt128(part.count))
    }
    return String(digest, radix: 16)
  }

  static func of(_ texts: [String]) -> String { of(texts.map { Array($0.utf8) }) }
}
