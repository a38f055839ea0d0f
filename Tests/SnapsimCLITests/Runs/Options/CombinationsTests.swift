import Testing

@testable import SnapsimRuns
@testable import SnapsimText

@Suite("Combinations of sweeps")
struct CombinationsTests {
  private func sweep(_ option: Option, _ text: String) throws -> Sweep { (option, try NumberSequence(text)) }

  @Test func `without sweeps there is one combination`() throws {
    let sweeps: [Sweep] = []
    #expect(sweeps.combinations == 1)
    sweeps.forEachCombination(from: RunOptions(behaviors: BehaviorCatalog())) { _, numbers, changed in
      #expect(numbers.isEmpty && changed == 0)
    }
  }

  @Test("the last sweep varies fastest, each number in its place, and what has changed is told")
  func order() throws {
    let sweeps = [try sweep(.items, "5,6"), try sweep(.drag, "0:1:0.5"), try sweep(.velocity, "7,8")]
    #expect(sweeps.combinations == 12)
    var (rows, changes): ([[Double]], [Int]) = ([], [])
    sweeps.forEachCombination(from: RunOptions(behaviors: BehaviorCatalog())) { options, numbers, changed in
      rows.append(numbers)
      changes.append(changed)
      #expect([Double(options.layout.items), options.gesture.drag, options.gesture.velocity] == numbers)
    }
    #expect(
      rows == [
        [5, 0, 7], [5, 0, 8], [5, 0.5, 7], [5, 0.5, 8], [5, 1, 7], [5, 1, 8],
        [6, 0, 7], [6, 0, 8], [6, 0.5, 7], [6, 0.5, 8], [6, 1, 7], [6, 1, 8],
      ])
    #expect(changes == [0, 2, 1, 2, 1, 2, 0, 2, 1, 2, 1, 2])
  }

  static let sizes: [([String], Int?)] = [
    (["1:1e9:1"], 1_000_000_000), (["1:1e9:1", "1,2"], nil), (["1:1e6:1", "1:1e3:1"], 1_000_000_000),
    (["1:1e6:1", "1:1e3:1", "5"], 1_000_000_000), (["1:1e6:1", "1:1001:1"], nil),
    (["1:1e9:1", "1:1e9:1", "1:1e9:1", "1:1e9:1"], nil),
  ]

  @Test(arguments: sizes)
  func `more combinations than a range has numbers are refused`(texts: [String], count: Int?) throws {
    let sweeps = try texts.map { try sweep(.velocity, $0) }
    #expect(sweeps.combinations == count)
  }

  @Test func `numeric options of layout and gesture can be swept, and no other`() {
    let names = Option.all.filter(\.isSweepable).map(\.name)
    for name in ["width", "items", "spacing", "item-length", "offset", "page", "drag", "velocity"] {
      #expect(names.contains(name))
    }
    for name in ["item-lengths", "safe-area", "padding", "tolerance", "deceleration", "behavior", "axis"] {
      #expect(!names.contains(name))
    }
  }
}
