/// A short run of bytes in memory that is there already, a row's numbers say, so that room for them is asked for once.
@usableFromInline
package struct ByteRun {
  @usableFromInline let start: UnsafeMutablePointer<UInt8>
  @usableFromInline var count = 0

  /// How many bytes there is room for.
  @inlinable static var capacity: Int { 1024 }

  /// Begins a run in memory for `capacity` bytes, which it does not outlive.
  @inlinable
  init(in memory: UnsafeMutablePointer<UInt8>) { start = memory }

  /// Whether so many bytes, and a number, fit behind what was written.
  @inline(__always)
  @inlinable
  package func hasRoom(for count: Int = 0) -> Bool {
    Self.canHold(self.count &+ count)
  }

  /// Whether so many bytes, and a number, ever fit.
  @inline(__always)
  @inlinable
  package static func canHold(_ count: Int) -> Bool {
    // A number has 24 bytes at most: a sign, 17 digits, a point and an exponent.
    count <= capacity &- 32
  }

  /// Appends a byte, for which there must be room.
  @inline(__always)
  @inlinable
  package mutating func append(_ byte: UInt8) {
    start[count] = byte
    count &+= 1
  }

  /// Appends bytes, for which there must be room.
  @inline(__always)
  @inlinable
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    (start + count).update(from: first, count: bytes.count)
    count &+= bytes.count
  }

  /// Appends text, for which there must be room.
  @inline(__always)
  @inlinable
  package mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a number, for which there must be room: the shortest digits that read back as the same, no `.0`, no `-0`.
  @inline(__always)
  @inlinable
  package mutating func append(number: Double) {
    if let whole = Int(exactly: number), abs(number) < 0x1p54 {
      append(number: whole)
    } else {
      number.write(to: &self)
    }
  }

  /// Appends a whole number, for which there must be room.
  @inline(__always)
  @inlinable
  package mutating func append(number: Int) {
    var rest = number.magnitude
    if number < 0 { append(UInt8(ascii: "-")) }
    var digits = 1
    var bound: UInt = 10
    while rest >= bound, digits < 19 {
      digits &+= 1
      bound = bound &* 10
    }
    count &+= digits
    var place = count
    // The last digit is found first, since dividing by ten is cheap and by any other power is not.
    for _ in 0..<digits {
      place &-= 1
      start[place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }
}

// What the standard library writes a number into.
extension ByteRun: TextOutputStream {
  @usableFromInline
  package mutating func write(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  @usableFromInline
  package mutating func _writeASCII(_ text: UnsafeBufferPointer<UInt8>) { append(text) }
}
