/// Reading a number straight from bytes, as it mostly stands: the short way of `NumberText`, which makes no string.
@usableFromInline
package enum NumberBytes {
  /// The number that some bytes stand for, or `nil` where `NumberText` must look: it is written oddly, or not at all.
  package static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let (number, end) = prefix(of: bytes, from: 0), end == bytes.count else { return nil }
    return number
  }

  /// The number that begins at an index, and where it ends; `nil` as for `parse`.
  ///
  /// Up to 2⁵³ the digits are a whole number exactly, and so is a power of ten up to 10²²; one division or multiplication
  /// of the two rounds correctly (W. D. Clinger, 1990).
  @inline(__always)
  @inlinable
  package static func prefix(
    of bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (number: Double, end: Int)? {
    guard start < bytes.count else { return nil }
    let isNegative = bytes[start] == UInt8(ascii: "-")
    let first = isNegative ? start &+ 1 : start
    var digits: UInt64 = 0
    var end = readDigits(bytes, from: first, into: &digits)
    var count = end &- first
    var fraction = 0
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      let point = end
      end = readDigits(bytes, from: point &+ 1, into: &digits)
      fraction = end &- point &- 1
      count &+= fraction
    }
    // 18 digits at most fit 64 bits.
    guard count > 0, count <= 18, digits <= 1 << 53 else { return nil }
    let magnitude = fraction == 0 ? Double(digits) : Double(digits) / powers[fraction]
    return (isNegative ? -magnitude : magnitude, end)
  }

  /// Reads digits onto a number; where they end.
  @inline(__always)
  @inlinable
  static func readDigits(
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

  @usableFromInline static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
  ]
}
