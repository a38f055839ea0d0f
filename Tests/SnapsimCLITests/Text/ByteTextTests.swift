import SeededNumbers
import Testing

@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("Numbers as they are written")
struct ByteTextTests {
  private func written(_ number: Double) -> String {
    var text = ByteText()
    text.append(number: number)
    return text.string
  }

  static let numbers: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (844, "844"), (-374, "-374"), (0.5, "0.5"), (-0.5, "-0.5"),
    (0.1, "0.1"), (0.1 + 0.2, "0.30000000000000004"), (594.4048014680811, "594.4048014680811"),
    (1e15, "1000000000000000"), (0x1p53 - 1, "9007199254740991"), (0x1p53, "9007199254740992"),
    (-0x1p53, "-9007199254740992"),
  ]

  @Test("a number has its shortest digits, no .0 and no -0", arguments: numbers)
  func number(number: Double, text: String) {
    #expect(written(number) == text)
  }

  @Test("every double reads back as the same number")
  func roundTrip() throws {
    var generator = SplitMix64(seed: 2)
    for index in 0..<40_000 {
      let number: Double
      switch index % 4 {
      case 0: number = Double(bitPattern: generator.next())
      case 1: number = Double.random(in: -10_000...10_000, using: &generator)
      case 2: number = Double(Int.random(in: -100_000...100_000, using: &generator)) / 16
      default: number = Double(Int.random(in: -1_000_000...1_000_000, using: &generator)).squareRoot()
      }
      guard number.isFinite else { continue }
      let text = written(number)
      #expect(try #require(Double(text)) == number)
      #expect(!text.hasSuffix(".0"))
      #expect(text != "-0")
      #expect(text.utf8.count <= number.description.utf8.count)
    }
  }

  @Test
  func `a number that is not whole has the digits of its description, a whole one all of its own`() {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<20_000 {
      let number = Double(bitPattern: generator.next())
      guard number.isFinite, number != number.rounded() else { continue }
      #expect(written(number) == number.description)
      let whole = Int(truncatingIfNeeded: generator.next()) >> Int.random(in: 0...63, using: &generator)
      var text = ByteText()
      text.append(number: whole)
      #expect(text.string == String(whole))
    }
    var ends = ByteText()
    ends.append(number: Int.min)
    ends.append(number: Int.max)
    #expect(ends.string == "-92233720368547758089223372036854775807")
  }

  @Test(
    "text is found and forgotten from an index on",
    arguments: ["", "plain", "longer than sixteen bytes, ünï"])
  func from(text: String) {
    var all = ByteText()
    all.append("before")
    all.append(text)
    #expect(all.string == "before" + text)
    #expect(all.contains(from: 6) { $0 == UInt8(ascii: "n") } == text.utf8.contains(UInt8(ascii: "n")))
    #expect(!all.contains(from: 6) { $0 == UInt8(ascii: "b") && text != "longer than sixteen bytes, ünï" })
    all.removeAll(from: 6)
    #expect(all.string == "before")
  }

  @Test("what is appended without a word is bytes, and never the digits of a number")
  func bytes() {
    var text = ByteText()
    text.append(10)
    text.append(65, times: 2)
    text.append(number: 10)
    text.insert(66, times: 2, at: 1)
    #expect(text.string == "\nBBAA10")
  }

  @Test("a run of any length stands behind the text, in its order", arguments: [0, 31, 32, 33, 100, 5000])
  func runs(count: Int) {
    let bytes = (0..<count).map { UInt8($0 % 100) }
    var text = ByteText([0])
    text.append(upTo: 64) { run in
      for _ in 0..<3 {
        bytes.withUnsafeBufferPointer { run.append($0, from: 0, to: $0.count) }
        run.append(number: -1.5)
        run.append("é,")
      }
    }
    let part: [UInt8] = bytes + Array("-1.5é,".utf8)
    #expect(text.bytes == [0] + part + part + part)
  }
}
