package enum CSVText {
  /// Writes a field, in quotes where it holds a comma, a quote or the end of a line.
  package static func field(_ value: String, to text: inout ByteText) {
    let start = text.count
    text.append(value)
    let needsQuotes = text.contains(from: start) {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == ByteText.newline
        || $0 == UInt8(ascii: "\r")
    }
    guard needsQuotes else { return }
    text.removeAll(from: start)
    text.append(UInt8(ascii: "\""))
    for byte in value.utf8 {
      if byte == UInt8(ascii: "\"") { text.append(byte) }
      text.append(byte)
    }
    text.append(UInt8(ascii: "\""))
  }
}
