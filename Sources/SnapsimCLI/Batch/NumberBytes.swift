/// Reading a number straight from bytes: what `NumberText` reads, without making a string where that can be avoided.
enum NumberBytes {
  /// The number that some bytes stand for, or `nil` where `NumberText` must look: it is written oddly, or not at all.
  ///
  /// Up to 2⁵³ the digits are a whole number exactly, and so is a power of ten up to 10²²; one division or multiplication
  /// of the two rounds correctly (W. D. Clinger, 1990).
  static func parse(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
    var index = bytes.startIndex
    let end = bytes.endIndex
    guard index < end else { return nil }
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var digits: UInt64 = 0
    var count = 0
    var point: Int?
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: ".") {
        guard point == nil else { return nil }
        point = count
      } else {
        let digit = byte &- UInt8(ascii: "0")
        guard digit < 10, count < 18 else { return nil }
        digits = digits * 10 + UInt64(digit)
        count += 1
      }
      index += 1
    }
    guard count > 0, digits <= 1 << 53 else { return nil }
    let fraction = point.map { count - $0 } ?? 0
    let magnitude = Double(digits) / powers[fraction]
    return isNegative ? -magnitude : magnitude
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
  ]
}
