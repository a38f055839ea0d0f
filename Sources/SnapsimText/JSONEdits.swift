/// Changes to some values of a JSON text that leave all else as it stands: the order, the blanks and the digits.
package struct JSONEdits {
  package let root: JSON
  private let bytes: [UInt8]
  private var changes: [(range: Range<Int>, text: String)] = []

  package init(_ text: [UInt8], of file: String) throws(BadInput) {
    bytes = text
    root = try JSON(text, of: file)
  }

  package var isEmpty: Bool { changes.isEmpty }

  package mutating func replace(_ value: JSON, with other: JSON) {
    changes.append((value.range, other.text(.spaced)))
  }

  /// Adds members to an object, behind its last one; does nothing to any other value.
  package mutating func add(_ new: [(key: String, value: JSON)], to object: JSON) {
    guard case .object(let members) = object.value, !new.isEmpty else { return }
    let texts = new.map { "\(JSON.string($0.key).text()): \($0.value.text(.spaced))" }
    guard let last = members.last else {
      let start = object.range.lowerBound + 1
      changes.append((start..<start, texts.joined(separator: ", ")))
      return
    }
    let end = last.value.range.upperBound
    let blanks = blanks(before: last)
    changes.append((end..<end, texts.map { ",\(blanks)\($0)" }.joined()))
  }

  package var text: [UInt8] {
    var text: [UInt8] = []
    var place = 0
    for change in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      text += bytes[place..<change.range.lowerBound]
      text += Array(change.text.utf8)
      place = change.range.upperBound
    }
    return text + bytes[place...]
  }

  /// The blanks between a member and what is before it, if they hold a new line; else one blank.
  private func blanks(before member: JSON.Member) -> String {
    let blanks = bytes[..<member.start].reversed().prefix { $0 == 0x20 || (0x09...0x0D).contains($0) }
    return blanks.contains(ByteText.newline) ? String(decoding: blanks.reversed(), as: UTF8.self) : " "
  }
}
