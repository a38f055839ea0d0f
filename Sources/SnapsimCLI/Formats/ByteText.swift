/// Bytes of output on their way to a file, and how values are written into them.
typealias ByteText = [UInt8]

extension ByteText {
  /// A number alone, as output has it.
  init(_ number: Double) {
    self = []
    append(number)
  }

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
    // The last digit is found first, since dividing by ten is cheap and by any other power is not.
    var start = count
    var rest = number.magnitude
    repeat {
      append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    var end = count - 1
    while start < end {
      swapAt(start, end)
      start += 1
      end -= 1
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

  /// Appends a cell so that it stays on its line and in its column: a tab, a line end or a backslash in a text stands as
  /// `\t`, `\n`, `\r` or `\\`.
  mutating func append(escaping cell: Cell) {
    guard case .text(let value) = cell else { return append(cell) }
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\t"): append("\\t")
      case UInt8(ascii: "\n"): append("\\n")
      case UInt8(ascii: "\r"): append("\\r")
      case UInt8(ascii: "\\"): append("\\\\")
      default: append(byte)
      }
    }
  }

  /// Appends a byte several times.
  mutating func append(_ byte: UInt8, times count: Int) {
    append(contentsOf: repeatElement(byte, count: Swift.max(0, count)))
  }

  static var newline: UInt8 { UInt8(ascii: "\n") }
  static var space: UInt8 { UInt8(ascii: " ") }
}
