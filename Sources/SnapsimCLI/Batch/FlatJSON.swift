/// An object of numbers, plain strings, `true`, `false` and `null`, taken apart in place: what a row usually is.
///
/// Foundation reads every other object. It would read these too, but a number like 0.30000000000000004 comes out of it
/// one digit off, and it takes several times as long.
struct FlatJSON {
  /// A value, without the quotes of a string.
  enum Value {
    case number(Range<Int>)
    case string(Range<Int>)
    case bool(Bool)
    case null
  }

  /// One key with its value.
  struct Member {
    let key: Range<Int>
    let value: Value
  }

  /// The members, in order; of these only the first `count` belong to the object.
  private(set) var members: [Member] = []

  /// How many members the object has.
  private(set) var count = 0

  /// Takes an object apart.
  ///
  /// - Returns: whether it is one; if not, it may still be an object of another kind, or no JSON at all.
  mutating func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    count = 0
    var index = Self.skipBlanks(bytes, 0)
    guard Self.take("{", bytes, &index) else { return false }
    index = Self.skipBlanks(bytes, index)
    if Self.take("}", bytes, &index) { return Self.skipBlanks(bytes, index) == bytes.count }
    while true {
      guard let key = Self.string(bytes, &index) else { return false }
      index = Self.skipBlanks(bytes, index)
      guard Self.take(":", bytes, &index) else { return false }
      index = Self.skipBlanks(bytes, index)
      guard let value = Self.value(bytes, &index) else { return false }
      append(Member(key: key, value: value))
      index = Self.skipBlanks(bytes, index)
      if Self.take("}", bytes, &index) { return Self.skipBlanks(bytes, index) == bytes.count }
      guard Self.take(",", bytes, &index) else { return false }
      index = Self.skipBlanks(bytes, index)
    }
  }

  private mutating func append(_ member: Member) {
    if count < members.count { members[count] = member } else { members.append(member) }
    count += 1
  }

  private static func value(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Value? {
    guard index < bytes.count else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "\""): return string(bytes, &index).map { .string($0) }
    case UInt8(ascii: "t"): return word("true", bytes, &index) ? .bool(true) : nil
    case UInt8(ascii: "f"): return word("false", bytes, &index) ? .bool(false) : nil
    case UInt8(ascii: "n"): return word("null", bytes, &index) ? .null : nil
    default: return number(bytes, &index).map { .number($0) }
    }
  }

  /// A string without escapes and control characters.
  private static func string(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Range<Int>? {
    guard take("\"", bytes, &index) else { return nil }
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      guard bytes[index] >= 0x20, bytes[index] != UInt8(ascii: "\\") else { return nil }
      index += 1
    }
    let end = index
    return take("\"", bytes, &index) ? start..<end : nil
  }

  /// A number as RFC 8259 writes it: no plus sign, no leading zero, digits on both sides of a point.
  private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Range<Int>? {
    let start = index
    _ = take("-", bytes, &index)
    let whole = index
    guard digits(bytes, &index) else { return nil }
    if bytes[whole] == UInt8(ascii: "0"), index > whole + 1 { return nil }
    if take(".", bytes, &index) {
      guard digits(bytes, &index) else { return nil }
    }
    if take("e", bytes, &index) || take("E", bytes, &index) {
      if !take("-", bytes, &index) { _ = take("+", bytes, &index) }
      guard digits(bytes, &index) else { return nil }
    }
    return start..<index
  }

  private static func digits(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Bool {
    let start = index
    while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10 { index += 1 }
    return index > start
  }

  private static func word(_ word: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int)
    -> Bool
  {
    let length = word.utf8CodeUnitCount
    guard bytes.count - index >= length else { return false }
    for place in 0..<length where bytes[index + place] != word.utf8Start[place] { return false }
    index += length
    return true
  }

  private static func take(
    _ character: Unicode.Scalar, _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int
  ) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(truncatingIfNeeded: character.value) else {
      return false
    }
    index += 1
    return true
  }

  private static func skipBlanks(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return index
      }
    }
    return index
  }
}
