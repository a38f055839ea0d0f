package struct ByteText: Equatable, Sendable {
  package static let newline = UInt8(ascii: "\n")
  package static let space = UInt8(ascii: " ")

  package var bytes: [UInt8]

  package init(_ bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  package var count: Int { bytes.count }
  package var isEmpty: Bool { bytes.isEmpty }
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func append(_ byte: UInt8) { bytes.append(byte) }

  package mutating func append(_ byte: UInt8, times count: Int) {
    bytes += repeatElement(byte, count: max(0, count))
  }

  package mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  package mutating func append(_ other: ByteText) {
    bytes.append(contentsOf: other.bytes)
  }
}

// Numbers.
extension ByteText {
  /// Appends a number: the shortest digits that read back as the same number, no `.0`, no `-0`.
  package mutating func append(number: Double) {
    append(upTo: ByteRun.longestNumber) { $0.append(number: number) }
  }

  package mutating func append(number: Int) {
    append(upTo: ByteRun.longestNumber) { $0.append(number: number) }
  }
}

extension Double {
  /// The shortest text that reads back as the same number.
  package var shortest: String {
    var text = ByteText()
    text.append(number: self)
    return text.string
  }
}
