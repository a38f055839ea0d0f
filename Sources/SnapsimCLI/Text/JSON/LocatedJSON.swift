/// A JSON value that knows the line on which it stands, and keeps its numbers as they are written.
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

  let value: Value

  /// The number of the line on which it begins, from 1.
  let line: Int

  /// Reads the one value of a text, which may begin with a byte order mark.
  init(_ text: some Collection<UInt8>) throws(JSONReader.Flaw) {
    let hasMark = text.starts(with: [0xEF, 0xBB, 0xBF])
    let bytes = Array(text.dropFirst(hasMark ? 3 : 0))
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw JSONReader.Flaw(line: Self.lineOfBadUTF8(bytes), reason: .notUTF8)
    }
    let reader = JSONReader()
    self = try bytes.withUnsafeBufferPointer { bytes throws(JSONReader.Flaw) in
      try reader.read(bytes)
      return LocatedJSON(reader.nodes, at: 0, in: bytes)
    }
  }

  /// The value of a node with what is in it.
  private init(
    _ nodes: UnsafeBufferPointer<JSONReader.Node>, at index: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    let node = nodes[index]
    line = node.line
    switch node.kind {
    case .null: value = .null
    case .true: value = .bool(true)
    case .false: value = .bool(false)
    case .number: value = .number(node.text(in: bytes))
    case .string: value = .string(node.text(in: bytes))
    case .array:
      var elements: [LocatedJSON] = []
      var place = index + 1
      while place < node.end {
        elements.append(LocatedJSON(nodes, at: place, in: bytes))
        place = nodes[place].end
      }
      value = .array(elements)
    case .object:
      var members: [Member] = []
      var place = index + 1
      while place < node.end {
        let key = nodes[place]
        members.append(
          Member(
            key: key.text(in: bytes), line: key.line, value: LocatedJSON(nodes, at: place + 1, in: bytes)))
        place = nodes[place + 1].end
      }
      value = .object(members)
    }
  }

  private static func lineOfBadUTF8(_ bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: ByteText.newline, omittingEmptySubsequences: false)
    return (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
  }
}
