/// A value of JSON that keeps the digits of its numbers, the order of its members, and where it stood.
package struct JSON: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case null
    case bool(Bool)
    /// A number, as its digits.
    case number(String)
    case string(String)
    case array([JSON])
    case object([Member])
  }

  package struct Member: Equatable, Sendable {
    package let key: String

    /// The number of the line on which the key stands, from 1.
    package private(set) var line = 0

    /// The index of its first byte in the text it was read from.
    package private(set) var start = 0
    package let value: JSON
  }

  package let value: Content

  /// The number of the line on which it begins, from 1; 0 for a value that was not read.
  package private(set) var line = 0

  /// The bytes that it takes in the text it was read from.
  package private(set) var range = 0..<0

  package init(_ value: Content) { self.value = value }

  package subscript(key: String) -> JSON? {
    if case .object(let members) = value { members.first { $0.key == key }?.value } else { nil }
  }

  /// The text of a member; `nil` where it has none.
  package func text(_ key: String) -> String? {
    if case .string(let text)? = self[key]?.value { text } else { nil }
  }

  package subscript(index: Int) -> JSON? {
    if case .array(let elements) = value, elements.indices.contains(index) { elements[index] } else { nil }
  }
}

// Reading.
extension JSON {
  /// Reads the one value of a text, which may begin with a byte order mark.
  package init(_ text: some Collection<UInt8>) throws(JSONFlaw) {
    let bytes = Array(text)[...]
    guard String(validating: bytes, as: UTF8.self) != nil else {
      let lines = bytes.split(separator: ByteText.newline, omittingEmptySubsequences: false)
      let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
      throw JSONFlaw(line: line + 1, words: DataError.notUTF8.message, isOfSyntax: true)
    }
    var reader = JSONReader()
    try reader.read(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes)
    self.init(reader.nodes, at: 0, in: bytes)
  }

  /// Reads the one value of a file, by its name in errors.
  package init(_ text: some Collection<UInt8>, of file: String) throws(BadInput) {
    do throws(JSONFlaw) { try self.init(text) } catch {
      throw BadInput(file: file, line: error.line, reason: error.words)
    }
  }

  private init(_ nodes: [JSONNode], at index: Int, in bytes: ArraySlice<UInt8>) {
    let node = nodes[index]
    func value(at index: Int) -> JSON { JSON(nodes, at: index, in: bytes) }
    switch node.kind {
    case .null: self.value = .null
    case .true: self.value = .bool(true)
    case .false: self.value = .bool(false)
    case .number: self.value = .number(node.text(in: bytes))
    case .string: self.value = .string(node.text(in: bytes))
    case .array: self.value = .array(nodes.children(of: index).map(value))
    case .object:
      let members = nodes.children(of: index).map { key in
        Member(
          key: nodes[key].text(in: bytes), line: nodes[key].line, start: nodes[key].range.lowerBound - 1,
          value: value(at: key + 1))
      }
      self.value = .object(members)
    }
    line = node.line
    let quotes = node.kind == .string ? 1 : 0
    range = node.range.lowerBound - quotes..<node.range.upperBound + quotes
  }
}

// Writing.
extension JSON {
  package static func string(_ text: String) -> JSON { JSON(.string(text)) }
  package static func bool(_ truth: Bool) -> JSON { JSON(.bool(truth)) }
  package static func number(_ number: Double) -> JSON { JSON(.number(number.shortest)) }
  package static func number(_ number: Int) -> JSON { JSON(.number("\(number)")) }
  package static func array(_ elements: [JSON]) -> JSON { JSON(.array(elements)) }
  package static func object(_ members: [(key: String, value: JSON)]) -> JSON {
    JSON(.object(members.map { Member(key: $0.key, value: $0.value) }))
  }

  /// The space that is left between the parts of a value.
  package enum Layout: Sendable {
    /// None, as programs write it.
    case compact
    /// A blank after each comma and colon.
    case spaced
    /// A line for each part, behind so many blanks; what lies deeper than so many levels is spaced.
    case lines(indent: Int, depth: Int = .max)
  }

  package func text(_ layout: Layout = .compact) -> String {
    var text = ByteText()
    write(to: &text, layout)
    return text.string
  }

  /// Writes the value; it ends without a line end.
  package func write(to text: inout ByteText, _ layout: Layout = .compact) {
    switch value {
    case .null: text.append("null")
    case .bool(let truth): text.append(truth ? "true" : "false")
    case .number(let digits): text.append(digits)
    case .string(let string): text.append(quoted: string)
    case .array(let elements): Self.write(elements.map { (nil, $0) }, in: ("[", "]"), to: &text, layout)
    case .object(let members):
      Self.write(members.map { ($0.key, $0.value) }, in: ("{", "}"), to: &text, layout)
    }
  }

  private static func write(
    _ parts: [(key: String?, value: JSON)], in brackets: (String, String), to text: inout ByteText,
    _ layout: Layout
  ) {
    func line(_ indent: Int) -> String { "\n" + String(repeating: " ", count: indent) }
    let (inner, start, comma, colon, end) =
      switch layout {
      case .compact: (layout, "", ",", ":", "")
      case .spaced: (layout, "", ", ", ": ", "")
      case .lines(let indent, let depth):
        (
          depth > 1 ? .lines(indent: indent + 2, depth: depth - 1) : .spaced, line(indent + 2),
          "," + line(indent + 2), ": ", line(indent)
        )
      }
    text.append(brackets.0)
    for (index, part) in parts.enumerated() {
      text.append(index == 0 ? start : comma)
      if let key = part.key {
        text.append(quoted: key)
        text.append(colon)
      }
      part.value.write(to: &text, inner)
    }
    if !parts.isEmpty { text.append(end) }
    text.append(brackets.1)
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(stringLiteral text: String) { self = .string(text) }
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }

  /// Members in their order, without those that have no value.
  package init(dictionaryLiteral members: (String, JSON?)...) {
    self = .object(members.compactMap { member in member.1.map { (member.0, $0) } })
  }
}

extension ByteText {
  package mutating func append(line value: JSON) {
    value.write(to: &self)
    append(Self.newline)
  }

  package mutating func append(quoted value: String) {
    append("\"")
    let isPlain = value.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    if isPlain {
      append(value)
    } else {
      for byte in value.utf8 {
        switch byte {
        case UInt8(ascii: "\""): append("\\\"")
        case UInt8(ascii: "\\"): append("\\\\")
        case UInt8(ascii: "\n"): append("\\n")
        case UInt8(ascii: "\r"): append("\\r")
        case UInt8(ascii: "\t"): append("\\t")
        case 0..<0x20: append("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16))
        default: append(byte)
        }
      }
    }
    append("\"")
  }
}
