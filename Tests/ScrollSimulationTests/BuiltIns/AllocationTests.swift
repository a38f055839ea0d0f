import ScrollSimulation
import Testing

/// Debug builds may allocate for closures, so only optimized ones are held to it.
private let isOptimized: Bool = {
  #if DEBUG
  false
  #else
  true
  #endif
}()

private final class Thing {
  var number = 0
}

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

/// How many objects it allocates to make a thousand contexts, and to ask a behavior in each.
private func allocations(_ behavior: any ScrollTargetBehavior) -> (making: Int, asking: Int)? {
  let size = CGSize(width: 390, height: 844)
  var contexts: [ScrollTargetBehaviorContext] = []
  contexts.reserveCapacity(1020)
  func make(_ times: Int) {
    for step in 0..<times {
      contexts.append(
        ScrollTargetBehaviorContext(
          originalTarget: ScrollTarget(rect: CGRect(origin: CGPoint(x: Double(step), y: 0), size: size)),
          velocity: CGVector(dx: Double(step) - 500, dy: 0),
          contentSize: CGSize(width: 7800, height: 844),
          containerSize: size,
          axes: .horizontal
        ))
    }
  }
  var sum = 0.0
  func ask(_ contexts: ArraySlice<ScrollTargetBehaviorContext>) {
    for context in contexts {
      var target = context.originalTarget
      target.rect.origin.x += 100
      behavior.updateTarget(&target, context: context)
      sum += target.rect.origin.x
    }
  }
  make(20)
  ask(contexts[...])
  guard let making = AllocationCount.during({ make(1000) }),
    let asking = AllocationCount.during({ ask(contexts[20...]) })
  else { return nil }
  #expect(sum > 0)
  return (making, asking)
}

/// Each counts in a process of its own: the runtime's hook is one for all threads, and other tests run on them.
@Suite(.enabled(if: AllocationCount.isPossible, "this Swift runtime does not export _swift_allocObject"))
struct AllocationTests {
  @Test("the counter counts: a hundred objects and the array that holds them")
  func counter() async {
    await #expect(processExitsWith: .success) {
      var sum = 0
      let count = try #require(AllocationCount.during { sum = makeThings(100) })
      #expect(sum == 4950)
      #expect(count >= 100 && count <= 110)
      #expect(AllocationCount.during {} == 0)
    }
  }

  @Test(
    "a settlement by any behavior allocates nothing, with equal items, listed items and none",
    .enabled(if: isOptimized, "only optimized builds allocate nothing")
  )
  func settlements() async {
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

  @Test(
    "asking a behavior of unknown type allocates nothing, and making a context one object",
    .enabled(if: isOptimized, "only optimized builds allocate nothing")
  )
  func contexts() async {
    await #expect(processExitsWith: .success) {
      for builtIn in BuiltIn.allCases {
        guard let behavior = builtIn.behavior else { continue }
        let count = try #require(allocations(behavior))
        #expect(count.making == 1000, "\(builtIn.rawValue)")
        #expect(count.asking == 0, "\(builtIn.rawValue)")
      }
    }
  }
}
