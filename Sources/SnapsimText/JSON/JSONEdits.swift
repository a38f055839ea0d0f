/// Changes to some values of a JSON text that leave all else as it stands: the order, the blanks and the digits.
package struct JSONEdits {
  /// A step on the way to a value.
  package enum Step: Equatable, Sendable {
    case key(String)
    case index(Int)
  }

  /// The text, and how many of its bytes are a mark that is no JSON.
  private let bytes: [UInt8]
  private let mark: Int

  /// Its values, whose places count from behind the mark.
  private let nodes: [JSONNode]
  private var changes: [(range: Range<Int>, text: String)] = []

  /// Reads the text that is to be changed.
  package init(_ text: [UInt8]) throws(JSONFlaw) {
    bytes = text
    mark = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let reader = JSONReader()
    nodes = try text.dropFirst(mark).withUnsafeBufferPointer { bytes throws(JSONFlaw) in
      try reader.read(bytes)
      return Array(reader.nodes)
    }
  }

  /// Whether nothing is changed.
  package var isEmpty: Bool { changes.isEmpty }

  /// Puts another value in the place of one; does nothing where there is none.
  ///
  /// - Parameters:
  ///   - path: the way to the value.
  ///   - json: the other one, as JSON.
  package mutating func replace(_ path: [Step], with json: String) {
    guard let node = node(at: path) else { return }
    changes.append((whole(node), json))
  }

  /// Whether there is a value.
  package func holds(_ path: [Step]) -> Bool { node(at: path) != nil }

  /// Adds members to an object, behind its last one; does nothing where there is no such object.
  ///
  /// - Parameters:
  ///   - new: the members' keys, and their values as JSON.
  ///   - path: the way to the object.
  package mutating func add(_ new: [(key: String, json: String)], to path: [Step]) {
    guard let object = node(at: path), nodes[object].kind == .object, !new.isEmpty else { return }
    let texts = new.map { "\(JSONText.string($0.key)): \($0.json)" }
    guard let last = members(of: object).last else {
      let start = whole(object).lowerBound + 1
      changes.append((start..<start, texts.joined(separator: ", ")))
      return
    }
    let end = whole(last + 1).upperBound
    let blanks = blanks(before: whole(last).lowerBound)
    changes.append((end..<end, texts.map { ",\(blanks)\($0)" }.joined()))
  }

  /// The text with its changes.
  package var text: [UInt8] {
    var text: [UInt8] = []
    var place = 0
    for (_, change) in changes.enumerated().sorted(by: {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }) {
      text += bytes[place..<change.range.lowerBound]
      text += Array(change.text.utf8)
      place = change.range.upperBound
    }
    return text + bytes[place...]
  }

  /// What stands between a member and what is before it, if that is a new line; else a blank.
  private func blanks(before index: Int) -> String {
    let blanks = bytes[..<index].reversed().prefix { $0 == 0x20 || (0x09...0x0D).contains($0) }
    return blanks.contains(ByteText.newline) ? String(decoding: blanks.reversed(), as: UTF8.self) : " "
  }

  /// The index of the value at the end of a way.
  private func node(at path: [Step]) -> Int? {
    path.reduce(nodes.isEmpty ? nil : 0) { place, step in
      guard let place else { return nil }
      switch step {
      case .key(let key):
        return bytes[mark...].withUnsafeBufferPointer { bytes in
          members(of: place).first { nodes[$0].text(in: bytes) == key }.map { $0 + 1 }
        }
      case .index(let index):
        guard nodes[place].kind == .array else { return nil }
        let elements = children(of: place, apart: 0)
        return elements.indices.contains(index) ? elements[index] : nil
      }
    }
  }

  /// The indexes of an object's keys; the value of each follows it.
  private func members(of object: Int) -> [Int] {
    nodes[object].kind == .object ? children(of: object, apart: 1) : []
  }

  /// The indexes of the values of a list, or of the keys of an object, which are apart by one from their values.
  private func children(of node: Int, apart: Int) -> [Int] {
    var children: [Int] = []
    var place = node + 1
    while place < nodes[node].end {
      children.append(place)
      place = nodes[place + apart].end
    }
    return children
  }

  /// Where a value stands, with its quotes.
  private func whole(_ index: Int) -> Range<Int> {
    let node = nodes[index]
    let quotes = node.kind == .string ? 1 : 0
    return node.range.lowerBound + mark - quotes..<node.range.upperBound + mark + quotes
  }
}
