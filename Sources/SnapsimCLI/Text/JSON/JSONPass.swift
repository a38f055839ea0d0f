/// Goes through the bytes of a JSON text once, by the grammar of RFC 8259.
struct JSONPass {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The values so far, each before what is in it; the memory grows with them and is the reader's afterwards.
  private(set) var nodes: UnsafeMutableBufferPointer<JSONReader.Node>
  private(set) var count = 0

  private var index = 0
  private var line = 1

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ memory: UnsafeMutableBufferPointer<JSONReader.Node>) {
    self.bytes = bytes
    nodes = memory
  }

  /// Reads the one value of the text.
  mutating func document() throws(JSONReader.Flaw) {
    skipBlanks()
    try value(depth: 0)
    skipBlanks()
    guard index == bytes.count else { throw flaw(.more) }
  }

  private func flaw(_ reason: JSONReader.Flaw.Reason) -> JSONReader.Flaw {
    JSONReader.Flaw(line: line, reason: reason)
  }

  @inline(__always)
  private mutating func value(depth: Int) throws(JSONReader.Flaw) {
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
  private mutating func add(_ kind: JSONReader.Kind, from start: Int) {
    append(JSONReader.Node(kind, start..<index, line: line, next: count + 1))
  }

  @inline(__always)
  private mutating func append(_ node: JSONReader.Node) {
    if count == nodes.count { grow() }
    nodes[count] = node
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<JSONReader.Node>.allocate(capacity: 2 * count)
    _ = larger.moveInitialize(fromContentsOf: nodes)
    nodes.deallocate()
    nodes = larger
  }

  /// A list or an object, with what is in it.
  private mutating func nested(depth: Int) throws(JSONReader.Flaw) {
    guard depth < JSONReader.depth else { throw flaw(.tooDeep) }
    let place = count
    let isObject = bytes[index] == UInt8(ascii: "{")
    let end = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    append(JSONReader.Node(isObject ? .object : .array, index..<index, line: line, next: 0))
    index += 1
    skipBlanks()
    if !takes(end) {
      while true {
        if isObject { try key() }
        try value(depth: depth + 1)
        skipBlanks()
        if takes(end) { break }
        guard takes(UInt8(ascii: ",")) else {
          throw flaw(.expected(isObject ? "a comma or }" : "a comma or ]"))
        }
        skipBlanks()
      }
    }
    nodes[place].close(at: index, next: count)
    if isObject { try checkKeys(of: place) }
  }

  @inline(__always)
  private mutating func key() throws(JSONReader.Flaw) {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      throw flaw(.expected("a key in double quotes"))
    }
    try string()
    skipBlanks()
    guard takes(UInt8(ascii: ":")) else {
      throw flaw(.expected("a colon after the key '\(nodes[count - 1].text(in: bytes))'"))
    }
    skipBlanks()
  }

  /// A string; its escapes are checked, and made into text by whoever wants it.
  @inline(__always)
  private mutating func string() throws(JSONReader.Flaw) {
    index += 1
    let start = index
    var hasEscapes = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        append(JSONReader.Node(.string, start..<index, line: line, next: count + 1, hasEscapes: hasEscapes))
        index += 1
        return
      }
      if byte < 0x20 { throw flaw(.control) }
      index += 1
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        guard index < bytes.count else { break }
        guard JSONEscape.read(bytes, &index) != nil else { throw flaw(.escape) }
      }
    }
    throw flaw(.unterminated)
  }

  /// A number as RFC 8259 writes it: no plus sign, no leading zero, digits on both sides of a point.
  @inline(__always)
  private mutating func number() throws(JSONReader.Flaw) {
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

  private mutating func takesWord(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard bytes.count - index >= length else { return false }
    for place in 0..<length where bytes[index + place] != word.utf8Start[place] { return false }
    index += length
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

  /// Refuses an object that has a key twice.
  private func checkKeys(of object: Int) throws(JSONReader.Flaw) {
    let end = nodes[object].end
    var keyCount = 0
    var isPlain = true
    var place = object + 1
    while place < end {
      keyCount += 1
      isPlain = isPlain && !nodes[place].hasEscapes
      place = nodes[place + 1].end
    }
    if isPlain, keyCount <= Self.fewKeys {
      place = object + 1
      while place < end {
        var earlier = object + 1
        while earlier < place {
          if isSame(nodes[earlier].range, nodes[place].range) { throw twice(place) }
          earlier = nodes[earlier + 1].end
        }
        place = nodes[place + 1].end
      }
      return
    }
    // Bytes, as two strings that look the same may be two keys.
    var keys: Set<[UInt8]> = []
    place = object + 1
    while place < end {
      guard keys.insert(nodes[place].bytes(in: bytes)).inserted else { throw twice(place) }
      place = nodes[place + 1].end
    }
  }

  private func twice(_ place: Int) -> JSONReader.Flaw {
    JSONReader.Flaw(line: nodes[place].line, reason: .twice(key: nodes[place].text(in: bytes)))
  }

  @inline(__always)
  private func isSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    one.count == other.count && bytes[one].elementsEqual(bytes[other])
  }
}
