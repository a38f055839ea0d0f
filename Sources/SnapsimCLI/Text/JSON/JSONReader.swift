/// Reads JSON by RFC 8259, strictly: no comma too many, no key twice, no half of a surrogate pair.
///
/// It keeps where each value stands and makes none of them, so that digits, order and lines are those of the text, and a
/// row costs no memory beyond that of the row before. Texts are at most 4 GiB long, and not checked to be UTF-8.
///
/// Not for two threads at once.
final class JSONReader {
  /// What a value is.
  enum Kind: UInt8 {
    case null, `true`, `false`, number, string, array, object
  }

  /// A value, or the key of an object's member, which stands before its value.
  struct Node {
    let kind: Kind

    /// Whether a string has escapes; without them its bytes are its text.
    let hasEscapes: Bool
    private let start: UInt32
    private var stop: UInt32
    private let lineNumber: UInt32
    private var next: UInt32

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
    var range: Range<Int> { Int(start)..<Int(stop) }

    /// The number of the line on which it begins, from 1.
    var line: Int { Int(lineNumber) }

    /// The index of the node after it and all that is in it.
    var end: Int { Int(next) }
  }

  /// Why a text is no JSON.
  struct Flaw: Error, Equatable {
    enum Reason: Equatable, Sendable {
      case expected(String)
      case unterminated
      case control
      case escape
      case notUTF8
      case tooDeep
      case twice(key: String)
      case more
    }

    let line: Int
    let reason: Reason
  }

  /// How deep lists and objects may lie in one another: deeper than any scenario or row, and no danger to the stack.
  static let depth = 32

  /// In memory of its own: an array would count references for each of a row's values.
  private var memory = UnsafeMutableBufferPointer<Node>.allocate(capacity: 64)
  private var count = 0

  deinit { memory.deallocate() }

  /// The values of the last text, each before what is in it; the first is the whole.
  ///
  /// They hold until the next text is read.
  var nodes: UnsafeBufferPointer<Node> { UnsafeBufferPointer(rebasing: memory[..<count]) }

  /// Reads the one value of a text.
  func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(Flaw) {
    count = 0
    var pass = JSONPass(bytes, memory)
    defer {
      memory = pass.nodes
      count = pass.count
    }
    try pass.document()
  }
}

extension JSONReader.Node {
  /// The bytes of its text: those of a string with its escapes resolved, all else as it stands.
  func bytes(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    guard hasEscapes else { return Array(bytes[range]) }
    var text: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      if let scalar = JSONEscape.read(bytes, &index) { text += Array(String(scalar).utf8) }
    }
    return text
  }

  /// Its text: that of a string with its escapes resolved, all else as it stands.
  func text(in bytes: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: self.bytes(in: bytes), as: UTF8.self)
  }

  /// Its text without the blanks between its parts; numbers and strings are as they stand.
  func compact(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
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
