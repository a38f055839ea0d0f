import SeededNumbers
import Testing

@testable import SnapsimText

@Suite("A run of bytes")
struct ByteTextTests {
  private func written(_ write: (inout ByteRun) -> Void) -> String {
    var text = ByteText()
    text.append(write)
    return text.string
  }

  @Test func `holds bytes, texts and numbers in their order`() {
    let text = written { run in
      run.append(Array("[{".utf8), from: 1, to: 2)
      run.append(number: -12)
      run.append(",")
      run.append(number: 0.1 + 0.2)
      run.append("null")
      run.append { $0.append("ü") }
    }
    #expect(text == "{-12,0.30000000000000004nullü")
    #expect(written { _ in } == "")
  }

  @Test(arguments: [32, 33, 64, 5000], [0, 1, 31, 32, 33, 100, 6000])
  func `bytes and numbers of any length stand behind the text, whatever the memory`(
    _ capacity: Int, _ count: Int
  ) {
    let (bytes, longest) = ((0..<count).map { UInt8($0 % 100) }, -Double.leastNormalMagnitude)
    var text = ByteText([0])
    text.append(upTo: capacity) { run in
      for _ in 0..<50 {
        run.append(bytes, from: 0, to: count)
        run.append(number: longest)
        run.append("é,")
      }
    }
    #expect(longest.description.utf8.count == 24)
    let part = bytes + Array("\(longest)é,".utf8)
    #expect(text == [0] + (0..<50).flatMap { _ in part })
  }

  @Test(arguments: [
    0, 1, 9, 10, 99, 100, 999_999_999_999_999_999, 1_000_000_000_000_000_000, Int.max, Int.min,
  ])
  func `has all digits of a whole number`(_ number: Int) {
    #expect(written { $0.append(number: number) } == String(number))
    #expect(written { $0.append(number: ~number) } == String(~number))
  }

  @Test func `writes numbers of few and of many decimals as their descriptions`() {
    var generator = SplitMix64(seed: 16)
    for _ in 0..<50_000 {
      // Up to eleven digits before the point and six behind it, and the numbers beside.
      let digits = Double(
        Int.random(in: 1..<(1 << Int.random(in: 1...57, using: &generator)), using: &generator))
      let decimals = digits / [1e1, 1e2, 1e3, 1e4, 1e5, 1e6][Int.random(in: 0..<6, using: &generator)]
      for number in [decimals, -decimals, decimals.nextUp, decimals.nextDown] where number != number.rounded()
      { #expect(written { $0.append(number: number) } == number.description) }
    }
    for number in [
      1e-4, 1.5e-4, 9e-5, 0.9999, 0.99999, 1e11 + 0.5, 1e11 - 0.5, 99_999_999_999.9999, 0.1 + 0.2,
    ] { #expect(written { $0.append(number: number) } == number.description) }
    #expect(written { $0.append(number: .infinity) } == "inf")
    #expect(written { $0.append(number: .nan) } == "nan")
  }

  @Test func `writes any number as its description, without .0 and -0`() {
    var generator = SplitMix64(seed: 4)
    for _ in 0..<20_000 {
      let number = Double(bitPattern: generator.next())
      guard number.isFinite, number != number.rounded() else { continue }
      #expect(written { $0.append(number: number) } == number.description)
    }
    #expect(written { $0.append(number: -0.0) } == "0")
    #expect(written { $0.append(number: 0x1p60) } == (0x1p60).description)
  }

  static let numbers: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (844, "844"), (-374, "-374"), (0.5, "0.5"), (-0.5, "-0.5"),
    (0.1, "0.1"), (0.1 + 0.2, "0.30000000000000004"), (594.4048014680811, "594.4048014680811"),
    (1e15, "1000000000000000"), (0x1p53 - 1, "9007199254740991"), (0x1p53, "9007199254740992"),
    (-0x1p53, "-9007199254740992"),
  ]

  @Test(arguments: numbers)
  func `a number has its shortest digits, no .0 and no -0`(_ number: Double, _ text: String) {
    #expect(number.shortest == text)
  }

  @Test func `what is appended without a word is bytes, and never the digits of a number`() {
    var text = ByteText()
    text.append(10)
    text.append(65, times: 2)
    text.append(number: 10)
    #expect(text.string == "\nAA10")
  }
}
