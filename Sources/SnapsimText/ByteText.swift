/// Text as it is gathered to be written: bytes of UTF-8.
package typealias ByteText = [UInt8]

extension ByteText {
  package static var newline: UInt8 { UInt8(ascii: "\n") }
  package static var space: UInt8 { UInt8(ascii: " ") }
  package var string: String { String(decoding: self, as: UTF8.self) }

  package mutating func append(_ byte: UInt8, times count: Int) {
    self += repeatElement(byte, count: Swift.max(0, count))
  }

  package mutating func append(_ text: String) { append(contentsOf: text.utf8) }

  /// Appends a number: the shortest digits that read back as the same number, no `.0`, no `-0`.
  package mutating func append(number: Double) {
    append(upTo: ByteRun.longestNumber) { $0.append(number: number) }
  }

  package mutating func append(number: Int) {
    append(upTo: ByteRun.longestNumber) { $0.append(number: number) }
  }
}

extension Double {
  package var shortest: String {
    var text = ByteText()
    text.append(number: self)
    return text.string
  }
}

/// Bytes on their way to a text through existing memory, so that room is asked for once for many numbers.
package struct ByteRun {
  private let memory: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  /// The text before the bytes in the memory.
  fileprivate var text = ByteText()

  fileprivate init(_ memory: UnsafeMutableBufferPointer<UInt8>) { self.memory = memory }

  /// Puts what is in the memory behind the text.
  fileprivate mutating func spill() {
    text += memory[..<count]
    count = 0
  }

  /// More bytes than a number has, which are 24 at most: a sign, 17 digits, a point and an exponent.
  static let longestNumber = 32

  private mutating func makeRoom(for length: Int) { if count &+ length > memory.count { spill() } }

  private mutating func put(_ byte: UInt8) {
    memory[count] = byte
    count &+= 1
  }

  package mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    put(byte)
  }

  /// Appends some of many bytes, which are short.
  package mutating func append(_ bytes: [UInt8], from start: Int, to end: Int) {
    bytes.withUnsafeBufferPointer { append($0, from: start, to: end) }
  }

  /// Appends some of many bytes, where they stand.
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    makeRoom(for: end &- start)
    guard end &- start <= memory.count else { return text += bytes[start..<end] }
    for index in start..<end { put(bytes[index]) }
  }

  package mutating func append(_ text: String) { append { $0.append(text) } }

  package mutating func append(_ write: (inout ByteText) -> Void) {
    spill()
    write(&text)
  }

  package mutating func append(number: Double) {
    // Beyond that, or no number: none of these.
    guard abs(number) < 0x1p54 else { return number.write(to: &self) }
    let whole = Int(number)
    if Double(whole) == number {
      append(number: whole)
    } else if !append(decimals: number) {
      number.write(to: &self)
    }
  }

  /// Appends a number that has up to four decimals, as most have that people write.
  ///
  /// A text of up to 15 digits is the shortest of its number: no other text so short reads back as the same.
  ///
  /// - Returns: whether it is one.
  private mutating func append(decimals number: Double) -> Bool {
    let magnitude = abs(number)
    guard magnitude < 1e11 else { return false }
    var digits = Int(magnitude * 1e4 + 0.5)
    guard Double(digits) / 1e4 == magnitude else { return false }
    makeRoom(for: Self.longestNumber)
    if number < 0 { put(UInt8(ascii: "-")) }
    put(digits: UInt(digits / 10_000))
    put(UInt8(ascii: "."))
    digits %= 10_000
    while digits > 0 {
      put(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digits / 1000))
      digits = digits % 1000 * 10
    }
    return true
  }

  package mutating func append(number: Int) {
    makeRoom(for: Self.longestNumber)
    if number < 0 { put(UInt8(ascii: "-")) }
    put(digits: number.magnitude)
  }

  private mutating func put(digits number: UInt) {
    var length = 1
    var bound: UInt = 10
    while number >= bound, length < 19 {
      length &+= 1
      bound = bound &* 10
    }
    count &+= length
    // The last digit is found first, since dividing by ten is cheap and by any other power is not.
    var (rest, place) = (number, count)
    for _ in 0..<length {
      place &-= 1
      memory[place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }
}

// By which the standard library writes a number without a string.
extension ByteRun: TextOutputStream {
  package mutating func write(_ text: String) { append(text) }

  package mutating func _writeASCII(_ digits: UnsafeBufferPointer<UInt8>) {
    makeRoom(for: digits.count)
    for digit in digits { put(digit) }
  }
}

extension ByteText {
  /// Appends what a closure writes through memory for so many bytes, at least a number's.
  package mutating func append(upTo capacity: Int = 1024, _ write: (inout ByteRun) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { memory in
      var run = ByteRun(memory)
      swap(&run.text, &self)
      write(&run)
      run.spill()
      swap(&run.text, &self)
    }
  }
}
