import ScrollSimulation
import SeededNumbers
import Testing

private final class Thing { var number = 0 }

@inline(never)
private func makeThings(_ count: Int) -> Int {
  var things: [Thing] = []
  things.reserveCapacity(count)
  for number in 0..<count {
    let thing = Thing()
    thing.number = number
    things.append(thing)
  }
  return things.reduce(0) { $0 + $1.number }
}

/// How many objects a thousand settlements allocate, after a few to warm up.
private func allocations(_ settling: Settling) throws -> Int? {
  var sum = 0.0
  func settle(_ times: Int) throws {
    for step in 0..<times {
      let gesture = Gesture(drag: Double(step % 5) * 20 - 50, velocity: Double(step % 11) * 700 - 3500)
      sum += try settling.settle(from: Double(step) * 7.5, gesture).offset
    }
  }
  try settle(20)
  let count = try AllocationCount.during { try settle(1000) }
  #expect(sum > 0)
  return count
}

/// Each counts in a process of its own: the runtime's hook is one for all threads, and other tests run on them.
@Suite(.enabled(if: AllocationCount.isPossible, "this Swift runtime does not export _swift_allocObject"))
struct AllocationTests {
  @Test func `the counter counts: a hundred objects and the array that holds them`() async {
    await #expect(processExitsWith: .success) {
      var sum = 0
      let count = try #require(AllocationCount.during { sum = makeThings(100) })
      #expect(sum == 4950)
      #expect(count >= 100 && count <= 110)
      #expect(AllocationCount.during {} == 0)
    }
  }

  // Debug builds may allocate for closures.
  @Test(.enabled(if: isOptimized, "only optimized builds allocate nothing"))
  func `a settlement by any behavior allocates nothing, with equal items, listed items and none`() async {
    await #expect(processExitsWith: .success) {
      let contents: [ScrollLayout.Content] = [
        .stack(ItemStack(count: 1000, length: .points(90), spacing: 10)),
        .stack(ItemStack(lengths: (0..<1000).map { Double(50 + $0 % 7 * 90) }, spacing: 10)),
        .length(100_000),
      ]
      for builtIn in BuiltIn.allCases {
        for content in contents {
          for direction in LayoutDirection.allCases {
            let layout = try ScrollLayout(safeArea: 20, content: content, layoutDirection: direction)
            let count = try allocations(Settling(layout, behavior: builtIn.behavior))
            #expect(count == 0, "\(builtIn.rawValue), \(direction), content of \(layout.contentLength)")
          }
        }
      }
    }
  }
}
