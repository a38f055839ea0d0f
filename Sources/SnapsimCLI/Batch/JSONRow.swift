import SnapsimRuns
import SnapsimText

/// A line of JSON lines: an object whose members are found by the columns that they name.
struct JSONRow {
  /// A member of the object.
  struct Member {
    /// The column that its key names.
    var column: Int

    /// The index of its value's node.
    var value: Int
  }

  private var json = JSONReader()
  private let names: [[UInt8]]

  /// The values of the object; they hold until the next one is read.
  var nodes: [JSONNode] { json.nodes }

  /// The members, in order; of these only the first `count` belong to the object, so that none is allocated anew.
  private(set) var members: [Member]

  /// How many members the object has.
  private(set) var count = 0

  /// Makes a row for some columns, with nothing in it.
  init(_ names: [String]) {
    self.names = names.map { Array($0.utf8) }
    members = names.indices.map { Member(column: $0, value: 0) }
  }

  /// Reads the object that a line holds.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) throws {
    try Self.read(bytes, &json)
    count = 0
    let nodes = json.nodes
    var place = 1
    while place < nodes.count {
      guard let column = try column(nodes[place], bytes, near: count) else {
        throw RowFlaw.unknownKey(try Self.text(nodes[place], bytes))
      }
      members[count] = Member(column: column, value: place + 1)
      count += 1
      place = nodes[place + 1].end
    }
  }

  /// Whether the object has a member for a column.
  func has(_ column: Int) -> Bool { members.prefix(count).contains { $0.column == column } }

  /// The keys of the object that a line holds, in their order.
  static func keys(_ line: ArraySlice<UInt8>) throws -> [String] {
    try line.withUnsafeBufferPointer { bytes throws in
      var json = JSONReader()
      do {
        try read(bytes, &json)
      } catch {
        // All that there is of the first line of an object that somebody has laid out.
        let isOpening = bytes.allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: "{") }
        throw isOpening ? RowFlaw.jsonOverLines : error
      }
      return try json.nodes.children(of: 0).map { try text(json.nodes[$0], bytes) }
    }
  }

  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ json: inout JSONReader
  ) throws {
    do throws(JSONFlaw) {
      try json.read(bytes)
    } catch {
      throw RowFlaw.json(error.reason)
    }
    guard case .object? = json.nodes.first?.kind else { throw RowFlaw.notAnObject }
  }

  /// The column that a key names; members mostly stand in the order of the object before.
  @inline(__always)
  private func column(
    _ key: JSONNode, _ bytes: UnsafeBufferPointer<UInt8>, near place: Int
  ) throws -> Int? {
    if key.hasEscapes {
      let text = try Self.text(key, bytes)
      return names.firstIndex { $0.elementsEqual(text.utf8) }
    }
    let key = UnsafeBufferPointer(rebasing: bytes[key.range])
    if place < members.count, Self.isSame(names[members[place].column], key) {
      return members[place].column
    }
    return names.firstIndex { Self.isSame($0, key) }
  }

  @inline(__always)
  private static func isSame(_ name: [UInt8], _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    guard name.count == key.count else { return false }
    for index in name.indices where name[index] != key[index] { return false }
    return true
  }

  /// The number that a value is, if it is one that can be read straight from its digits.
  @inline(__always)
  static func number(_ node: JSONNode, _ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard case .number = node.kind else { return nil }
    return NumberBytes.parse(UnsafeBufferPointer(rebasing: bytes[node.range]))
  }

  /// A value as the cell that hands it on: a number with its digits, a list or an object with its order.
  static func cell(
    _ node: JSONNode, _ bytes: UnsafeBufferPointer<UInt8>
  ) throws -> Cell? {
    switch node.kind {
    case .null: nil
    case .string: .text(try text(node, bytes))
    case .true, .false, .number: .json(try text(node, bytes))
    case .array, .object: .json(try valid(node.compact(in: bytes)))
    }
  }

  /// A value as the text of an option; a list is its elements with commas between them.
  static func text(
    _ nodes: [JSONNode], at index: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) throws -> String {
    let node = nodes[index]
    switch node.kind {
    case .null: return ""
    case .true, .false, .number, .string: return try text(node, bytes)
    case .object: return try valid(node.compact(in: bytes))
    case .array:
      return try nodes.children(of: index).map { try text(nodes, at: $0, in: bytes) }.joined(separator: ",")
    }
  }

  private static func text(
    _ node: JSONNode, _ bytes: UnsafeBufferPointer<UInt8>
  ) throws -> String {
    guard node.hasEscapes else { return try CSVRecord.text(bytes[node.range]) }
    return try valid(node.bytes(in: bytes))
  }

  private static func valid(_ bytes: [UInt8]) throws -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw TextFlaw.notUTF8 }
    return text
  }
}
