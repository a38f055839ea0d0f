/// A JSON value that knows the line on which it stands, and keeps its numbers as they are written.
///
/// Foundation's readers tell neither: a mistake in a scenario is told with its line, a key that stands there twice is
/// one, and 0.30000000000000004 has to come out as it went in.
struct LocatedJSON: Equatable, Sendable {
  /// What it is.
  enum Value: Equatable, Sendable {
    case null
    case bool(Bool)
    /// A number, as its digits.
    case number(String)
    case string(String)
    case array([LocatedJSON])
    case object([Member])
  }

  /// One key of an object with its value.
  struct Member: Equatable, Sendable {
    let key: String

    /// The number of the line on which the key stands, from 1.
    let line: Int
    let value: LocatedJSON
  }

  /// Why a text is no JSON.
  struct Flaw: Error, Equatable {
    enum Reason: Equatable {
      case expected(String)
      case unterminated
      case control
      case escape
      case notUTF8
      case tooDeep
      case twice(key: String)
      case more
    }

    let line: Int
    let reason: Reason
  }

  let value: Value

  /// The number of the line on which it begins, from 1.
  let line: Int

  /// How deep arrays and objects may lie in one another: deeper than any scenario, and no danger to the stack.
  static let depth = 32

  /// Reads the one value of a text.
  init(_ text: some Collection<UInt8>) throws(Flaw) {
    let bytes = Array(text)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Flaw(line: Self.lineOfBadUTF8(bytes), reason: .notUTF8)
    }
    var reader = Reader(bytes: bytes)
    self = try reader.document()
  }

  fileprivate init(_ value: Value, line: Int) {
    self.value = value
    self.line = line
  }

  private static func lineOfBadUTF8(_ bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: ByteText.newline, omittingEmptySubsequences: false)
    return (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
  }
}

/// Goes through the bytes of a text once.
private struct Reader {
  let bytes: [UInt8]
  var index = 0
  var line = 1

  mutating func document() throws(LocatedJSON.Flaw) -> LocatedJSON {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    let value = try value(depth: 0)
    skipBlanks()
    guard index == bytes.count else { throw flaw(.more) }
    return value
  }

  private func flaw(_ reason: LocatedJSON.Flaw.Reason) -> LocatedJSON.Flaw {
    LocatedJSON.Flaw(line: line, reason: reason)
  }

  private mutating func value(depth: Int) throws(LocatedJSON.Flaw) -> LocatedJSON {
    skipBlanks()
    let start = line
    guard depth <= LocatedJSON.depth else { throw flaw(.tooDeep) }
    guard index < bytes.count else { throw flaw(.expected("a value")) }
    switch bytes[index] {
    case UInt8(ascii: "{"): return LocatedJSON(.object(try members(depth: depth)), line: start)
    case UInt8(ascii: "["): return LocatedJSON(.array(try elements(depth: depth)), line: start)
    case UInt8(ascii: "\""): return LocatedJSON(.string(try string()), line: start)
    case UInt8(ascii: "t") where take("true"): return LocatedJSON(.bool(true), line: start)
    case UInt8(ascii: "f") where take("false"): return LocatedJSON(.bool(false), line: start)
    case UInt8(ascii: "n") where take("null"): return LocatedJSON(.null, line: start)
    default: return LocatedJSON(.number(try number()), line: start)
    }
  }

  private mutating func members(depth: Int) throws(LocatedJSON.Flaw) -> [LocatedJSON.Member] {
    var members: [LocatedJSON.Member] = []
    var keys: Set<String> = []
    index += 1
    skipBlanks()
    if take("}") { return members }
    while true {
      skipBlanks()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
        throw flaw(.expected("a key in double quotes"))
      }
      let keyLine = line
      let key = try string()
      guard keys.insert(key).inserted else { throw flaw(.twice(key: key)) }
      skipBlanks()
      guard take(":") else { throw flaw(.expected("a colon after the key '\(key)'")) }
      members.append(.init(key: key, line: keyLine, value: try value(depth: depth + 1)))
      skipBlanks()
      if take("}") { return members }
      guard take(",") else { throw flaw(.expected("a comma or }")) }
    }
  }

  private mutating func elements(depth: Int) throws(LocatedJSON.Flaw) -> [LocatedJSON] {
    var elements: [LocatedJSON] = []
    index += 1
    skipBlanks()
    if take("]") { return elements }
    while true {
      elements.append(try value(depth: depth + 1))
      skipBlanks()
      if take("]") { return elements }
      guard take(",") else { throw flaw(.expected("a comma or ]")) }
    }
  }

  private mutating func string() throws(LocatedJSON.Flaw) -> String {
    var text: [UInt8] = []
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text.append(contentsOf: Array(String(try escape()).utf8))
      case 0..<0x20: throw flaw(.control)
      default: text.append(byte)
      }
    }
    throw flaw(.unterminated)
  }

  /// What follows a backslash; half of a pair of surrogates alone is no character.
  private mutating func escape() throws(LocatedJSON.Flaw) -> Unicode.Scalar {
    guard index < bytes.count else { throw flaw(.unterminated) }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try hexadecimal()
      if let scalar = Unicode.Scalar(unit) { return scalar }
      guard unit < 0xDC00, take("\\u") else { throw flaw(.escape) }
      let low = try hexadecimal()
      guard (0xDC00..<0xE000).contains(low),
        let scalar = Unicode.Scalar(0x1_0000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
      else { throw flaw(.escape) }
      return scalar
    default: throw flaw(.escape)
    }
  }

  private mutating func hexadecimal() throws(LocatedJSON.Flaw) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard index < bytes.count, let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else {
        throw flaw(.escape)
      }
      value = value << 4 + UInt32(digit)
      index += 1
    }
    return value
  }

  /// A number as RFC 8259 writes it: no plus sign, no leading zero, digits on both sides of a point.
  private mutating func number() throws(LocatedJSON.Flaw) -> String {
    let start = index
    _ = take("-")
    let whole = index
    guard digits() else {
      index = start
      throw flaw(.expected("a value"))
    }
    if bytes[whole] == UInt8(ascii: "0"), index > whole + 1 {
      throw flaw(.expected("a number without leading 0"))
    }
    if take("."), !digits() { throw flaw(.expected("digits after the point")) }
    if take("e") || take("E") {
      if !take("-") { _ = take("+") }
      guard digits() else { throw flaw(.expected("digits of an exponent")) }
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() -> Bool {
    let start = index
    while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10 { index += 1 }
    return index > start
  }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  private mutating func skipBlanks() {
    while index < bytes.count {
      switch bytes[index] {
      case ByteText.newline:
        line += 1
        index += 1
      case 0x20, 0x09, 0x0D: index += 1
      default: return
      }
    }
  }
}
