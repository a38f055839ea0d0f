import ScrollBehavior
import Testing

struct PartitioningIndexTests {
  @Test(arguments: 0..<20)
  func `the first number from which on a condition holds is found, in ranges of every length`(count: Int) {
    for start in [-7, 0, 12] {
      let range = start..<(start + count)
      for first in start...(start + count) {
        var asked: [Int] = []
        let found = range.partitioningIndex {
          asked.append($0)
          return $0 >= first
        }
        #expect(found == first)
        #expect(asked.allSatisfy(range.contains))
        #expect(asked.count <= 5)
      }
    }
  }

  @Test func `the widest range there is does not overflow`() {
    #expect((0..<Int.max).partitioningIndex(where: { _ in false }) == .max)
    #expect((0..<Int.max).partitioningIndex(where: { $0 >= 1 << 40 }) == 1 << 40)
  }
}
