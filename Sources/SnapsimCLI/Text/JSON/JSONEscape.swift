/// What a backslash in a string stands for.
enum JSONEscape {
  /// Reads what follows a backslash and goes past it; half of a pair of surrogates alone is no character.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Unicode.Scalar? {
    guard index < bytes.count else { return nil }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let unit = hexadecimal(bytes, &index) else { return nil }
      if let scalar = Unicode.Scalar(unit) { return scalar }
      guard unit < 0xDC00, bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
        return nil
      }
      index += 2
      guard let low = hexadecimal(bytes, &index), (0xDC00..<0xE000).contains(low) else { return nil }
      return Unicode.Scalar(0x1_0000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
    default: return nil
    }
  }

  private static func hexadecimal(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard index < bytes.count, let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else {
        return nil
      }
      value = value << 4 + UInt32(digit)
      index += 1
    }
    return value
  }
}
