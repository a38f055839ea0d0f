/// Bytes on their way to a text through existing memory, so that room is asked for seldom.
@usableFromInline
package struct ByteRun {
  @usableFromInline let start: UnsafeMutablePointer<UInt8>
  @usableFromInline let capacity: Int
  @usableFromInline var count = 0

  /// What was written before, and no longer fits into the memory.
  @usableFromInline var text: ByteText

  /// The room where nobody asks for more, in bytes: enough for a row's numbers.
  @inlinable package static var capacity: Int { 1024 }

  /// Begins a run behind a text, in memory for so many bytes, which it does not outlive.
  @inlinable
  init(behind text: ByteText, in memory: UnsafeMutablePointer<UInt8>, capacity: Int) {
    (start, self.capacity, self.text) = (memory, capacity, text)
  }

  /// Takes what is in the memory to the text.
  @usableFromInline
  mutating func spill() {
    text.bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
    count = 0
  }

  /// More bytes than a number has, which are 24 at most: a sign, 17 digits, a point and an exponent.
  @inlinable package static var longestNumber: Int { 32 }

  /// Appends some of many bytes, and makes room for a number behind them.
  @inline(__always)
  @inlinable
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, from first: Int, to end: Int) {
    if count &+ end &- first > capacity &- Self.longestNumber {
      spill()
      // What is longer than the memory goes past it.
      if end &- first > capacity &- Self.longestNumber {
        return text.bytes.append(contentsOf: bytes[first..<end])
      }
    }
    var index = first
    while index < end {
      start[count] = bytes[index]
      count &+= 1
      index &+= 1
    }
  }

  /// Appends text of any length.
  package mutating func append(_ text: String) { append { $0.append(text) } }

  /// Appends what a closure writes.
  package mutating func append(_ write: (inout ByteText) -> Void) {
    spill()
    write(&text)
  }

  /// Appends a byte, for which there must be room.
  @inline(__always)
  @inlinable
  mutating func append(_ byte: UInt8) {
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
