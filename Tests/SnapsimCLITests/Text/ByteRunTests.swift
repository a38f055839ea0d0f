import SeededNumbers
import Testing

@testable import SnapsimText

@Suite("A run of bytes")
struct ByteRunTests {
  /// What a closure writes, as text.
  private func written(_ write: (inout ByteRun) -> Void) -> String {
    var text = ByteText()
    text.append(write)
    return text.string
  }

  @Test
  func `holds bytes, texts and numbers in their order`() {
    let text = written { run in
      run.append(UInt8(ascii: "{"))
      run.append(number: -12)
      run.append(UInt8(ascii: ","))
      run.append(number: 0.1 + 0.2)
      run.append("null")
      Array("ü".utf8).withUnsafeBufferPointer { run.append($0) }
      [].withUnsafeBufferPointer { run.append($0) }
    }
    #expect(text == "{-12,0.30000000000000004nullü")
    #expect(written { _ in } == "")
  }

  @Test
  func `has room for the longest number behind each of any number of bytes`() {
    let longest = -Double.leastNormalMagnitude
    #expect(longest.description.utf8.count == 24)
    let text = written { run in
      for _ in 0..<500 {
        [UInt8(ascii: ",")].withUnsafeBufferPointer { run.append($0, from: 0, to: 1) }
        #expect(run.count <= ByteRun.capacity - ByteRun.longestNumber)
        run.append(number: longest)
      }
    }
    #expect(text == String(repeating: "," + longest.description, count: 500))
  }

  @Test(arguments: [
    0, 1, 9, 10, 99, 100, 999_999_999_999_999_999, 1_000_000_000_000_000_000, Int.max, Int.min,
  ])
  func `has all digits of a whole number`(_ number: Int) {
    #expect(written { $0.append(number: number) } == String(number))
    #expect(written { $0.append(number: ~number) } == String(~number))
  }

  @Test
  func `writes numbers of few and of many decimals as their descriptions`() {
    var generator = SplitMix64(seed: 16)
    for _ in 0..<50_000 {
      // Up to eleven digits before the point and six behind it, and the numbers beside.
      let digits = Double(
        Int.random(in: 1..<(1 << Int.random(in: 1...57, using: &generator)), using: &generator))
      let decimals = digits / [1e1, 1e2, 1e3, 1e4, 1e5, 1e6][Int.random(in: 0..<6, using: &generator)]
      for number in [decimals, -decimals, decimals.nextUp, decimals.nextDown] where number != number.rounded()
      {
        #expect(written { $0.append(number: number) } == number.description)
      }
    }
    for number in [
      1e-4, 1.5e-4, 9e-5, 0.9999, 0.99999, 1e11 + 0.5, 1e11 - 0.5, 99_999_999_999.9999, 0.1 + 0.2,
    ] {
      #expect(written { $0.append(number: number) } == number.description)
    }
    #expect(written { $0.append(number: .infinity) } == "inf")
    #expect(written { $0.append(number: .nan) } == "nan")
  }

  @Test
  func `writes any number as its description, without .0 and -0`() {
    var generator = SplitMix64(seed: 4)
    for _ in 0..<20_000 {
      let number = Double(bitPattern: generator.next())
      guard number.isFinite, number != number.rounded() else { continue }
      #expect(written { $0.append(number: number) } == number.description)
    }
    #expect(written { $0.append(number: -0.0) } == "0")
    #expect(written { $0.append(number: 0x1p60) } == (0x1p60).description)
  }
}
