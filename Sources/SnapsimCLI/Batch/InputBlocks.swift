import Foundation
import SnapsimSystem
import SnapsimText

/// Input in blocks of whole records: CSV, whose quotes may enclose line ends, or lines.
struct InputBlocks {
  static let longestLine = 1 << 20
  private let descriptor: Int32
  private let file: String
  private var buffer = [UInt8](repeating: 0, count: 2 * longestLine)
  private var filled = 0
  private var taken = 0
  private var hasEnded = false
  private var hasBegun = false
  private(set) var byteCount = 0

  /// The line on which the next block begins, from 1; whoever reads the records of a block adds its lines.
  var line = 1
  var quotesEncloseLines = true

  init(_ descriptor: Int32, file: String) { (self.descriptor, self.file) = (descriptor, file) }

  static func name(of path: String) -> String { path == "-" ? "stdin" : path }

  static func reading<Result>(_ path: String, _ body: (inout InputBlocks) throws -> Result) throws -> Result {
    let descriptor = try Platform.reading(name(of: path)) {
      path == "-" ? 0 : try Platform.openForReading(path)
    }
    defer { if path != "-" { try? Platform.closeFile(descriptor) } }
    var blocks = InputBlocks(descriptor, file: name(of: path))
    return try body(&blocks)
  }

  /// The first line that is not blank, without taking it; `nil` where the input is empty.
  mutating func firstLine() throws -> ArraySlice<UInt8>? {
    while true {
      let rest = buffer[taken..<filled].drop(while: \.isBlank)
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) { return rest[..<end] }
      if hasEnded || filled == buffer.count { return rest.isEmpty ? nil : rest }
      try read()
    }
  }

  /// The next block, or `nil` at the end: what has arrived, or more while no record is whole; one still held is copied.
  mutating func next() throws -> ArraySlice<UInt8>? {
    while true {
      if !hasEnded, filled < buffer.count, taken == filled || Platform.hasInput(descriptor) {
        if taken == filled { moveToFront() }
        try read()
        continue
      }
      let pending = buffer[taken..<filled]
      var end = hasEnded ? pending.endIndex : Self.lastEnd(in: pending, quoted: quotesEncloseLines)
      if let last = end, let long = longLine(in: buffer[taken..<last]) {
        end = Self.lastEnd(in: buffer[taken..<long], quoted: quotesEncloseLines)
        if end == nil { throw tooLong }
      }
      if let end, end > taken {
        defer { taken = end }
        return buffer[taken..<end]
      }
      if hasEnded { return nil }
      if pending.count >= Self.longestLine { throw tooLong }
      moveToFront()
      try read()
    }
  }

  private var tooLong: BadInput {
    BadInput(file: file, line: line, reason: "the line is longer than \(Self.longestLine) bytes")
  }

  private func longLine(in bytes: ArraySlice<UInt8>) -> Int? {
    var start = bytes.startIndex
    // From line to line in steps as long as a line may be, so that few bytes are looked at.
    while bytes.endIndex - start > Self.longestLine {
      let farthest = bytes[start...(start + Self.longestLine)].lastIndex(of: UInt8(ascii: "\n"))
      guard let farthest else { return start }
      start = farthest + 1
    }
    return nil
  }

  private mutating func moveToFront() {
    let pending = filled - taken
    if taken > 0, pending > 0 { buffer.replaceSubrange(0..<pending, with: Array(buffer[taken..<filled])) }
    (taken, filled) = (0, pending)
  }

  /// Reads what there is, and passes over a byte order mark at the very beginning.
  private mutating func read() throws {
    let count = try Platform.reading(file) { try Platform.readInput(descriptor, into: &buffer, from: filled) }
    filled += count
    byteCount += count
    hasEnded = count == 0
    guard !hasBegun, filled >= 3 || hasEnded else { return }
    hasBegun = true
    if buffer[taken..<filled].starts(with: [0xEF, 0xBB, 0xBF]) { taken += 3 }
  }
}

extension UInt8 { var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D } }

// Records, from newline to newline.
extension InputBlocks {
  /// The end of the last whole record in some bytes that begin with a record; `nil` where none is whole.
  static func lastEnd(in bytes: ArraySlice<UInt8>, quoted: Bool) -> Int? {
    guard quoted, hasQuote(bytes) else { return bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } }
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
        guard let newline = bytes[max(next, ends.last ?? 0)...].firstIndex(of: UInt8(ascii: "\n")) else {
          break
        }
        ends.append(newline + 1)
      }
    }
    let bounds = [bytes.startIndex] + ends + [bytes.endIndex]
    return zip(bounds, bounds.dropFirst()).filter { $0 < $1 }.map { bytes[$0..<$1] }
  }

  // The system's search, as it goes through all that is read.
  private static func hasQuote(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBytes { bytes in bytes.baseAddress.map { memchr($0, 0x22, bytes.count) != nil } ?? false }
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
        mayOpen = bytes[index] == UInt8(ascii: ",") || bytes[index] == UInt8(ascii: "\n")
      }
      if bytes[index] == UInt8(ascii: "\n"), !isQuoted { body(index) }
    }
  }
}
