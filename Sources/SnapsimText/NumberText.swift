/// Reads a number as people type it: sign, digits, point, exponent; nothing else.
package enum NumberText {
  /// A reason why a text is no number.
  package enum Flaw: Error {
    /// Another form than a number's.
    case malformed
    /// No finite number: `nan`, `inf`, `1e400`.
    case notFinite
    /// A typographic minus or dash as its sign.
    case typographicMinus
  }

  package static func parse(_ text: some StringProtocol) throws(Flaw) -> Double {
    var text = String(text)
    return try text.withUTF8 { bytes in Result { () throws(Flaw) in try parse(bytes) } }.get()
  }

  package static func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(Flaw) -> Double {
    if let number = NumberBytes.parse(bytes) { return number }
    let text = String(decoding: bytes, as: UTF8.self)
    guard isNumber(bytes) else {
      if let first = text.unicodeScalars.first, ["\u{2212}", "\u{2013}", "\u{2014}"].contains(first) {
        throw .typographicMinus
      }
      throw namesNonFinite(text) ? .notFinite : .malformed
    }
    guard let value = Double(text) else { throw .malformed }
    guard value.isFinite else { throw .notFinite }
    return value
  }

  /// Whether a text that begins with a hyphen is meant as a negative number rather than as an option.
  package static func looksNegative(_ text: String) -> Bool {
    guard text.hasPrefix("-"), let second = text.dropFirst().utf8.first else { return false }
    return isDigit(second) || second == UInt8(ascii: ".") || namesNonFinite(text)
  }

  private static func namesNonFinite(_ text: some StringProtocol) -> Bool {
    let word = text.lowercased().drop { $0 == "-" || $0 == "+" }
    return ["nan", "inf", "infinity"].contains(String(word))
  }

  private static func isNumber(_ text: some Sequence<UInt8>) -> Bool {
    var digits = 0
    var exponentDigits: Int?
    var hasPoint = false
    var signAllowed = true
    for byte in text {
      switch byte {
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        guard signAllowed else { return false }
        signAllowed = false
      case UInt8(ascii: "."):
        guard !hasPoint, exponentDigits == nil else { return false }
        hasPoint = true
        signAllowed = false
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard digits > 0, exponentDigits == nil else { return false }
        exponentDigits = 0
        signAllowed = true
      default:
        guard isDigit(byte) else { return false }
        signAllowed = false
        if let count = exponentDigits { exponentDigits = count + 1 } else { digits += 1 }
      }
    }
    return digits > 0 && exponentDigits != 0
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
