import SeededNumbers
import Testing

@testable import SnapsimText

@Suite("Numbers as people type them")
struct NumberTextTests {
  @Test(
    "a number has a sign, digits, a point and an exponent; whatever else is refused with its flaw",
    arguments: Table.pairs("number-texts"))
  func reads(text: String, expected: String) {
    do {
      #expect(try NumberText.parse(text) == Double(expected))
    } catch {
      #expect("\(error)" == expected)
    }
  }

  @Test func `the shortest text of a number reads back as the same number`() throws {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<10_000 {
      let number = Double(bitPattern: generator.next())
      guard number.isFinite else { continue }
      #expect(try NumberText.parse(number.description).bitPattern == number.bitPattern)
    }
  }

  static let looks: [(String, Bool)] = [
    ("-1200", true), ("-.5", true), ("-0", true), ("-1e3", true), ("-inf", true), ("-nan", true),
    ("5", false), ("", false), ("-", false), ("--", false), ("--5", false), ("-h", false),
    ("-velocity", false), ("--velocity", false), ("+5", false),
  ]

  @Test("a hyphen before a digit, a point, nan or inf begins a negative number", arguments: looks)
  func looksNegative(text: String, expected: Bool) { #expect(NumberText.looksNegative(text) == expected) }

  static let usual = [
    "0", "-0", "5", "-1200", "007", "0.5", "-.5", ".5", "5.", "-5.", "0.1", "0.30", "123456.789",
    "9007199254740991", "9007199254740992", "0.000000000000001", "-390.25",
  ]
  static let odd = [
    "", "-", ".", "-.", "+5", "1e3", "--5", "1.2.3", "5-", " 5", "5 ", "x", "nan", "inf", "0x10", "1,5",
    "9007199254740993", "12345678901234567", "1234567890123456789", "0.1234567890123456789", "\0", "5\0", "٣",
    "1_000", "18446744073709551616", "\u{2212}5",
  ]

  private func usual(_ text: String) -> Double? { NumberText.usual(Array("x\(text)".utf8)[1...]) }

  @Test func `numbers as they usually stand in a file are read bit for bit; odd ones are left`() throws {
    for text in Self.usual { #expect(usual(text)?.bitPattern == Double(text)?.bitPattern, "\(text)") }
    for text in Self.odd { #expect(usual(text) == nil, "\(text)") }
    var generator = SplitMix64(seed: 3)
    for _ in 0..<60_000 {
      let count = Int.random(in: 1...18, using: &generator)
      var digits = (0..<count).map { _ in String(Int.random(in: 0...9, using: &generator)) }
      digits.insert(".", at: Int.random(in: 0...count, using: &generator))
      let text = (Bool.random(using: &generator) ? "-" : "") + digits.joined()
      if let number = usual(text) { #expect(number.bitPattern == Double(text)?.bitPattern, "\(text)") }
    }
  }

  @Test func `the shortest text of a random double is read as that double, or left alone`() throws {
    var generator = SplitMix64(seed: 4)
    for _ in 0..<20_000 {
      let number = Double.random(in: -5000...5000, using: &generator)
      if let value = usual(number.description) { #expect(value == number) }
      let rounded = (number * 1000).rounded() / 1000
      #expect(usual(rounded.description) == rounded || rounded.description.contains("e"))
    }
  }

  @Test(arguments: [
    ("x-12.5,7", 1, -12.5, 6), ("390\n", 0, 390, 3), ("1,2", 2, 2, 3), ("0.5.5", 0, 0.5, 3), ("7e3", 0, 7, 1),
  ])
  func `a number in front ends with its digits`(text: String, start: Int, number: Double, end: Int) throws {
    try Array(text.utf8).withUnsafeBufferPointer { bytes in
      let found = try #require(NumberText.prefix(of: bytes, from: start))
      #expect(found.number == number)
      #expect(found.end == end)
      #expect(NumberText.prefix(of: bytes, from: bytes.count) == nil)
    }
  }
}
