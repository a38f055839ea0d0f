/// Writing JSON.
package enum JSONText {
  /// Writes a string, with what RFC 8259 wants escaped.
  package static func string(_ value: String, to text: inout ByteText) {
    text.append(UInt8(ascii: "\""))
    let start = text.count
    text.append(value)
    let needsEscapes = text.contains(from: start) {
      $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
    }
    if needsEscapes {
      text.removeAll(from: start)
      escape(value, to: &text)
    }
    text.append(UInt8(ascii: "\""))
  }

  private static func escape(_ value: String, to text: inout ByteText) {
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""): text.append("\\\"")
      case UInt8(ascii: "\\"): text.append("\\\\")
      case UInt8(ascii: "\n"): text.append("\\n")
      case UInt8(ascii: "\r"): text.append("\\r")
      case UInt8(ascii: "\t"): text.append("\\t")
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        text.append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      default: text.append(byte)
      }
    }
  }

  /// A string alone.
  package static func string(_ value: String) -> String {
    var text = ByteText()
    string(value, to: &text)
    return text.string
  }
}
