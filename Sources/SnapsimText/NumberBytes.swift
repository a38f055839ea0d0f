/// Reads a usual number straight from bytes: the short way of `NumberText`, which makes no string.
@usableFromInline
package enum NumberBytes {
  /// The number in some bytes, or `nil` where `NumberText` must look: it is written oddly, or is no number.
  package static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let (number, end) = prefix(of: bytes, from: 0), end == bytes.count else { return nil }
    return number
  }

  /// The number that begins at an index, and its end; `nil` as for `parse`.
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
    var end = isNegative ? start &+ 1 : start
    var count = 0 &- end
    var digits: UInt64 = 0
    while let digit = digit(bytes, end) {
      digits = digits &* 10 &+ digit
      end &+= 1
    }
    var scale = 1.0
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      count &-= 1
      end &+= 1
      while let digit = digit(bytes, end) {
        digits = digits &* 10 &+ digit
        scale *= 10
        end &+= 1
      }
    }
    count &+= end
    // 18 digits at most fit 64 bits.
    guard count > 0, count <= 18, digits <= 1 << 53 else { return nil }
    let magnitude = Double(Int64(bitPattern: digits)) / scale
    return (isNegative ? -magnitude : magnitude, end)
  }

  @inline(__always)
  @inlinable
  static func digit(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt64? {
    guard index < bytes.count else { return nil }
    let digit = bytes[index] &- UInt8(ascii: "0")
    return digit < 10 ? UInt64(digit) : nil
  }
}
