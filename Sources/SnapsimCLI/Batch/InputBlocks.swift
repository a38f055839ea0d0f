import Foundation
import SnapsimText

/// A file read block by block, each block holding whole records, so that memory stays flat however long the file is.
struct InputBlocks {
  /// Some whole records.
  struct Block {
    let bytes: ArraySlice<UInt8>

    /// The number of the line on which it begins, from 1.
    let firstLine: Int

    /// No records.
    static let none = Block(bytes: [], firstLine: 1)
  }

  /// The longest line, in bytes: 1 MiB.
  static let longestLine = 1 << 20

  private let descriptor: Int32
  private let file: String
  private var buffer = [UInt8](repeating: 0, count: 2 * longestLine)
  private var filled = 0
  private var taken = 0
  private var hasEnded = false
  private var hasBegun = false

  /// The number of the line on which the next block begins, from 1.
  ///
  /// Whoever reads the records of a block counts its lines and adds them here, so that nobody has to count them twice.
  var line = 1

  /// Whether quotes may enclose line ends: in CSV they do.
  var quotesEncloseLines = true

  /// Reads from a file that is open.
  init(_ descriptor: Int32, file: String) {
    self.descriptor = descriptor
    self.file = file
  }

  /// The first byte that is not white space, without taking it; `nil` where the input is empty.
  mutating func firstByte() throws -> UInt8? {
    while true {
      skipMark()
      if let byte = buffer[taken..<filled].first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
        return byte
      }
      if hasEnded || filled == buffer.count { return nil }
      try read()
    }
  }

  /// The next block, or `nil` at the end.
  ///
  /// It takes what has arrived and does not wait for more, unless not even one record is whole. Whoever still holds the
  /// block before has all that was read copied.
  mutating func next() throws -> Block? {
    while true {
      let isFull = filled == buffer.count
      if !hasEnded, !isFull, taken == filled || Platform.hasInput(descriptor) {
        if taken == filled { moveToFront() }
        try read()
        skipMark()
        continue
      }
      let pending = buffer[taken..<filled]
      var end = hasEnded ? pending.endIndex : Records.lastEnd(in: pending, quoted: quotesEncloseLines)
      if let last = end, last - taken > Self.longestLine, let long = longLine(in: buffer[taken..<last]) {
        end = Records.lastEnd(in: buffer[taken..<long], quoted: quotesEncloseLines)
        guard end != nil else {
          throw tooLong
        }
      }
      if let end, end > taken {
        defer { taken = end }
        return Block(bytes: buffer[taken..<end], firstLine: line)
      }
      if hasEnded { return nil }
      guard pending.count < Self.longestLine else {
        throw tooLong
      }
      moveToFront()
      try read()
      skipMark()
    }
  }

  private var tooLong: BadInput {
    BadInput(file: file, line: line, reason: RowFlaw.longerThan(bytes: Self.longestLine).words)
  }

  /// Where the first line begins that is too long, if one is.
  private func longLine(in bytes: ArraySlice<UInt8>) -> Int? {
    var start = bytes.startIndex
    // From line to line in steps as long as a line may be, so that few bytes are looked at.
    while bytes.endIndex - start > Self.longestLine {
      let farthest = bytes[start...(start + Self.longestLine)].lastIndex(of: ByteText.newline)
      guard let farthest else { return start }
      start = farthest + 1
    }
    return nil
  }

  /// Moves what is left to the front, so that there is room behind it.
  private mutating func moveToFront() {
    let pending = filled - taken
    if taken > 0, pending > 0 { buffer.replaceSubrange(0..<pending, with: Array(buffer[taken..<filled])) }
    taken = 0
    filled = pending
  }

  private mutating func read() throws {
    let start = filled
    let descriptor = descriptor
    let result = buffer.withUnsafeMutableBytes { bytes in
      Result { () throws(Platform.FileError) in
        try Platform.readSome(descriptor, into: UnsafeMutableRawBufferPointer(rebasing: bytes[start...]))
      }
    }
    switch result {
    case .success(let count):
      filled += count
      hasEnded = count == 0
    case .failure(let error):
      throw UnreadableFile(file: file, reason: error.reason)
    }
  }

  /// Passes over a byte order mark at the very beginning.
  private mutating func skipMark() {
    guard !hasBegun, filled - taken >= 3 || hasEnded else { return }
    hasBegun = true
    if buffer[taken..<filled].starts(with: [0xEF, 0xBB, 0xBF]) { taken += 3 }
  }
}

/// Where records end.
enum Records {
  /// The end of the last whole record in some bytes that begin with a record; `nil` where none is whole.
  static func lastEnd(in bytes: ArraySlice<UInt8>, quoted: Bool) -> Int? {
    guard quoted, hasQuote(bytes) else {
      return bytes.lastIndex(of: ByteText.newline).map { $0 + 1 }
    }
    var end: Int?
    scan(bytes) { end = $0 + 1 }
    return end
  }

  /// Splits bytes that hold whole records into about so many parts of about the same size.
  static func parts(of bytes: ArraySlice<UInt8>, count: Int, quoted: Bool) -> [ArraySlice<UInt8>] {
    var wanted = (1..<max(1, count)).map { bytes.startIndex + bytes.count * $0 / count }[...]
    var ends: [Int] = []
    if quoted, hasQuote(bytes) {
      scan(bytes) { newline in
        guard let next = wanted.first, newline >= next else { return }
        ends.append(newline + 1)
        wanted = wanted.drop { $0 <= newline }
      }
    } else {
      for next in wanted {
        guard let newline = bytes[max(next, ends.last ?? 0)...].firstIndex(of: ByteText.newline) else {
          break
        }
        ends.append(newline + 1)
      }
    }
    let bounds = [bytes.startIndex] + ends + [bytes.endIndex]
    return zip(bounds, bounds.dropFirst()).filter { $0 < $1 }.map { bytes[$0..<$1] }
  }

  private static func hasQuote(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBytes { bytes in
      bytes.baseAddress.map { memchr($0, Int32(UInt8(ascii: "\"")), bytes.count) != nil } ?? false
    }
  }

  /// How many lines end in some bytes.
  static func lineCount(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var (count, index) = (0, 0)
      while let newline = newline(in: bytes, from: index) {
        count += 1
        index = newline + 1
      }
      return count
    }
  }

  /// The first newline from an index on.
  @inline(__always)
  static func newline(in bytes: UnsafeBufferPointer<UInt8>, from index: Int) -> Int? {
    guard index < bytes.count, let base = UnsafeRawPointer(bytes.baseAddress),
      let found = memchr(base + index, Int32(ByteText.newline), bytes.count - index)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }

  /// Calls a closure with the index of each newline outside quotes.
  private static func scan(_ bytes: ArraySlice<UInt8>, _ body: (Int) -> Void) {
    var isQuoted = false
    // Quotes enclose only what they begin; inside other text they are a mistake of that line alone.
    var mayOpen = true
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "\"") {
        // A quote right after a closing one is doubled, and goes on.
        let closes = isQuoted
        if isQuoted || mayOpen { isQuoted.toggle() }
        mayOpen = closes
      } else if !isQuoted {
        mayOpen = bytes[index] == UInt8(ascii: ",") || bytes[index] == ByteText.newline
      }
      if bytes[index] == ByteText.newline, !isQuoted { body(index) }
    }
  }
}
