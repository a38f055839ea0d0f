/// A value, or the key of an object's member, which stands before its value.
@usableFromInline
package struct JSONNode {
  /// The kinds of values.
  @usableFromInline
  package enum Kind: UInt8 {
    case null, `true`, `false`, number, string, array, object
  }

  package let kind: Kind

  /// Whether a string has escapes; without them its bytes are its text.
  package let hasEscapes: Bool
  @usableFromInline let start: UInt32
  @usableFromInline var stop: UInt32
  private let lineNumber: UInt32
  @usableFromInline var next: UInt32

  /// Makes a value from where its bytes stand, its line, and the index of the value after all that is in it.
  init(_ kind: Kind, _ range: Range<Int>, line: Int, next: Int, hasEscapes: Bool = false) {
    self.kind = kind
    self.hasEscapes = hasEscapes
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    stop = UInt32(truncatingIfNeeded: range.upperBound)
    lineNumber = UInt32(truncatingIfNeeded: line)
    self.next = UInt32(truncatingIfNeeded: next)
  }

  /// Notes where a list or an object ends.
  mutating func close(at index: Int, next: Int) {
    stop = UInt32(truncatingIfNeeded: index)
    self.next = UInt32(truncatingIfNeeded: next)
  }

  /// The bytes of the text that it takes: of a string without its quotes, of a list or an object with its brackets.
  @inlinable package var range: Range<Int> { Int(start)..<Int(stop) }

  /// The number of the line on which it begins, from 1.
  package var line: Int { Int(lineNumber) }

  /// The index of the node after it and all that is in it.
  @inlinable package var end: Int { Int(next) }
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
  package func bytes(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
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
  package func text(in bytes: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: self.bytes(in: bytes), as: UTF8.self)
  }

  /// Its text without the blanks between its parts; numbers and strings are as they stand.
  package func compact(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    var isInString = false
    var isEscaped = false
    for byte in bytes[range] {
      if !isInString, byte == 0x20 || (0x09...0x0D).contains(byte) { continue }
      text.append(byte)
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      } else {
        isEscaped = isInString && byte == UInt8(ascii: "\\")
      }
    }
    return text
  }
}
