/// A short run of bytes in existing memory, such as a row's numbers, so that room is asked for once.
@usableFromInline
package struct ByteRun {
  @usableFromInline let start: UnsafeMutablePointer<UInt8>
  @usableFromInline let capacity: Int
  @usableFromInline var count = 0

  /// The room where nobody asks for more, in bytes: enough for a row's numbers.
  @inlinable package static var capacity: Int { 1024 }

  /// Begins a run in memory that outlives it.
  @inlinable
  init(in memory: UnsafeMutablePointer<UInt8>, capacity: Int) { (start, self.capacity) = (memory, capacity) }

  /// Whether so many bytes, and a number, fit behind what was written.
  @inline(__always)
  @inlinable
  package func hasRoom(for count: Int = 0) -> Bool {
    self.count &+ count <= capacity &- Self.longestNumber
  }

  /// Whether so many bytes, and a number, ever fit into the usual room.
  @inline(__always)
  @inlinable
  package static func canHold(_ count: Int) -> Bool {
    count <= capacity &- longestNumber
  }

  /// More bytes than a number has, which are 24 at most: a sign, 17 digits, a point and an exponent.
  @inlinable package static var longestNumber: Int { 32 }

  @inline(__always)
  @inlinable
  package mutating func append(_ byte: UInt8) {
    start[count] = byte
    count &+= 1
  }

  @inline(__always)
  @inlinable
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    (start + count).update(from: first, count: bytes.count)
    count &+= bytes.count
  }

  @inline(__always)
  @inlinable
  package mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a number, its shortest digits that read back as the same; there must be room, as for all appends.
  @inline(__always)
  @inlinable
  package mutating func append(number: Double) {
    // Whatever is beyond that, or no number, is none of these.
    guard abs(number) < 0x1p54 else { return number.write(to: &self) }
    let whole = Int(number)
    if Double(whole) == number {
      append(number: whole)
    } else if !append(decimals: number) {
      number.write(to: &self)
    }
  }

  /// Appends a number that has a few decimals, as most have that people write.
  ///
  /// A text of up to 15 digits is the shortest of its number: no other text so short reads back as the same.
  ///
  /// - Returns: whether it is one.
  @usableFromInline
  mutating func append(decimals number: Double) -> Bool {
    let magnitude = abs(number)
    guard magnitude < 1e11 else { return false }
    var digits = Int(magnitude * 1e4 + 0.5)
    guard Double(digits) / 1e4 == magnitude else { return false }
    if number < 0 { append(UInt8(ascii: "-")) }
    append(number: digits / 10_000)
    append(UInt8(ascii: "."))
    digits %= 10_000
    while digits > 0 {
      append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digits / 1000))
      digits = digits % 1000 * 10
    }
    return true
  }

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
    var place = start + count
    // The last digit is found first, since dividing by ten is cheap and by any other power is not.
    while rest >= 10 {
      place -= 1
      let (tens, ones) = rest.quotientAndRemainder(dividingBy: 10)
      place.pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: ones)
      rest = tens
    }
    (place - 1).pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest)
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
