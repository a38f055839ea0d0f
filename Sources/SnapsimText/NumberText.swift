/// Reads a number as people type it: sign, digits, point, exponent; nothing else.
package enum NumberText {
  package enum Flaw: Error {
    case malformed
    /// No finite number: `nan`, `inf`, `1e400`.
    case notFinite
    case typographicMinus
  }

  package static func parse(_ text: some StringProtocol) throws(Flaw) -> Double {
    if let number = usual(Array(text.utf8)[...]) { return number }
    guard text.utf8.allSatisfy("0123456789+-.eE".utf8.contains), let value = Double(text) else {
      if let first = text.unicodeScalars.first, ["\u{2212}", "\u{2013}", "\u{2014}"].contains(first) {
        throw .typographicMinus
      }
      throw namesNonFinite(text) ? .notFinite : .malformed
    }
    guard value.isFinite else { throw .notFinite }
    return value
  }

  /// Whether a text that begins with a hyphen is meant as a negative number rather than as an option.
  package static func looksNegative(_ text: String) -> Bool {
    guard text.hasPrefix("-"), let second = text.dropFirst().utf8.first else { return false }
    return "0123456789.".utf8.contains(second) || namesNonFinite(text)
  }

  private static func namesNonFinite(_ text: some StringProtocol) -> Bool {
    let word = text.lowercased().drop { $0 == "-" || $0 == "+" }
    return ["nan", "inf", "infinity"].contains(String(word))
  }

  /// The number in some bytes; `nil` where it is written oddly, or is no number.
  package static func usual(_ bytes: ArraySlice<UInt8>) -> Double? {
    bytes.withUnsafeBufferPointer { bytes in
      guard let (number, end) = prefix(of: bytes, from: 0), end == bytes.count else { return nil }
      return number
    }
  }

  /// Whether a number that begins at an index has digits before and behind its point, and no needless zero.
  package static func isJSON(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    func isDigit(_ index: Int) -> Bool { index < bytes.count && bytes[index] &- UInt8(ascii: "0") < 10 }
    let first = start < bytes.count && bytes[start] == UInt8(ascii: "-") ? start + 1 : start
    guard isDigit(first), bytes[first] != UInt8(ascii: "0") || !isDigit(first + 1) else { return false }
    var end = first
    while isDigit(end) { end += 1 }
    return end == bytes.count || bytes[end] != UInt8(ascii: ".") || isDigit(end + 1)
  }

  /// The number that begins at an index, and its end; `nil` where it is written oddly, or is no number.
  ///
  /// Up to 2⁵³ the digits are a whole number exactly, and so is a power of ten up to 10²²; one division or multiplication
  /// of the two rounds correctly (W. D. Clinger, 1990).
  package static func prefix(
    of bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (number: Double, end: Int)? {
    guard start < bytes.count else { return nil }
    let isNegative = bytes[start] == UInt8(ascii: "-")
    var end = isNegative ? start &+ 1 : start
    var count = 0 &- end
    var digits: UInt64 = 0
    while end < bytes.count, bytes[end] &- UInt8(ascii: "0") < 10 {
      digits = digits &* 10 &+ UInt64(bytes[end] &- UInt8(ascii: "0"))
      end &+= 1
    }
    var scale = 1.0
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      count &-= 1
      end &+= 1
      while end < bytes.count, bytes[end] &- UInt8(ascii: "0") < 10 {
        digits = digits &* 10 &+ UInt64(bytes[end] &- UInt8(ascii: "0"))
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
}

extension StringProtocol {
  /// A setting `NAME=VALUE` taken apart; without a sign it has no value.
  package var setting: (name: String, value: String?) {
    guard let sign = firstIndex(of: "=") else { return (String(self), nil) }
    return (String(self[..<sign]), String(self[index(after: sign)...]))
  }
}
