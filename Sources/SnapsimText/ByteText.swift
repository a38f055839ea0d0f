/// Bytes of output on their way to a file.
@usableFromInline
package struct ByteText: Equatable, Sendable {
  @usableFromInline package internal(set) var bytes: [UInt8]

  @inlinable package var count: Int { bytes.count }

  @inlinable package var isEmpty: Bool { bytes.isEmpty }

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  @inlinable
  package init(_ bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  /// A number alone, as output has it.
  package init(number: Double) {
    bytes = []
    append(number: number)
  }

  @inlinable
  package mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  package mutating func append(_ byte: UInt8, times count: Int) {
    bytes.append(contentsOf: repeatElement(byte, count: max(0, count)))
  }

  @inlinable
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  @inlinable
  package mutating func append(_ other: ByteText) {
    bytes.append(contentsOf: other.bytes)
  }

  /// Appends what a closure writes through memory for so many bytes.
  @inline(__always)
  @inlinable
  package mutating func append(
    upTo capacity: Int = ByteRun.capacity, _ write: (inout ByteRun) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { memory in
      guard let start = memory.baseAddress else { return }
      var run = ByteRun(behind: ByteText(), in: start, capacity: capacity)
      swap(&run.text, &self)
      write(&run)
      run.spill()
      swap(&run.text, &self)
    }
  }

  /// Appends a number: the shortest digits that read back as the same number, no `.0`, no `-0`.
  package mutating func append(number: Double) { append { $0.append(number: number) } }

  package mutating func append(number: Int) { append { $0.append(number: number) } }

  /// Inserts a byte several times before an index.
  package mutating func insert(_ byte: UInt8, times count: Int, at index: Int) {
    bytes.insert(contentsOf: repeatElement(byte, count: max(0, count)), at: index)
  }

  package mutating func insert(_ text: String, at index: Int) {
    bytes.insert(contentsOf: text.utf8, at: index)
  }

  /// Removes the bytes from an index on.
  package mutating func removeAll(from index: Int) {
    bytes.removeSubrange(index...)
  }

  /// Whether a byte from an index on meets a condition.
  @inlinable
  package func contains(from index: Int, where isWanted: (UInt8) -> Bool) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      for place in index..<bytes.count where isWanted(bytes[place]) { return true }
      return false
    }
  }

  /// Removes all bytes, but keeps the memory.
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
