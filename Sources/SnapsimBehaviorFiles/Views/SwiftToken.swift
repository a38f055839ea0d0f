/// A token of Swift source, as far as finding declarations needs to tell them apart.
struct SwiftToken: Equatable {
  package enum Kind: Equatable {
    /// A name or a keyword.
    case word
    /// `#if`, `#Preview`; the text is with the `#`.
    case pound
    /// A string, a regular expression between `#/` and `/#`, or a number.
    case literal
    /// Any other character; `->` is one.
    case mark
  }

  package let kind: Kind
  package let text: String

  /// The bytes of the source that it is.
  package let range: Range<Int>

  /// Whether no other token stands before it in its line.
  let startsLine: Bool

  func isWord(_ word: String) -> Bool { kind == .word && text == word }
  func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }
}

/// Takes Swift source apart into tokens; comments and what strings hold are skipped.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var index = 0
  private var startsLine = true
  private(set) var tokens: [SwiftToken] = []

  /// Takes a source apart.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while index < bytes.count { next() }
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  private mutating func next() {
    let start = index
    switch byte() {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      startsLine = true
      index += 1
    case 0...0x20:
      index += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
      skipComment()
    case UInt8(ascii: "\""):
      skipString(hashes: 0)
      add(.literal, from: start)
    case UInt8(ascii: "#"):
      lexHash()
    case UInt8(ascii: "`"):
      index += 1
      while index < bytes.count, byte() != UInt8(ascii: "`"), byte() != UInt8(ascii: "\n") { index += 1 }
      index = min(index + 1, bytes.count)
      add(.word, from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      skipNumber()
      add(.literal, from: start)
    case let byte where Self.isWord(byte):
      skipWord()
      add(.word, from: start)
    case UInt8(ascii: "-") where byte(1) == UInt8(ascii: ">"):
      index += 2
      add(.mark, from: start)
    default:
      index += 1
      add(.mark, from: start)
    }
  }

  private mutating func add(_ kind: SwiftToken.Kind, from start: Int) {
    tokens.append(
      SwiftToken(
        kind: kind, text: String(decoding: bytes[start..<index], as: UTF8.self), range: start..<index,
        startsLine: startsLine))
    startsLine = false
  }

  private mutating func lexHash() {
    let start = index
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(hashes) == UInt8(ascii: "\"") {
      index += hashes
      skipString(hashes: hashes)
      add(.literal, from: start)
    } else if byte(hashes) == UInt8(ascii: "/") {
      index += hashes + 1
      while index < bytes.count, !(byte() == UInt8(ascii: "/") && closes(hashes, after: 1)) { index += 1 }
      index = min(index + 1 + hashes, bytes.count)
      add(.literal, from: start)
    } else {
      index += 1
      skipWord()
      add(.pound, from: start)
    }
  }

  private mutating func skipLine() {
    while index < bytes.count, byte() != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        if byte() == UInt8(ascii: "\n") { startsLine = true }
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  /// Skips a string from its quote on; what an interpolation holds may have strings again.
  private mutating func skipString(hashes: Int) {
    let quote = UInt8(ascii: "\"")
    let isLong = byte(1) == quote && byte(2) == quote
    index += isLong ? 3 : 1
    while index < bytes.count {
      if byte() == UInt8(ascii: "\\"), closes(hashes, after: 1) {
        index += 1 + hashes
        if byte() == UInt8(ascii: "(") { skipInterpolation() } else { index += 1 }
      } else if byte() == quote, !isLong || (byte(1) == quote && byte(2) == quote),
        closes(hashes, after: isLong ? 3 : 1)
      {
        index += (isLong ? 3 : 1) + hashes
        return
      } else if byte() == UInt8(ascii: "\n"), !isLong {
        return
      } else {
        index += 1
      }
    }
    index = min(index, bytes.count)
  }

  private func closes(_ hashes: Int, after offset: Int) -> Bool {
    (0..<hashes).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      switch byte() {
      case UInt8(ascii: "("):
        depth += 1
        index += 1
      case UInt8(ascii: ")"):
        depth -= 1
        index += 1
      case UInt8(ascii: "\""):
        skipString(hashes: 0)
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        skipComment()
      default:
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  private mutating func skipNumber() {
    while Self.isWord(byte()) || (byte() == UInt8(ascii: ".") && Self.isDigit(byte(1))) { index += 1 }
  }

  private mutating func skipWord() {
    while index < bytes.count, Self.isWord(byte()) { index += 1 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: false
    }
  }
}
