/// Bytes of output on their way to a file, and how values are written into them.
@usableFromInline
package struct ByteText: Equatable, Sendable {
  /// All that was written so far.
  @usableFromInline package internal(set) var bytes: [UInt8]

  /// How many bytes were written.
  @inlinable package var count: Int { bytes.count }

  @inlinable package var isEmpty: Bool { bytes.isEmpty }

  /// The text that the bytes are.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Begins with some bytes, or without any.
  package init(_ bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  /// A number alone, as output has it.
  package init(number: Double) {
    bytes = []
    append(number: number)
  }

  /// Appends a byte.
  @inlinable
  package mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Appends a byte several times.
  package mutating func append(_ byte: UInt8, times count: Int) {
    bytes.append(contentsOf: repeatElement(byte, count: max(0, count)))
  }

  /// Appends text as UTF-8.
  @inlinable
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Appends what was written elsewhere.
  @inlinable
  package mutating func append(_ other: ByteText) {
    bytes.append(contentsOf: other.bytes)
  }

  /// Appends a number: the shortest digits that read back as the same number, no `.0`, no `-0`.
  @inlinable
  package mutating func append(number: Double) {
    if let whole = Int(exactly: number), abs(number) < 0x1p54 {
      append(number: whole)
    } else {
      number.write(to: &self)
    }
  }

  /// Appends a whole number.
  @inlinable
  package mutating func append(number: Int) {
    // Pages, items and zeros are mostly one digit.
    if number.magnitude < 10, number >= 0 {
      return append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number))
    }
    // Room for 19 digits and a sign.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      // The last digit is found first, since dividing by ten is cheap and by any other power is not.
      var start = digits.count
      var rest = number.magnitude
      repeat {
        start &-= 1
        digits[start] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      if number < 0 {
        start &-= 1
        digits[start] = UInt8(ascii: "-")
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
    }
  }

  /// Puts a byte several times before what was written from an index on.
  package mutating func insert(_ byte: UInt8, times count: Int, at index: Int) {
    bytes.insert(contentsOf: repeatElement(byte, count: max(0, count)), at: index)
  }

  /// Inserts text before the byte at an index.
  package mutating func insert(_ text: String, at index: Int) {
    bytes.insert(contentsOf: text.utf8, at: index)
  }

  /// Forgets what was written from an index on.
  package mutating func removeAll(from index: Int) {
    bytes.removeSubrange(index...)
  }

  /// Whether what was written from an index on holds a byte of some kind.
  @inlinable
  package func contains(from index: Int, where isWanted: (UInt8) -> Bool) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      for place in index..<bytes.count where isWanted(bytes[place]) { return true }
      return false
    }
  }

  /// Forgets all that was written, but keeps the memory.
  @inlinable
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  @inlinable package static var newline: UInt8 { UInt8(ascii: "\n") }
  @inlinable package static var space: UInt8 { UInt8(ascii: " ") }
}

// What the standard library writes into, a number say, without a string in between.
extension ByteText: TextOutputStream {
  @usableFromInline
  package mutating func write(_ text: String) { append(text) }

  @usableFromInline
  package mutating func _writeASCII(_ text: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: text) }
}

extension Double {
  /// The number as options take it: its shortest text that reads back the same.
  package var shortest: String { ByteText(number: self).string }
}
