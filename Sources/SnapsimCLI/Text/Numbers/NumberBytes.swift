/// Reading a number straight from bytes, as it mostly stands: the short way of `NumberText`, which makes no string.
enum NumberBytes {
  /// The number that some bytes stand for, or `nil` where `NumberText` must look: it is written oddly, or not at all.
  ///
  /// Up to 2⁵³ the digits are a whole number exactly, and so is a power of ten up to 10²²; one division or multiplication
  /// of the two rounds correctly (W. D. Clinger, 1990).
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    // With 18 digits at most, the digits fit 64 bits; the sign and the point take two more bytes.
    guard !bytes.isEmpty, bytes.count <= 20 else { return nil }
    let isNegative = bytes[0] == UInt8(ascii: "-")
    var digits: UInt64 = 0
    var index = readDigits(bytes, from: isNegative ? 1 : 0, into: &digits)
    var count = index - (isNegative ? 1 : 0)
    var fraction = 0
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      let end = readDigits(bytes, from: index + 1, into: &digits)
      fraction = end - index - 1
      count += fraction
      index = end
    }
    guard index == bytes.count, count > 0, count <= 18, digits <= 1 << 53 else { return nil }
    let magnitude = fraction == 0 ? Double(digits) : Double(digits) / powers[fraction]
    return isNegative ? -magnitude : magnitude
  }

  /// Reads digits onto a number; where they end.
  private static func readDigits(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, into digits: inout UInt64
  ) -> Int {
    var index = start
    while index < bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      digits = digits &* 10 &+ UInt64(digit)
      index &+= 1
    }
    return index
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
  ]
}
