import SeededNumbers
import Testing

@testable import SnapsimText
@testable import SnapsimCLI

@Suite("Numbers straight from bytes")
struct NumberBytesTests {
  private func parse(_ text: String) -> Double? {
    Array(text.utf8).withUnsafeBufferPointer { NumberBytes.parse($0) }
  }

  /// A number is the same, bit for bit, or left to the slower reader.
  private func check(_ text: String) throws {
    guard let value = parse(text) else { return }
    let expected = try #require(Double(text), "\(text)")
    #expect(value.bitPattern == expected.bitPattern, "\(text)")
  }

  static let fast = [
    "0", "-0", "5", "-1200", "007", "0.5", "-.5", ".5", "5.", "-5.", "0.1", "0.30", "123456.789",
    "9007199254740991", "9007199254740992", "0.000000000000001", "-390.25",
  ]

  @Test("numbers as they usually stand in a file are read at once", arguments: fast)
  func reads(text: String) throws {
    #expect(parse(text) != nil)
    try check(text)
  }

  static let unsure = [
    "", "-", ".", "-.", "+5", "1e3", "--5", "1.2.3", "5-", " 5", "5 ", "x", "nan", "inf", "0x10", "1,5",
    "9007199254740993", "12345678901234567", "1234567890123456789", "0.1234567890123456789", "\0", "5\0", "٣",
    "1_000", "18446744073709551616", "\u{2212}5",
  ]

  @Test("what is written oddly is left to the slower reader", arguments: unsure)
  func leaves(text: String) {
    #expect(parse(text) == nil)
  }

  @Test("every decimal text is the same double, bit for bit, or left alone")
  func random() throws {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<60_000 {
      let count = Int.random(in: 1...18, using: &generator)
      var text = Bool.random(using: &generator) ? "-" : ""
      let point = Int.random(in: -2...count, using: &generator)
      for index in 0..<count {
        if index == point { text += "." }
        text += String(Int.random(in: 0...9, using: &generator))
      }
      if point == count { text += "." }
      try check(text)
    }
  }

  @Test("the shortest text of a random double is read as that double, or left alone")
  func shortest() throws {
    var generator = SplitMix64(seed: 4)
    for _ in 0..<20_000 {
      let number = Double.random(in: -5000...5000, using: &generator)
      if let value = parse(number.description) { #expect(value == number) }
      let rounded = (number * 1000).rounded() / 1000
      #expect(parse(rounded.description) == rounded || rounded.description.contains("e"))
    }
  }

  @Test("what is read at once is what the slower reader reads")
  func agrees() throws {
    for text in Self.fast {
      #expect(try NumberText.parse(text).bitPattern == parse(text)?.bitPattern)
    }
  }

  @Test(
    "a number at the front ends where its digits do",
    arguments: [
      ("x-12.5,7", 1, -12.5, 6), ("390\n", 0, 390, 3), ("1,2", 2, 2, 3), ("0.5.5", 0, 0.5, 3),
      ("7e3", 0, 7, 1),
    ])
  func prefix(text: String, start: Int, number: Double, end: Int) throws {
    try Array(text.utf8).withUnsafeBufferPointer { bytes in
      let found = try #require(NumberBytes.prefix(of: bytes, from: start))
      #expect(found.number == number)
      #expect(found.end == end)
      #expect(NumberBytes.prefix(of: bytes, from: bytes.count) == nil)
    }
  }
}
