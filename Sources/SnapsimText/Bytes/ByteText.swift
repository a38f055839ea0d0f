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

  /// Appends a run of bytes that a closure writes, as many as there is room for.
  @inline(__always)
  @inlinable
  package mutating func append(
    upTo capacity: Int = ByteRun.capacity, _ write: (inout ByteRun) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { memory in
      guard let start = memory.baseAddress else { return }
      var run = ByteRun(in: start, capacity: capacity)
      write(&run)
      bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: run.count))
    }
  }

  /// Appends a number: the shortest digits that read back as the same number, no `.0`, no `-0`.
  package mutating func append(number: Double) { append { $0.append(number: number) } }

  /// Appends a whole number.
  package mutating func append(number: Int) { append { $0.append(number: number) } }

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

extension Double {
  /// The number as options take it: its shortest text that reads back the same.
  package var shortest: String { ByteText(number: self).string }
}
