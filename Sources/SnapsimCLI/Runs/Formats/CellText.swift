extension ByteText {
  /// Appends a cell as it stands, without quotes; nothing where the value is missing.
  mutating func append(_ cell: Cell) {
    switch cell {
    case .text(let text), .json(let text): append(text)
    case .number(let number): append(number: number)
    case .integer(let number): append(number: number)
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
}
