import SnapsimText

extension ByteText {
  /// Appends a cell as it stands, without quotes; nothing where the value is missing.
  package mutating func append(_ cell: Cell) {
    switch cell {
    case .text(let text), .json(let text): append(text)
    case .number(let number): append(number: number)
    case .integer(let number): append(number: number)
    case .missing: break
    }
  }

  /// Appends a cell as a table for people has it: a number is rounded to some decimals, a missing value is a hyphen.
  package mutating func append(rounding cell: Cell, to decimals: Int?) {
    switch cell {
    case .missing: append(UInt8(ascii: "-"))
    case .number(let number): append(number: decimals.map { Self.rounded(number, to: $0) } ?? number)
    case .text, .json, .integer: append(escaping: cell)
    }
  }

  /// A number rounded to some decimals; one so large that its digits are no longer those stays.
  private static func rounded(_ number: Double, to decimals: Int) -> Double {
    guard abs(number) < 1e12 else { return number }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    return (number * scale).rounded() / scale
  }

  /// Appends a cell so that it stays on its line and in its column: a tab, a line end or a backslash in a text stands as
  /// `\t`, `\n`, `\r` or `\\`, any other control character as `\u{…}`.
  package mutating func append(escaping cell: Cell) {
    guard case .text(let value) = cell else { return append(cell) }
    let backslash = UInt8(ascii: "\\")
    // 0xC2 begins the controls beyond ASCII, and some letters.
    guard value.utf8.contains(where: { $0 < 0x20 || $0 == backslash || $0 == 0x7F || $0 == 0xC2 }) else {
      return append(value)
    }
    for scalar in value.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      append(isControl || scalar == "\\" ? scalar.escaped(asASCII: true) : String(scalar))
    }
  }
}
