import ScrollSimulation
import SeededNumbers
import Testing

@testable import SnapsimText

@Suite("Lists and ranges of numbers")
struct NumberSequenceTests {
  private func numbers(_ text: String) throws -> [Double] {
    let sequence = try NumberSequence(text)
    return (0..<sequence.count).map { sequence[$0] }
  }

  @Test(arguments: [
    ("5,1,9,1", [1.0, 9]), ("3,3", [3]), ("7", [7]), ("0:10:3", [0, 9]), ("10:0:-3", [10, 1]), ("4:4:1", [4]),
    ("1:1e9:1", [1, 1e9]),
  ])
  func `its ends are the smallest and the largest`(_ text: String, _ ends: [Double]) throws {
    let sequence = try NumberSequence(text).ends
    #expect((0..<sequence.count).map { sequence[$0] } == ends)
  }

  @Test(
    "a list or a range has exactly the decimal numbers that a person expects",
    arguments: Table.pairs("number-sequences"))
  func values(text: String, expected: String) throws {
    #expect(try numbers(text) == expected.split(separator: " ").map { Double($0) })
    #expect(NumberSequence.isWritten(text))
  }

  @Test(arguments: [
    ("-694:0", false, -676.65, 41), ("5:5", false, 5, 1), ("10:0", false, 9.75, 41), ("1:9", true, 2, 9),
    ("0:400", true, 10, 41), ("9:1", true, 8, 9),
  ])
  func `a range that says no step has forty`(text: String, isWhole: Bool, second: Double, count: Int) throws {
    let sequence = try NumberSequence(text, isWhole: isWhole)
    #expect(sequence.count == count)
    #expect(sequence[min(1, count - 1)] == second)
  }

  @Test("a plain number is no sequence", arguments: ["", "5", "-1200", "1e3", "x", "-.5"])
  func plain(text: String) { #expect(!NumberSequence.isWritten(text)) }

  @Test("what is no sequence is refused with its flaw", arguments: Table.rows("sequence-flaws"))
  func refuses(_ row: [String]) {
    let error = #expect(throws: NumberSequence.Flaw.self) { try NumberSequence(row[0]) }
    switch error {
    case .number(let text, let flaw)?: #expect(["\(flaw)", text] == row[1...])
    case .range(let words)?: #expect([words, ""] == row[1...])
    case nil: break
    }
  }

  @Test func `the largest range has a thousand million numbers, and none is made beforehand`() throws {
    let sequence = try NumberSequence("1:1e9:1")
    #expect(sequence.count == NumberSequence.limit)
    #expect(sequence[0] == 1)
    #expect(sequence[123_456_788] == 123_456_789)
    #expect(sequence[sequence.count - 1] == 1e9)
  }

  @Test func `where there are too many digits to be exact, the numbers are as near as sums come`() throws {
    for text in ["0:1e-16:5e-17", "0.12345678901234567:1:0.1", "0:9e15:1.5e15", "1e300:3e300:1e300"] {
      let sequence = try NumberSequence(text)
      let parts = text.split(separator: ":").compactMap { Double($0) }
      #expect(sequence[0] == parts[0])
      for index in 0..<sequence.count {
        #expect(sequence[index] == parts[0] + Double(index) * parts[2], "\(text)")
      }
      #expect(sequence[sequence.count - 1] <= parts[1])
    }
  }

  /// Whole multiples of a power of ten, as somebody would write them.
  private func decimal(_ units: Int, digits: Int) -> String {
    let magnitude = String(units.magnitude)
    let padded = String(repeating: "0", count: max(0, digits + 1 - magnitude.count)) + magnitude
    let sign = units < 0 ? "-" : ""
    return digits == 0 ? sign + padded : sign + padded.dropLast(digits) + "." + padded.suffix(digits)
  }

  @Test("every number of a random decimal range is what its literal is", arguments: 0..<200)
  func literals(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let digits = Int.random(in: 0...12, using: &generator)
    // Up to 2^51 units: beyond, a range may fall back to sums.
    let most =
      [1000, 1_000_000, 1_000_000_000_000, 2_251_799_813_685_000].randomElement(using: &generator) ?? 1000
    let from = Int.random(in: -most...most, using: &generator)
    let step = Int.random(in: 1...max(1, most / 500), using: &generator)
    let sign = Bool.random(using: &generator) ? 1 : -1
    let count = Int.random(in: 1...100, using: &generator)
    let units = (0..<count).map { from + sign * step * $0 }.filter { abs($0) <= 2_251_799_813_685_247 }
    let last = try #require(units.last)
    let texts = [from, last, sign * step].map { decimal($0, digits: digits) }
    let expected = try units.map { try #require(Double(decimal($0, digits: digits))) }
    #expect(try numbers(texts.joined(separator: ":")) == expected)
  }

  static let rules: [(String, NumberRule, Bool)] = [
    ("1,2,3", .count("items"), true), ("1,2.5,3", .count("items"), false), ("0,1", .count("items"), false),
    ("1:9:2", .count("items"), true), ("1:3:0.5", .count("items"), false), ("0:3:1", .count("items"), false),
    ("5:1:-2", .count("items"), true), ("3:-3:-1", .count("items"), false), ("0:1:0.1", .length, false),
    ("0.1:1:0.1", .length, true), ("-5:5:1", .points, true), ("1:1:0.5", .count("items"), true),
    ("0,9e15", .points, true), ("0,1e16", .points, false),
  ]

  @Test("a sequence satisfies a rule if all of its numbers do", arguments: rules)
  func satisfies(text: String, rule: NumberRule, expected: Bool) throws {
    #expect(try NumberSequence(text).allSatisfy(rule.takes) == expected)
    #expect(try numbers(text).allSatisfy(rule.takes) == expected)
  }
}
