/// Bytes of output on their way to a file, and how values are written into them.
typealias ByteText = [UInt8]

extension ByteText {
  /// Appends text as UTF-8.
  mutating func append(_ text: String) {
    append(contentsOf: text.utf8)
  }

  /// Appends a number: the shortest digits that read back as the same number, no `.0`, no `-0`.
  mutating func append(_ number: Double) {
    if let whole = Int(exactly: number), abs(number) < 0x1p54 {
      append(whole)
    } else {
      append(number.description)
    }
  }

  /// Appends a whole number.
  mutating func append(_ number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    var power: UInt = 1
    while power <= rest / 10 { power *= 10 }
    while power > 0 {
      append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest / power))
      rest %= power
      power /= 10
    }
  }

  /// Appends a cell as it stands, without quotes; nothing where the value is missing.
  mutating func append(_ cell: Cell) {
    switch cell {
    case .text(let text), .json(let text): append(text)
    case .number(let number): append(number)
    case .integer(let number): append(number)
    case .missing: break
    }
  }

  /// Appends a byte several times.
  mutating func append(_ byte: UInt8, times count: Int) {
    append(contentsOf: repeatElement(byte, count: Swift.max(0, count)))
  }

  static var newline: UInt8 { UInt8(ascii: "\n") }
  static var space: UInt8 { UInt8(ascii: " ") }
}
