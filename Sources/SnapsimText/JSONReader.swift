package struct JSONFlaw: Error, Equatable {
  package let line: Int
  package let words: String

  /// Whether it is no JSON at all, rather than JSON that is not taken.
  package var isOfSyntax = false

  /// Whether a text has an escape that is none.
  package var isOfEscape = false

  /// The deepest nesting of lists and objects: deeper than any scenario or row, and no danger to the stack.
  static let deepest = 32
}

/// A value, or the key of an object's member, which stands before its value.
package struct JSONNode {
  package enum Kind: UInt8 { case null, `true`, `false`, number, string, array, object }

  package let kind: Kind

  /// Whether a string has escapes; without them its bytes are its text.
  package let hasEscapes: Bool

  /// The bytes of the text that it takes: of a string without its quotes, of a list or an object with its brackets.
  package fileprivate(set) var range: Range<Int>

  package let line: Int

  /// The index of the node after it and all that is in it.
  package fileprivate(set) var end: Int
}

/// Reads JSON by RFC 8259, strictly: no comma too many, no key twice, no half of a surrogate pair.
///
/// It goes through the bytes once and keeps where each value stands, so that digits, order and lines are those of the
/// text, and a row costs no memory beyond that of the row before. Texts are not checked to be UTF-8.
package struct JSONReader {
  /// The values of the last text, each before what is in it; the first is the whole.
  package private(set) var nodes: [JSONNode] = []

  private var bytes: ArraySlice<UInt8> = []
  private var index = 0
  private var line = 1

  package init() {}

  package mutating func read(_ text: ArraySlice<UInt8>) throws(JSONFlaw) {
    nodes.removeAll(keepingCapacity: true)
    (bytes, index, line) = (text, text.startIndex, 1)
    defer { bytes = [] }
    skipBlanks()
    try value(depth: 0)
    skipBlanks()
    guard index == bytes.endIndex else { throw flaw("there is more after its end") }
  }

  private func flaw(_ words: String) -> JSONFlaw {
    JSONFlaw(line: line, words: "this is not valid JSON; \(words)", isOfSyntax: true)
  }

  private mutating func value(depth: Int) throws(JSONFlaw) {
    guard index < bytes.endIndex else { throw flaw("expected a value") }
    switch bytes[index] {
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "{"), UInt8(ascii: "["): try nested(depth: depth)
    case UInt8(ascii: "t") where takesWord("true"): add(.true, from: index - 4)
    case UInt8(ascii: "f") where takesWord("false"): add(.false, from: index - 5)
    case UInt8(ascii: "n") where takesWord("null"): add(.null, from: index - 4)
    default: try number()
    }
  }

  private mutating func add(_ kind: JSONNode.Kind, from start: Int, hasEscapes: Bool = false) {
    nodes.append(
      JSONNode(kind: kind, hasEscapes: hasEscapes, range: start..<index, line: line, end: nodes.count + 1))
  }

  private mutating func nested(depth: Int) throws(JSONFlaw) {
    guard depth < JSONFlaw.deepest else {
      throw JSONFlaw(
        line: line, words: "lists and objects lie more than \(JSONFlaw.deepest) deep in one another")
    }
    let place = nodes.count
    let isObject = bytes[index] == UInt8(ascii: "{")
    let end = UInt8(ascii: isObject ? "}" : "]")
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
          throw flaw(isObject ? "expected a comma or }" : "expected a comma or ]")
        }
        skipBlanks()
      }
    }
    nodes[place].range = nodes[place].range.lowerBound..<index
    nodes[place].end = nodes.count
    if isObject { try checkKeys(of: place, count: count) }
  }

  private mutating func key() throws(JSONFlaw) {
    guard index < bytes.endIndex, bytes[index] == UInt8(ascii: "\"") else {
      throw flaw("expected a key in double quotes")
    }
    try string()
    skipBlanks()
    guard takes(UInt8(ascii: ":")) else {
      throw flaw("expected a colon after the key '\(nodes[nodes.count - 1].text(in: bytes))'")
    }
    skipBlanks()
  }

  /// Reads a string; its escapes are checked, and made into text by whoever wants it.
  private mutating func string() throws(JSONFlaw) {
    index += 1
    let start = index
    var hasEscapes = false
    while let end = bytes[index...].firstIndex(where: {
      $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 < 0x20
    }) {
      index = end
      if bytes[end] == UInt8(ascii: "\"") {
        add(.string, from: start, hasEscapes: hasEscapes)
        index += 1
        return
      }
      guard bytes[end] == UInt8(ascii: "\\") else {
        throw flaw("a line end or another control character stands in a text")
      }
      hasEscapes = true
      index += 1
      guard index < bytes.endIndex else { break }
      guard Self.escaped(bytes, &index) != nil else {
        var flaw = flaw("a backslash in a text is followed by no escape")
        flaw.isOfEscape = true
        throw flaw
      }
    }
    throw flaw("a text is opened and never closed")
  }

  /// Reads a number as RFC 8259 writes it: no plus sign, no leading zero, digits on both sides of a point.
  private mutating func number() throws(JSONFlaw) {
    let start = index
    _ = takes(UInt8(ascii: "-"))
    let whole = index
    guard takesDigits() else {
      index = start
      throw flaw("expected a value")
    }
    if bytes[whole] == UInt8(ascii: "0"), index > whole + 1 {
      throw flaw("expected a number without leading 0")
    }
    if takes(UInt8(ascii: ".")), !takesDigits() { throw flaw("expected digits after the point") }
    if takes(UInt8(ascii: "e")) || takes(UInt8(ascii: "E")) {
      if !takes(UInt8(ascii: "-")) { _ = takes(UInt8(ascii: "+")) }
      guard takesDigits() else { throw flaw("expected digits of an exponent") }
    }
    add(.number, from: start)
  }

  private mutating func takesDigits() -> Bool {
    let start = index
    index = bytes[start...].firstIndex { $0 &- UInt8(ascii: "0") >= 10 } ?? bytes.endIndex
    return index > start
  }

  private mutating func takes(_ byte: UInt8) -> Bool {
    guard index < bytes.endIndex, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func takesWord(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  private mutating func skipBlanks() {
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "\n"): line += 1
      case 0x20, 0x09, 0x0D: break
      default: return
      }
      index += 1
    }
  }

  /// So many keys are compared with one another; of more a set is made.
  private static let fewKeys = 12

  /// Refuses the object that ends here if it has one of its keys twice.
  private func checkKeys(of object: Int, count: Int) throws(JSONFlaw) {
    // Bytes, as two strings that look the same may be two keys.
    var keys: Set<[UInt8]> = []
    var place = object + 1
    while place < nodes.count {
      let isNew =
        count > Self.fewKeys
        ? keys.insert(nodes[place].bytes(in: bytes)).inserted : !hasKey(like: place, from: object + 1)
      guard isNew else {
        let key = nodes[place].text(in: bytes)
        throw JSONFlaw(line: nodes[place].line, words: "the key '\(key)' stands there twice")
      }
      place = nodes[place + 1].end
    }
  }

  private func hasKey(like place: Int, from start: Int) -> Bool {
    var earlier = start
    while earlier < place {
      let (one, other) = (nodes[earlier], nodes[place])
      let isSame =
        one.hasEscapes || other.hasEscapes
        ? one.bytes(in: bytes) == other.bytes(in: bytes) : bytes[one.range] == bytes[other.range]
      if isSame { return true }
      earlier = nodes[earlier + 1].end
    }
    return false
  }

  /// Reads what follows a backslash and goes past it; half of a pair of surrogates alone is no character.
  fileprivate static func escaped(_ bytes: ArraySlice<UInt8>, _ index: inout Int) -> Unicode.Scalar? {
    guard index < bytes.endIndex else { return nil }
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

  private static func hexadecimal(_ bytes: ArraySlice<UInt8>, _ index: inout Int) -> UInt32? {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
      return nil
    }
    index += 4
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}

extension [JSONNode] {
  /// The indexes of the elements of a list, or of the keys of an object, each of which stands before its value.
  package func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var place = index + 1
    while place < self[index].end {
      children.append(place)
      place = self[self[index].kind == .object ? place + 1 : place].end
    }
    return children
  }
}

extension JSONNode {
  /// The bytes of its text: those of a string with its escapes resolved, all else as it stands.
  package func bytes(in bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard hasEscapes else { return Array(bytes[range]) }
    var text: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      index += 1
      if byte != UInt8(ascii: "\\") {
        text.append(byte)
      } else if let scalar = JSONReader.escaped(bytes, &index) {
        text += Array(String(scalar).utf8)
      }
    }
    return text
  }

  /// Its text: that of a string with its escapes resolved, all else as it stands.
  package func text(in bytes: ArraySlice<UInt8>) -> String {
    String(decoding: hasEscapes ? self.bytes(in: bytes)[...] : bytes[range], as: UTF8.self)
  }

  /// Its text without the blanks between its parts; numbers and strings are as they stand.
  package func compact(in bytes: ArraySlice<UInt8>) -> [UInt8] {
    var isInString = false
    var isEscaped = false
    return bytes[range].filter { byte in
      if !isInString, byte == 0x20 || (0x09...0x0D).contains(byte) { return false }
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      } else {
        isEscaped = isInString && byte == UInt8(ascii: "\\")
      }
      return true
    }
  }
}
