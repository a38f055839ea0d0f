import Foundation
import Testing

@testable import SnapsimText
@testable import SnapsimCLI

@Suite("Input in blocks of whole records")
struct InputBlocksTests {
  private func blocks(_ bytes: [UInt8], quoted: Bool = true) throws -> [(text: [UInt8], line: Int)] {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("blocks-\(UUID().uuidString)")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let handle = try FileHandle(forReadingFrom: url)
    defer { try? handle.close() }
    var input = InputBlocks(handle.fileDescriptor, file: "input")
    input.quotesEncloseLines = quoted
    var blocks: [([UInt8], Int)] = []
    while let block = try input.next() {
      blocks.append((Array(block), input.line))
      input.line += block.count { $0 == ByteText.newline }
    }
    return blocks
  }

  static let small = ["a\n", "a\nb\n", "a\nb", "a\r\nb\r\n", "\n", "\"a\nb\"\nc\n", "\"a\nb", "ä\n"]

  @Test("nothing is lost, with and without a last newline", arguments: small)
  func whole(text: String) throws {
    let blocks = try blocks(Array(text.utf8))
    #expect(blocks.flatMap(\.text) == Array(text.utf8))
    #expect(blocks.first?.line == 1)
  }

  @Test func `an empty file has no block, nor has one with only a byte order mark`() throws {
    #expect(try blocks([]).isEmpty)
    #expect(try blocks([0xEF, 0xBB, 0xBF]).isEmpty)
  }

  @Test func `a byte order mark is passed over at the beginning alone`() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(try blocks(mark + Array("a\n".utf8)).map(\.text) == [Array("a\n".utf8)])
    #expect(try blocks(mark + mark + [0x0A]).map(\.text) == [mark + [0x0A]])
    #expect(try blocks([0x61, 0x0A] + mark + [0x0A]).map(\.text) == [[0x61, 0x0A] + mark + [0x0A]])
  }

  @Test func `blocks of a long file end where records end, each with the number of its first line`() throws {
    var text: [UInt8] = []
    var index = 0
    while text.count < 3 << 20 {
      text += Array((index % 7 == 0 ? "\"\(index)\n,\"\"x\",y\n" : "\(index),y\n").utf8)
      index += 1
    }
    let blocks = try blocks(text)
    #expect(blocks.count > 1)
    #expect(blocks.flatMap(\.text) == text)
    var line = 1
    for block in blocks {
      #expect(block.line == line)
      #expect(block.text.last == ByteText.newline)
      // A record is whole if its quotes are.
      #expect(block.text.count { $0 == UInt8(ascii: "\"") }.isMultiple(of: 2))
      line += block.text.count { $0 == ByteText.newline }
    }
  }

  @Test func `a block that somebody holds stays as it is when the next one is read`() throws {
    let pipe = Pipe()
    var input = InputBlocks(pipe.fileHandleForReading.fileDescriptor, file: "input")
    try pipe.fileHandleForWriting.write(contentsOf: Data("a\n".utf8))
    let first = try #require(try input.next())
    try pipe.fileHandleForWriting.write(contentsOf: Data("b\n".utf8))
    let second = try #require(try input.next())
    #expect(Array(first) == Array("a\n".utf8))
    #expect(Array(second) == Array("b\n".utf8))
  }

  @Test func `what arrives is given at once if a record is whole, and kept if not`() throws {
    let pipe = Pipe()
    var input = InputBlocks(pipe.fileHandleForReading.fileDescriptor, file: "input")
    try pipe.fileHandleForWriting.write(contentsOf: Data("a\nb\nc".utf8))
    #expect(try input.next().map { Array($0) } == Array("a\nb\n".utf8))
    input.line += 2
    try pipe.fileHandleForWriting.write(contentsOf: Data("d\n".utf8))
    #expect(try input.next().map { Array($0) } == Array("cd\n".utf8))
    #expect(input.line == 3)
    try pipe.fileHandleForWriting.write(contentsOf: Data("e".utf8))
    try pipe.fileHandleForWriting.close()
    #expect(try input.next().map { Array($0) } == Array("e".utf8))
    #expect(try input.next() == nil)
  }

  @Test func `the first byte is seen without being taken`() throws {
    for (text, first) in [("\n {\"a\":1}\n", "{"), ("\u{FEFF}a\n", "a"), ("", nil), (" \n\t", nil)]
      as [(String, Character?)]
    {
      let pipe = Pipe()
      var input = InputBlocks(pipe.fileHandleForReading.fileDescriptor, file: "input")
      try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      try pipe.fileHandleForWriting.close()
      #expect(try input.firstLine()?.first == first?.asciiValue)
    }
  }

  @Test(arguments: [(1 << 20) + 1, 1_500_000, 3_000_000], ["", "a\n", "a\nb\n"])
  func `a line longer than a mebibyte is refused with its number`(length: Int, before: String) {
    for after in ["", "\n", "\nx\n"] {
      let text = Array(before.utf8) + [UInt8](repeating: 0x78, count: length) + Array(after.utf8)
      let line = before.utf8.count { $0 == ByteText.newline } + 1
      let error = #expect(throws: BadInput.self, "\(length) \(after.debugDescription)") { try blocks(text) }
      #expect(error?.line == line)
      #expect(error?.reason == "the line is longer than 1048576 bytes")
    }
  }

  @Test func `a line a little shorter than that is taken`() throws {
    let text = [0x61, 0x0A] + [UInt8](repeating: 0x78, count: (1 << 20) - 2) + [0x0A, 0x62, 0x0A]
    #expect(try blocks(text).flatMap(\.text) == text)
  }

  static let texts = ["a\nb\nc\nd\n", "\"a\nb\"\nc\n\"\n\"\nd\n", "a", "a\n", "\n\n\n\n"]

  @Test("parts of a block are whole records and all of it", arguments: texts, 1...5)
  func parts(text: String, count: Int) {
    // A slice whose indices do not begin at 0, as in a block.
    let bytes = (Array("zz".utf8) + Array(text.utf8)).dropFirst(2)
    let parts = InputBlocks.parts(of: bytes, count: count, quoted: true)
    #expect(parts.flatMap { Array($0) } == Array(text.utf8))
    #expect((1...count).contains(parts.count))
    for part in parts {
      #expect(part.count { $0 == UInt8(ascii: "\"") }.isMultiple(of: 2))
      #expect(!part.isEmpty)
    }
    for part in parts.dropLast() { #expect(part.last == ByteText.newline) }
  }

  static let ends: [(String, quoted: Int?, plain: Int?)] = [
    ("a\nb\n", 4, 4), ("a\nb", 2, 2), ("ab", nil, nil), ("", nil, nil), ("\"a\nb\"\nc", 6, 6),
    ("\"a\nb", nil, 3), ("a\n\"b\nc", 2, 5), ("\"a\"\"\nb\"\n", 8, 8),
  ]

  @Test("the last whole record ends at a newline outside quotes", arguments: ends)
  func lastEnd(text: String, quoted: Int?, plain: Int?) {
    let bytes = Array(text.utf8)
    #expect(InputBlocks.lastEnd(in: bytes[...], quoted: true) == quoted)
    #expect(InputBlocks.lastEnd(in: bytes[...], quoted: false) == plain)
  }
}
