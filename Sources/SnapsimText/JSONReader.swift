/// Reads JSON by RFC 8259, strictly: no comma too many, no key twice, no half of a surrogate pair.
///
/// It goes through the bytes once and keeps where each value stands, so that digits, order and lines are those of the
/// text, and a row costs no memory beyond that of the row before. Texts are at most 4 GiB long, and not checked to be UTF-8.
package struct JSONReader {
  /// The values of the last text, each before what is in it; the first is the whole.
  package private(set) var nodes: [JSONNode] = []

  private var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var index = 0
  private var line = 1

  package init() {}

  /// Reads the one value of a text.
  package mutating func read(_ text: UnsafeBufferPointer<UInt8>) throws(JSONFlaw) {
    nodes.removeAll(keepingCapacity: true)
    (bytes, index, line) = (text, 0, 1)
    defer { bytes = UnsafeBufferPointer(start: nil, count: 0) }
    skipBlanks()
    try value(depth: 0)
    skipBlanks()
    guard index == bytes.count else { throw flaw(.more) }
  }

  private func flaw(_ reason: JSONFlaw.Reason) -> JSONFlaw { JSONFlaw(line: line, reason: reason) }

  @inline(__always)
  private mutating func value(depth: Int) throws(JSONFlaw) {
    guard index < bytes.count else { throw flaw(.expected("a value")) }
    switch bytes[index] {
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "{"), UInt8(ascii: "["): try nested(depth: depth)
    case UInt8(ascii: "t") where takesWord("true"): add(.true, from: index - 4)
    case UInt8(ascii: "f") where takesWord("false"): add(.false, from: index - 5)
    case UInt8(ascii: "n") where takesWord("null"): add(.null, from: index - 4)
    default: try number()
    }
  }

  @inline(__always)
  private mutating func add(_ kind: JSONNode.Kind, from start: Int, hasEscapes: Bool = false) {
    nodes.append(JSONNode(kind, start..<index, line: line, next: nodes.count + 1, hasEscapes: hasEscapes))
  }

  /// A list or an object, with what is in it.
  private mutating func nested(depth: Int) throws(JSONFlaw) {
    guard depth < JSONFlaw.deepest else { throw flaw(.tooDeep) }
    let place = nodes.count
    let isObject = bytes[index] == UInt8(ascii: "{")
    let end = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    var count = 0
    add(isObject ? .object : .array, from: index)
    index += 1
    skipBlanks()
    if !takes(end) {
      while true {
        if isObject { try key() }
        try value(depth: depth + 1)
        count += 1
        skipBlanks()
        if takes(end) { break }
        guard takes(UInt8(ascii: ",")) else {
          throw flaw(.expected(isObject ? "a comma or }" : "a comma or ]"))
        }
        skipBlanks()
      }
    }
    nodes[place].close(at: index, next: nodes.count)
    if isObject { try checkKeys(of: place, count: count) }
  }

  @inline(__always)
  private mutating func key() throws(JSONFlaw) {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      throw flaw(.expected("a key in double quotes"))
    }
    try string()
    skipBlanks()
    guard takes(UInt8(ascii: ":")) else {
      throw flaw(.expected("a colon after the key '\(nodes[nodes.count - 1].text(in: bytes))'"))
    }
    skipBlanks()
  }

  /// A string; its escapes are checked, and made into text by whoever wants it.
  @inline(__always)
  private mutating func string() throws(JSONFlaw) {
    index += 1
    let start = index
    var hasEscapes = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        add(.string, from: start, hasEscapes: hasEscapes)
        index += 1
        return
      }
      if byte < 0x20 { throw flaw(.control) }
      index += 1
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        guard index < bytes.count else { break }
        guard Self.escaped(bytes, &index) != nil else { throw flaw(.escape) }
      }
    }
    throw flaw(.unterminated)
  }

  /// A number as RFC 8259 writes it: no plus sign, no leading zero, digits on both sides of a point.
  @inline(__always)
  private mutating func number() throws(JSONFlaw) {
    let start = index
    _ = takes(UInt8(ascii: "-"))
    let whole = index
    guard takesDigits() else {
      index = start
      throw flaw(.expected("a value"))
    }
    if bytes[whole] == UInt8(ascii: "0"), index > whole + 1 {
      throw flaw(.expected("a number without leading 0"))
    }
    if takes(UInt8(ascii: ".")), !takesDigits() { throw flaw(.expected("digits after the point")) }
    if takes(UInt8(ascii: "e")) || takes(UInt8(ascii: "E")) {
      if !takes(UInt8(ascii: "-")) { _ = takes(UInt8(ascii: "+")) }
      guard takesDigits() else { throw flaw(.expected("digits of an exponent")) }
    }
    add(.number, from: start)
  }

  @inline(__always)
  private mutating func takesDigits() -> Bool {
    let start = index
    while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10 { index &+= 1 }
    return index > start
  }

  @inline(__always)
  private mutating func takes(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func takesWord(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  @inline(__always)
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

  /// So many keys are compared with one another; of more a set is made.
  private static let fewKeys = 12

  /// Refuses the object that ends here if it has one of its keys twice.
  private func checkKeys(of object: Int, count: Int) throws(JSONFlaw) {
    let twice = nodes.withUnsafeBufferPointer { nodes -> Int? in
      // Bytes, as two strings that look the same may be two keys.
      var keys: Set<[UInt8]> = []
      var place = object + 1
      while place < nodes.count {
        if count > Self.fewKeys {
          guard keys.insert(nodes[place].bytes(in: bytes)).inserted else { return place }
        } else {
          var earlier = object + 1
          while earlier < place {
            if isSame(nodes[earlier], nodes[place]) { return place }
            earlier = nodes[earlier + 1].end
          }
        }
        place = nodes[place + 1].end
      }
      return nil
    }
    if let twice {
      throw JSONFlaw(line: nodes[twice].line, reason: .twice(key: nodes[twice].text(in: bytes)))
    }
  }

  @inline(__always)
  private func isSame(_ one: JSONNode, _ other: JSONNode) -> Bool {
    if one.hasEscapes || other.hasEscapes { return one.bytes(in: bytes) == other.bytes(in: bytes) }
    return one.range.count == other.range.count && bytes[one.range].elementsEqual(bytes[other.range])
  }
}

extension JSONReader {
  /// Reads what follows a backslash and goes past it; half of a pair of surrogates alone is no character.
  static func escaped(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Unicode.Scalar? {
    guard index < bytes.count else { return nil }
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
      guard let unit = hexadecimal(bytes, &index) else { return nil }
      if let scalar = Unicode.Scalar(unit) { return scalar }
      guard unit < 0xDC00, bytes[index...].starts(with: "\\u".utf8) else { return nil }
      index += 2
      guard let low = hexadecimal(bytes, &index), (0xDC00..<0xE000).contains(low) else { return nil }
      return Unicode.Scalar(0x1_0000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
    default: return nil
    }
  }

  private static func hexadecimal(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard index < bytes.count, let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else {
        return nil
      }
      value = value << 4 + UInt32(digit)
      index += 1
    }
    return value
  }
}
