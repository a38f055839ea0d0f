import ScrollBehavior
import SeededNumbers
import Testing

struct ItemFramesTests {
  @Test func `items of one length follow one another at their length and spacing`() {
    let frames = ItemFrames(count: 4, length: 100, spacing: 8, leadingPadding: 20, trailingPadding: 5)
    #expect(frames.count == 4)
    #expect(frames.spacing == 8)
    // By hand: 20 + 4·100 + 3·8 + 5.
    #expect(frames.contentLength == 449)
    #expect((0..<4).map { frames.leadingEdge(of: $0) } == [20, 128, 236, 344])
    #expect((0..<4).allSatisfy { frames.length(of: $0) == 100 })
  }

  @Test func `items of several lengths follow one another at their own`() {
    let frames = ItemFrames(lengths: [100, 50, 200], spacing: -10, leadingPadding: 7, trailingPadding: 3)
    #expect(frames.count == 3)
    // By hand: 7 + 100 + 50 + 200 − 2·10 + 3.
    #expect(frames.contentLength == 340)
    #expect((0..<3).map { frames.leadingEdge(of: $0) } == [7, 97, 137])
    #expect((0..<3).map { frames.length(of: $0) } == [100, 50, 200])
  }

  @Test(arguments: [(-1, 0), (Int.min, 0), (3, 2), (Int.max, 2)])
  func `an index outside the items gets the nearest item's frame`(index: Int, nearest: Int) {
    let listed = ItemFrames(lengths: [100, 50, 200])
    let equal = ItemFrames(count: 3, length: 60)
    for frames in [listed, equal] {
      #expect(frames.leadingEdge(of: index) == frames.leadingEdge(of: nearest))
      #expect(frames.length(of: index) == frames.length(of: nearest))
    }
  }

  @Test("the last item ends where the trailing padding begins, in either form", arguments: 0..<100)
  func end(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let count = Int.random(in: 1...30, using: &random)
    let length = Double.random(in: 1...500, using: &random)
    let spacing = Double.random(in: -0.9 * length...50, using: &random)
    let padding = Double.random(in: 0...80, using: &random)
    let equal = ItemFrames(
      count: count, length: length, spacing: spacing, leadingPadding: 12, trailingPadding: padding)
    let listed = ItemFrames(
      lengths: Array(repeating: length, count: count), spacing: spacing, leadingPadding: 12,
      trailingPadding: padding)
    for frames in [equal, listed] {
      let end = frames.leadingEdge(of: count - 1) + length + padding
      #expect(abs(frames.contentLength - end) < 1e-9)
    }
    #expect(abs(equal.contentLength - listed.contentLength) < 1e-9)
  }
}

struct ItemFramesBetweenTests {
  @Test("items between two positions are those that a look at each finds", arguments: 0..<200)
  func indexes(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let count = Int.random(in: 1...12, using: &generator)
    let spacing = Double(Int.random(in: -5...40, using: &generator))
    let lengths = (0..<count).map { _ in Double(Int.random(in: 6...90, using: &generator)) }
    let listed = ItemFrames(lengths: lengths, spacing: spacing, leadingPadding: 13, trailingPadding: 5)
    let equal = ItemFrames(count: count, length: lengths[0], spacing: spacing)
    for frames in [listed, equal] {
      for _ in 0..<40 {
        let start = Double(Int.random(in: -50...900, using: &generator))
        let end = start + Double(Int.random(in: 0...300, using: &generator))
        let expected = (0..<count).filter {
          frames.trailingEdge(of: $0) > start && frames.leadingEdge(of: $0) < end
        }
        #expect(Array(frames.indexes(from: start, to: end)) == expected || expected.isEmpty)
        if expected.isEmpty { #expect(start == end || frames.indexes(from: start, to: end).isEmpty) }
      }
    }
  }
}
