@testable import ScrollSimulation
import Testing

@Suite("A threshold")
struct ThresholdTests {
  private static func function(_ behavior: BuiltIn, _ layout: ScrollLayout) -> SettlementFunction {
    let settling = Settling(layout, behavior: behavior.behavior)
    return SettlementFunction(settling, from: settling.grids.pages[9])
  }

  @Test func `is none where no answer is known on one side of it`() throws {
    let settling = Settling(try ScrollLayout(bounds: 390), behavior: NearestPageBehavior())
    func thresholds(without lost: ClosedRange<Double>) throws -> [Double] {
      try Threshold.along(MapAxis(0...780, count: 79), watching: .page) { drag in
        if lost.contains(drag) { return .lost }
        return MapOutcome(try settling.settle(from: 0, Gesture(drag: -drag)), from: settling.place(0))
      }.map(\.at)
    }
    #expect(try thresholds(without: -2 ... -1).map { $0.rounded() } == [195, 585])
    #expect(try thresholds(without: 0...90).map { $0.rounded() } == [195, 585])
    #expect(try thresholds(without: 0...300).map { $0.rounded() } == [585])
    #expect(try thresholds(without: 150...250).map { $0.rounded() } == [585])
  }

  private static let third = 1.0 / 3

  /// Where a drag alone turns a page, in parts of the container.
  private static let partsOfContainer: [(BuiltIn, [Double])] = [
    (.distancePaging, [-third, third]), (.nearestPage, [-0.5, 0.5]), (.nearestPageDown, [0]),
    (.containerPaging, [-third, third]), (.containerPagingEarly, [-0.1, 0.1]),
    (.containerPagingLate, [-0.9, 0.9]), (.flickPaging, [-0.5, 0.5]), (.singleView, [-0.5, 0.5]),
    (.thresholdPaging, [-third, third]), (.paging, [-0.5, 0.5]), (.velocityPaging, [-0.5, 0.5]),
  ]

  /// The velocity in points per second of a fling whose free path has a length in points.
  private static func fling(of path: Double) -> Double { 1000 * (path * -log(0.998) + 0.01) }

  /// Along drags alone: the behaviors whose rule says where a page turns, in containers.
  @Test(arguments: partsOfContainer)
  func `of a drag lies where the rule says`(_ behavior: BuiltIn, _ parts: [Double]) throws {
    for width in [390.0, 844, 333.3] {
      let layout = try ScrollLayout(bounds: width)
      let found = try Self.function(behavior, layout).thresholdsAlongX(over: -0.99 * width...0.99 * width)
      #expect(found.count == parts.count, "\(found.map(\.at))")
      for (threshold, part) in zip(found, parts) {
        #expect(abs(threshold.at - part * width) < 0.01, "\(threshold.at) is not \(part * width)")
      }
    }
  }

  /// Along velocities alone, forward only.
  @Test func `of a fling lies where the rule says`() throws {
    let layout = try ScrollLayout()
    let nearest: [Double] = [195, 585, 975, 1365, 1755].map(Self.fling)
    let cases: [(BuiltIn, [Double])] = [
      (.nearestPage, nearest),
      // The page nearest to the proposal is the third one already when several are allowed.
      (.flickPaging, [200, 2000, Self.fling(of: 1365), Self.fling(of: 1755)]),
      (.paging, [10]), (.distancePaging, [Self.fling(of: 130)]), (.containerPaging, [Self.fling(of: 130)]),
    ]
    for (behavior, expected) in cases {
      let found = try Self.function(behavior, layout).thresholdsAlongY(over: -4000...0)
      #expect(found.count == expected.count, "\(behavior): \(found.map(\.at))")
      for (threshold, speed) in zip(found.reversed(), expected) {
        #expect(abs(threshold.at + speed) < 0.01, "\(behavior): \(threshold.at) is not \(-speed)")
      }
    }
  }

  @Test func `lies between two numbers of which one comes to each outcome`() throws {
    for behavior in BuiltIn.allCases {
      let function = Self.function(behavior, try ScrollLayout(bounds: 844, safeArea: AxisInsets(47)))
      for watched in [Watched.page, .item, .misalignment()] {
        for threshold in try function.thresholdsAlongX(at: -300, watching: watched) {
          #expect(abs(threshold.upper - threshold.lower) <= 0.0005)
          #expect(threshold.before == (try function.outcome(x: threshold.lower, y: -300)))
          #expect(threshold.after == (try function.outcome(x: threshold.upper, y: -300)))
          #expect(watched.value(of: threshold.before) != watched.value(of: threshold.after))
        }
      }
    }
  }

  @Test func `is the same backward, mirrored and turned`() throws {
    let plain = try ScrollLayout()
    let mirrored = try ScrollLayout(layoutDirection: .rightToLeft)
    let turned = try ScrollLayout(axis: .vertical)
    for behavior in BuiltIn.allCases where ![.velocityPaging, .multiple, .multipleOf40].contains(behavior) {
      let here = Self.function(behavior, plain)
      let there = Self.function(behavior, mirrored)
      let upward = Self.function(behavior, turned)
      let drags = try here.thresholdsAlongX().map(\.at)
      let flings = try here.thresholdsAlongY().map(\.at)
      #expect(close(drags, try there.thresholdsAlongX().map { -$0.at }.reversed()), "\(behavior)")
      #expect(close(flings, try there.thresholdsAlongY().map { -$0.at }.reversed()), "\(behavior)")
      #expect(close(drags, try upward.thresholdsAlongX().map(\.at)), "\(behavior)")
      #expect(close(flings, try upward.thresholdsAlongY().map(\.at)), "\(behavior)")
    }
  }

  private func close(_ some: [Double], _ others: [Double]) -> Bool {
    some.count == others.count && zip(some, others).allSatisfy { abs($0 - $1) < 0.002 }
  }

  @Test func `of what is counted is the first number after the change`() throws {
    let axis = MapAxis((1...60).map(Double.init), isCounted: true)
    let found = try Threshold.along(axis, watching: .page) { number in
      let settling = Settling(
        try ScrollLayout(content: .stack(ItemStack(count: Int(number)))), behavior: ContainerPagingBehavior())
      let start = min(390, settling.layout.reach)
      return MapOutcome(
        try settling.settle(from: start, Gesture(velocity: -1200)), from: settling.grids.place(start))
    }
    // With fewer than three pages there is no next one.
    #expect(found.map(\.at) == [3])
  }

  @Test func `is found several times between two samples`() throws {
    let settling = Settling(try ScrollLayout(), behavior: NearestPageBehavior())
    let place = settling.grids.place(0)
    let found = try Threshold.along(MapAxis([0, -3900]), watching: .page) {
      MapOutcome(try settling.settle(from: 0, Gesture(drag: $0)), from: place)
    }
    #expect(found.map(\.at) == Array(stride(from: -195.0, to: -3900, by: -390)))
  }

  @Test func `of numbers that cannot be is an error`() throws {
    let function = Self.function(.paging, try ScrollLayout())
    #expect(throws: SimulationError.self) { try function.thresholdsAlongX(over: 0...1e300) }
  }
}
